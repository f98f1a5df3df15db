// One engine for all games that play themselves at the same time; its worker ends with the last of them.

import { Engine } from '../engine/engine';

let shared: Engine | undefined;
let borrowers = 0;

export interface Borrowed {
  engine: Engine;
  giveBack(): void;
}

export function borrowEngine(): Borrowed {
  const engine = (shared ??= new Engine());
  borrowers += 1;
  return {
    engine,
    giveBack() {
      borrowers -= 1;
      if (borrowers > 0) return;
      engine.dispose();
      shared = undefined;
    },
  };
}
