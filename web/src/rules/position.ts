// A position as the page holds it: what the rules told of it when it was reached, and the table on which to ask them more. It never
// changes; another one takes its place.

import type { Effect, Reached, Snapshot, Table, View } from '$generated/wasm/ludotheca';

/** What a hand at a board asks of the rules. */
export type Asked = Pick<Table, 'touched' | 'judgeTouch'>;

/** What the moves did that led from one picture to another. */
export interface Passage {
  before: View;
  effects: readonly Effect[];
}

/** Where more moves than this come at once, somebody leafs through a game, and nobody wants to see what each of them did. */
export const MOST_MOVES = 5;

export interface Position extends Snapshot {
  /** The table, which stands here. */
  readonly table: () => Asked;
  /** How one came here from the position that was looked at before; nothing where no move leads here from there. */
  readonly passage?: Passage | undefined;
}

/** The position in which a table stands that nobody else moves. */
export const positionOf = (table: Table): Position => ({ ...table.snapshot(), table: () => table });

/** The same position as if one had just come there: what was touched in it is forgotten. */
export const anew = (position: Position): Position => ({ ...position, passage: undefined });

/** Where so many moves have led on from another position. */
export function after(before: Position, reached: Snapshot, effects: readonly Effect[], moves: number): Position {
  const passage = moves > 0 && moves <= MOST_MOVES ? { before: before.view, effects } : undefined;
  return { ...reached, table: before.table, passage };
}

/** The position at the end of these moves of a table, and how one comes there if they go on from where it stood. */
export function goTo(table: Table, before: Position, known: readonly string[], moves: readonly string[]): Position {
  const goesOn = known.every((move, index) => move === moves[index]);
  const { snapshot, effects }: Reached = table.goTo([...moves], goesOn ? known.length : moves.length);
  return after(before, snapshot, effects, goesOn ? moves.length - known.length : 0);
}
