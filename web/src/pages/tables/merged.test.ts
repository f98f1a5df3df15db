import { expect, test } from 'vitest';
import { merged } from './merged';

const rows = (...tables: string[]) => tables.map((table) => ({ table }));

test('a list that nobody touches is as it is told', () => {
  expect(merged(rows('a', 'b'), rows('b', 'c'), false)).toEqual(rows('b', 'c'));
});

test('what is gone stays in its place while a hand is over the list, and what is new comes at the end', () => {
  const held = merged(rows('a', 'b'), rows('c', 'b'), true);
  expect(held).toEqual([{ table: 'a', gone: true }, { table: 'b' }, { table: 'c' }]);
  expect(merged(held, rows('c', 'b'), true)).toEqual(held);
  expect(merged(held, rows('c', 'b'), false)).toEqual(rows('c', 'b'));
});

test('what comes back while the list is held is no longer gone', () => {
  const held = merged(rows('a'), rows(), true);
  expect(merged(held, rows('a'), true)).toEqual(rows('a'));
});
