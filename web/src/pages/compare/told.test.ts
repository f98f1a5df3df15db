// What is said of a move is said once for all of which it is true.

import { expect, test, vi } from 'vitest';
import { gathered, type Listed } from './told';

vi.mock('../../words/words.svelte', () => ({ say: () => '', sayMessage: () => '', words: () => ({}) }));

const move = (key: string, ...said: string[]): Listed => ({
  key,
  texts: [key, undefined],
  cells: [],
  refused: [[], []],
  reasons: said.map((text) => ({ text, rule: 'X-1' })),
});

test('moves of which the same is said stand together and keep their places', () => {
  const groups = gathered([move('a', 'one'), move('b', 'other'), move('c', 'one'), move('d', 'one', 'other')]);
  expect(groups.map(({ moves }) => moves.map(({ move, rank }) => `${rank}${move.key}`))).toEqual([['1a', '3c'], ['2b'], ['4d']]);
  expect(groups[0]!.reasons).toEqual([{ text: 'one', rule: 'X-1' }]);
});
