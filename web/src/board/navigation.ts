// Moving the focus between cells with keys: the neighbour that lies in the direction of the arrow, as the board is seen.

import type { Layout, Place } from './geometry';
import type { Cell } from '$generated/wasm/ludotheca';

/** Where the focus is, and the column that it keeps to while it moves up and down. */
export interface Focus {
  cell: Cell;
  column: number;
}

/** Where a key leads; nothing for a key that does not move the focus. */
export function moved(layout: Layout, focus: Focus, key: string, control: boolean): Focus | undefined {
  const from = layout.at(focus.cell);
  const rowIndex = layout.rows.findIndex((row) => row.includes(from));
  const row = layout.rows[rowIndex]!;
  const index = row.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return standing(row[Math.max(index - 1, 0)]!);
    case 'ArrowRight':
      return standing(row[Math.min(index + 1, row.length - 1)]!);
    case 'ArrowUp':
      return vertically(layout.rows[rowIndex - 1], focus);
    case 'ArrowDown':
      return vertically(layout.rows[rowIndex + 1], focus);
    case 'Home':
      return standing((control ? layout.rows[0]! : row)[0]!);
    case 'End': {
      const last = control ? layout.rows[layout.rows.length - 1]! : row;
      return standing(last[last.length - 1]!);
    }
    default:
      return undefined;
  }
}

export function standing(place: Place): Focus {
  return { cell: place.cell, column: place.x };
}

/** The cell of the next row that lies nearest to the column; on a hexagon two are as near, then the right one. */
function vertically(row: readonly Place[] | undefined, focus: Focus): Focus {
  if (!row) return focus;
  const distance = (place: Place) => Math.abs(place.x - focus.column - 0.01);
  const nearest = row.reduce((best, place) => (distance(place) < distance(best) ? place : best));
  return { cell: nearest.cell, column: focus.column };
}
