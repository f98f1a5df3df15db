// Your play: what the games of this device show, counted where they lie.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { PHONE, settled, useBrowser, visit } from './support/browser';
import { expectNothingFound } from './support/axe';
import { putRows } from './support/store';

interface Asked {
  variant: string;
  moves: string[];
  result: string;
  players?: [string, string];
}

/** A game as the page keeps it. */
function row({ variant, moves, result, players = ['human', 'level-2'] }: Asked, at: number): Record<string, unknown> {
  const table = Table.open(variant);
  expect(table.seek(moves), variant).toBe(moves.length);
  const { position, ply } = table.state();
  table.free();
  const time = Date.UTC(2026, 0, 1 + at);
  return {
    format: 1,
    id: `game-${at}`,
    variant,
    players,
    seed: 1,
    created: time,
    updated: time,
    record: { format: 1, variant, result: '*', tags: {}, moves: moves.map((move) => ({ move })) },
    tip: moves,
    result,
    ply,
    position,
    key: '',
  };
}

const OPENING = ['d2-d3', 'd7-d6', 'e2-e3', 'e7-e6'];
const GAMES: Asked[] = [
  { variant: 'la-trel/base', moves: OPENING, result: 'p2win resign' },
  { variant: 'la-trel/base', moves: [...OPENING, 'c2-c3'], result: 'p1win resign' },
  { variant: 'la-trel/master', moves: ['d2-d3'], result: 'draw agreement', players: ['level-5', 'human'] },
  { variant: 'chasse-croise/standard', moves: ['63', 'c+6', 'g+3'], result: 'p1win resign' },
  { variant: 'la-trel/base', moves: ['d2-d3'], result: 'p1win resign', players: ['human', 'human'] },
];

async function withGames(options = {}, query = ''): Promise<Page> {
  const page = await visit(`/statistics${query}`, options);
  await settled(page);
  await putRows(
    page,
    GAMES.map((game, at) => row(game, at)),
  );
  await page.reload();
  await page.locator('[data-figure="finished"]').waitFor();
  return page;
}

const cells = (page: Page, row: string) => page.locator(`[data-row="${row}"] td`).allInnerTexts();

describe('your play', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('says so where there is nothing to count yet, and the library leads there', async () => {
    const page = await visit('/library?lang=en');
    await settled(page);
    await page.locator('main a[href="/statistics"]').click();
    await page.locator('.empty h2', { hasText: 'Nothing to count yet' }).waitFor();
    expect(await page.locator('header nav a[aria-current]').getAttribute('href')).toBe('/library');
  });

  test('counts by game, edition, opponent and side, with streaks', async () => {
    const page = await withGames({}, '?lang=en');
    expect(await page.locator('[data-figure="finished"]').innerText()).toBe('4');
    expect(await page.locator('[data-figure="share"]').innerText()).toMatch(/^63\s%$/);
    expect(await page.locator('[data-figure="streak"]').innerText()).toBe('1 win');
    expect(await page.locator('[data-figure="longest"]').innerText()).toBe('1 win');
    expect(await cells(page, 'la-trel')).toEqual(['3', '1', '1', '1']);
    expect(await cells(page, 'la-trel/base')).toEqual(['2', '1', '0', '1']);
    expect(await cells(page, 'chasse-croise/standard')).toEqual(['1', '1', '0', '0']);
    expect(await cells(page, 'level-5')).toEqual(['1', '0', '1', '0']);
    expect(await cells(page, 'one')).toEqual(['3', '2', '0', '1']);
    expect(await page.locator('main').innerText()).toContain('One game between two people');

    await page.locator('#statistics-filter').selectOption('la-trel');
    await expect.poll(() => page.locator('[data-figure="finished"]').innerText()).toBe('3');
    expect(await page.locator('[data-row="one"] th').innerText()).toBe('Blue');
    expect(await page.locator('[data-figure="streak"]').innerText()).toBe('1 draw');
  });

  test('shows what somebody likes to begin with, and leads to its analysis', async () => {
    const page = await withGames({}, '?lang=en');
    const list = page.locator('[data-openings="la-trel/base one"] li');
    expect(await list.count()).toBe(1);
    expect(await list.first().innerText()).toContain('2 games: 1 won, 0 drawn, 1 lost');
    await list.first().locator('[data-action="look"]').click();
    const board = page.locator('main [data-position]').first();
    await expect.poll(() => board.getAttribute('data-ply')).toBe('4');
    expect(new URL(page.url()).pathname).toBe('/analysis/la-trel/base');
  });

  test('reviews what has no review yet, keeps what it finds, and draws it', async () => {
    const page = await withGames({}, '?lang=en');
    await page.locator('#statistics-filter').selectOption('chasse-croise');
    await page.locator('[data-action="catch-up"]').click();
    await page.locator('[data-points="1"]').waitFor();
    await expect.poll(() => page.locator('[data-action="catch-up"]').count()).toBe(0);
    await page.reload();
    await page.locator('[data-points="1"]').waitFor();
    await page.locator('summary').click();
    const table = page.locator('details table tbody tr');
    expect(await table.count()).toBe(1);
    expect(await table.first().innerText()).toMatch(/won\s+\d+\s%/);
    expect(await page.locator('[data-action="catch-up"]').count(), 'the others wait').toBe(1);
  });

  test('a review in the analysis counts as well', async () => {
    const page = await withGames({}, '?lang=en');
    await page.locator('[data-openings] [data-action="look"]').first().click();
    // The first game of all is this opening, move by move.
    await page.locator('[data-action="review"]').click();
    await page.locator('.curve').waitFor();
    await page.goto('/statistics?lang=en');
    await page.locator('[data-points="1"]').waitFor();
  });

  test('is quiet under axe in every theme, on a phone and in French', async () => {
    for (const options of [{ bypassCSP: true }, { ...PHONE, locale: 'fr-FR', bypassCSP: true }]) {
      const page = await withGames(options);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBe(0);
      await page.locator('#statistics-filter').selectOption('chasse-croise');
      await page.locator('[data-action="catch-up"]').click();
      await page.locator('[data-points="1"]').waitFor();
      await page.locator('#statistics-filter').selectOption('all');
      await page.locator('summary').click();
      await expectNothingFound(page, 'your play');
    }
  });
});
