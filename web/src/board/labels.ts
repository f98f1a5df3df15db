// What a screen reader says of a cell: the rules' own words for it, then what the touching makes of it.

import type { Cell, CellView } from '$generated/wasm/ludotheca';
import type { Words } from '../words/bundle';

/** Which cells are special at the moment. */
export interface Marked {
  targets: ReadonlySet<Cell>;
  captures: ReadonlySet<Cell>;
  touched: ReadonlySet<Cell>;
  refused: ReadonlySet<Cell>;
  last: ReadonlySet<Cell>;
}

export function labelOf(cell: CellView, marked: Marked, words: Words): string {
  const parts = [words.message(cell.label)];
  if (marked.touched.has(cell.cell)) parts.push(words.text('page-board-chosen'));
  if (marked.captures.has(cell.cell)) parts.push(words.text('page-board-captures'));
  else if (marked.targets.has(cell.cell)) parts.push(words.text('page-board-reachable'));
  if (marked.refused.has(cell.cell)) parts.push(words.text('page-board-in-the-way'));
  if (marked.last.has(cell.cell)) parts.push(words.text('page-board-last-move'));
  return parts.join(', ');
}
