// What a screen reader is told of a cell.

import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, Table } from '$generated/wasm/ludotheca';
import { labelOf, type Marked } from './labels';
import { loadRulesHere } from '../../tests/rules';
import { wordsOf } from '../../tests/words';
import { cellNamed } from './testing';

beforeAll(loadRulesHere);

const NONE: ReadonlySet<Cell> = new Set();
const UNMARKED: Marked = { targets: NONE, captures: NONE, touched: NONE, refused: NONE, last: NONE };

function label(language: 'en' | 'fr', variant: string, name: string, marks: (keyof Marked)[] = []): string {
  const view = Table.open(variant).view();
  const cell = cellNamed(view, name);
  const marked = Object.fromEntries(marks.map((mark) => [mark, new Set([cell])]));
  const words = wordsOf(language);
  return labelOf(cell, words.message(view.cells.find((one) => one.cell === cell)!.label), { ...UNMARKED, ...marked }, words);
}

describe('a cell is named', () => {
  test('with what stands on it and whose it is', () => {
    expect(label('en', 'la-trel/base', 'b1')).toBe('b1, a Sabre, Blue');
    expect(label('fr', 'la-trel/base', 'b1')).toBe('b1, un Quadru, Bleu');
    expect(label('en', 'attangle/grand', 'e5')).toBe('e5, void point');
    expect(label('en', 'chasse-croise/standard', 'r4-0')).toBe('r4-0, start of White, a pawn on it');
  });

  test('with what the touching makes of it', () => {
    expect(label('en', 'la-trel/base', 'e2', ['touched'])).toBe('e2, a defender, Blue, chosen');
    expect(label('en', 'la-trel/base', 'e3', ['targets'])).toBe('e3, empty, can be touched next');
    expect(label('en', 'la-trel/base', 'e3', ['targets', 'captures'])).toBe('e3, empty, can be touched next, captures');
    expect(label('fr', 'la-trel/base', 'e3', ['targets'])).toBe('e3, vide, peut être touchée ensuite');
    expect(label('en', 'la-trel/base', 'e3', ['refused'])).toBe('e3, empty, named by the refusal');
    expect(label('en', 'la-trel/base', 'e3', ['last'])).toBe('e3, empty, last move');
  });
});

test('no two cells of a board are named alike', () => {
  for (const variant of ['la-trel/base', 'attangle/grand', 'chasse-croise/standard']) {
    const view = Table.open(variant).view();
    for (const language of ['en', 'fr'] as const) {
      const words = wordsOf(language);
      expect(new Set(view.cells.map((cell) => words.message(cell.label))).size).toBe(view.cells.length);
    }
  }
});
