// The guided lessons from the first task to the last, hints, and what a device remembers of them.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figure, RulePage } from '$generated/rulebook/types';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { PHONE, useBrowser, visit } from './support/browser';
import { games } from './support/games';
import { Hand } from './support/hand';

// Test names are made before any hook runs.
loadRulesHere();

function lesson(game: string): Figure[] {
  const file = new URL(`../../generated/rulebook/en/${game}.json`, import.meta.url);
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as RulePage;
  const part = sections.find(({ heading }) => heading.kind === 'part' && heading.part === 'lesson')!;
  return part.blocks.flatMap((block) => (block.kind === 'figure' ? [block.content] : []));
}

describe('a lesson', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(games())('%s: leads from the first task to a first game, on a phone', async (game) => {
    const page = await visit(`/learn/${game}?lang=en`, PHONE);
    const tasks = lesson(game);
    for (const [index, figure] of tasks.entries()) {
      const element = page.locator(`[data-figure="${figure.id}"]`);
      await element.waitFor();
      expect(await page.locator('h2').first().textContent()).toBe(`Task ${index + 1} of ${tasks.length}`);
      const table = Table.open(figure.variant, figure.position);
      table.seek(figure.moves);
      await new Hand(page, 'tap', element).touches(table, figure.accept[0]![0]!);
      await expect.poll(() => element.getAttribute('data-figure-state'), { message: figure.id }).toBe('right');
      table.free();
      await page.locator('[data-lesson-action="next"]').tap();
    }
    const play = page.locator('main a', { hasText: 'first game' });
    await play.waitFor();
    expect(await play.getAttribute('href')).toBe(`/play/${tasks[0]!.variant}?p1=human&p2=level-1`);
    expect(await page.locator('main').textContent()).toContain('solved all the tasks');
  });

  test('gives a hint after two misses and remembers the task', async () => {
    const page = await visit('/learn/la-trel?lang=en');
    await page.locator('[data-lesson-action="next"]').click();
    await page.locator('[data-figure="lesson-trident"]').waitFor();
    const hand = new Hand(page, 'click', page.locator('[data-figure="lesson-trident"]'));
    const hint = page.locator('[role="status"]', { hasText: 'Hint' });
    await hand.touchCell('c1');
    await hand.touchCell('c6');
    expect(await hint.count()).toBe(0);
    await hand.touchCell('c6');
    await hint.waitFor();
    expect(await hint.textContent()).toContain('c1');
    await page.reload();
    await page.locator('[data-figure="lesson-trident"]').waitFor();
  });

  test('can be walked through by keyboard, with the focus on each task', async () => {
    const page = await visit('/learn/attangle?lang=en');
    await page.locator('[data-figure="lesson-enter"]').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-figure="lesson-opposite"]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Task 2 of 9');
    await page.keyboard.press('p');
    await page.locator('[data-figure="lesson-enter"]').waitFor();
    const hand = new Hand(page, 'keys', page.locator('[data-figure="lesson-enter"]'));
    await hand.touchCell('d3');
    await expect.poll(() => page.locator('[data-figure]').getAttribute('data-figure-state')).toBe('right');
  });
});
