import { describe, expect, test } from 'vitest';
import { happen, happenAll, movesOf, NotATable, placeOf, sideOf, standingOffer, type TableState } from './state';
import { begun, hex, moved, stamped } from './testing';

const table = (...events: object[]): TableState => happenAll(undefined, stamped(...begun(), ...events))!;
const rolled = (turn: number, one: number, two: number) => ({ event: 'rolled', turn, dice: [one, two], own: hex('1') });
const alternating = (turn: number) => (turn % 2 === 0 ? 'one' : 'two');

describe('the events of a table', () => {
  test('add up to seats, turns and phase', () => {
    const state = table(moved(0, 'd2-d3'), moved(1, 'd7-d6'));
    expect(state).toMatchObject({ version: 6, phase: 'playing', hostIsOne: true });
    expect(state.seats.map(({ player }) => player)).toEqual([
      { kind: 'guest', name: 'Ada' },
      { kind: 'guest', name: 'Blaise' },
    ]);
    expect(movesOf(state)).toEqual(['d2-d3', 'd7-d6']);
  });

  test('are taken in the order of their versions and no other', () => {
    const [first, second, third] = stamped(...begun());
    expect(() => happen(undefined, second!)).toThrow(NotATable);
    expect(() => happen(happen(undefined, first!), third!)).toThrow(NotATable);
  });

  test('leave the state before as it was', () => {
    const before = table();
    const copy = structuredClone(before);
    happen(before, { ...stamped(moved(0, 'd2-d3'))[0]!, version: 5 });
    expect(before).toEqual(copy);
  });

  test('write rolls with the higher die first, before the moves of their turn', () => {
    const state = table(rolled(0, 2, 5), moved(0, 'a+2', 'b+5'), rolled(1, 3, 1));
    expect(movesOf(state)).toEqual(['52', 'a+2', 'b+5', '31']);
  });

  test('keep a roll that was seen when its turn is taken back', () => {
    const rolls = [rolled(0, 2, 5), moved(0, 'a+2', 'b+5'), rolled(1, 3, 1), moved(1, 'c+3')];
    const back = table(...rolls, { event: 'taken-back', turns: 1 });
    expect(movesOf(back)).toEqual(['52', 'a+2', 'b+5', '31']);
    const further = table(...rolls, { event: 'taken-back', turns: 1 }, { event: 'taken-back', turns: 0 });
    expect(movesOf(further)).toEqual(['52']);
    const again = happen(further, { ...stamped(moved(0, 'b+2', 'a+5'))[0]!, version: further.version + 1 });
    expect(movesOf(again)).toEqual(['52', 'b+2', 'a+5', '31']);
  });

  test('let an offer stand until the other player has played, declined or ended it', () => {
    const offered = { event: 'offered', by: 'one', offer: 'draw' };
    expect(standingOffer(table(moved(0, 'x'), offered), alternating)).toMatchObject({ by: 'one', offer: 'draw' });
    expect(standingOffer(table(offered, moved(0, 'x')), alternating)).toBeDefined();
    expect(standingOffer(table(offered, moved(0, 'x'), moved(1, 'y')), alternating)).toBeUndefined();
    expect(standingOffer(table(offered, { event: 'declined', by: 'two' }), alternating)).toBeUndefined();
    expect(standingOffer(table(offered, { event: 'taken-back', turns: 0 }), alternating)).toBeUndefined();
  });

  test('end with what was secret', () => {
    const ended = { event: 'ended', result: '1', termination: 'resign', secret: hex('5'), seeds: [null, hex('6')] };
    expect(table(ended)).toMatchObject({ phase: 'over', ending: { result: '1', termination: 'resign' }, secret: hex('5') });
    expect(table(ended).seeds).toEqual([undefined, hex('6')]);
    expect(table({ event: 'aborted' }).phase).toBe('aborted');
  });

  test('that this page does not know yet change nothing', () => {
    expect(table({ event: 'something-new' })).toMatchObject({ phase: 'playing', version: 5 });
  });

  test('say which place plays which side', () => {
    for (const hostIsOne of [true, false])
      for (const place of [0, 1] as const) expect(placeOf({ hostIsOne }, sideOf({ hostIsOne }, place))).toBe(place);
    expect(sideOf({ hostIsOne: false }, 0)).toBe('two');
  });
});
