// What a review says of a game as a whole: its turning points, how exactly each player played, luck against skill. Arithmetic
// only, so that it can be checked by hand.

import type { Side } from '$generated/wasm/ludotheca';
import type { Review, Turn } from './review';

/** A turn that costs at least this much of the expected result is a turning point, as in the terminal. */
export const TURNING = 0.05;
const MOST_TURNING = 8;
/** Where even the best turn promises next to nothing, nothing can be thrown away. */
const HOPELESS = 0.02;

export interface TurningPoint {
  turn: Turn;
  /** Which turn of the game it is, counted from 0. */
  index: number;
}

/** The turns that lost most, in the order of the game. */
export function turningPoints({ turns }: Review): TurningPoint[] {
  return turns
    .map((turn, index) => ({ turn, index }))
    .filter(({ turn }) => turn.better && turn.loss >= TURNING)
    .sort((one, other) => other.turn.loss - one.turn.loss)
    .slice(0, MOST_TURNING)
    .sort((one, other) => one.index - other.index);
}

export interface PlayerSummary {
  side: Side;
  /** Completed turns in which there was something to choose. */
  turns: number;
  /** How much of what the best turn promised was kept, from 0 to 1, on average; nothing where there was no choice. */
  accuracy: number | undefined;
  /** What was thrown away, in expected results: 0.5 is half a game. */
  lost: number;
  /** What the rolls were worth above their average; nothing without dice. */
  luck: number | undefined;
  best: number;
}

export function summaryOf({ turns }: Review, side: Side): PlayerSummary {
  const own = turns.filter((turn) => turn.side === side);
  const chosen = own.filter((turn) => turn.counts);
  const judged = chosen.filter((turn) => turn.best >= HOPELESS);
  const rolled = own.filter((turn) => turn.roll);
  return {
    side,
    turns: chosen.length,
    accuracy: judged.length === 0 ? undefined : sum(judged.map((turn) => turn.kept / turn.best)) / judged.length,
    lost: sum(chosen.map((turn) => turn.loss)),
    luck: rolled.length === 0 ? undefined : sum(rolled.map((turn) => turn.roll!.luck)),
    best: chosen.filter((turn) => !turn.better).length,
  };
}

export interface Balance {
  /** What the dice gave player 1 more than player 2, in expected results. */
  luck: number;
  /** What player 1 threw away less than player 2. */
  skill: number;
}

/** Luck against skill, seen by player 1; nothing without dice. */
export function balanceOf(review: Review): Balance | undefined {
  const [one, two] = [summaryOf(review, 'one'), summaryOf(review, 'two')];
  if (one.luck === undefined && two.luck === undefined) return undefined;
  return { luck: (one.luck ?? 0) - (two.luck ?? 0), skill: two.lost - one.lost };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
