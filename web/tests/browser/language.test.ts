// French and English: chosen by the browser, by the address, by hand; complete on every page.

import { beforeAll, describe, expect, test } from 'vitest';
import { loadRulesHere } from '../rules';
import { settled, useBrowser, visit } from './support/browser';
import { ROUTES } from './support/routes';

describe('the language', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('follows the browser, then the address, then the visitor’s own choice', async () => {
    const french = await visit('/', { locale: 'fr-CA' });
    await settled(french);
    expect(await french.locator('html').getAttribute('lang')).toBe('fr');

    const page = await visit('/?lang=fr');
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.locator('[data-language="en"]').first().click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await page.goto('/about');
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('can be switched in the middle of a game, which goes on', async () => {
    const page = await visit('/play/attangle/standard?p1=human&p2=human&lang=en');
    const board = page.locator('main [data-position]').first();
    await board.locator('[data-cell="c3"]').click();
    await expect.poll(() => board.getAttribute('data-ply')).toBe('1');
    const position = await board.getAttribute('data-position');
    const heading = await page.locator('h1').first().innerText();
    const label = await board.locator('[data-cell="c3"]').getAttribute('aria-label');
    await page.locator('[data-language="fr"]').first().click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await board.getAttribute('data-position')).toBe(position);
    expect(await board.locator('[data-cell="c3"]').getAttribute('aria-label')).not.toBe(label);
    expect(heading.length).toBeGreaterThan(0);
  });

  test.each(ROUTES)('has a word for everything on %s', async (route) => {
    for (const language of ['en', 'fr']) {
      const page = await visit(`${route}${route.includes('?') ? '&' : '?'}lang=${language}`);
      await settled(page);
      const text = await page.locator('body').innerText();
      const labels = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      const bare = [text, ...labels]
        .join('\n')
        .match(/\b(page|view|cell|refusal|piece|player|variant|game)-[a-z]+(-[a-z0-9]+)*/g);
      expect(bare ?? [], `identifiers without words, ${language}`).toEqual([]);
    }
  });
});
