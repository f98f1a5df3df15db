import { describe, expect, it } from 'vitest';
import type { Glyph, Review, ReviewedTurn, Side } from '$generated/wasm/ludotheca';
import { curveMarks, learned, MOST_MISTAKES } from './turning';

function turn(side: Side, loss: number, glyph?: Glyph): ReviewedTurn {
  const judgement = loss >= 0.05 ? 'turning-point' : 'best';
  return { side, ply: 0, first: 0, end: 1, choice: 0, judgement, glyph, best: 0.6, kept: 0.6 - loss, loss } as ReviewedTurn;
}

const reviewOf = (...turns: ReviewedTurn[]) => ({ turns }) as Review;

describe('what one learns from a review', () => {
  const review = reviewOf(
    turn('one', 0.2, 'blunder'),
    turn('two', 0.3, 'blunder'),
    turn('one', 0, 'good'),
    turn('two', 0),
    turn('one', 0.06, 'dubious'),
  );

  it('is one’s own before the other player’s', () => {
    const told = (own: Side | undefined) =>
      learned(review, own).map(({ side, mistakes }) => [side, mistakes.map(({ index }) => index)]);
    expect(told('two')).toEqual([
      ['two', [1]],
      ['one', [0, 4]],
    ]);
    expect(told(undefined), 'nobody’s own').toEqual([
      ['one', [0, 4]],
      ['two', [1]],
    ]);
    expect(learned(review, 'one')[0]!.good.map(({ index }) => index)).toEqual([2]);
  });

  it('is the costliest where there is much, in the order of the game', () => {
    const many = Array.from({ length: MOST_MISTAKES + 2 }, (_, index) => turn('one', 0.05 + 0.01 * ((index * 7) % 10)));
    const [own] = learned(reviewOf(...many), 'one');
    const indices = own!.mistakes.map(({ index }) => index);
    expect(indices).toHaveLength(MOST_MISTAKES);
    expect(indices).toEqual([...indices].sort((one, two) => one - two));
    const cheapest = Math.min(...own!.mistakes.map(({ turn }) => turn.loss));
    const left = many.filter((_, index) => !indices.includes(index));
    for (const { loss } of left) expect(loss).toBeLessThanOrEqual(cheapest);
  });

  it('stands on the curve where each turn ended', () => {
    expect(curveMarks(review)).toEqual([
      { point: 1, glyph: 'blunder', side: 'one' },
      { point: 2, glyph: 'blunder', side: 'two' },
      { point: 3, glyph: 'good', side: 'one' },
      { point: 5, glyph: 'dubious', side: 'one' },
    ]);
  });
});
