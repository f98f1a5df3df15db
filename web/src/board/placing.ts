// Where the labels of a board stand, whichever way it is turned, in hundredths of a cell.

import type { Label, LabelPlace } from '$generated/pictures/types';
import type { Layout, Point } from './geometry';
import { U } from './units';

/** Nothing where the label is left out. */
export function labelAt(label: Label, layout: Layout): LabelPlace | undefined {
  const place = placeOf(label, layout);
  if (!place) return undefined;
  const cell = layout.seen({ x: label.x / U, y: label.y / U });
  const turned = layout.turn === 0 ? place : turnedBy(place, layout.turn);
  const [across, down] = label.role === 'lane' ? [turned.x, turned.y] : [place.x, place.y];
  return {
    ...place,
    // Rows are named on the left and columns below, whoever sits there.
    x: (label.role === 'row' ? label.x : cell.x * U) + across,
    y: (label.role === 'column' ? label.y : cell.y * U) + down,
  };
}

function placeOf({ role, beside, inside }: Label, { coordinates }: Layout): LabelPlace | undefined {
  if (coordinates === 'none') return role === 'numeral' ? beside : undefined;
  return coordinates === 'beside' ? beside : inside;
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}
