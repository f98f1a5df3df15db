import { expect, test } from 'vitest';
import { box, circlesAt, crossesAt, squaresAt } from './outlines';

/** Where the pen stands after each part of a path whose parts are all relative but the first. */
function ends(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MlmhvaZ])([^MlmhvaZ]*)/g)].flatMap(([, letter, text]) => {
    const numbers = text!.trim().split(/[ ,]+/).map(Number);
    if (letter === 'Z') return [];
    if (letter === 'M') [x, y] = numbers as [number, number];
    else if (letter === 'h') x += numbers[0]!;
    else if (letter === 'v') y += numbers[0]!;
    else [x, y] = [x + numbers.at(-2)!, y + numbers.at(-1)!];
    return [[x, y] as [number, number]];
  });
}

test('a box goes round its corners and comes back', () => {
  expect(ends(box(10, 20, 30, 40))).toEqual([
    [10, 20],
    [40, 20],
    [40, 60],
    [10, 60],
  ]);
  const round = ends(box(10, 20, 30, 40, 5));
  expect(round).toEqual([
    [15, 20],
    [35, 20],
    [40, 25],
    [40, 55],
    [35, 60],
    [15, 60],
    [10, 55],
    [10, 25],
    [15, 20],
  ]);
});

test('squares and circles lie around their points, one after the other', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 2, y: 1 },
  ];
  expect(ends(squaresAt(points, 50))).toEqual([
    [-50, -50],
    [50, -50],
    [50, 50],
    [-50, 50],
    [150, 50],
    [250, 50],
    [250, 150],
    [150, 150],
  ]);
  const circle = ends(circlesAt([{ x: 1, y: 1 }], 7));
  expect(circle.map(([x, y]) => Math.hypot(x - 100, y - 100))).toEqual(circle.map(() => 7));
});

test('a cross has two strokes through its point', () => {
  expect(ends(crossesAt([{ x: 1, y: 0 }], 10))).toEqual([
    [90, -10],
    [110, 10],
    [90, 10],
    [110, -10],
  ]);
});
