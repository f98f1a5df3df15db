// A turn of a game as people call it: its number and its moves.

import type { ReviewedTurn } from '$generated/wasm/ludotheca';
import { say } from '../../words/words.svelte';

/** `3. d2-d3` or `3… 63: c+6 g+3`, numbered as the list of moves is. */
export function turnName(moves: readonly string[], turn: ReviewedTurn): string {
  const own = moves.slice(turn.choice, turn.end).join(' ');
  const text = turn.roll ? say('page-analysis-rolled', { roll: turn.roll.text, moves: own }) : own;
  return `${Math.floor(turn.ply / 2) + 1}${turn.side === 'one' ? '.' : '…'} ${text}`.trim();
}
