// What a screen reader says of a cell: the rules' own words for it, then what the touching makes of it.

import type { Cell } from '$generated/wasm/ludotheca';
import type { Words } from '../words/bundle';

/** Which cells are special at the moment. */
export interface Marked {
  targets: ReadonlySet<Cell>;
  captures: ReadonlySet<Cell>;
  touched: ReadonlySet<Cell>;
  refused: ReadonlySet<Cell>;
  last: ReadonlySet<Cell>;
  /** What is drawn there, in words. */
  drawn?: ReadonlyMap<Cell, string>;
}

/** The name of a cell that is otherwise spoken of like this. */
export function labelOf(cell: Cell, spoken: string, marked: Marked, words: Words): string {
  const parts = [spoken];
  if (marked.touched.has(cell)) parts.push(words.text('page-board-chosen'));
  if (marked.captures.has(cell)) parts.push(words.text('page-board-captures'));
  else if (marked.targets.has(cell)) parts.push(words.text('page-board-reachable'));
  if (marked.refused.has(cell)) parts.push(words.text('page-board-in-the-way'));
  if (marked.last.has(cell)) parts.push(words.text('page-board-last-move'));
  const drawn = marked.drawn?.get(cell);
  if (drawn !== undefined) parts.push(drawn);
  return parts.join(', ');
}
