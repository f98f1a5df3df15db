// Everyone included: axe finds nothing on any page, in any theme, in either language; and what a screen reader gets is said.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNothingFound as expectQuiet, THEMES, violations } from './support/axe';
import { PHONE, settled, useBrowser, visit } from './support/browser';
import { lowContrast } from './support/contrast';
import { ROUTES } from './support/routes';

/** Landmarks, one main heading, and a way past the header as the first stop of the Tab key. */
async function expectLandmarks(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('main').count()).toBe(1);
  expect(await page.locator('header, [role="banner"]').count()).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(first, 'the first stop leads to the content').toMatch(/^#/);
}

describe('a reader finds landmarks, and axe finds nothing', () => {
  useBrowser();

  test.each(ROUTES)('on %s', async (route) => {
    const page = await visit(`${route}${route.includes('?') ? '&' : '?'}lang=en`, { bypassCSP: true });
    await settled(page);
    await expectLandmarks(page);
    await expectQuiet(page, route);
    const french = await visit(`${route}${route.includes('?') ? '&' : '?'}lang=fr`, { bypassCSP: true });
    await settled(french);
    expect(await violations(french), 'in French').toEqual([]);
  });
});

describe('in a frame on another page', () => {
  useBrowser();

  test.each([
    '/embed/la-trel/base?',
    '/embed/attangle/grand?',
    '/embed/chasse-croise/standard?position=bbbbbbbbb9/bbbbbbbb9b+1+61+40&',
    '/embed/la-trel/base?position=nonsense&',
  ])('axe finds nothing on %s', async (address) => {
    const at = async (language: string, theme: string) => {
      const page = await visit(`${address}lang=${language}&theme=${theme}`, { bypassCSP: true });
      await page.locator('[data-position], [role=alert]').first().waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(await page.locator('h1').count()).toBe(1);
      return page;
    };
    await expectQuiet(await at('en', 'wood'), address);
    expect(await violations(await at('fr', 'night')), 'in French').toEqual([]);
  });

  test.each(THEMES)('the address says the theme: %s', async (theme) => {
    const page = await visit(`/embed/la-trel/base?theme=${theme}`);
    await page.locator('[data-position]').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
  });
});

describe('axe finds nothing', () => {
  useBrowser();

  test('what axe cannot judge is measured: letters in the colour of the board are found', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human', { bypassCSP: true });
    await settled(page);
    await page.addStyleTag({ content: 'main .writing { fill: var(--ground) !important }' });
    await expect.poll(async () => (await violations(page)).length).toBeGreaterThan(8);
  });

  const touch = async (page: Page, ...cells: string[]) => {
    for (const cell of cells) await page.locator(`main [data-cell="${cell}"]`).first().click();
  };
  const at = (position: string) => `/play/la-trel/base?p1=human&p2=human&clock=30%2B0&position=${encodeURIComponent(position)}`;

  test('while a game is played, whatever is open', async () => {
    const page = await visit('/play/la-trel', { bypassCSP: true });
    await page.locator('[data-action="new"][aria-expanded="true"]').waitFor();
    await settled(page);
    await expectQuiet(page, 'first move, options open');
    await touch(page, 'd1', 'd5');
    await page.locator('[role="alert"][data-rule]').waitFor();
    await expectQuiet(page, 'refusal');
    await touch(page, 'd2', 'd3');
    await page.locator('[data-status="turn"]').waitFor();
    await page.locator('[data-action="draw"]').click();
    await page.locator('[data-offer]').waitFor();
    await expectQuiet(page, 'a draw declined');
    await page.locator('[data-action="resign"]').click();
    await page.locator('[data-action="withdraw"]').waitFor();
    await expectQuiet(page, 'game over');
  });

  test.each([
    ['chain', '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10', ['d1', 'd4', 'h4']],
    ['exchange', '4w3/3D4/8/8/8/8/8/W2S3W 1 -/- 10', ['d7', 'd8']],
  ])('in the %s of a piece on a phone', async (state, position, cells) => {
    const page = await visit(at(position), { ...PHONE, bypassCSP: true });
    await settled(page);
    await touch(page, ...cells);
    await page.locator('[data-sheet]').waitFor();
    await expectQuiet(page, state);
  });

  test('when a game is reviewed, tried again, named, and found in the library', async () => {
    const page = await visit(at('6w1/8/5t2/8/8/8/D6d/3S3W 1 -/- 40'), { bypassCSP: true });
    await settled(page);
    await touch(page, 'd1', 'd4', 'f6', 'c3');
    await page.locator('[data-action="resign"]').click();
    await page.locator('[data-action="review"]').click();
    await page.locator('[data-action="retry"]').waitFor({ timeout: 60_000 });
    await expectQuiet(page, 'reviewed');
    await page.locator('[data-action="retry"]').click();
    await page.locator('[data-try]').waitFor();
    await expectQuiet(page, 'tried again');
    await page.locator('[data-action="details"]').click();
    await page.locator('[data-form="details"]').waitFor();
    await expectQuiet(page, 'named');
    await page.goto('/library?lang=en');
    await settled(page);
    await page.locator('[data-action="details"]').click();
    await page.locator('[data-detail="keywords"]').fill('chain');
    await page.locator('[data-action="keep-details"]').click();
    await page.locator('[data-keywords]').waitFor();
    await page.locator('summary').click();
    await expectQuiet(page, 'found');
  });

  test('when a lesson’s task is solved on a phone', async () => {
    const page = await visit('/learn/la-trel', { ...PHONE, bypassCSP: true });
    await settled(page);
    await touch(page, 'd2', 'd3');
    await page.locator('.praise').waitFor();
    await expectQuiet(page, 'solved');
  });
});

