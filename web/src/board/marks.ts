// What may be marked on a board beside its pieces.

import type { Cell } from '$generated/wasm/ludotheca';

/** A move to be pointed out; rank 1 is the best. */
export interface Arrow {
  from: Cell;
  to: Cell;
  rank: number;
}
