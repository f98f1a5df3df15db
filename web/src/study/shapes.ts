// Arrows and circles of a position: on the board by cells, in the record by the cells' names.

import type { Cell, Codes, Shape, ShapeColour, View } from '$generated/wasm/ludotheca';
import type { DrawnShape } from '../board/marks';
import { say } from '../words/words.svelte';

/** In the order in which they are offered. */
export const COLOURS: readonly ShapeColour[] = ['green', 'red', 'yellow', 'blue'];

export function drawnShapes(codes: Codes | undefined, view: View): DrawnShape[] {
  const cells = new Map(view.cells.map(({ name, cell }) => [name, cell]));
  return (codes?.shapes ?? []).flatMap(({ colour, from, to }) => {
    const [start, end] = [cells.get(from), cells.get(to ?? from)];
    return start === undefined || end === undefined ? [] : [{ colour, from: start, to: end }];
  });
}

/** The codes with a shape more; or without it where it is there already, or in another colour. Nothing where nothing is left. */
export function toggled(codes: Codes | undefined, colour: ShapeColour, from: string, end: string): Codes | undefined {
  const to = end === from ? undefined : end;
  const { shapes = [], ...others } = codes ?? {};
  const there = shapes.find((shape) => shape.from === from && shape.to === to);
  const rest = shapes.filter((shape) => shape !== there);
  const drawn: Shape = to === undefined ? { colour, from } : { colour, from, to };
  return packed({ ...others, shapes: there?.colour === colour ? rest : [...rest, drawn] });
}

export const withoutShapes = (codes: Codes | undefined): Codes | undefined => packed({ ...codes, shapes: [] });

/** A shape in words. */
export const shapeText = ({ colour, from, to }: Shape): string =>
  to === undefined ? say('shape-circle', { colour, cell: from }) : say('shape-arrow', { colour, from, to });

/** Codes without anything empty. */
function packed(codes: Codes): Codes | undefined {
  const full = Object.entries(codes).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return full.length === 0 ? undefined : (Object.fromEntries(full) as Codes);
}

export const cellName = (view: View, cell: Cell): string => view.cells.find((one) => one.cell === cell)?.name ?? '';
