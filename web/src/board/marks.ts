// What may be marked on a board beside its pieces.

import type { Cell, ShapeColour } from '$generated/wasm/ludotheca';

/** A move to be pointed out; rank 1 is the best. */
export interface Arrow {
  from: Cell;
  to: Cell;
  rank: number;
}

/** What somebody drew: an arrow, or a circle where it ends on its own cell. */
export interface DrawnShape {
  colour: ShapeColour;
  from: Cell;
  to: Cell;
}
