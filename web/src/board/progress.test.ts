// What is filmed when a board changes, and what is not shown twice.

import { beforeAll, describe, expect, test } from 'vitest';
import { type Effect, Table } from '$generated/wasm/ludotheca';
import { Progress } from './progress';
import { after, goTo, type Position, positionOf } from '../rules/position';
import { loadRulesHere } from '../../tests/rules';
import { cellNamed } from './testing';
import { Touching } from './touching';

beforeAll(loadRulesHere);

const CHAIN = '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10';
const at = (variant: string, position?: string): Position => positionOf(Table.open(variant, position));
const fresh = (position: Position) => Touching.begin(position, { confirm: false });
/** The position after these moves, played at once. */
function played(position: Position, ...moves: string[]): Position {
  const { played, reached } = (position.table() as Table).attempt(moves);
  expect(played.map(({ text }) => text)).toEqual(moves);
  const effects = played.flatMap((move) => move.effects);
  return after(position, reached!, effects, moves.length);
}
const told = (effects: readonly Effect[] | undefined) =>
  effects?.map((effect) => (typeof effect === 'string' ? effect : Object.keys(effect)[0]));
const cell = ({ view }: Position, name: string) => cellNamed(view, name);

describe('a board', () => {
  test('that is shown for the first time is not filmed', () => {
    const start = at('la-trel/base');
    expect(new Progress().scene(fresh(start)).film).toBeUndefined();
  });

  test('is the same scene as long as nothing has changed', () => {
    const start = at('la-trel/base');
    const progress = new Progress();
    const touching = fresh(start);
    expect(progress.scene(touching)).toBe(progress.scene(touching));
  });

  test('films a move that was played', () => {
    const start = at('la-trel/base');
    const progress = new Progress();
    progress.scene(fresh(start));
    expect(told(progress.scene(fresh(played(start, 'e2-e3'))).film?.effects)).toEqual(['slide']);
  });

  test('films the moves of a turn one after the other', () => {
    const start = at('chasse-croise/standard');
    const progress = new Progress();
    progress.scene(fresh(start));
    const turn = played(start, '63', 'a+6', 'b+3');
    expect(told(progress.scene(fresh(turn)).film?.effects)).toEqual(['roll', 'slide', 'slide', 'end-turn']);
  });

  test('films a chain hop by hop and shows no hop twice', () => {
    const start = at('la-trel/base', CHAIN);
    const progress = new Progress();
    let touching = fresh(start);
    progress.scene(touching);
    touching = touching.touch({ cell: cell(start, 'd1') }).touch({ cell: cell(start, 'd4') });
    expect(told(progress.scene(touching).film?.effects)).toEqual(['slide', 'remove']);
    touching = touching.touch({ cell: cell(start, 'd6') });
    const { film } = progress.scene(touching);
    expect(told(film?.effects)).toEqual(['slide', 'remove']);
    const last = progress.scene(fresh(played(start, 'd1xd4xd6')));
    expect(last.film).toBeUndefined();
    expect(last.view.side).toBe('two');
  });

  test('a touch that is taken back is not filmed', () => {
    const start = at('la-trel/base', CHAIN);
    const progress = new Progress();
    const touching = fresh(start)
      .touch({ cell: cell(start, 'd1') })
      .touch({ cell: cell(start, 'd4') });
    progress.scene(touching);
    expect(progress.scene(touching.back()).film).toBeUndefined();
  });

  test('a move that is taken back, and leafing far through a game, is not filmed', () => {
    const start = at('la-trel/base');
    const progress = new Progress();
    const table = start.table() as Table;
    const moved = played(start, 'e2-e3');
    progress.scene(fresh(moved));
    const back = goTo(table, moved, ['e2-e3'], []);
    expect(progress.scene(fresh(back)).film).toBeUndefined();
    const far = goTo(table, back, [], ['e2-e3', 'e7-e6', 'd2-d3', 'd7-d6', 'c2-c3', 'c7-c6']);
    expect(far.state.ply).toBe(6);
    expect(progress.scene(fresh(far)).film).toBeUndefined();
  });

  test('leafing a little forward is filmed, and only from where the board stands', () => {
    const start = at('la-trel/base');
    const table = start.table() as Table;
    const progress = new Progress();
    progress.scene(fresh(start));
    const [two, three] = [
      ['e2-e3', 'e7-e6'],
      ['e2-e3', 'e7-e6', 'd2-d3'],
    ];
    const forward = goTo(table, start, [], two);
    expect(told(progress.scene(fresh(forward)).film?.effects)).toEqual(['slide', 'slide']);
    goTo(table, forward, two, three);
    const unseen = goTo(table, forward, three, two);
    expect(progress.scene(fresh(goTo(table, unseen, two, three))).film).toBeUndefined();
  });
});
