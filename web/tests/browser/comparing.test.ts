// The editions compared: one position under two of them, what only one allows, and the way there.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNothingFound } from './support/axe';
import { PHONE, settled, useBrowser, visit } from './support/browser';

const CHAIN = '7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40';
const compare = (game: string, query: Record<string, string>) => `/compare/${game}?${new URLSearchParams(query)}`;

const boards = (page: Page) => page.locator('[data-edition] [data-position]');

describe('two editions', () => {
  useBrowser();

  test('show the same position, and what only one allows with the rule of the other', async () => {
    const page = await visit(compare('la-trel', { a: 'base', b: 'master', position: CHAIN, lang: 'en' }));
    await settled(page);
    expect(await boards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-variant')))).toEqual([
      'la-trel/base',
      'la-trel/master',
    ]);
    expect(await boards(page).first().getAttribute('data-position')).toBe(CHAIN);
    const chain = page.locator('li').filter({ has: page.locator('[data-move="c2xa4xc6"]') });
    expect(await chain.innerText()).toContain('one move captures one piece');
    expect(await chain.locator('a').getAttribute('href')).toBe('/rules/la-trel#LT-9');
    expect(await page.locator('main').innerText()).toContain('In Master it is set to none.');
  });

  test('show a move that is chosen by keyboard: arrows where it is allowed, the cells of the refusal where it is not', async () => {
    const page = await visit(compare('la-trel', { a: 'base', b: 'master', position: CHAIN, lang: 'en' }));
    await settled(page);
    const before = await boards(page).first().locator('.arrow').count();
    expect(before, 'all of them at first, as far as they can be told apart').toBe(5);
    const move = page.locator('[data-move="c2xa4xc6"]');
    await move.focus();
    await page.keyboard.press('Enter');
    expect(await move.getAttribute('aria-pressed')).toBe('true');
    expect(await boards(page).first().locator('.arrow').count(), 'one for each hop').toBe(2);
    expect(await boards(page).nth(1).locator('.arrow').count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await move.getAttribute('aria-pressed')).toBe('false');
    expect(await boards(page).first().locator('.arrow').count()).toBe(before);
  });

  test('can be chosen, and the address follows', async () => {
    const page = await visit(compare('la-trel', { a: 'base', b: 'master', position: CHAIN, lang: 'fr' }));
    await settled(page);
    await page.locator('[data-choice="second"]').selectOption('la-trel/standard');
    await expect.poll(() => boards(page).nth(1).getAttribute('data-variant')).toBe('la-trel/standard');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('b')).toBe('standard');
    expect(searchParams.get('position')).toBe(CHAIN);
    expect(searchParams.get('lang')).toBe('fr');
    expect(await page.locator('[data-move="h1xh8"]').count()).toBe(1);
    await page.locator('main form input').fill('no position');
    await page.keyboard.press('Enter');
    expect(await page.locator('main [role=alert]').innerText()).not.toBe('');
  });

  test('name an end that only one has, and a position that one cannot have', async () => {
    const page = await visit(
      compare('latroncules', { a: 'classic', b: 'short', position: '8/8/4C3/3c4/2C5/8/8/7c 1 26 40', lang: 'en' }),
    );
    await settled(page);
    const told = page.locator('.told');
    expect(await told.innerText()).toContain('The game is over in one of them only.');
    expect(await told.locator('a').getAttribute('href')).toBe('/rules/latroncules#LA-10');
    const void_ = '..../...../....../...1.../....../..a../1... 1 -/- 4';
    await page.goto(compare('attangle', { a: 'standard', b: '2006', position: void_, lang: 'en' }));
    await settled(page);
    expect(await page.locator('.told').innerText()).toContain('Standard cannot have this position');
  });

  test('lie below each other on a phone, and a chosen move comes into sight', async () => {
    const page = await visit(compare('la-trel', { a: 'base', b: 'master', position: CHAIN, lang: 'en' }), PHONE);
    await settled(page);
    const [one, two] = await boards(page).evaluateAll((all) => all.map((board) => board.getBoundingClientRect().toJSON()));
    expect(two.top).toBeGreaterThan(one.bottom);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBe(0);
    await page.locator('[data-move="c2xa4xc6"]').tap();
    await expect
      .poll(() =>
        boards(page)
          .first()
          .evaluate((board) => board.getBoundingClientRect().top >= 0),
      )
      .toBe(true);
  });

  test.each([
    ['a chosen move', 'la-trel', { a: 'base', b: 'master', position: CHAIN }, '[data-move="c2xa4xc6"]'],
    ['other ends', 'latroncules', { a: 'classic', b: 'short', position: '8/8/4C3/3c4/2C5/8/8/7c 1 25 40' }, ''],
    ['the game over', 'latroncules', { a: 'classic', b: 'short', position: '8/8/4C3/3c4/2C5/8/8/7c 1 26 40' }, ''],
    ['impossible', 'attangle', { a: 'standard', b: '2006', position: '..../...../....../...1.../....../..a../1... 1 -/- 4' }, ''],
    ['unreadable', 'la-trel', { a: 'base', b: 'master', position: 'nonsense' }, ''],
  ])('are quiet under axe in every theme: %s', async (state, game, query, press) => {
    const page = await visit(compare(game, query), { bypassCSP: true });
    await settled(page);
    if (press !== '') await page.locator(press).click();
    await expectNothingFound(page, state);
  });

  test('say a reason once for all moves of which it is true', async () => {
    const page = await visit(
      compare('latroncules', { a: 'classic', b: 'short', position: '8/8/4C3/3c4/2C5/8/8/7c 1 25 40', lang: 'en' }),
    );
    await settled(page);
    const group = page.locator('li').filter({ has: page.locator('[data-move]') });
    expect(await group.count()).toBe(1);
    expect(await group.locator('[data-move]').count()).toBe(14);
    expect(await group.locator('a').getAttribute('href')).toBe('/rules/latroncules#LA-10');
  });

  test('are offered by the rules and by the analysis, where there are two', async () => {
    const page = await visit('/rules/la-trel?lang=en');
    await settled(page);
    await page.locator('main header a[href="/compare/la-trel"]').click();
    await page.locator('[data-edition]').first().waitFor();
    await page.goto(`/analysis/la-trel/master?${new URLSearchParams({ position: CHAIN })}`);
    await page.locator('main a[href^="/compare/"]').click();
    await expect.poll(() => boards(page).first().getAttribute('data-variant')).toBe('la-trel/master');
    expect(await boards(page).first().getAttribute('data-position')).toBe(CHAIN);
    await page.goto('/rules/chasse-croise');
    await settled(page);
    expect(await page.locator('main header a[href^="/compare/"]').count()).toBe(0);
  });
});
