// How quickly the page answers: a touch on the board, and the computer at level 5. Part of the benchmark and not of the tests, because
// a busy machine is slow to answer.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { useBrowser, visit } from '../browser/support/browser';
import { Hand } from '../browser/support/hand';
import { loadRulesHere } from '../rules';

const VARIANTS = ['la-trel/base', 'attangle/standard', 'latroncules/classic', 'chasse-croise/standard'];
const MOVES = 10;

/** Milliseconds in which a touch is to show, and in which level 5 is to have moved. */
const TOUCH = 50;
const MOVE = 1000;

declare global {
  interface Window {
    /** From each touch to the next picture; what takes less than 16 ms is not told. */
    touches: number[];
    /** How long the computer took for each turn. */
    thoughts: number[];
  }
}

const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('the page', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(VARIANTS)('answers a touch at once: %s', async (variant) => {
    const page = await visit(`/play/${variant}?p1=human&p2=human&seed=3`);
    const hand = new Hand(page);
    await hand.board.waitFor();
    await page.evaluate(() => {
      window.touches = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'click') window.touches.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await playOn(hand, variant);
    const touches = await page.evaluate(() => window.touches);
    console.log(
      `${variant}: median ${middle(touches)} ms, slowest ${Math.max(0, ...touches)} ms of ${touches.length} above 16 ms`,
    );
    expect(middle(touches)).toBeLessThanOrEqual(TOUCH);
  });

  test.each(VARIANTS)('level 5 moves soon: %s', async (variant) => {
    const page = await visit(`/play/${variant}?p1=human&p2=level-5&seed=3`);
    const hand = new Hand(page);
    await hand.board.waitFor();
    await hand.board.evaluate((board) => {
      window.thoughts = [];
      let began = 0;
      new MutationObserver(() => {
        if (board.getAttribute('data-state') === 'thinking') began ||= performance.now();
        else if (began > 0) {
          window.thoughts.push(Math.round(performance.now() - began));
          began = 0;
        }
      }).observe(board, { attributes: true, attributeFilter: ['data-state'] });
    });
    await playOn(hand, variant);
    const thoughts = await page.evaluate(() => window.thoughts);
    console.log(`${variant}: level 5 took ${thoughts.join(', ')} ms`);
    expect(Math.max(...thoughts)).toBeLessThanOrEqual(MOVE);
  });
});

/** Makes moves wherever it is player 1's turn, or both players' if nobody else does. */
async function playOn(hand: Hand, variant: string): Promise<void> {
  const table = Table.open(variant);
  for (let move = 0; move < MOVES; move += 1) {
    await expect.poll(() => hand.attribute('state'), { timeout: 20_000 }).toBe('playing');
    table.seek(await hand.within.locator('[data-move]').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')!)));
    if (table.state().phase === 'roll') {
      await hand.use('[data-action="roll"]');
      await expect.poll(() => hand.attribute('position')).not.toBe(table.state().position);
    } else {
      const legal = table.legal(10_000)!;
      await hand.touches(table, legal[(move * 7) % legal.length]!);
      await expect.poll(() => hand.attribute('position')).not.toBe(table.state().position);
    }
  }
  table.free();
}
