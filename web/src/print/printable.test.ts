import type { Printable } from '$generated/print/types';
import { describe, expect, test } from 'vitest';
import catalog from 'virtual:catalog';
import { frameOf, hasCard, loadPrintable, offered, PAPERS, papersFor, sheetsOf, WHAT } from './printable';

describe('what can be printed', () => {
  test.each(catalog.map(({ id }) => id))('of %s is a card, a board and pieces on every paper', async (variant) => {
    const printable = await loadPrintable(variant);
    expect(offered(printable)).toEqual(WHAT);
    for (const paper of papersFor('all')) {
      const board = sheetsOf(printable, 'board', paper);
      const pieces = sheetsOf(printable, 'pieces', paper);
      expect(board.length).toBeGreaterThan(0);
      expect(pieces.length).toBeGreaterThan(0);
      expect(sheetsOf(printable, 'all', paper)).toEqual([...board, ...pieces]);
      expect(sheetsOf(printable, 'card', paper)).toEqual([]);
    }
    expect(WHAT.filter(hasCard)).toEqual(['card', 'all']);
  });

  test('of a game whose kit is switched off is its card alone', async () => {
    const printable = await loadPrintable(catalog[0]!.id);
    const off: Printable = { card: printable.card };
    expect(offered(off)).toEqual(['card']);
    for (const what of WHAT) expect(sheetsOf(off, what, 'a4')).toEqual([]);
  });

  test('has a control line of a hundred millimetres on every paper', () => {
    for (const paper of PAPERS) {
      const { from, to } = frameOf(paper).control;
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(100, 3);
    }
  });

  test('fits the smallest paper only as a card', () => {
    expect(papersFor('card')).toContain('a6');
    expect(papersFor('board')).not.toContain('a6');
  });
});
