import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecord } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../../tests/rules';
import { Study } from './study.svelte';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string) => id,
  sayMessage: (message: { id: string }) => message.id,
  words: () => ({}),
}));

beforeAll(loadRulesHere);

const game = ['d2-d3', 'd7-d6', 'e2-e3', 'e7-e6'];

/** A game of four moves, looked at from its end. */
function studied(): Study {
  const study = Study.ofPosition('la-trel/base', undefined);
  study.play(game);
  return study;
}

const mainLine = (study: Study): string[] => study.game.tree.line().map((node) => node.move);
const shown = (study: Study): string[] => study.game.tree.movesTo(study.game.shown);

describe('a study', () => {
  it('goes on with the game at its end and begins a branch anywhere else', () => {
    const study = studied();
    expect(mainLine(study)).toEqual(game);
    study.first();
    study.play(['a2-a3', 'a7-a6']);
    expect(mainLine(study), 'the game stays what it was').toEqual(game);
    expect(shown(study)).toEqual(['a2-a3', 'a7-a6']);
    expect(study.onBranch).toBe(true);
    study.dispose();
  });

  it('plays a line up to the first move that is refused, and can leave the reader at its beginning', () => {
    const study = studied();
    study.play(['c2-c3', 'c7-c6', 'a1-a8', 'b2-b3'], study.nodeAt(2), 1);
    expect(shown(study)).toEqual(['d2-d3', 'd7-d6', 'c2-c3']);
    expect(study.game.tree.find(['d2-d3', 'd7-d6', 'c2-c3', 'c7-c6'])).toBeDefined();
    expect(study.game.shown.children[0]!.children).toEqual([]);
    study.dispose();
  });

  it('walks back and forth, along the game or along a branch', () => {
    const study = studied();
    study.back();
    study.back();
    expect(shown(study)).toEqual(game.slice(0, 2));
    study.forward();
    study.last();
    expect(shown(study)).toEqual(game);
    study.first();
    study.play(['a2-a3', 'a7-a6']);
    study.back();
    study.forward();
    expect(shown(study)).toEqual(['a2-a3', 'a7-a6']);
    study.dispose();
  });

  it('deletes a branch as a whole, or makes it the game', () => {
    const study = studied();
    study.play(['c2-c3', 'c7-c6'], study.nodeAt(2));
    study.deleteBranch();
    expect(shown(study)).toEqual(game.slice(0, 2));
    expect(study.game.tree.find([...game.slice(0, 2), 'c2-c3'])).toBeUndefined();
    study.play(['c2-c3'], study.nodeAt(2));
    study.promoteBranch();
    expect(mainLine(study)).toEqual([...game.slice(0, 2), 'c2-c3']);
    expect(study.game.tree.find(game), 'the old game is a branch now').toBeDefined();
    expect(study.grown).toBeGreaterThan(3);
    study.dispose();
  });

  it('takes typed moves, several at once, and plays nothing of what is refused', () => {
    const study = Study.ofPosition('chasse-croise/standard', undefined);
    expect(study.type('63')).toBeUndefined();
    expect(study.type('a+6 b+6')).toMatchObject({ kind: 'refused' });
    expect(shown(study)).toEqual(['63']);
    expect(study.type('a+6  b+3')).toBeUndefined();
    expect(shown(study)).toEqual(['63', 'a+6', 'b+3']);
    expect(study.type('what')).toMatchObject({ kind: 'unreadable' });
    study.dispose();
    const other = studied();
    expect(other.type('a1-a3')).toMatchObject({ kind: 'refused', refusal: { rule: 'LT-7' } });
    other.dispose();
  });

  it('writes a record that the rules accept, in every variant and with branches', () => {
    for (const variant of variants()) {
      const table = randomTable(variant, 25, 8);
      const study = Study.ofPosition(variant, undefined);
      study.play(table.moves());
      study.show(study.nodeAt(Math.min(4, table.moves().length)));
      const legal = study.game.table.legal(1_000)?.at(-1);
      if (legal) study.play([legal]);
      const reading = readRecord(study.recordText() ?? '');
      if (reading.kind === 'problem') throw new Error(`${variant}: ${JSON.stringify(reading.problem)}`);
      const again = Study.ofRecord(reading.tree);
      expect(mainLine(again)).toEqual(table.moves());
      study.dispose();
      again.dispose();
    }
  });

  it('hands its game to a review', () => {
    const study = studied();
    study.first();
    expect(study.soFar(study.game.tree.endOf()), 'whatever is looked at').toMatchObject({ variant: 'la-trel/base', moves: game });
    expect(study.nodeAt(0)).toBe(study.game.tree.root);
    expect(study.game.tree.movesTo(study.nodeAt(3))).toEqual(game.slice(0, 3));
    study.dispose();
  });
});
