// What a move costs on the page: how often the rules are asked on its way, how long they take, and how long it takes from the last
// touch until it is drawn, kept on the device and all.

import { beforeAll, describe, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { crossingsOf, watchBorder } from '../browser/support/border';
import { newPage, useBrowser } from '../browser/support/browser';
import { Hand } from '../browser/support/hand';
import { loadRulesHere } from '../rules';

const VARIANTS = ['la-trel/base', 'attangle/standard', 'latroncules/classic', 'chasse-croise/standard'];
const MOVES = 30;

declare global {
  interface Window {
    /** From the last touch to the picture with the move in it. */
    drawn: number[];
  }
}

const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('a move', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(VARIANTS)('of %s', async (variant) => {
    const page = await newPage();
    await watchBorder(page);
    await page.goto(`/play/${variant}?p1=human&p2=human&seed=3`);
    const hand = new Hand(page);
    await hand.board.waitFor();
    await page.locator('[data-action="save-record"]').waitFor();
    await hand.board.evaluate((board) => {
      window.drawn = [];
      let touched = 0;
      document.addEventListener('click', () => (touched = performance.now()), { capture: true });
      new MutationObserver(() => requestAnimationFrame(() => window.drawn.push(performance.now() - touched))).observe(board, {
        attributes: true,
        attributeFilter: ['data-position'],
      });
    });
    const table = Table.open(variant);
    const calls: string[][] = [];
    const rules: number[] = [];
    for (let move = 0; move < MOVES && table.state().phase !== 'over'; move += 1) {
      const roll = table.roll(3);
      const legal = table.legal(10_000)!;
      await crossingsOf(page);
      await hand.play(table, roll ?? legal[(move * 7) % legal.length]!);
      await page.waitForFunction((length) => window.drawn.length > length, move);
      const crossings = await crossingsOf(page);
      calls.push(crossings.calls);
      rules.push(crossings.milliseconds);
    }
    const counts = calls.map((one) => one.length);
    const sum = counts.reduce((one, other) => one + other, 0);
    const drawn = await page.evaluate(() => window.drawn);
    console.log(
      `${variant}: ${(sum / counts.length).toFixed(1)} calls a move (${Math.min(...counts)} to ${Math.max(...counts)}), ` +
        `${middle(rules).toFixed(2)} ms in the rules, ${middle(drawn).toFixed(1)} ms from the last touch to the picture`,
    );
    const kinds = new Map<string, number>();
    for (const call of calls.flat()) kinds.set(call, (kinds.get(call) ?? 0) + 1);
    console.log([...kinds].map(([call, count]) => `${call} ${(count / calls.length).toFixed(1)}`).join(', '));
    table.free();
  });
});
