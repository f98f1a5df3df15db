// Nothing is lost: a game survives a reload, a closed tab, and a server that is gone.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { newPage, useBrowser, visit, forgive } from './support/browser';
import { shortGame } from './support/games';
import { Hand } from './support/hand';
import { startServer } from './support/server';
import { holdStore } from './support/store';

describe('a game', () => {
  useBrowser();
  beforeAll(loadRulesHere);

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

  test('loses no touch that comes while a move is being kept', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human');
    const hand = new Hand(page);
    const table = Table.open('la-trel/base');
    await hand.expectAttribute('position', table.state().position);
    // Two moves within one task: nothing can have been kept in between.
    await hand.board.evaluate((board) => {
      for (const name of ['d2', 'd3', 'e7', 'e6']) {
        const cell = board.querySelector(`[data-cell="${name}"]`)!;
        const { x, y, width, height } = cell.getBoundingClientRect();
        const options = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
        cell.dispatchEvent(new MouseEvent('click', options));
      }
    });
    for (const text of ['d2-d3', 'e7-e6']) table.play(text);
    await hand.expectAttribute('position', table.state().position);
  });

  test('shows no move before it is kept, and a drawn piece stays in the hand until then', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human');
    const hand = new Hand(page);
    const table = Table.open('la-trel/base');
    for (const text of ['d2-d3', 'd7-d6']) await hand.play(table, text);
    // No time passes while the store is busy, so that nobody's patience ends.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const before = table.state().position;
    table.play('e2-e3');

    const middle = async (name: string) => {
      const { x, y, width, height } = (await hand.cell(name).boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...(await middle('e2')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('e3')), { steps: 4 });
    const letGo = await holdStore(page);
    await page.mouse.up();
    expect(await hand.board.locator('svg .absent').count(), 'in the hand').toBe(1);
    expect(await hand.attribute('position')).toBe(before);
    await letGo();
    await hand.expectAttribute('position', table.state().position);
    await expect.poll(() => hand.board.locator('svg .absent').count()).toBe(0);
  });

  test('is there again in an analysis that is loaded anew before its address could be written', async () => {
    const page = await newPage();
    // An address is packed before it is written; here that never comes to its end.
    await page.addInitScript(() => {
      window.CompressionStream = class {
        readable = new ReadableStream();
        writable = new WritableStream();
      } as unknown as typeof CompressionStream;
    });
    await page.goto('/analysis/attangle/standard');
    const address = page.url();
    const hand = new Hand(page);
    const table = Table.open('attangle/standard');
    for (const text of shortGame('attangle/standard').moves.slice(0, 4)) {
      await hand.play(table, text);
      expect(page.url()).toBe(address);
      await page.reload();
      await hand.expectAttribute('position', table.state().position);
    }
    // Whoever asks for a new one has a new one.
    await page.goto('/about');
    await page.goto('/analysis/attangle/standard');
    await hand.expectAttribute('position', Table.open('attangle/standard').state().position);
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
  beforeAll(loadRulesHere);

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
