// What stays on this device: games in the library, and the settings.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { shortGame } from './support/games';
import { Hand } from './support/hand';

describe('the library', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('keeps games, gives a deleted one back, and moves house as a file', async () => {
    const variant = 'attangle/standard';
    const page = await visit(`/play/${variant}?p1=human&p2=human`);
    const hand = new Hand(page);
    const table = Table.open(variant);
    for (const text of shortGame(variant).moves.slice(0, 4)) await hand.play(table, text);

    await page.goto('/library');
    const rows = page.locator('main [data-action="delete"]');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().click();
    await expect.poll(() => rows.count()).toBe(0);
    await page.getByRole('button', { name: /undo/i }).first().click();
    await expect.poll(() => rows.count()).toBe(1);

    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action="export"]').click()]);
    const content = readFileSync(await download.path());

    const other = await visit('/library');
    await other.locator('h1').first().waitFor();
    await other
      .locator('main input[type="file"]')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: content });
    await expect.poll(() => other.locator('main [data-action="delete"]').count()).toBe(1);
    await other.goto(`/play/${variant}`);
    await new Hand(other).expectAttribute('position', table.state().position);
  });

  test('finds games by what was noted about them, by their end and by game', async () => {
    const page = await visit('/play/attangle/standard?p1=human&p2=human');
    await new Hand(page).play(Table.open('attangle/standard'), shortGame('attangle/standard').moves[0]!);
    await page.goto('/play/la-trel/base?p1=human&p2=human');
    await new Hand(page).play(Table.open('la-trel/base'), 'd2-d3');
    await page.locator('[data-action="resign"]').click();
    await page.locator('[data-action="rematch"]').waitFor();

    await page.goto('/library?lang=en');
    const rows = page.locator('[data-game-id]');
    await expect.poll(() => rows.count()).toBe(2);
    const won = rows.filter({ hasText: 'La Trel' });
    await won.locator('[data-action="details"]').click();
    await page.locator('[data-detail="name"]').fill('Été à deux');
    await page.locator('[data-detail="one"]').fill('Ada');
    await page.locator('[data-detail="keywords"]').fill('lesson, chain');
    await page.locator('[data-action="keep-details"]').click();
    await expect.poll(() => rows.filter({ hasText: 'Ada (Blue)' }).count()).toBe(1);
    const search = (field: string) => page.locator(`[data-search="${field}"]`);
    await search('text').fill('ete ada');
    await expect.poll(() => rows.count()).toBe(1);
    await search('text').fill('');
    await search('game').selectOption('attangle');
    await expect.poll(() => rows.count()).toBe(1);
    await search('game').selectOption('all');
    await search('result').selectOption('decided');
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Été à deux')]);
    await search('result').selectOption('drawn');
    await expect.poll(() => rows.count()).toBe(0);
    await page.locator('[data-action="search-all"]').click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.locator('summary').click();
    await search('keyword').selectOption('chain');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.locator('h2 a').click();
    await expect.poll(() => page.locator('[data-player="1"]').textContent()).toMatch(/Ada/);
  });

  test('says what is wrong with a file that holds no games', async () => {
    const page = await visit('/library');
    await page.locator('h1').first().waitFor();
    await page
      .locator('main input[type="file"]')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('not a game') });
    await page.locator('main [role="alert"]', { hasText: /\S/ }).first().waitFor();
  });
});

describe('settings', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('stay after a reload and show on the board', async () => {
    const page = await visit('/settings');
    await page.locator('input[name="theme"][value="night"]').check();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
    await page.reload();
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
  });

  test('can take single letters away as shortcuts', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human');
    const board = page.locator('main [data-position]').first();
    await board.waitFor();
    const seen = () => board.locator('[data-cell]').first().getAttribute('data-cell');
    const before = await seen();
    await page.locator('h1').first().focus();
    await page.keyboard.press('f');
    await expect.poll(seen).not.toBe(before);
    await page.goto('/settings');
    await page.getByLabel(/letters as shortcuts/i).uncheck();
    await page.goto('/play/la-trel/base?p1=human&p2=human');
    const hand = new Hand(page);
    await hand.play(Table.open('la-trel/base'), 'd2-d3');
    const again = await seen();
    await page.locator('h1').first().focus();
    await page.keyboard.press('f');
    // Keys are answered one after the other: when the arrow has led back to the start, the letter has been answered too.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => board.getAttribute('data-ply')).toBe('0');
    expect(await seen()).toBe(again);
  });
});
