// The whole browser is killed, all of its processes at once, the moment a new ply is seen: how often is it lost? The same for a
// setting, and how long a ply takes from the touch until it is drawn. Measured, printed, and held against what docs/keeping.md says.
// KILLS says how often; without it each browser dies thirty times.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { Hand } from '../browser/support/hand';
import { KillableBrowser } from '../browser/support/killing';
import { loadRulesHere, takeBack } from '../rules';

const KILLS = Number(process.env['KILLS'] ?? 30);
const ADDRESS = '/play/la-trel/base?p1=human&p2=human';
const VARIANT = 'la-trel/base';
const BOARD = 'main [data-position]';
const DURABILITIES = ['relaxed', 'strict'] as const;

type Durability = (typeof DURABILITIES)[number];

/** Has the page write as durably as is asked, whatever it would choose itself. */
function force(durability: string): void {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode) {
    return begin.call(this, stores, mode, { durability: durability as Durability });
  };
}

async function withBrowser(act: (browser: KillableBrowser) => Promise<void>): Promise<void> {
  const browser = new KillableBrowser();
  try {
    await browser.open();
    await act(browser);
  } finally {
    await browser.close();
  }
}

/** A legal move of a game that goes on for long. */
function someMove(table: Table, ply: number): string {
  const legal = table.legal(1000)!;
  return legal[(ply * 7) % legal.length]!;
}

describe('a browser that is killed', () => {
  beforeAll(loadRulesHere);

  test.each(DURABILITIES)('when a ply is seen that was kept in the %s way', async (durability) => {
    await withBrowser(async (browser) => {
      await browser.prepare(force, durability);
      const table = Table.open(VARIANT);
      let lost = 0;
      for (let ply = 0; ply < KILLS; ply += 1) {
        const page = await browser.visit(ADDRESS);
        const hand = new Hand(page);
        await hand.expectAttribute('position', table.state().position);
        const text = someMove(table, ply);
        const sight = { selector: BOARD, attribute: 'data-position', not: table.state().position };
        const seen = await browser.killBrowserWhen(page, sight, () => hand.touches(table, text));
        table.play(text);
        expect(seen).toBe(table.state().position);
        await browser.open();
        const again = await browser.visit(ADDRESS);
        await again.locator(BOARD).first().waitFor();
        if ((await new Hand(again).attribute('position')) !== seen) {
          lost += 1;
          takeBack(table);
        }
        await again.close();
      }
      console.log(`plies, ${durability}: ${lost} of ${KILLS} lost`);
      expect(lost).toBe(0);
    });
  });

  test.each([0, 2, 8])('%s s after a setting was changed', async (seconds) => {
    const kills = Math.ceil(KILLS / 3);
    await withBrowser(async (browser) => {
      let lost = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const theme = kill % 2 === 0 ? 'night' : 'wood';
        const page = await browser.visit('/settings');
        const choice = page.locator(`input[name="theme"][value="${theme}"]`);
        await choice.waitFor();
        // A mark that is set when so much time has passed since the theme was seen.
        await page.evaluate(
          ([wanted, milliseconds]) => {
            const root = document.documentElement;
            delete root.dataset['late'];
            const look = () => {
              if (root.dataset['theme'] === wanted) setTimeout(() => (root.dataset['late'] = 'yes'), milliseconds as number);
            };
            new MutationObserver(look).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
          },
          [theme, seconds * 1000] as const,
        );
        const sight = seconds === 0 ? { attribute: 'data-theme', value: theme } : { attribute: 'data-late' };
        await browser.killBrowserWhen(page, { selector: 'html', ...sight }, () => choice.check());
        await browser.open();
        const again = await browser.visit('/settings');
        await again.locator('h1').first().waitFor();
        if ((await again.locator('html').getAttribute('data-theme')) !== theme) lost += 1;
        await again.close();
      }
      console.log(`a setting, killed after ${seconds} s: ${lost} of ${kills} lost`);
    });
  });
});

describe('a ply', () => {
  beforeAll(loadRulesHere);

  test.each(DURABILITIES.flatMap((durability) => [1, 6].map((slowed) => [durability, slowed] as const)))(
    'kept in the %s way, on a machine slowed %s times, is drawn so many milliseconds after the touch',
    async (durability, slowed) => {
      await withBrowser(async (browser) => {
        await browser.prepare(force, durability);
        const page = await browser.visit(ADDRESS);
        const [hand, table] = [new Hand(page), Table.open(VARIANT)];
        await hand.expectAttribute('position', table.state().position);
        await watchTouches(page);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
        for (let ply = 0; ply < KILLS; ply += 1) await hand.play(table, someMove(table, ply));
        const measured = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
        await expect.poll(async () => (await measured()).length).toBe(KILLS);
        const times = (await measured()).sort((one, two) => one - two);
        const at = (part: number) => times[Math.floor(part * (times.length - 1))]!.toFixed(0);
        console.log(
          `touch to drawn, ${durability}, slowed ${slowed} times: median ${at(0.5)} ms, slowest ${at(1)} ms of ${KILLS}`,
        );
      });
    },
  );
});

/** Notes for each ply how long it took from the last touch to the picture that shows it. */
async function watchTouches(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const times: number[] = ((window as unknown as { times: number[] }).times = []);
    let touched = 0;
    window.addEventListener('click', (event) => (touched = event.timeStamp), { capture: true });
    const drawn = () => {
      const began = touched;
      // The frame in which it is drawn, and the task right after that frame.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - began);
        port2.postMessage(undefined);
      });
    };
    new MutationObserver(drawn).observe(document.querySelector(selector)!, {
      attributes: true,
      attributeFilter: ['data-position'],
    });
  }, BOARD);
}
