import { describe, expect, it } from 'vitest';
import type { Review, Turn } from './review';
import { balanceOf, summaryOf, turningPoints } from './summary';

function turn(side: 'one' | 'two', best: number, kept: number, extra: Partial<Turn> = {}): Turn {
  const loss = best - kept;
  const better = loss > 0 ? { own: ['x'], line: ['x', 'y'] } : undefined;
  return { side, ply: 0, first: 0, choice: 0, end: 1, best, kept, loss, counts: true, better, ...extra };
}

const review = (...turns: Turn[]): Review => ({ points: [], turns });

describe('a summary', () => {
  it('tells how much of what the best turns promised was kept', () => {
    const game = review(turn('one', 0.8, 0.8), turn('two', 0.5, 0.25), turn('one', 0.6, 0.3), turn('two', 0.4, 0.4));
    expect(summaryOf(game, 'one')).toMatchObject({ turns: 2, best: 1 });
    expect(summaryOf(game, 'one').accuracy).toBeCloseTo((1 + 0.5) / 2);
    expect(summaryOf(game, 'one').lost).toBeCloseTo(0.3);
    expect(summaryOf(game, 'two').accuracy).toBeCloseTo((0.5 + 1) / 2);
  });

  it('leaves out turns without a choice and those where nothing was left to lose', () => {
    const game = review(turn('one', 0.6, 0.6, { counts: false }), turn('one', 0.01, 0), turn('one', 0.5, 0.4));
    expect(summaryOf(game, 'one').turns).toBe(2);
    expect(summaryOf(game, 'one').accuracy).toBeCloseTo(0.8);
    expect(summaryOf(game, 'two').accuracy).toBeUndefined();
  });

  it('finds the largest losses as turning points, in the order of the game', () => {
    const losses = [0.05, 0.12, 0.3, 0.11, 0.2, 0.15, 0.4, 0.13, 0.14, 0.5, 0.1001];
    const game = review(...losses.map((loss) => turn('one', 0.6, 0.6 - loss)));
    const found = turningPoints(game).map((point) => point.index);
    expect(found).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  });

  it('weighs luck against skill', () => {
    const rolled = (side: 'one' | 'two', luck: number, loss: number) =>
      turn(side, 0.5, 0.5 - loss, { roll: { text: '63', luck } });
    const game = review(rolled('one', 0.1, 0.05), rolled('two', -0.04, 0), rolled('one', 0.02, 0), rolled('two', 0.01, 0.2));
    expect(summaryOf(game, 'one').luck).toBeCloseTo(0.12);
    expect(summaryOf(game, 'two').luck).toBeCloseTo(-0.03);
    const balance = balanceOf(game)!;
    expect(balance.luck).toBeCloseTo(0.15);
    expect(balance.skill).toBeCloseTo(0.15);
  });

  it('knows no luck without dice', () => {
    const game = review(turn('one', 0.5, 0.5));
    expect(summaryOf(game, 'one').luck).toBeUndefined();
    expect(balanceOf(game)).toBeUndefined();
  });
});
