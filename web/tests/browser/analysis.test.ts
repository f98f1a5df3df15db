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
    await page.keyboard.press('End');
    await hand.expectAttribute('state', 'over');
    // A game that is won leaves nothing of the bar to the other player.
    const parts = page.locator('.evaluation .bar :is(.one, .two)');
    await expect.poll(() => parts.count()).toBe(result.startsWith('draw') ? 2 : 1);
    await page.locator('[data-action="review"]').first().click();
    await page.locator('[data-action="better"]').first().waitFor({ timeout: 90_000 });
    await page.locator('[data-action="better"]').first().click();
    await expect.poll(async () => Number(await hand.attribute('ply')), { timeout: 15_000 }).toBeGreaterThan(0);
  });

  /** Blue gives its Sabre away on d4, and Red takes it. */
  const GIVEN_AWAY = '6w1/8/5t2/8/8/8/D6d/3S3W 1 -/- 40';

  test('reviews a game at its end with one click, marks the mistake, plays out why, and judges another try', async () => {
    const page = await visit(`/play/la-trel/base?p1=human&p2=human&lang=en&position=${encodeURIComponent(GIVEN_AWAY)}`);
    const hand = new Hand(page);
    const table = Table.open('la-trel/base', GIVEN_AWAY);
    for (const move of ['d1-d4', 'f6xc3']) await hand.play(table, move);
    await page.locator('[data-action="resign"]').click();
    await page.locator('[data-action="review"]').click();

    const mistake = page.locator('[data-turn="0"]');
    await mistake.locator('[data-action="retry"]').waitFor({ timeout: 60_000 });
    expect(await hand.attribute('ply'), 'what the mistake led to').toBe('41');
    expect(await page.locator('.curve [data-glyph]').count()).toBeGreaterThan(0);
    expect(await page.locator('.moves [data-move="d1-d4"]').textContent()).toMatch(/d1-d4\?\?/);
    expect(await mistake.textContent()).toMatch(/Red takes a /);

    await mistake.locator('[data-action="why"]').click();
    await expect.poll(async () => Number(await hand.attribute('ply')), { timeout: 15_000 }).toBeGreaterThan(41);

    await mistake.locator('[data-action="retry"]').focus();
    await page.keyboard.press('Enter');
    await hand.expectAttribute('position', GIVEN_AWAY);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
    await expect.poll(focused, { message: 'the focus goes on to the board' }).not.toBeNull();
    await hand.touches(Table.open('la-trel/base', GIVEN_AWAY), 'd1-d4');
    await expect.poll(() => page.locator('[data-try]').getAttribute('data-try'), { timeout: 60_000 }).toBe('no-better');
    await page.locator('[data-try] [data-action="better"]').click();
    await expect.poll(() => mistake.textContent()).toMatch(/Better:/);
  });

  test('shows who played, takes names and tags, and closes what is open by Escape', async () => {
    const page = await visit('/analysis/attangle/standard?lang=en');
    const hand = new Hand(page);
    const table = Table.open('attangle/standard');
    for (const text of shortGame('attangle/standard').moves.slice(0, 3)) await hand.play(table, text);
    expect(await page.locator('[data-player="1"]').textContent()).toMatch(/in reserve/);
    const form = page.locator('[data-form="details"]');
    await page.locator('[data-action="details"]').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => form.count()).toBe(0);
    await page.locator('[data-action="details"]').click();
    await page.locator('[data-detail="name"]').fill('Sunday');
    await page.locator('[data-detail="one"]').fill('Ada');
    await page.locator('[data-action="keep-details"]').click();
    await expect.poll(() => page.locator('[data-player="1"]').textContent()).toMatch(/Ada/);
    expect(await page.locator('h1').textContent()).toMatch(/Sunday/);
    expect(await hand.attribute('position')).toBe(table.state().position);
    await expect.poll(() => page.url()).toContain('#g1=');
    await page.reload();
    await expect.poll(() => page.locator('[data-player="1"]').textContent()).toMatch(/Ada/);
    for (const action of ['set-up', 'paste']) {
      await page.locator(`[data-action="${action}"]`).click();
      await expect.poll(() => page.locator(`[data-action="${action}"]`).getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator(`[data-action="${action}"]`).getAttribute('aria-expanded')).toBe('false');
    }
  });

  test('opens bare lists of moves, and a record that is too long for an address', async () => {
    const page = await visit('/analysis/attangle/standard?lang=en');
    const hand = new Hand(page);
    await page.locator('[data-action="paste"]').click();
    await page.locator('[data-input="paste"]').fill('1. d2-d3 d7 d6 2. c1f4');
    await page.locator('[data-action="paste-open"]').click();
    await hand.expectAttribute('game', 'la-trel');
    await page.keyboard.press('End');
    await hand.expectAttribute('ply', '3');

    // Words that cannot be made small: five mebibytes of them.
    let state = 1;
    const word = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0).toString(36);
    const parts: string[] = [];
    for (let length = 0; length < 5 << 20; length += parts.at(-1)!.length + 1) parts.push(word());
    const text = `[Format "1"]\n[Variant "latroncules/classic"]\n[Result "*"]\n\n{${parts.join(' ')}} 1. a2-a3 *\n`;
    await page.locator('[data-action="paste"]').click();
    await page
      .locator('[data-input="file"]')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await hand.expectAttribute('game', 'latroncules');
    await page.keyboard.press('End');
    await hand.expectAttribute('ply', '1');
  });

  test('lets a line of the engine be read to its end, and gives each line its colour', async () => {
    const page = await visit('/analysis/la-trel/base?lang=en');
    const line = page.locator('[data-line="1"]');
    await line.locator('[data-move]').nth(4).waitFor();
    await page.locator('[data-action="analyse"]').click();
    await line.locator('[data-action="unfold-line"]').click();
    const hidden = await line.locator('.moves').evaluate((moves) => moves.scrollWidth - moves.clientWidth);
    expect(hidden).toBeLessThanOrEqual(1);
    const colours = await page
      .locator('svg [data-rank] path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    expect(new Set(colours).size).toBe(colours.length);
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
