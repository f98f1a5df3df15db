// A board or a game for a page of somebody else: the address that may stand in a frame, and the code to copy.

import type { RecordTree } from '$generated/wasm/ludotheca';
import { GameTree } from '../game/tree';
import { gamePath } from './link';

/** What fits a board with its buttons into the column of an article. */
const SIZE = { width: 480, height: 640 };

/** The frame of a whole game after so many of its moves, or of a position where none was played. */
export async function gameFrame(tree: RecordTree, title: string, at = 0): Promise<string> {
  const moves = GameTree.fromRecord(tree).line();
  const address = new URL(`/embed/${tree.variant}`, location.origin);
  if (moves.length > 0) {
    address.hash = new URL(await gamePath(tree), location.origin).hash;
    if (at > 0) address.searchParams.set('at', String(at));
  } else if (tree.position !== undefined) {
    address.searchParams.set('position', tree.position);
  }
  address.searchParams.set('lang', document.documentElement.lang);
  const { width, height } = SIZE;
  return `<iframe src="${quoted(address.href)}" title="${quoted(title)}" width="${width}" height="${height}" loading="lazy"></iframe>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text between quotation marks of HTML. */
function quoted(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}
