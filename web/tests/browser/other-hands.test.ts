// Not everybody has a mouse: whole games by keyboard alone, and by finger on a phone.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { PHONE, useBrowser, visit } from './support/browser';
import { diceGame, shortGame } from './support/games';
import { Hand, type Means } from './support/hand';

describe('a whole game', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  /** The first moves of a game, or all of them, which end it. */
  async function playThrough(variant: string, means: Means, first = Infinity): Promise<void> {
    const game = variant.startsWith('chasse-croise/') ? diceGame(variant, 3) : shortGame(variant);
    const address = `/play/${variant}?p1=human&p2=human&seed=3`;
    const page = await visit(address, means === 'tap' ? PHONE : {});
    const hand = new Hand(page, means);
    const table = Table.open(variant);
    for (const text of game.moves.slice(0, first)) await hand.play(table, text);
    if (first >= game.moves.length) await hand.expectAttribute('result', game.result);
    table.free();
  }

  test('by keyboard alone, on squares', () => playThrough('la-trel/basic', 'keys'));
  test('by keyboard alone, on a hexagon', () => playThrough('attangle/2006', 'keys'));
  test('by finger on a phone', () => playThrough('latroncules/short', 'tap'));
  // All of it by finger would show nothing more, and takes a minute; tests/browser/whole-games.test.ts plays it to its end.
  test('with dice by finger on a phone, as far as its first turns', () => playThrough('chasse-croise/standard', 'tap', 40));
});

describe('on a phone', () => {
  useBrowser();

  test('nothing is wider than the screen, and what is touched is large enough', async () => {
    for (const address of [
      '/',
      '/play/la-trel/base',
      '/play/chasse-croise/standard',
      '/rules/attangle',
      '/analysis/latroncules/classic',
    ]) {
      const page = await visit(address, { ...PHONE, viewport: { width: 360, height: 740 } });
      await page.locator('h1').first().waitFor();
      // The engine's lines bring buttons of their own.
      if (address.startsWith('/analysis')) await page.locator('[data-action="unfold-line"]').first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(360);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, select, main a.button, summary')]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 40 || box.width < 40))
          .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`),
      );
      expect(small, address).toEqual([]);
    }
  });
});
