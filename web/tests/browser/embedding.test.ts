// A board or a game in a frame on somebody else's page, and the code that puts it there.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingFound } from './support/axe';
import { forgive, newPage, settled, useBrowser, visit } from './support/browser';

const RECORD = '/analysis/la-trel/base';

/** A page of somebody else that shows what it is asked to in a frame. */
let other: Server;
let elsewhere = '';

beforeAll(async () => {
  other = createServer((request, response) => {
    const source = new URL(request.url ?? '', 'http://other').searchParams.get('show') ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>other</title>${source}`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://localhost:${(other.address() as AddressInfo).port}`;
});
afterAll(() => other.close());

/** What somebody else's page shows of this code. */
async function shownElsewhere(code: string): Promise<Page> {
  const page = await newPage();
  await page.goto(`${elsewhere}/?${new URLSearchParams({ show: code })}`);
  return page;
}

/** A game of two moves, played in the analysis. */
async function played(): Promise<Page> {
  const page = await visit(`${RECORD}?lang=en`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const board = page.locator('main [data-position]').first();
  for (const cell of ['a2', 'a3', 'h7', 'h6']) await board.locator(`[data-cell="${cell}"]`).click();
  await expect.poll(() => board.getAttribute('data-ply')).toBe('2');
  return page;
}

describe('a frame', () => {
  useBrowser();

  test('shows a game on another page, step by step, and leads to all of it', async () => {
    const page = await played();
    await page.locator('[data-action="copy-embed"]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe /);
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain('title="Analysis: La Trel, Base"');

    const outside = await shownElsewhere(code);
    const frame = outside.frameLocator('iframe');
    const board = frame.locator('[data-position]');
    await board.waitFor();
    expect(await board.getAttribute('data-ply'), 'where it was copied').toBe('2');
    expect(await frame.locator('header, nav, footer').count(), 'nothing to go to').toBe(0);
    const step = (name: string) => frame.getByRole('button', { name, exact: true });
    await step('One move back').click();
    await expect.poll(() => board.getAttribute('data-ply')).toBe('1');
    await step('To the beginning').click();
    await expect.poll(() => board.getAttribute('data-ply')).toBe('0');
    await frame.locator('body').press('End');
    await expect.poll(() => board.getAttribute('data-ply')).toBe('2');
    const full = frame.locator('main a');
    expect(await full.getAttribute('href')).toMatch(/^\/analysis\/la-trel\/base#g1=/);
    expect(await full.getAttribute('target')).toBe('_blank');
    forgive(/localhost/);
  });

  test('shows a position in the theme and language of its address, and keeps nothing', async () => {
    const position = '8/8/4C3/3c4/2C5/8/8/7c 1 25 40';
    const address = `/embed/latroncules/classic?${new URLSearchParams({ position, theme: 'night', lang: 'fr' })}`;
    const page = await visit(address, { colorScheme: 'light' });
    const board = page.locator('[data-position]');
    await board.waitFor();
    expect(await board.getAttribute('data-position')).toBe(position);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('main').innerText()).toContain('À Clair de jouer');
    expect(await page.locator('main button').count(), 'no moves, no steps').toBe(0);
    // What a page keeps and registers it does when it has come to rest.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.locator('main a').getAttribute('href')).toContain('/analysis/latroncules/classic?position=');
  });

  test('shows dice, and what players have in hand and have lost', async () => {
    const beside = async (address: string) => {
      const page = await visit(address);
      await page.locator('[data-position]').waitFor();
      return { page, lines: await page.locator('[data-beside]').allInnerTexts() };
    };
    const race = await beside(
      `/embed/chasse-croise/standard?${new URLSearchParams({ position: 'bbbbbbbbb9/bbbbbbbb9b 1 61 40', lang: 'en' })}`,
    );
    expect(await race.page.locator('[role="img"]', { has: race.page.locator('.die') }).getAttribute('aria-label')).toMatch(
      /6 and 1/,
    );
    expect((await beside('/embed/attangle/grand?lang=en')).lines.join()).toContain('White: 24 in reserve');
    const lost = await beside(
      `/embed/la-trel/base?${new URLSearchParams({ position: '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10', lang: 'en' })}`,
    );
    expect(lost.lines.join()).toMatch(/Red: lost: .*×/);
  });

  test('has room for all of it in the size that is copied, and axe finds nothing', async () => {
    const page = await played();
    await page.locator('[data-action="copy-embed"]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe /);
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const src = /src="([^"]+)"/.exec(code)![1]!.replaceAll('&amp;', '&');
    const game = await visit(src, { bypassCSP: true });
    await game.getByRole('button', { name: 'One move back' }).waitFor();
    await expectNothingFound(game, 'a game');
    const [width, height] = ['width', 'height'].map((side) => Number(new RegExp(`${side}="(\\d+)"`).exec(code)![1]));
    for (const path of ['la-trel/base', 'attangle/grand', 'latroncules/classic', 'chasse-croise/standard']) {
      const frame = await visit(`/embed/${path}`, { viewport: { width: width!, height: height! } });
      await frame.locator('[data-position]').waitFor();
      expect(await frame.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(height!);
    }
  });

  test('says what it cannot show', async () => {
    for (const wrong of ['?position=nonsense', '#g1=nonsense']) {
      const page = await visit(`/embed/la-trel/base${wrong}`);
      expect((await page.locator('[role=alert]').innerText()).length).toBeGreaterThan(10);
    }
  });

  test('holds no other page', async () => {
    const here = (await visit('/about')).url();
    const outside = await newPage();
    const refused: string[] = [];
    outside.on('console', (message) => refused.push(message.text()));
    await outside.goto(`${elsewhere}/?${new URLSearchParams({ show: `<iframe src="${here}"></iframe>` })}`);
    await expect.poll(() => refused.join()).toMatch(/frame/i);
    expect(await outside.frameLocator('iframe').locator('main').count()).toBe(0);
    forgive(/localhost|frame/i);
  });

  test('is not answered by what the page keeps for use without a network', async () => {
    const page = await visit('/');
    await settled(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const answered = await page.goto('/embed/la-trel/base');
    expect(answered!.fromServiceWorker()).toBe(false);
    expect(answered!.headers()['content-security-policy']).toContain('frame-ancestors *');
  });
});
