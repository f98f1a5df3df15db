import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecord, type RecordTree, writeRecord } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../tests/rules';
import { GameTree } from './tree';

beforeAll(loadRulesHere);
// A busy machine is no failure.
vi.setConfig({ testTimeout: 30_000 });

const texts = (nodes: { move: string }[]) => nodes.map((node) => node.move);

describe('a tree of moves', () => {
  it('follows moves it has and branches where they differ', () => {
    const tree = new GameTree('la-trel/base');
    const main = tree.play(['d2-d3', 'd7-d6', 'e2-e3']);
    expect(tree.play(['d2-d3', 'd7-d6'], tree.root)).toBe(main.parent);
    const branch = tree.play(['c2-c3'], main.parent!);
    expect(texts(tree.line())).toEqual(['d2-d3', 'd7-d6', 'e2-e3']);
    expect(tree.movesTo(branch)).toEqual(['d2-d3', 'd7-d6', 'c2-c3']);
    expect(tree.isOnMainLine(main)).toBe(true);
    expect(tree.isOnMainLine(branch)).toBe(false);
  });

  it('makes a branch the main line from the root on', () => {
    const tree = new GameTree('la-trel/base');
    tree.play(['d2-d3', 'd7-d6']);
    const first = tree.play(['e2-e3', 'e7-e6'], tree.root);
    tree.promote(first);
    expect(texts(tree.line())).toEqual(['e2-e3', 'e7-e6']);
    expect(texts(tree.root.children)).toEqual(['e2-e3', 'd2-d3']);
  });

  it('deletes a node with what follows it', () => {
    const tree = new GameTree('la-trel/base');
    tree.play(['d2-d3', 'd7-d6', 'e2-e3']);
    tree.delete(tree.find(['d2-d3', 'd7-d6'])!);
    expect(texts(tree.line())).toEqual(['d2-d3']);
    expect(tree.find(['d2-d3', 'd7-d6'])).toBeUndefined();
    tree.delete(tree.root);
    expect(tree.line()).toEqual([]);
  });

  it('keeps variations and comments through a record and back', () => {
    const text = `[Format "1"]
[Variant "la-trel/base"]
[Player1 "Ada"]
[Result "*"]

{Before.} 1. d2-d3 {A quiet start.} (1. {Or} e2-e3 e7-e6 (1... d7-d6)) 1... d7-d6 *
`;
    const reading = readRecord(text);
    if (reading.kind !== 'record') throw new Error(JSON.stringify(reading));
    const tree = GameTree.fromRecord(reading.tree);
    expect(tree.find(['e2-e3', 'd7-d6'])).toBeDefined();
    const again = writeRecord(tree.toRecord());
    expect(again.kind === 'record' && again.text).toBe(reading.text);
  });

  it('makes one node of the same move written twice', () => {
    const record: RecordTree = {
      format: 1,
      variant: 'la-trel/base',
      result: '*',
      moves: [{ move: 'd2-d3', variations: [{ moves: [{ move: 'd2-d3' }, { move: 'd7-d6' }] }] }],
    };
    const tree = GameTree.fromRecord(record);
    expect(texts(tree.root.children)).toEqual(['d2-d3']);
    expect(tree.find(['d2-d3', 'd7-d6'])).toBeDefined();
  });

  it('carries random games of every variant through a record', () => {
    for (const variant of variants()) {
      const table = randomTable(variant, 60, 5);
      const tree = new GameTree(variant);
      tree.play(table.moves());
      const { outcome } = table.state();
      const result = !outcome ? '*' : outcome.winner === 'one' ? '1' : outcome.winner === 'two' ? '2' : 'draw';
      const written = writeRecord(tree.toRecord({ result, termination: outcome?.rule }));
      expect(written.kind, `${variant} ${JSON.stringify(written)}`).toBe('record');
      if (written.kind === 'record') expect(texts(GameTree.fromRecord(written.tree).line())).toEqual(table.moves());
      table.free();
    }
  });
});
