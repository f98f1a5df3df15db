// Cards and kits: the card one key away from the board, and sheets that come out of the printer as large as they should be.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled, useBrowser, visit } from './support/browser';

const POINTS = 72 / 25.4;

/** The sizes of the pages that the browser prints, in millimetres. */
async function printed(page: Page): Promise<[number, number][]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  return boxes.map(([, width, height]) => [Number(width) / POINTS, Number(height) / POINTS]);
}

async function expectPages(page: Page, sizes: readonly [number, number][]): Promise<void> {
  const found = await printed(page);
  expect(found.length).toBe(sizes.length);
  for (const [index, [width, height]] of found.entries()) {
    expect(Math.abs(width - sizes[index]![0])).toBeLessThan(0.5);
    expect(Math.abs(height - sizes[index]![1])).toBeLessThan(0.5);
  }
}

async function openPrinting(variant: string, lang = 'en'): Promise<Page> {
  const page = await visit(`/print/${variant}?lang=${lang}`);
  await page.locator('[data-sheet]').first().waitFor();
  await settled(page);
  return page;
}

const choose = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`).check();

describe('the reference card', () => {
  useBrowser();

  test('is one key away at the board, is listed among the keys, and leads to the printer', async () => {
    const page = await visit('/play/la-trel/master?p1=human&p2=human&lang=en');
    await settled(page);
    await page.keyboard.press('c');
    const card = page.locator('dialog[open] [data-card="la-trel/master"]');
    await card.waitFor();
    await expect.poll(() => card.textContent()).toContain('Closed corners');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('dialog[open] dl').last().textContent()).toContain('Reference card');
    await page.keyboard.press('Escape');
    await page.locator('[data-action="card"]').click();
    await page.locator('dialog[open] a[href="/print/la-trel/master"]').click();
    await page.locator('[data-sheet]').first().waitFor();
  });

  test.each(['la-trel/base', 'attangle/2006', 'latroncules/classic', 'chasse-croise/standard'])(
    'of %s is one page, with all of it on the paper',
    async (variant) => {
      for (const lang of ['en', 'fr']) {
        const page = await openPrinting(variant, lang);
        const papers: [string, number, number][] = [
          ['a4', 210, 297],
          ['letter', 215.9, 279.4],
          ['a6', 105, 148],
        ];
        for (const [paper, width, height] of papers) {
          await choose(page, 'paper', paper);
          await page.emulateMedia({ media: 'print' });
          const beyond = () => page.locator('[data-sheet] .area').evaluate((area) => area.scrollHeight - area.clientHeight);
          await expect.poll(beyond).toBeLessThanOrEqual(1);
          await expectPages(page, [[width, height]]);
          await page.emulateMedia({ media: 'screen' });
        }
      }
    },
    120_000,
  );
});

describe('a kit', () => {
  useBrowser();

  test('is printed on whole sheets, with cells of forty millimetres and a control line of a hundred', async () => {
    const page = await openPrinting('chasse-croise/standard');
    await choose(page, 'what', 'all');
    const sheets = page.locator('[data-sheet]');
    // The card, the board in parts, the pieces, the dice.
    await expect.poll(() => sheets.count()).toBe(11);
    await page.emulateMedia({ media: 'print' });
    const lengths = await page.locator('[data-control]').evaluateAll((lines) =>
      lines.map((line) => {
        const { width } = line.getBoundingClientRect();
        return (width / 96) * 25.4;
      }),
    );
    for (const length of lengths) expect(Math.abs(length - 100)).toBeLessThan(0.5);
    const cell = await page
      .locator('[data-board]')
      .first()
      .evaluate((board) => {
        const svg = board as unknown as SVGSVGElement;
        // A hundred units of the board's own picture on the paper.
        return (100 * svg.getScreenCTM()!.a * 25.4) / 96;
      });
    expect(cell).toBeCloseTo(40, 1);
    const sizes = await sheets.evaluateAll((all) =>
      all.map((sheet): [number, number] => {
        const { width, height } = sheet.getBoundingClientRect();
        return [(width / 96) * 25.4, (height / 96) * 25.4];
      }),
    );
    await expectPages(page, sizes);
  });
});
