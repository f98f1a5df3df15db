import catalog from 'virtual:catalog';
import { beforeAll, expect, test } from 'vitest';
import type { Label } from '$generated/pictures/types';
import { Table } from '$generated/wasm/ludotheca';
import { type Coordinates, layOut } from './geometry';
import { boardOf } from './pictures';
import { labelAt } from './placing';
import { loadRulesHere } from '../../tests/rules';
import { U } from './units';

beforeAll(loadRulesHere);

const variants = catalog.map(({ id }) => id);
const seats = variants.flatMap((variant) => [false, true].map((flipped) => [variant, flipped] as const));

function placed(variant: string, flipped: boolean, coordinates: Coordinates) {
  const layout = layOut(Table.open(variant).view(), flipped, coordinates);
  const labels = boardOf(variant).labels.flatMap((label) => {
    const place = labelAt(label, layout);
    return place ? [{ label, x: place.x / U, y: place.y / U }] : [];
  });
  return { layout, labels };
}

test.each(seats)('what is written on and beside the board of %s is seen (turned: %s)', (variant, flipped) => {
  for (const coordinates of ['beside', 'inside', 'none'] as const) {
    const { layout, labels } = placed(variant, flipped, coordinates);
    const { left, top, width, height } = layout.box;
    for (const { label, x, y } of labels) {
      if (coordinates === 'inside' && label.role === 'lane') continue;
      expect(x > left && x < left + width && y > top && y < top + height, `${label.text} at ${x} ${y}`).toBe(true);
    }
    if (coordinates === 'none') expect(labels.every(({ label }) => label.role === 'numeral')).toBe(true);
  }
});

test.each(seats)('every label of %s stands beside a cell whose name has it (turned: %s)', (variant, flipped) => {
  const { layout, labels } = placed(variant, flipped, 'beside');
  const distance = (label: { x: number; y: number }, place: { x: number; y: number }) =>
    Math.hypot(place.x - label.x, place.y - label.y);
  for (const one of labels) {
    const nearest = [...layout.places].sort((a, b) => distance(one, a) - distance(one, b))[0]!;
    if (one.label.role === 'numeral') expect(distance(one, nearest), one.label.text).toBeLessThan(0.01);
    else expect(nearest.name, one.label.text).toContain(one.label.text);
  }
});

test.each(seats)('rows of %s are named on the left and columns below (turned: %s)', (variant, flipped) => {
  const { layout, labels } = placed(variant, flipped, 'beside');
  const having = (role: Label['role']) => labels.filter(({ label }) => label.role === role);
  for (const { label, x, y } of having('row')) {
    const row = layout.rows.find(([first]) => Math.abs(first!.y - y) < 0.01);
    expect(x, label.text).toBeLessThan(row![0]!.x);
  }
  const lowest = Math.max(...layout.places.map(({ y }) => y));
  for (const { label, y } of having('column')) expect(y, label.text).toBeGreaterThan(lowest);
});
