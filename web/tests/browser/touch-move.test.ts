// Where a touched piece must move: chosen with the new game, by whatever means somebody touches, and not undone by leaving.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { Hand } from './support/hand';

describe('touch-move', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  const chosen = (hand: Hand) => hand.board.locator('[data-cell][aria-selected="true"]');

  test.each(['click', 'keys'] as const)('holds a touched piece through everything but its move, by %s', async (means) => {
    const page = await visit('/play/latroncules/classic?p1=human&p2=human&touch=move');
    const hand = new Hand(page, means);
    const table = Table.open('latroncules/classic');
    await hand.play(table, 'c2-c3');
    await hand.play(table, 'd7-d6');
    await hand.touchCell('a2');
    await expect.poll(() => chosen(hand).getAttribute('data-cell')).toBe('a2');
    await hand.touchCell('e2');
    await page.locator('[data-notice="touched"]').waitFor();
    await page.keyboard.press('Escape');
    expect(await chosen(hand).getAttribute('data-cell')).toBe('a2');
    expect(await hand.within.locator('[data-action="undo"]').getAttribute('aria-disabled')).toBe('true');

    // Looking at an earlier position and leaving the page let nothing go.
    await page.keyboard.press('ArrowLeft');
    await page.reload();
    const again = new Hand(page, means);
    await again.expectAttribute('ply', '2');
    await expect.poll(() => chosen(again).getAttribute('data-cell')).toBe('a2');
    await page.locator('[data-input="move"]').fill('e2-e3');
    await page.keyboard.press('Enter');
    await page.locator('#typed-answer [role="alert"]').waitFor();
    await again.expectAttribute('ply', '2');
    await again.touchCell('a3');
    expect(table.play('a2-a3').kind).toBe('legal');
    await again.expectAttribute('position', table.state().position);
  });

  test('is an option of a new game', async () => {
    // Whoever named just this game finds the choice of another one closed, however wide the window is.
    const page = await visit('/play/latroncules/classic?p1=human&p2=human');
    await page.locator('[data-action="new"][aria-expanded="false"]').click();
    const form = page.locator('[data-form="new-game"]');
    await form.locator('[data-input="touchmove"]').check();
    await form.locator('[data-action="start"]').click();
    await page.waitForURL(/touch=move/);
    // The form leaves with the game before; the one that was begun holds what is touched.
    await form.waitFor({ state: 'detached' });
    const hand = new Hand(page);
    await hand.touchCell('a2');
    await hand.touchCell('e2');
    await page.locator('[data-notice="touched"]').waitFor();
  });
});
