// What a review found, in the order in which one learns from it: one's own mistakes before those of the other player.

import type { Glyph, Review, ReviewedTurn, Side } from '$generated/wasm/ludotheca';
import { other, sides } from '../../game/players';

export interface MarkedTurn {
  /** Which turn of the review it is. */
  index: number;
  turn: ReviewedTurn;
}

/** What one player can learn: the turns that threw something away, and those that nobody could have played better. */
export interface Learned {
  side: Side;
  mistakes: MarkedTurn[];
  good: MarkedTurn[];
}

/** More would be a list, not a lesson: the costliest are told, in the order of the game. */
export const MOST_MISTAKES = 8;

export function learned(review: Review, own: Side | undefined): Learned[] {
  const order = own === undefined ? sides : [own, other(own)];
  return order.map((side) => {
    const turns = review.turns.map((turn, index) => ({ index, turn })).filter(({ turn }) => turn.side === side);
    return {
      side,
      mistakes: turns
        .filter(({ turn }) => turn.judgement === 'turning-point')
        .sort((one, two) => two.turn.loss - one.turn.loss)
        .slice(0, MOST_MISTAKES)
        .sort((one, two) => one.index - two.index),
      good: turns.filter(({ turn }) => turn.glyph === 'good'),
    };
  });
}

/** A sign on the curve, at the point in which its turn ended. */
export interface CurveMark {
  point: number;
  glyph: Glyph;
  side: Side;
}

/** All turns that have a sign. */
export const curveMarks = (review: Review): CurveMark[] =>
  review.turns.flatMap(({ glyph, side }, index) => (glyph ? [{ point: index + 1, glyph, side }] : []));
