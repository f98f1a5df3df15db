import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecord } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../../tests/rules';
import { Analysis } from './analysis.svelte';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string) => id,
  sayMessage: (message: { id: string }) => message.id,
  words: () => ({}),
}));

beforeAll(loadRulesHere);

const game = ['d2-d3', 'd7-d6', 'e2-e3', 'e7-e6'];

/** A game of four moves, looked at from its end. */
function analysed(): Analysis {
  const analysis = Analysis.ofPosition('la-trel/base', undefined);
  analysis.play(game);
  return analysis;
}

const mainLine = (analysis: Analysis): string[] => analysis.game.tree.line().map((node) => node.move);
const shown = (analysis: Analysis): string[] => analysis.game.tree.movesTo(analysis.game.shown);

describe('an analysis', () => {
  it('goes on with the game at its end and begins a branch anywhere else', () => {
    const analysis = analysed();
    expect(mainLine(analysis)).toEqual(game);
    analysis.first();
    analysis.play(['a2-a3', 'a7-a6']);
    expect(mainLine(analysis), 'the game stays what it was').toEqual(game);
    expect(shown(analysis)).toEqual(['a2-a3', 'a7-a6']);
    expect(analysis.onBranch).toBe(true);
    analysis.dispose();
  });

  it('plays a line up to the first move that is refused, and can leave the reader at its beginning', () => {
    const analysis = analysed();
    analysis.play(['c2-c3', 'c7-c6', 'a1-a8', 'b2-b3'], analysis.nodeAt(2), 1);
    expect(shown(analysis)).toEqual(['d2-d3', 'd7-d6', 'c2-c3']);
    expect(analysis.game.tree.find(['d2-d3', 'd7-d6', 'c2-c3', 'c7-c6'])).toBeDefined();
    expect(analysis.game.shown.children[0]!.children).toEqual([]);
    analysis.dispose();
  });

  it('walks back and forth, along the game or along a branch', () => {
    const analysis = analysed();
    analysis.back();
    analysis.back();
    expect(shown(analysis)).toEqual(game.slice(0, 2));
    analysis.forward();
    analysis.last();
    expect(shown(analysis)).toEqual(game);
    analysis.first();
    analysis.play(['a2-a3', 'a7-a6']);
    analysis.back();
    analysis.forward();
    expect(shown(analysis)).toEqual(['a2-a3', 'a7-a6']);
    analysis.dispose();
  });

  it('deletes a branch as a whole, or makes it the game', () => {
    const analysis = analysed();
    analysis.play(['c2-c3', 'c7-c6'], analysis.nodeAt(2));
    analysis.deleteBranch();
    expect(shown(analysis)).toEqual(game.slice(0, 2));
    expect(analysis.game.tree.find([...game.slice(0, 2), 'c2-c3'])).toBeUndefined();
    analysis.play(['c2-c3'], analysis.nodeAt(2));
    analysis.promoteBranch();
    expect(mainLine(analysis)).toEqual([...game.slice(0, 2), 'c2-c3']);
    expect(analysis.game.tree.find(game), 'the old game is a branch now').toBeDefined();
    expect(analysis.grown).toBeGreaterThan(3);
    analysis.dispose();
  });

  it('takes typed moves, several at once, and plays nothing of what is refused', () => {
    const analysis = Analysis.ofPosition('chasse-croise/standard', undefined);
    expect(analysis.type('63')).toBeUndefined();
    expect(analysis.type('a+6 b+6')).toMatchObject({ kind: 'refused' });
    expect(shown(analysis)).toEqual(['63']);
    expect(analysis.type('a+6  b+3')).toBeUndefined();
    expect(shown(analysis)).toEqual(['63', 'a+6', 'b+3']);
    expect(analysis.type('what')).toMatchObject({ kind: 'unreadable' });
    analysis.dispose();
    const other = analysed();
    expect(other.type('a1-a3')).toMatchObject({ kind: 'refused', refusal: { rule: 'LT-7' } });
    other.dispose();
  });

  it('writes a record that the rules accept, in every variant and with branches', () => {
    for (const variant of variants()) {
      const table = randomTable(variant, 25, 8);
      const analysis = Analysis.ofPosition(variant, undefined);
      analysis.play(table.moves());
      analysis.show(analysis.nodeAt(Math.min(4, table.moves().length)));
      const legal = analysis.game.table.legal(1_000)?.at(-1);
      if (legal) analysis.play([legal]);
      const reading = readRecord(analysis.recordText() ?? '');
      if (reading.kind === 'problem') throw new Error(`${variant}: ${JSON.stringify(reading.problem)}`);
      const again = Analysis.ofRecord(reading.tree);
      expect(mainLine(again)).toEqual(table.moves());
      analysis.dispose();
      again.dispose();
    }
  });

  it('hands its game to a review', () => {
    const analysis = analysed();
    analysis.first();
    expect(analysis.soFar(analysis.game.tree.endOf()), 'whatever is looked at').toMatchObject({
      variant: 'la-trel/base',
      moves: game,
    });
    expect(analysis.nodeAt(0)).toBe(analysis.game.tree.root);
    expect(analysis.game.tree.movesTo(analysis.nodeAt(3))).toEqual(game.slice(0, 3));
    analysis.dispose();
  });
});
