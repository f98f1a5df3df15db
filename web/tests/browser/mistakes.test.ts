// The mistakes that the figures of the rule pages warn of, made on the page: by hand where a hand can make them, else by the
// button that demonstrates them. The rule is named in both cases.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figure, RulePage } from '$generated/rulebook/types';
import { type Refusal, Table, type Touch } from '$generated/wasm/ludotheca';
import { Touching } from '../../src/board/touching';
import { positionOf } from '../../src/rules/position';
import { listedMistake } from '../../src/rulebook/figure';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { games } from './support/games';
import { Hand } from './support/hand';

// Test names are made before any hook runs.
loadRulesHere();

function figures(game: string): Figure[] {
  const file = new URL(`../../generated/rulebook/en/${game}.json`, import.meta.url);
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as RulePage;
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => (block.kind === 'figure' && block.content.refuse.length > 0 ? [block.content] : []));
}

/** The touches that lead a reader to a refusal; none where they lead to a move or another choice before. */
function touchesToRefusal(table: Table, move: string): { touches: Touch[]; refusal: Refusal } | undefined {
  let touching = Touching.begin(positionOf(table), { confirm: false });
  const touches: Touch[] = [];
  for (const touch of table.touchesToTry(move)) {
    // A choice that the rules do not offer has no button; ending the turn always has one.
    const offered = touching.next.some((next) => 'choice' in next && 'choice' in touch && next.choice === touch.choice);
    if ('choice' in touch && touch.choice !== 'endturn' && !offered) return undefined;
    touches.push(touch);
    touching = touching.touch(touch);
    if (touching.refusal) return { touches, refusal: touching.refusal.refusal };
    if (touching.played) return undefined;
  }
  return undefined;
}

describe('a mistake on a rule page', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(games())('%s: is refused by its rule, and known for what it is', async (game) => {
    const page = await visit(`/rules/${game}?lang=en`);
    let made = 0;
    for (const figure of figures(game)) {
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
          const known = listedMistake(figure, table, found.refusal) !== undefined;
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
    await element.locator('[data-figure-action="reset"]').click();
    expect(await element.getAttribute('data-figure-state')).toBe('waiting');
    await hand.touchCell('a2');
    await hand.touchCell('a3');
    await expect.poll(() => element.getAttribute('data-figure-state')).toBe('right');
  });
});
