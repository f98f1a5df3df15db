// Arrow keys reach every cell of every board, whichever way it is turned.

import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, Table } from '$generated/wasm/ludotheca';
import { cellAt, layOut, type Layout } from './geometry';
import { moved, standing } from './navigation';
import { loadRulesHere } from '../../tests/rules';

beforeAll(loadRulesHere);

const BOARDS = ['la-trel/base', 'attangle/standard', 'attangle/grand', 'chasse-croise/standard'];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const layoutOf = (variant: string, flipped: boolean): Layout => layOut(Table.open(variant).view(), flipped, 'beside');
const named = (layout: Layout, name: string) => layout.places.find((place) => place.name === name)!;

function after(layout: Layout, from: string, ...keys: string[]): string {
  let focus = standing(named(layout, from));
  for (const key of keys) focus = moved(layout, focus, key.replace('Control+', ''), key.startsWith('Control+')) ?? focus;
  return layout.at(focus.cell).name;
}

describe.each(BOARDS.flatMap((variant) => [[variant, false] as const, [variant, true] as const]))(
  '%s, flipped: %s',
  (variant, flipped) => {
    test('arrow keys lead from the first cell to every other', () => {
      const layout = layoutOf(variant, flipped);
      const reached = new Set<Cell>([layout.rows[0]![0]!.cell]);
      for (const cell of reached) {
        for (const key of ARROWS) reached.add(moved(layout, standing(layout.at(cell)), key, false)!.cell);
      }
      expect(reached.size).toBe(layout.places.length);
    });

    test('an arrow never leads the other way', () => {
      const layout = layoutOf(variant, flipped);
      for (const place of layout.places) {
        const to = (key: string) => layout.at(moved(layout, standing(place), key, false)!.cell);
        expect(to('ArrowUp').y).toBeLessThanOrEqual(place.y);
        expect(to('ArrowDown').y).toBeGreaterThanOrEqual(place.y);
        expect(to('ArrowLeft').x).toBeLessThanOrEqual(place.x);
        expect(to('ArrowRight').x).toBeGreaterThanOrEqual(place.x);
      }
    });

    test('every cell is found under its centre, and none outside', () => {
      const layout = layoutOf(variant, flipped);
      for (const place of layout.places) expect(cellAt(layout, place)).toBe(place.cell);
      expect(cellAt(layout, { x: -5, y: -5 })).toBeUndefined();
    });

    test('every cell lies inside the picture', () => {
      const { places, box, reach } = layoutOf(variant, flipped);
      for (const place of places) {
        expect(place.x - reach.x).toBeGreaterThanOrEqual(box.left);
        expect(place.y - reach.y).toBeGreaterThanOrEqual(box.top);
        expect(place.x + reach.x).toBeLessThanOrEqual(box.left + box.width);
        expect(place.y + reach.y).toBeLessThanOrEqual(box.top + box.height);
      }
    });
  },
);

test('player 1 sits at the bottom, and on a flipped board player 2 does', () => {
  for (const variant of ['la-trel/base', 'chasse-croise/standard']) {
    const view = Table.open(variant).view();
    for (const [flipped, side] of [
      [false, 'one'],
      [true, 'two'],
    ] as const) {
      const layout = layOut(view, flipped, 'beside');
      const bottom = Math.max(...layout.places.map((place) => place.y));
      const there = view.pieces.filter((piece) => layout.at(piece.cell).y === bottom);
      expect(there.length).toBeGreaterThan(0);
      expect(there.every((piece) => piece.side === side)).toBe(true);
    }
  }
});

test('the keys go the way the board is seen', () => {
  const layout = layoutOf('la-trel/base', false);
  expect(after(layout, 'c3', 'ArrowUp')).toBe('c4');
  expect(after(layout, 'c3', 'ArrowLeft')).toBe('b3');
  expect(after(layoutOf('la-trel/base', true), 'c3', 'ArrowUp')).toBe('c2');
  expect(after(layout, 'c3', 'Home')).toBe('a3');
  expect(after(layout, 'c3', 'End')).toBe('h3');
  expect(after(layout, 'c3', 'Control+Home')).toBe('a8');
  expect(after(layout, 'c3', 'Control+End')).toBe('h1');
  expect(after(layout, 'a8', 'ArrowUp', 'ArrowLeft')).toBe('a8');
});

test('on a hexagon the column is kept while the focus goes up and down', () => {
  const layout = layoutOf('attangle/grand', false);
  expect(after(layout, 'e5', 'ArrowUp', 'ArrowUp')).toBe('g4');
  expect(after(layout, 'e5', 'ArrowUp', 'ArrowDown')).toBe('e5');
  expect(after(layout, 'e9', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toBe('e9');
});

test('on crossing lanes the keys lead onto starts and arrivals', () => {
  const layout = layoutOf('chasse-croise/standard', false);
  expect(after(layout, 'c1', 'ArrowDown')).toBe('c0');
  expect(after(layout, 'c10', 'ArrowUp')).toBe('c11');
  expect(after(layout, 'a4', 'ArrowLeft')).toBe('r4-0');
  expect(after(layout, 'j4', 'ArrowRight')).toBe('r4-11');
});