describe('where the system forces its colours', () => {
  useBrowser();

  test('the turn and the current place of the page are seen by a line that others lack', async () => {
    const page = await visit('/play/la-trel?lang=en', { forcedColors: 'active' });
    await settled(page);
    const border = (selector: string, edge: string) =>
      page.locator(selector).evaluate((one, edge) => getComputedStyle(one).getPropertyValue(`border-${edge}-color`), edge);
    const mine = await border('[data-player="1"][aria-current]', 'left');
    expect(mine).not.toBe(await border('[data-player="2"]', 'left'));
    const here = await border('header nav a[aria-current]', 'bottom');
    expect(here).not.toBe(await border('header nav a[href="/settings"]', 'bottom'));
    expect(here).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  });

  test('what stands beside a board can be read, and what colours alone would tell keeps them', async () => {
    const page = await visit('/analysis/latroncules/classic?lang=en', { forcedColors: 'active', colorScheme: 'dark' });
    const painted = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    await page.locator('[data-line="1"] [data-move]').first().waitFor();
    expect(await painted('.evaluation .one', 'background-color')).not.toBe(await painted('.evaluation .two', 'background-color'));
    await page.locator('[data-action="set-up"]').click();
    await page.locator('.setup .writing.outside').first().waitFor();
    expect(await page.evaluate(lowContrast, ['.setup .writing.outside'])).toEqual([]);
    const chosen = await painted('label:has([data-tool="erase"])', 'border-color');
    await page.locator('label', { has: page.locator('[data-tool="erase"]') }).click();
    await expect.poll(() => painted('label:has([data-tool="erase"])', 'border-color')).not.toBe(chosen);
  });
});

describe('a screen reader', () => {
  useBrowser();

  test('hears of each cell what stands there, and of the board whose turn it is', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human&lang=en');
    const board = page.locator('main [data-position]').first();
    await board.locator('[data-cell]').first().waitFor();
    const names = await board
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((cell) => [cell.getAttribute('data-cell'), cell.getAttribute('aria-label')] as const));
    expect(names).toHaveLength(64);
    const label = new Map(names);
    expect(label.get('a2')).toMatch(/a2/i);
    expect(label.get('a2')).toMatch(/defender/i);
    expect(label.get('a2')).toMatch(/Blue/);
    expect(label.get('e5')).toMatch(/empty/i);
    const snapshot = await page.locator('main').ariaSnapshot();
    expect(snapshot).toMatch(/gridcell "a2, a defender, Blue/);
  });

  test.each([
    ['/library', 'Import from a file'],
    ['/study', 'Open a file'],
    ['/analysis/la-trel/base', 'Open a file'],
  ])('finds one way to open a file, not two of one name: %s', async (route, name) => {
    const page = await visit(`${route}?lang=en`);
    await settled(page);
    for (const opens of ['details.bring summary', '[data-action="paste"]'])
      if ((await page.locator(opens).count()) > 0) await page.locator(opens).click();
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(1);
  });

  test('is told of a refusal at once, and of what was chosen', async () => {
    const page = await visit('/play/la-trel/base?p1=human&p2=human&lang=en');
    const board = page.locator('main [data-position]').first();
    await board.locator('[data-cell="a8"]').click();
    const alert = page.locator('main [role="alert"][data-rule]').first();
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/other side/);
  });

  test('one stop of the Tab key leads to the board, and arrow keys through it', async () => {
    const page = await visit('/play/attangle/grand?p1=human&p2=human');
    const board = page.locator('main [data-position]').first();
    await board.waitFor();
    expect(await board.locator('[data-cell][tabindex="0"]').count()).toBe(1);
    await board.locator('[data-cell][tabindex="0"]').focus();
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    await page.keyboard.press('ArrowRight');
    const after = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    expect(after).not.toBe(before);
    expect(await board.locator('[data-cell][tabindex="0"]').count()).toBe(1);
  });
});
