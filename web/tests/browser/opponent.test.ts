// The computer at the other side of the board: a game against level 3 to its end, and two levels that play each other.

import { beforeAll, describe, expect, test } from 'vitest';
import { ComputerPlayer, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { Hand } from './support/hand';

describe('against the computer', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(['attangle/standard', 'la-trel/basic'])('a game of %s against level 3 comes to its end', async (variant) => {
    const page = await visit(`/play/${variant}?p1=human&p2=level-3&seed=5`);
    const hand = new Hand(page);
    const [table, player] = [Table.open(variant), ComputerPlayer.seat('level-8')!];
    for (let turn = 0; turn < 250; turn += 1) {
      await expect.poll(() => hand.attribute('state'), { timeout: 20_000 }).not.toBe('thinking');
      if ((await hand.attribute('state')) === 'over') break;
      if ((await hand.attribute('turn')) !== '1') continue;
      // What the computer has played is on the page; our own table follows it.
      const moves = await page.locator('main [data-move]').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')!));
      expect(table.seek(moves)).toBe(moves.length);
      expect(await hand.attribute('position')).toBe(table.state().position);
      const [answer] = player.choose(table, turn)!;
      await hand.touches(table, answer!);
      await expect.poll(() => hand.attribute('ply'), { timeout: 20_000 }).not.toBe(String(table.state().ply));
    }
    await hand.expectAttribute('state', 'over');
    expect(await hand.attribute('result')).toMatch(/^(p1win|p2win|draw) [A-Z]{2}-\d+/);
  });

  test('its move is announced to those who do not see it', async () => {
    const page = await visit('/play/latroncules/classic?p1=human&p2=level-1&seed=2');
    const hand = new Hand(page);
    const table = Table.open('latroncules/classic');
    await hand.touches(table, table.legal(200)![0]!);
    await expect.poll(() => hand.attribute('ply'), { timeout: 20_000 }).toBe('2');
    const moves = await page.locator('main [data-move]').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')!));
    await expect
      .poll(() =>
        page
          .locator('[aria-live], [role="status"]')
          .allInnerTexts()
          .then((texts) => texts.join(' ')),
      )
      .toContain(moves[1]);
  });

  test('a game that waits goes on where only the game is named, and another is one click away', async () => {
    const page = await visit('/play/la-trel/master?p1=human&p2=level-2&seed=2');
    const hand = new Hand(page);
    const table = Table.open('la-trel/master');
    await hand.touches(table, table.legal(200)![0]!);
    await hand.expectAttribute('ply', '2');
    const position = await hand.attribute('position');
    await page.goto('/play/la-trel');
    await page.waitForURL(/\/play\/la-trel\/master$/);
    await hand.expectAttribute('position', position!);
    await page.locator('[data-action="anew"]').click();
    await page.waitForURL(/p2=level-2/);
    await hand.expectAttribute('ply', '0');
    // The one that was left stays in the library.
    await page.goto('/library');
    await expect.poll(() => page.locator('[data-game-id]').count()).toBe(1);
  });

  test('after its turn with dice what it rolled is still to be seen', async () => {
    const page = await visit('/play/chasse-croise/standard?p1=level-1&p2=human&seed=4&lang=en');
    await page.locator('[data-action="roll"]').waitFor();
    await page.locator('[data-dice="before"]').waitFor();
    const [roll, ...steps] = await page
      .locator('main [data-move]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-move')!));
    const told = await page.locator('[data-status="last"]').textContent();
    expect(told).toContain(`rolled ${roll!.split('').join(' ')} and played`);
    for (const step of steps) expect(told).toContain(step);
    // Nobody has rolled, so there is no turn to end yet.
    expect(await page.locator('[data-action="end-turn"]').count()).toBe(0);
    await page.locator('[data-action="roll"]').click();
    await page.locator('.dice[role="img"]:not([data-dice])').waitFor();
    expect(await page.locator('[data-dice="before"]').count()).toBe(0);
    expect(await page.locator('[data-action="end-turn"]').count(), 'a step is possible').toBe(0);
  });

  test('the computer can be watched playing itself', async () => {
    const page = await visit('/play/chasse-croise/standard?p1=level-2&p2=level-4&seed=9');
    const hand = new Hand(page);
    await expect.poll(async () => Number(await hand.attribute('ply')), { timeout: 30_000 }).toBeGreaterThan(4);
  });
});
