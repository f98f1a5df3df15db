// How a position stands, seen by player 1: what an insight or an outcome says, apart from who is to move.

import type { Insight, InsightLine, Outcome, Side } from '$generated/wasm/ludotheca';
import { other } from '../../game/players';

export interface Standing {
  /** The expected result of player 1, from 0 to 1; a draw counts half. */
  chance: number;
  /** A result that cannot be avoided: whose win, and in how many plies. */
  forced?: { winner: Side; plies: number } | undefined;
  over: boolean;
}

/** The same number for the other player's eyes. */
export const seenBy = (chance: number, side: Side): number => (side === 'one' ? chance : 1 - chance);

export function standingOf(line: InsightLine, side: Side): Standing {
  const chance = seenBy(line.expected, side);
  const { score } = line;
  if (score.kind === 'points') return { chance, over: false };
  const winner = score.kind === 'win' ? side : other(side);
  return { chance, forced: { winner, plies: score.plies }, over: false };
}

export function standingAtEnd({ winner }: Outcome): Standing {
  const chance = winner === undefined ? 0.5 : winner === 'one' ? 1 : 0;
  return { chance, over: true };
}

/** Nothing while nothing is known. */
export function standing(insight: Insight | undefined, side: Side, outcome: Outcome | undefined): Standing | undefined {
  if (outcome) return standingAtEnd(outcome);
  const best = insight?.lines[0];
  return best && standingOf(best, side);
}

export const percent = (chance: number): number => Math.round(chance * 100);
