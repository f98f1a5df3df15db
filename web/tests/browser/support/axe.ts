// axe in every theme, and our own measure of the contrasts that it cannot judge.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lowContrast } from './contrast';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const THEMES = ['paper', 'wood', 'night', 'contrast'];

interface Violation {
  id: string;
  nodes: { html: string; target: string[]; failureSummary?: string }[];
}

/** What axe finds, and what is left of the contrasts that it could not judge when they are measured. */
export async function violations(page: Page): Promise<string[]> {
  // A page that was loaded anew knows nothing of it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations, incomplete } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<Record<'violations' | 'incomplete', Violation[]>> } };
    const { violations, incomplete } = await axe.run();
    return { violations, incomplete };
  });
  const unjudged = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes.map(({ target }) => target[0]!) : []));
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary ?? ''}`),
    ),
    ...(await page.evaluate(lowContrast, unjudged)),
  ];
}

/** In the page: when a changed colour is on the screen. Even without motion that is so only with the next picture. */
async function painted(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
}

/** Nothing is found in any theme. The page must have been visited with `bypassCSP`. */
export async function expectNothingFound(page: Page, state: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await page.evaluate(painted);
    expect(await violations(page), `${state}, ${theme}`).toEqual([]);
  }
}
