// What is filmed when a board changes, and what is not shown twice.

import { beforeAll, describe, expect, test } from 'vitest';
import { type Effect, Table } from '$generated/wasm/ludotheca';
import { Progress } from './progress';
import { loadRulesHere } from './testing';
import { Touching } from './touching';

beforeAll(loadRulesHere);

const CHAIN = '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10';
const fresh = (table: Table) => Touching.begin(table, table.view(), { confirm: false });
const told = (effects: readonly Effect[] | undefined) =>
  effects?.map((effect) => (typeof effect === 'string' ? effect : Object.keys(effect)[0]));
const cell = (table: Table, name: string) => table.view().cells.find((one) => one.name === name)!.cell;

describe('a board', () => {
  test('that is shown for the first time is not filmed', () => {
    const table = Table.open('la-trel/base');
    expect(new Progress().scene(table, fresh(table)).film).toBeUndefined();
  });

  test('is the same scene as long as nothing has changed', () => {
    const table = Table.open('la-trel/base');
    const progress = new Progress();
    const touching = fresh(table);
    expect(progress.scene(table, touching)).toBe(progress.scene(table, touching));
  });

  test('films a move that was played', () => {
    const table = Table.open('la-trel/base');
    const progress = new Progress();
    progress.scene(table, fresh(table));
    table.play('e2-e3');
    expect(told(progress.scene(table, fresh(table)).film?.effects)).toEqual(['slide']);
  });

  test('films the moves of a turn one after the other', () => {
    const table = Table.open('chasse-croise/standard');
    const progress = new Progress();
    progress.scene(table, fresh(table));
    for (const move of ['63', 'a+6', 'b+3']) table.play(move);
    expect(told(progress.scene(table, fresh(table)).film?.effects)).toEqual(['roll', 'slide', 'slide', 'end-turn']);
  });

  test('films a chain hop by hop and shows no hop twice', () => {
    const table = Table.open('la-trel/base', CHAIN);
    const progress = new Progress();
    let touching = fresh(table);
    progress.scene(table, touching);
    touching = touching.touch({ cell: cell(table, 'd1') }).touch({ cell: cell(table, 'd4') });
    expect(told(progress.scene(table, touching).film?.effects)).toEqual(['slide', 'remove']);
    touching = touching.touch({ cell: cell(table, 'd6') });
    const { film } = progress.scene(table, touching);
    expect(told(film?.effects)).toEqual(['slide', 'remove']);
    table.play('d1xd4xd6');
    const last = progress.scene(table, fresh(table));
    expect(last.film).toBeUndefined();
    expect(last.view.side).toBe('two');
  });

  test('a touch that is taken back is not filmed', () => {
    const table = Table.open('la-trel/base', CHAIN);
    const progress = new Progress();
    const touching = fresh(table)
      .touch({ cell: cell(table, 'd1') })
      .touch({ cell: cell(table, 'd4') });
    progress.scene(table, touching);
    expect(progress.scene(table, touching.back()).film).toBeUndefined();
  });

  test('a move that is taken back, and leafing far through a game, is not filmed', () => {
    const table = Table.open('la-trel/base');
    const progress = new Progress();
    table.play('e2-e3');
    progress.scene(table, fresh(table));
    table.undo();
    expect(progress.scene(table, fresh(table)).film).toBeUndefined();
    for (const move of ['e2-e3', 'e7-e6', 'd2-d3', 'd7-d6', 'c2-c3', 'c7-c6']) table.play(move);
    expect(progress.scene(table, fresh(table)).film).toBeUndefined();
  });
});
