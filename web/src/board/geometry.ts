// Where the cells of a View lie in the picture, whichever way the board is turned. One unit is the distance between
// neighbours, as in the View.

import type { BoardShape, Cell, View } from '$generated/wasm/ludotheca';
import { U } from './units.ts';

export type ShapeName = 'squares' | 'hexagon' | 'crossing';

export interface Point {
  x: number;
  y: number;
}

/** A cell where it is seen. */
export interface Place extends Point {
  cell: Cell;
  name: string;
}

/** Where the names of rows and columns stand: beside the board, small on its edge, or nowhere. */
export type Coordinates = 'beside' | 'inside' | 'none';

export interface Layout {
  /** Two layouts with the same text draw the same board. */
  text: string;
  shape: ShapeName;
  coordinates: Coordinates;
  /** In the order of the View. */
  places: readonly Place[];
  /** By rows from top to bottom, each from left to right, as they are seen. */
  rows: readonly (readonly Place[])[];
  at(cell: Cell): Place;
  /** Where a point of the board as player 1 sees it is seen. */
  seen(point: Point): Point;
  /** By how many degrees the board is turned, and the same as an SVG transform in hundredths. */
  turn: number;
  turned: string | undefined;
  /** The visible part: left, top, width and height, in units. */
  box: { left: number; top: number; width: number; height: number };
  /** How far the area of a cell that can be touched reaches from its centre. */
  reach: Point;
}

/** Room around the cells: for coordinates, or for a frame only. */
interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NEAR = 0.01;

export function shapeOf(shape: BoardShape): ShapeName {
  if ('squares' in shape) return 'squares';
  return 'hexagon' in shape ? 'hexagon' : 'crossing';
}

export function layOut(view: View, flipped: boolean, coordinates: Coordinates): Layout {
  const shape = shapeOf(view.shape);
  const width = Math.max(...view.cells.map((cell) => cell.x));
  const height = Math.max(...view.cells.map((cell) => cell.y));
  const places = view.cells.map((cell) => ({
    cell: cell.cell,
    name: cell.name,
    ...seen(shape, cell, flipped, width, height),
  }));
  const byCell = new Map(places.map((place) => [place.cell, place]));
  const reach = { x: 0.5, y: shape === 'hexagon' ? Math.sqrt(3) / 4 : 0.5 };
  const margins = room(shape, coordinates, flipped);
  return {
    text: JSON.stringify([shape, flipped, coordinates, places]),
    shape,
    coordinates,
    places,
    rows: rowsOf(places),
    at: (cell) => byCell.get(cell) ?? places[0]!,
    seen: (point) => seen(shape, point, flipped, width, height),
    turn: !flipped ? 0 : shape === 'crossing' ? -90 : 180,
    turned: !flipped
      ? undefined
      : shape === 'crossing'
        ? `matrix(0 -1 1 0 0 ${width * U})`
        : `matrix(-1 0 0 -1 ${width * U} ${height * U})`,
    box: {
      left: -reach.x - margins.left,
      top: -reach.y - margins.top,
      width: width + 2 * reach.x + margins.left + margins.right,
      height: height + 2 * reach.y + margins.top + margins.bottom,
    },
    reach,
  };
}

/** The layout, or the earlier one if it is the same: then nothing of the board need be drawn anew. */
export const reused = (layout: Layout, earlier: Layout | undefined): Layout => (earlier?.text === layout.text ? earlier : layout);

/** A flipped board is seen from the other player's seat: across the table, on crossing lanes at the side. */
function seen(shape: ShapeName, { x, y }: Point, flipped: boolean, width: number, height: number): Point {
  if (!flipped) return { x, y };
  return shape === 'crossing' ? { x: y, y: width - x } : { x: width - x, y: height - y };
}

function room(shape: ShapeName, coordinates: Coordinates, flipped: boolean): Margins {
  const even = (margin: number): Margins => ({ left: margin, top: margin, right: margin, bottom: margin });
  if (shape === 'hexagon') return even(0.17);
  const edge = 0.08;
  if (coordinates !== 'beside') return even(edge);
  if (shape === 'squares') return { left: 0.4, top: edge, right: edge, bottom: 0.4 };
  // The names of lanes stand before their starts, and those of player 1 come to lie at the right.
  return flipped ? { left: edge, top: edge, right: 0.5, bottom: 0.5 } : { left: 0.5, top: edge, right: edge, bottom: 0.5 };
}

function rowsOf(places: readonly Place[]): Place[][] {
  const rows: Place[][] = [];
  const ordered = [...places].sort((one, other) => (Math.abs(one.y - other.y) < NEAR ? one.x - other.x : one.y - other.y));
  for (const place of ordered) {
    const row = rows[rows.length - 1];
    if (row && Math.abs(row[0]!.y - place.y) < NEAR) row.push(place);
    else rows.push([place]);
  }
  return rows;
}

/** The cell whose area holds this point of the picture. */
export function cellAt(layout: Layout, point: Point): Cell | undefined {
  const found = layout.places.find(
    (place) => Math.abs(place.x - point.x) <= layout.reach.x && Math.abs(place.y - point.y) <= layout.reach.y,
  );
  return found?.cell;
}
