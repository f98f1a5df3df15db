// The keys of a game: the board keeps the focus when it is turned, arrows walk over it only for those who came by keyboard, Escape
// closes what is open, and the corner of the board answers keys too.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { Hand } from './support/hand';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));

describe('by keyboard', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('the focus stays on its place when the board is turned', async () => {
    for (const variant of ['la-trel/base', 'attangle/grand', 'chasse-croise/standard']) {
      const page = await visit(`/play/${variant}?p1=human&p2=human`);
      const hand = new Hand(page);
      await hand.board.locator('[data-cell][tabindex="0"]').focus();
      await page.keyboard.press('ArrowUp');
      const before = await focused(page);
      const place = async () => {
        const { x, y } = (await hand.cell(before!).boundingBox())!;
        return [x, y].map(Math.round);
      };
      const stood = String(await place());
      for (const turned of [true, false]) {
        await page.keyboard.press('f');
        await expect.poll(async () => String(await place()) !== stood, { message: variant }).toBe(turned);
        expect(await focused(page), variant).toBe(before);
      }
      await page.keyboard.press('ArrowRight');
      expect(await focused(page), variant).not.toBe(before);
    }
  });

  test('arrows leaf through the moves after a move by hand, and walk over the board for those who came by keys', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human');
    const hand = new Hand(page);
    const table = Table.open('la-trel/base');
    await hand.play(table, 'd2-d3');
    await page.keyboard.press('ArrowLeft');
    await hand.expectAttribute('ply', '0');
    await page.keyboard.press('ArrowRight');
    await hand.expectAttribute('ply', '1');

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const before = await focused(page);
    expect(before).toBeTruthy();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).not.toBe(before);
    await hand.expectAttribute('ply', '1');
  });

  test('Escape closes what is open, one thing at a time', async () => {
    const page = await visit('/play/la-trel');
    const hand = new Hand(page);
    const open = page.locator('[data-action="new"][aria-expanded="true"]');
    await open.waitFor();
    for (const cell of ['d1', 'd5']) await hand.touchCell(cell);
    const refusal = page.locator('[role="alert"][data-rule]');
    await refusal.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => refusal.count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count()).toBe(0);

    // From a field of the form too, and the focus goes to the button that opens it.
    await page.locator('[data-action="new"]').click();
    await page.locator('[data-input="level"]').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#new-game').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('new');

    await page.locator('[data-action="hint"]').click();
    await page.locator('[data-hint]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-hint]').count()).toBe(0);
  });

  test('the first move closes the options', async () => {
    const page = await visit('/play/la-trel');
    await page.locator('#new-game').waitFor();
    const hand = new Hand(page);
    await hand.touches(Table.open('la-trel/base'), 'd2-d3');
    await expect.poll(() => page.locator('#new-game').count()).toBe(0);
  });

  test('the board is made smaller and larger, by keys and by hand, and stays so', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human');
    const hand = new Hand(page);
    const corner = page.locator('[data-input="board-size"]');
    const width = async () => (await hand.board.boundingBox())!.width;
    await corner.waitFor();
    const whole = await width();
    await corner.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Math.round(((await width()) / whole) * 100)).toBe(80);
    await page.reload();
    await expect.poll(async () => Math.round(((await width()) / whole) * 100)).toBe(80);
    const { x, y } = (await corner.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 - whole / 10, y + 5, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Math.round(((await width()) / whole) * 100)).toBe(70);
    await page.keyboard.press('End');
  });
});
