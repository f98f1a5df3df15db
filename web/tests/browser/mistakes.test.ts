// The mistakes that the figures of the rule pages warn of, made on the page: by hand where a hand can make them, else by the
// button that demonstrates them. The rule is named in both cases.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { listedMistake } from '../../src/rulebook/figure';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { games } from './support/games';
import { Hand } from './support/hand';
import { figuresWithMistakes, touchesToRefusal } from './support/mistakes';

// Test names are made before any hook runs.
loadRulesHere();

describe('a mistake on a rule page', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(games())('%s: is refused by its rule, and known for what it is', async (game) => {
    const page = await visit(`/rules/${game}?lang=en`);
    let made = 0;
    for (const figure of figuresWithMistakes(game)) {
      const element = page.locator(`[data-figure="${figure.id}"]`);
      await element.scrollIntoViewIfNeeded();
      const hand = new Hand(page, 'click', element);
      const state = () => element.getAttribute('data-figure-state');
      for (const { move, rule } of figure.refuse) {
        const table = Table.open(figure.variant, figure.position);
        table.seek(figure.moves);
        await hand.expectAttribute('position', table.state().position);
        const found = touchesToRefusal(table, move);
        if (found) {
          for (const touch of found.touches) await hand.touch(touch, table.view());
          await expect.poll(() => element.getByRole('alert').getAttribute('data-rule'), { message: move }).toBe(rule);
          expect(await state(), move).toBe('refused');
          const known = listedMistake(figure, table, found.refused.refusal) !== undefined;
          const told = await element.getByRole('status').textContent();
          expect(told?.includes('exactly what the rule forbids'), move).toBe(known);
          made += 1;
          await element.locator('[data-figure-action="reset"]').click();
        }
        table.free();
      }
      for (const { move, rule } of figure.refuse) {
        await element.locator('[data-figure-action="try"]').click();
        const told = element.locator('[role="status"] [data-rule]');
        await expect.poll(() => told.getAttribute('data-rule'), { message: move }).toBe(rule);
        expect(await told.textContent()).toContain(move);
        expect(await state(), move).toBe('refused');
      }
    }
    expect(made).toBeGreaterThan(5);
  });

  test('a legal move that is not asked for is told from the one that is', async () => {
    const page = await visit('/rules/la-trel?lang=en#LT-1');
    const element = page.locator('[data-figure="lt-1-own-piece"]');
    const hand = new Hand(page, 'keys', element);
    await hand.touchCell('b2');
    await hand.touchCell('b3');
    await expect.poll(() => element.getAttribute('data-figure-state')).toBe('other');
    expect(await element.getByRole('status').textContent()).toContain('not what the task asks');
    await hand.use('[data-figure-action="reset"]');
    expect(await element.getAttribute('data-figure-state')).toBe('waiting');
    await hand.touchCell('a2');
    await hand.touchCell('a3');
    await expect.poll(() => element.getAttribute('data-figure-state')).toBe('right');
  });
});
