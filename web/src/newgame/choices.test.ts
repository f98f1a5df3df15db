import { describe, expect, test } from 'vitest';
import catalog from 'virtual:catalog';
import { playPath, readParameters } from '../game/params';
import { choicesLike, CLOCKS, firstChoices, gameOfChoices, readChoices } from './choices';

const first = firstChoices(catalog);

describe('the choices for a new game', () => {
  test('at first are a person against the easiest computer, without a clock', () => {
    expect(gameOfChoices(first)).toEqual({ variant: 'la-trel/base', players: ['human', 'level-1'] });
  });

  test('come back as they were kept, and survive nonsense', () => {
    const chosen = {
      ...first,
      variant: 'attangle/grand',
      opponent: 'watch',
      side: 'lot',
      level: 7,
      clock: '5+3',
      touchMove: true,
    } as const;
    expect(readChoices(chosen, catalog)).toEqual(chosen);
    for (const nonsense of [
      {},
      { level: 11, variant: 'chess/base', clock: '1+1', side: 3, touchMove: 'yes' },
      { level: '2', opponent: null },
    ]) {
      expect(readChoices(nonsense, catalog), JSON.stringify(nonsense)).toEqual(first);
    }
  });

  test('seat the person where they asked to sit, or by lot', () => {
    const players = (side: 'one' | 'two' | 'lot', lot = 0) => gameOfChoices({ ...first, side }, () => lot).players;
    expect(players('one')).toEqual(['human', 'level-1']);
    expect(players('two')).toEqual(['level-1', 'human']);
    expect(players('lot', 0.2)).toEqual(['human', 'level-1']);
    expect(players('lot', 0.8)).toEqual(['level-1', 'human']);
  });

  test('seat two people or two computers', () => {
    expect(gameOfChoices({ ...first, opponent: 'person' }).players).toEqual(['human', 'human']);
    expect(gameOfChoices({ ...first, opponent: 'watch', level: 3, otherLevel: 9 }).players).toEqual(['level-3', 'level-9']);
  });

  test('lead to an address that the play page reads as they were meant', () => {
    for (const clock of CLOCKS) {
      const settings = gameOfChoices({ ...first, clock });
      const address = new URL(playPath(settings), 'https://example.org');
      const read = readParameters(settings.variant, address.searchParams);
      expect(read.problems).toEqual([]);
      expect(read.settings).toEqual(settings);
      expect(settings.clock === undefined).toBe(clock === 'none');
    }
  });

  test('can be taken from a game, and make the same game again', () => {
    const games = [
      { variant: 'attangle/grand', players: ['human', 'level-6'] },
      { variant: 'attangle/grand', players: ['level-3', 'human'], clock: { minutes: 10, increment: 5 } },
      { variant: 'la-trel/master', players: ['level-3', 'level-9'] },
      { variant: 'la-trel/master', players: ['human', 'level-9'], touchMove: true },
    ] as const;
    for (const game of games) {
      expect(gameOfChoices(choicesLike(game, { ...first, side: 'lot', clock: '3+2' }))).toEqual(game);
    }
    // Two people: the game says nothing about the computer, so the kept choice stays.
    expect(choicesLike({ variant: 'la-trel/base', players: ['human', 'human'] }, first).opponent).toBe('computer');
  });
});
