// When the computer agrees to a draw: not in a young game, and only where it has stood no better than even for a while.

import type { Side } from '$generated/wasm/ludotheca';
import type { Game } from '../../game/game';
import type { GameNode } from '../../game/tree';
import { say } from '../../words/words.svelte';

/** The first ply at which an offer is considered; in a dice game a ply is a turn with all its steps, and ten turns each are enough. */
const YOUNGEST = 40;
const YOUNGEST_WITH_DICE = 20;
/** So many of its own turns the computer looks back on. */
const TURNS = 3;

/** One offer in so many plies is answered. */
export const BETWEEN_OFFERS = 10;

/** Whether there is enough to judge by: a game that began in the middle is young too. */
export const isOldEnough = (ply: number, hasDice: boolean, turns: readonly GameNode[]): boolean =>
  ply >= (hasDice ? YOUNGEST_WITH_DICE : YOUNGEST) && turns.length === TURNS;

/** Where the last turns of this side began. */
export function lastTurnsOf(game: Game, side: Side): GameNode[] {
  const path = [game.tree.root, ...game.tree.pathTo(game.tip)];
  return path
    .filter((node) => {
      const facts = game.facts(node);
      return facts.begins && facts.side === side;
    })
    .slice(-TURNS);
}

/** Whether this side agrees, from what player 1 could expect at each of those turns. */
export const acceptsDraw = (side: Side, expected: readonly (number | undefined)[]): boolean =>
  expected.every((one) => one !== undefined && (side === 'one' ? one : 1 - one) <= 0.5);

/** How the computer answers where it does not agree. */
export function answerText(state: 'declined' | 'early' | 'later', player: string): string {
  if (state === 'early') return say('page-table-draw-early', { player });
  return state === 'later' ? say('page-table-draw-later', { player }) : say('page-play-draw-declined', { player });
}
