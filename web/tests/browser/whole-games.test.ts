// A whole game of every variant, played by clicking for both players, from the first move to the result.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { diceGame, hasDice, shortGame, variants } from './support/games';
import { Hand } from './support/hand';

// Test names are made before any hook runs.
loadRulesHere();

describe('two people on one screen play to the end', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(variants())('%s', async (variant) => {
    const seed = 7;
    const game = hasDice(variant) ? diceGame(variant, seed) : shortGame(variant);
    const page = await visit(`/play/${variant}?p1=human&p2=human&seed=${seed}`);
    const hand = new Hand(page);
    const table = Table.open(variant);
    await hand.expectAttribute('position', table.state().position);
    for (const text of game.moves) await hand.play(table, text);
    await hand.expectAttribute('state', 'over');
    await hand.expectAttribute('result', game.result);
    const [game_, turn, ply] = [await hand.attribute('game'), await hand.attribute('turn'), await hand.attribute('ply')];
    expect(game_).toBe(variant.split('/')[0]);
    expect(await hand.attribute('variant')).toBe(variant);
    expect(['1', '2']).toContain(turn);
    expect(Number(ply)).toBe(table.state().ply);
    expect(await page.locator('main [data-move]').count()).toBeGreaterThan(0);
    table.free();
  });
});
