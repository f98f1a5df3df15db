// Nothing is lost: a game survives a reload, a closed tab, and a server that is gone.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRules } from '../node/rules';
import { newPage, useBrowser, visit, forgive } from './support/browser';
import { shortGame } from './support/games';
import { Hand } from './support/hand';
import { startServer } from './support/server';

describe('a game', () => {
  useBrowser();
  beforeAll(loadRules);

  test('goes on after a reload in its middle', async () => {
    const { moves, result } = shortGame('attangle/standard');
    const page = await visit('/play/attangle/standard?p1=human&p2=human');
    const hand = new Hand(page);
    const table = Table.open('attangle/standard');
    const half = Math.floor(moves.length / 2);
    for (const text of moves.slice(0, half)) await hand.play(table, text);
    await page.reload();
    await hand.expectAttribute('position', table.state().position);
    for (const text of moves.slice(half)) await hand.play(table, text);
    await hand.expectAttribute('result', result);
  });

  test('goes on in a new tab after its own was closed', async () => {
    const page = await visit('/play/latroncules/classic?p1=human&p2=human');
    const hand = new Hand(page);
    const table = Table.open('latroncules/classic');
    for (const text of shortGame('latroncules/classic').moves.slice(0, 6)) await hand.play(table, text);
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto('/play/latroncules/classic');
    await new Hand(again).expectAttribute('position', table.state().position);
  });

  test('keeps its dice when a turn is taken back', async () => {
    const page = await visit('/play/chasse-croise/standard?p1=human&p2=human&seed=11');
    const hand = new Hand(page);
    const table = Table.open('chasse-croise/standard');
    const roll = table.roll(11)!;
    await hand.play(table, roll);
    const rolled = table.state().position;
    const step = table.legal(100)![0]!;
    await hand.play(table, step);
    await page.locator('main [data-action="undo"]').first().click();
    await hand.expectAttribute('position', rolled);
  });
});

describe('offline', () => {
  useBrowser();
  beforeAll(loadRules);

  test('everything works after one visit, with the server process stopped', async () => {
    const server = await startServer();
    const page = await newPage({}, server.url);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The worker says that it is ready when everything that it keeps has arrived.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await server.stop();

    await page.goto('/play/la-trel/basic?p1=human&p2=human');
    const hand = new Hand(page);
    const table = Table.open('la-trel/basic');
    const game = shortGame('la-trel/basic');
    for (const text of game.moves) await hand.play(table, text);
    await hand.expectAttribute('result', game.result);

    await page.goto('/play/latroncules/classic?p1=human&p2=level-2');
    const against = new Hand(page);
    const start = Table.open('latroncules/classic');
    await against.touches(start, start.legal(200)![0]!);
    await expect.poll(() => against.attribute('ply'), { timeout: 15_000 }).toBe('2');

    await page.goto('/rules/attangle?lang=fr');
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto('/analysis/chasse-croise/standard');
    await page.locator('main [data-position]').first().waitFor();
    forgive(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  });
});
