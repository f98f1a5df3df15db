// Typed moves: one, or in the dice game several steps with spaces between. Dice are rolled, never typed.

import type { Verdict } from '$generated/wasm/ludotheca';
import type { Game } from './game';

export interface Mover {
  readonly game: Game;
  move(texts: readonly string[]): Verdict | undefined;
}

/** `played`, or why not: the rules' verdict, dice that must be rolled first, or somebody else's turn. */
export function typedMoves(play: Mover, typed: string): 'played' | 'roll' | 'wait' | Verdict {
  const { game } = play;
  const text = typed.trim();
  if (game.facts(game.shown).phase === 'over') return game.table.read(text);
  if (!game.mayPlay) return 'wait';
  if (game.facts(game.shown).phase === 'roll') return 'roll';
  const whole = play.move([text]);
  const steps = text.split(/\s+/);
  const verdict = whole?.kind === 'unreadable' && steps.length > 1 && game.hasDice ? play.move(steps) : whole;
  return verdict?.kind === 'legal' ? 'played' : (verdict ?? 'wait');
}
