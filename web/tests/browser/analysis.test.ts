// Studying: the engine's lines, records and positions brought in, set up by hand, reviewed, and passed on by link.

import { beforeAll, describe, expect, test } from 'vitest';
import { type RecordTree, Table, writeRecord } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { useBrowser, visit } from './support/browser';
import { diceGame, shortGame } from './support/games';
import { Hand } from './support/hand';

/** The text of a record with these moves. */
function recordOf(variant: string, moves: string[], result: string): string {
  const [who, rule] = result.split(' ');
  const tree: RecordTree = {
    format: 1,
    variant,
    result: { p1win: '1', p2win: '2', draw: 'draw' }[who!]!,
    termination: rule!,
    tags: {},
    moves: moves.map((move) => ({ move })),
  };
  const reading = writeRecord(tree);
  if (reading.kind !== 'record') throw new Error(JSON.stringify(reading.problem));
  return reading.text;
}

describe('the analysis page', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('shows the engine’s best lines, and a click plays one as a branch', async () => {
    const page = await visit('/analysis/latroncules/classic');
    const hand = new Hand(page);
    const line = page.locator('[data-line="1"] [data-move]');
    await line.first().waitFor();
    await page.locator('[data-input="lines"]').selectOption('2');
    await page.locator('[data-line="2"] [data-move]').first().waitFor();
    await expect.poll(async () => Number(await page.locator('[data-depth]').getAttribute('data-depth'))).toBeGreaterThan(3);
    await page.locator('[data-action="analyse"]').first().click();
    const move = await line.first().getAttribute('data-move');
    await line.first().click();
    await hand.expectAttribute('ply', '1');
    const table = Table.open('latroncules/classic');
    table.play(move!);
    expect(await hand.attribute('position')).toBe(table.state().position);
  });

  test('opens a position from the address and says what is wrong with one that cannot be read', async () => {
    const position = '7w/D7/8/8/8/8/8/SST5 1 -/- 40';
    const page = await visit(`/analysis/la-trel/base?position=${encodeURIComponent(position)}`);
    await new Hand(page).expectAttribute('position', position);
    const wrong = await visit('/analysis/la-trel/base?position=nonsense');
    await wrong.locator('[role="alert"]', { hasText: /\S/ }).first().waitFor();
  });

  test('opens a pasted record and reviews it, with the curve and the turning points', async () => {
    const variant = 'la-trel/basic';
    const { moves, result } = shortGame(variant);
    const page = await visit('/analysis/attangle/standard');
    await page.locator('[data-action="paste"]').click();
    await page.locator('[data-input="paste"]').fill(recordOf(variant, moves, result));
    await page.locator('[data-action="paste-open"]').click();
    const hand = new Hand(page);
    await hand.expectAttribute('variant', variant);
    await page.locator('[data-action="review"]').first().click();
    await page.locator('[data-action="better"]').first().waitFor({ timeout: 90_000 });
    await page.locator('[data-action="better"]').first().click();
    expect(Number(await hand.attribute('ply'))).toBeGreaterThan(0);
  });

  test('tells luck from skill in a game of dice', async () => {
    const variant = 'chasse-croise/standard';
    const { moves, result } = diceGame(variant, 5);
    const page = await visit(`/analysis/${variant}`);
    await page.locator('[data-action="paste"]').click();
    await page.locator('[data-input="paste"]').fill(recordOf(variant, moves, result));
    await page.locator('[data-action="paste-open"]').click();
    await page.locator('[data-action="review"]').first().click();
    await page.locator('main', { hasText: /luck/i }).first().waitFor({ timeout: 90_000 });
    await expect.poll(() => page.locator('main').innerText(), { timeout: 90_000 }).toMatch(/luck/i);
  });

  test('refuses a damaged record with line and column, and a damaged link with a way on', async () => {
    const page = await visit('/analysis/la-trel/base');
    await page.locator('[data-action="paste"]').click();
    await page.locator('[data-input="paste"]').fill('[Format "1"]\n[Variant "la-trel/base"]\n[Result "*"]\n\n1. a1-a3 *\n');
    await page.locator('[data-action="paste-open"]').click();
    const alert = page.locator('main [role="alert"]', { hasText: /5/ }).first();
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/line 5.*column 4/is);
    const damaged = await visit('/analysis/la-trel/base#g1=AAAA');
    await damaged.locator('[role="alert"]', { hasText: /\S/ }).first().waitFor();
  });

  test('passes a game on in its address', async () => {
    const variant = 'attangle/standard';
    const page = await visit(`/analysis/${variant}`);
    const hand = new Hand(page);
    const table = Table.open(variant);
    for (const text of shortGame(variant).moves.slice(0, 5)) await hand.play(table, text);
    await expect.poll(() => page.url()).toContain('#g1=');
    const other = await visit(page.url());
    await other.keyboard.press('End');
    await new Hand(other).expectAttribute('position', table.state().position);
  });

  test('sets a position up by hand', async () => {
    const page = await visit('/analysis/latroncules/classic');
    await page.locator('[data-action="set-up"]').click();
    const board = page.locator('main [data-position]').first();
    await page.locator('label', { has: page.locator('[data-tool="erase"]') }).click();
    await board.locator('[data-cell="b1"]').click();
    await page.locator('[data-action="setup-ready"]').click();
    const start = Table.open('latroncules/classic').state().position;
    await expect.poll(() => page.locator('main [data-position]').first().getAttribute('data-position')).not.toBe(start);
    await page.locator('[data-line="1"] [data-move]').first().waitFor();
  });
});
