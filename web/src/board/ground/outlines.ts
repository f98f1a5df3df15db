// What a ground is made of, as path data: many cells of a kind are one path, since none of them changes by itself.

import type { Point } from '../geometry';
import { U } from '../units';

/** A rectangle, perhaps with round corners. */
export function box(left: number, top: number, width: number, height: number, bend = 0): string {
  const [across, down] = [width - 2 * bend, height - 2 * bend];
  if (bend === 0) return `M${left} ${top}h${across}v${down}h${-across}Z`;
  const round = (x: number, y: number) => `a${bend} ${bend} 0 0 1 ${x * bend} ${y * bend}`;
  return `M${left + bend} ${top}h${across}${round(1, 1)}v${down}${round(-1, 1)}h${-across}${round(-1, -1)}v${-down}${round(1, -1)}Z`;
}

/** A square around each of these points. */
export const squaresAt = (points: readonly Point[], half: number, bend = 0): string =>
  points.map(({ x, y }) => box(x * U - half, y * U - half, 2 * half, 2 * half, bend)).join('');

export const circlesAt = (points: readonly Point[], radius: number): string =>
  points.map(({ x, y }) => box(x * U - radius, y * U - radius, 2 * radius, 2 * radius, radius)).join('');

export const crossesAt = (points: readonly Point[], reach: number): string =>
  points
    .map(({ x, y }) => `M${x * U - reach} ${y * U - reach}l${2 * reach} ${2 * reach}m${-2 * reach} 0l${2 * reach} ${-2 * reach}`)
    .join('');

export const line = (from: Point, to: Point): string => `M${from.x * U} ${from.y * U}L${to.x * U} ${to.y * U}`;
