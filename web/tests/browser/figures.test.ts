// Every figure of every rule page is played on the page: what it accepts is praised, what it refuses is refused by its rule.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figure, RulePage } from '$generated/rulebook/types';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { forgive, newPage, useBrowser, visit } from './support/browser';
import { games } from './support/games';
import { Hand } from './support/hand';

// Test names are made before any hook runs.
loadRulesHere();

function figures(game: string, language: string): Figure[] {
  const file = new URL(`../../generated/rulebook/${language}/${game}.json`, import.meta.url);
  const page = JSON.parse(readFileSync(file, 'utf8')) as RulePage;
  return page.sections.flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'figure' ? [block.content] : [])));
}

describe('the figures of the rule pages', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(games())('%s: accepted moves are right', async (game) => {
    const page = await visit(`/rules/${game}?lang=en`);
    for (const figure of figures(game, 'en')) {
      const element = page.locator(`[data-figure="${figure.id}"]`);
      await element.scrollIntoViewIfNeeded();
      const hand = new Hand(page, 'click', element);
      const table = Table.open(figure.variant, figure.position);
      table.seek(figure.moves);
      await hand.expectAttribute('position', table.state().position);
      const [move, ...others] = figure.accept[0] ?? [];
      // Where one touch may make both steps of a roll, the first of them is an answer too.
      if (move === undefined || others.length > 0) continue;
      await hand.touches(table, move);
      await expect.poll(() => element.getAttribute('data-figure-state'), { timeout: 10_000 }).toBe('right');
      table.free();
    }
  });

  test.each(games())('%s: both languages show the same figures', async (game) => {
    const page = await visit(`/rules/${game}?lang=fr`);
    const shown = () => page.locator('[data-figure]').evaluateAll((all) => all.map((one) => one.getAttribute('data-figure')));
    await expect.poll(shown, { timeout: 15_000 }).toEqual(figures(game, 'fr').map((figure) => figure.id));
    expect(figures(game, 'fr').map((figure) => figure.id)).toEqual(figures(game, 'en').map((figure) => figure.id));
  });

  test('the page is read before the rules are there, and a board that could not be fetched can be asked for again', async () => {
    const page = await newPage();
    const rules = '**/*.wasm';
    await page.route(rules, (route) => route.abort());
    await page.goto('/rules/la-trel?lang=en');
    const first = page.locator('[data-figure]').first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.gallery svg').count()).toBe(10);
    expect(await first.locator('figcaption').textContent()).toMatch(/Figure 1.*to move/);
    const show = first.getByRole('button', { name: 'Figure 1: show the board' });
    await show.click();
    await expect.poll(() => first.getByRole('alert').textContent()).toContain('could not be fetched');
    await page.unroute(rules);
    await show.click();
    await expect.poll(() => first.locator('[data-cell]').count()).toBe(64);
    expect(await first.locator('.reserved').count()).toBe(0);
    forgive(/Failed to load resource/);
  });

  test('a printed page has every board, also when it is printed at once', async () => {
    const page = await visit('/rules/attangle?lang=en');
    await page.locator('[data-figure] [data-cell]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('[data-figure] .reserved').count()).toBe(0);
    expect(await page.locator('[data-figure]').count()).toBe(figures('attangle', 'en').length);
  });

  test('a page that is printed before the rules have arrived has every board', async () => {
    const page = await newPage();
    // They come only to the one who cannot wait.
    await page.route('**/*.wasm', (route) => (route.request().resourceType() === 'xhr' ? route.continue() : undefined));
    await page.goto('/rules/la-trel?lang=en');
    await page.locator('[data-figure] .reserved').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('[data-figure]').count()).toBe(figures('la-trel', 'en').length);
    expect(await page.locator('[data-figure] .reserved').count()).toBe(0);
  });

  test('a worksheet has its answers at the end, and a line to write on at each task', async () => {
    const page = await visit('/rules/latroncules?lang=en');
    await page.locator('[data-figure] [data-cell]').first().waitFor();
    const seen = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const tasks = figures('latroncules', 'en').filter(({ accept, refuse }) => accept.length + refuse.length > 0).length;
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen('[data-figure] .answers')).toBe(tasks);
    expect(await seen('[data-answers="end"]')).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('[data-input="answers"]').selectOption({ index: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen('[data-answers="end"] .answers')).toBe(tasks);
    expect(await seen('[data-figure] .answers')).toBe(0);
    expect(await seen('[data-figure] .write')).toBe(tasks);
  });
});
