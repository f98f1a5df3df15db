// What can be said and drawn of a rule page before the rules are there: its pieces, who is to move in its figures, and how much
// room their boards need. The build asks the rules for it.

import type { Figure, RulePage } from '$generated/rulebook/types';
import type { PieceView, Table, TableState } from '$generated/wasm/ludotheca';
import { layOut } from '../board/geometry.ts';
import { allFigures } from './book.ts';

export interface Sketch {
  kinds: Kind[];
  /** How a figure stands when the reader finds it, by its identifier. */
  states: Record<string, SketchState>;
  /** How wide the board of a variant is for its height. */
  aspects: Record<string, number>;
}

export interface Kind {
  kind: string;
  /** 1 for a single piece. */
  height: number;
  /** One of each player. */
  pieces: PieceView[];
}

export type SketchState = Pick<TableState, 'side' | 'phase'> & Partial<Pick<TableState, 'outcome'>>;

type Open = (variant: string, position?: string) => Table;

export function sketchOf(page: RulePage, open: Open): Sketch {
  const figures = allFigures(page);
  const tables = figures.map((figure) => setUp(figure, open));
  const states = tables.map((table, index): [string, SketchState] => {
    const { side, phase, outcome } = table.state();
    return [figures[index]!.id, { side, phase, ...(outcome && { outcome }) }];
  });
  const kinds = kindsOf(tables);
  for (const table of tables) table.free();
  const variants = [...new Set(figures.map(({ variant }) => variant))];
  return {
    kinds,
    states: Object.fromEntries(states),
    aspects: Object.fromEntries(variants.map((variant) => [variant, aspectOf(open(variant))])),
  };
}

/** The table on which the reader finds the figure. The caller frees it. */
export function setUp(figure: Figure, open: Open): Table {
  const table = open(figure.variant, figure.position);
  table.seek(figure.moves);
  return table;
}

/** The kinds of pieces that the tables show: low stacks first, then in the order in which they first appear. */
function kindsOf(tables: readonly Table[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const piece of tables.flatMap((table) => table.view().pieces)) {
    const key = `${piece.kind} ${piece.height}`;
    const known = kinds.get(key) ?? { kind: piece.kind, height: piece.height, pieces: [] };
    kinds.set(key, known);
    if (!known.pieces.some(({ side }) => side === piece.side)) known.pieces.push(piece);
  }
  for (const { pieces } of kinds.values()) pieces.sort((one, other) => (one.side < other.side ? -1 : 1));
  return [...kinds.values()].sort((one, other) => one.height - other.height);
}

/** Coordinates widen a board as much as they heighten it. */
function aspectOf(table: Table): number {
  const { width, height } = layOut(table.view(), false, 'none').box;
  table.free();
  return width / height;
}
