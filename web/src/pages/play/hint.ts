// What a hint shows: arrows for everything that the best move would set in motion, and its text.

import type { Table } from '$generated/wasm/ludotheca';
import type { Arrow } from '../../board/marks';

export interface Hint {
  moves: string[];
  arrows: Arrow[];
}

/** In the dice game the rest of the turn is shown at once, in order. */
export function hintOf(table: Table, moves: readonly string[]): Hint {
  const arrows: Arrow[] = [];
  table.previewTurn([...moves]).forEach(({ effects }, index) => {
    for (const effect of effects) {
      if (typeof effect === 'string') continue;
      if ('slide' in effect) arrows.push({ ...effect.slide, rank: index + 1 });
      else if ('enter' in effect) arrows.push({ from: effect.enter.cell, to: effect.enter.cell, rank: 1 });
    }
  });
  return { moves: [...moves], arrows };
}
