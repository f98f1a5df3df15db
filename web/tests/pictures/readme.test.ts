// The pictures of the page that the README shows, taken from the page itself into docs/page.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ComputerPlayer, type RecordTree, Table, writeRecord } from '$generated/wasm/ludotheca';
import { newPage, settled, useBrowser, visit } from '../browser/support/browser';
import { Hand } from '../browser/support/hand';
import { loadRulesHere } from '../rules';

const FOLDER = fileURLToPath(new URL('../../../docs/page/', import.meta.url));
const SIZE: BrowserContextOptions = { viewport: { width: 1200, height: 760 } };

/** Writes what is seen as WebP, which Chromium packs better than PNG. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const packer = await newPage();
  const webp = await packer.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1]!;
  }, png);
  writeFileSync(`${FOLDER}${name}.webp`, Buffer.from(webp, 'base64'));
}

/** The first moves of a game as two players of this level make them. */
function moves(variant: string, level: number, most: number): { moves: string[]; result: string } {
  const [table, player] = [Table.open(variant), ComputerPlayer.seat(`level-${level}`)!];
  while (table.state().result === 'none' && table.moves().length < most) {
    for (const text of player.choose(table, 7)!) table.play(text);
  }
  return { moves: table.moves(), result: table.state().result };
}

describe('the README shows', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('the games on the home page', async () => {
    const page = await visit('/', { viewport: { width: 1200, height: 960 } });
    await settled(page);
    await page.locator('main [data-living] [data-cell], main [data-living] svg').first().waitFor();
    await take(page, 'home');
  });

  test('a game under way, and why a piece may not be moved', async () => {
    const variant = 'la-trel/master';
    const page = await visit(`/play/${variant}?p1=human&p2=human`, SIZE);
    const hand = new Hand(page);
    const table = Table.open(variant);
    for (const text of moves(variant, 6, 14).moves) await hand.play(table, text);
    const other = page.locator('main [data-position] [data-cell="e8"]');
    await other.click();
    await page.locator('main [role="alert"][data-rule]').first().waitFor();
    await take(page, 'play');
  });

  test('a rule with a figure that can be played', async () => {
    const page = await visit('/rules/latroncules#LA-6', SIZE);
    await settled(page);
    await page.locator('#LA-6').scrollIntoViewIfNeeded();
    await page.locator('main [data-position] [data-cell]').first().waitFor();
    await settled(page);
    await take(page, 'rules');
  });

  test('a game reviewed', async () => {
    const variant = 'attangle/standard';
    const game = moves(variant, 3, 200);
    const [who, rule] = game.result.split(' ');
    const tree: RecordTree = {
      format: 1,
      variant,
      result: { p1win: '1', p2win: '2', draw: 'draw' }[who!]!,
      termination: rule!,
      tags: {},
      moves: game.moves.map((move) => ({ move })),
    };
    const record = writeRecord(tree);
    if (record.kind !== 'record') throw new Error(JSON.stringify(record.problem));
    const page = await visit(`/analysis/${variant}`, SIZE);
    await page.locator('[data-action="paste"]').click();
    await page.locator('[data-input="paste"]').fill(record.text);
    await page.locator('[data-action="paste-open"]').click();
    await page.locator('[data-action="review"]').first().click();
    const better = page.locator('[data-action="better"]').first();
    await better.waitFor({ timeout: 300_000 });
    await better.click();
    // The better line is played out; whoever goes to one of its moves stops that, and the engine tells what it thinks there.
    await page.locator('.moves .variation [data-move]').first().click();
    const depth = page.locator('[data-depth]');
    await expect.poll(() => depth.getAttribute('data-depth').then(Number), { timeout: 60_000 }).toBeGreaterThan(7);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, 'analysis');
  });
});
