// Moves that shall be played, with all that the rules say to them: what becomes of the game, and who completed a turn.

import type { Effect, Side, Verdict, View } from '$generated/wasm/ludotheca';
import type { Change, Game, Trial } from './game';

/** A move that will be played, with what it does and the board before it. */
export interface Move {
  text: string;
  effects: Effect[];
  before: View;
  /** Whether a turn begins with it. */
  begins: boolean;
}

/** Moves as the rules have answered them, ready to be made. */
export interface PlannedMoves {
  /** What becomes of the game by those that they accept, up to the first that they do not; nothing where they accept none. */
  change: Change | undefined;
  moves: Move[];
  /** Who completed a turn by them. */
  turns: Side[];
  /** What the rules said to the last one. */
  verdict: Verdict | undefined;
}

/** What comes of moves that were tried. */
export function planMoves(game: Game, trial: Trial): PlannedMoves {
  const { view, state: stood } = game.position;
  let { side } = view;
  let begins = stood.beginsTurn;
  const [moves, turns]: [Move[], Side[]] = [[], []];
  for (const { text, effects, state } of trial.played) {
    moves.push({ text, effects, before: { ...view, side }, begins });
    if (state.beginsTurn) turns.push(side);
    ({ side, beginsTurn: begins } = state);
  }
  return { change: game.plan(() => game.take(trial)), moves, turns, verdict: trial.verdict };
}
