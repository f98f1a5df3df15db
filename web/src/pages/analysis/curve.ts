// Where the curve of a review runs: points of a drawing, apart from how it is drawn.

export interface CurvePoint {
  x: number;
  y: number;
}

/** The points of a curve in a box with this size: player 1's chances from the bottom (lost) to the top (won). */
export function curvePoints(chances: readonly number[], width: number, height: number): CurvePoint[] {
  const step = chances.length > 1 ? width / (chances.length - 1) : 0;
  return chances.map((chance, index) => ({
    x: index * step,
    y: (1 - Math.min(1, Math.max(0, chance))) * height,
  }));
}

/** The outline of a line through the points. */
export function linePath(points: readonly CurvePoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** The area between the line and a level. */
export function areaPath(points: readonly CurvePoint[], level: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points)}L${round(last.x)} ${round(level)}L${round(first.x)} ${round(level)}Z`;
}

/** The point of the curve that is nearest to a place across it. */
export function nearest(x: number, count: number, width: number): number {
  if (count <= 1) return 0;
  const step = width / (count - 1);
  return Math.min(count - 1, Math.max(0, Math.round(x / step)));
}

/** The point of the review that an index into the game's moves belongs to: the last one that does not lie behind it. */
export function pointAt(ends: readonly number[], at: number): number {
  let found = 0;
  for (const [index, end] of ends.entries()) if (end <= at) found = index;
  return found;
}

const round = (number: number): number => Math.round(number * 100) / 100;
