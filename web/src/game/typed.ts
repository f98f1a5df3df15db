// Typed moves: one, or in the dice game several steps with spaces between. Dice are rolled, never typed.

import type { Cell, Verdict } from '$generated/wasm/ludotheca';
import type { Game, Trial } from './game';
import { meantMove } from './lenient';

export interface Mover {
  readonly game: Game;
  move(texts: readonly string[]): Verdict | undefined;
  /** Where a touched piece must move: this one was touched. */
  hold(cell: Cell): void;
}

type Told = 'played' | 'roll' | 'held' | 'wait' | Verdict;

/** `played`, or why not: the rules' verdict, dice that must be rolled first, another piece that must move, or somebody else's turn. */
export function typedMoves(play: Mover, typed: string): Told {
  const text = typed.trim();
  const told = moved(play, text);
  const meant = isUnreadable(told) ? meantMove(play.game.table, text) : undefined;
  return meant === undefined ? told : moved(play, meant);
}

function moved(play: Mover, text: string): Told {
  const { game } = play;
  if (game.facts(game.shown).phase === 'over') return game.table.read(text);
  if (!game.mayPlay) return 'wait';
  if (game.facts(game.shown).phase === 'roll') return 'roll';
  const steps = text.split(/\s+/);
  if (letsGo(game, text) || (game.hasDice && letsGo(game, steps[0]!))) return 'held';
  const whole = play.move([text]);
  const verdict = whole?.kind === 'unreadable' && steps.length > 1 && game.hasDice ? play.move(steps) : whole;
  if (verdict?.kind === 'legal') return 'played';
  const tried = game.settings.touchMove ? game.table.takenHoldOf(text) : undefined;
  if (tried !== undefined) play.hold(tried);
  return verdict ?? 'wait';
}

/** What comes of what was typed where all may be tried: the moves, or what the rules say to the first that is refused. */
export function tryTyped(game: Game, typed: string): { trial: Trial } | { refused: Verdict | undefined } {
  const text = typed.trim();
  const steps = text.split(/\s+/);
  let refused: Verdict | undefined;
  for (const texts of steps.length === 1 ? [steps] : [[text], steps]) {
    const trial = game.tryFrom(game.shown, texts);
    if (trial.played.length === texts.length) return { trial };
    refused = trial.verdict;
  }
  const meant = isUnreadable(refused) ? meantMove(game.table, text) : undefined;
  return meant === undefined ? { refused } : { trial: game.tryFrom(game.shown, [meant]) };
}

const isUnreadable = (told: Told | undefined): boolean => typeof told === 'object' && told.kind === 'unreadable';

/** Whether a legal move would let go of a piece that was touched and must move. */
function letsGo({ touched, table }: Game, text: string): boolean {
  return touched !== undefined && table.read(text).kind === 'legal' && !table.movesPiece(text, touched);
}
