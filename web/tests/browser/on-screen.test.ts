// What counts is on the screen: at every size and in both languages board, players, status, dice, choices, refusals and the result lie
// in the window, uncovered, without scrolling; and what appears moves nothing else.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { wordsOf } from '../words';
import { newPage, PHONE, useBrowser } from './support/browser';
import { games, shortGame } from './support/games';
import { Hand } from './support/hand';
import { figuresWithMistakes, touchesToRefusal } from './support/mistakes';
import { twoAt } from './support/tables';

const SIZES = [
  [1280, 800],
  [1366, 768],
  [820, 1180],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const;

const BOARD = 'main [data-position]';
/** Whose turn it is or how it ended: not the last move, nor the advice for a first one, which may be covered for a while. */
const STATUS = ':is([data-status="turn"], [data-status="thinking"], [data-status="over"])';
/** What every state of a game shows. */
const TABLE = [BOARD, '[data-player="1"]', '[data-player="2"]', STATUS];
/** What stands around a board and must stay where it is. */
const FIXED = [BOARD, '[data-player="1"]', '[data-player="2"]', '[data-action="undo"]'];
const CAPTURES = '[data-player] [role="img"]';
const CHAIN = '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10';
const EXCHANGE = '4w3/3D4/8/8/8/8/8/W2S3W 1 -/- 10';
/** One step and the race is won. */
const NEARLY_HOME = 'bbbbbbbbba/0000000000 1 61 40';

/** In the page: what of this is missing, out of the window, or covered by something else. */
function hidden(selectors: readonly string[]): string[] {
  scrollTo(0, 0);
  const problems: string[] = [];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    if (found.length === 0) problems.push(`${selector} is missing`);
    for (const element of found) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        problems.push(`${selector} reaches from ${[left, top].map(Math.round)} to ${[right, bottom].map(Math.round)}`);
      // Near the corners too: something may lie over a part of it only.
      for (const [x, y] of [
        [0.5, 0.5],
        [0.05, 0.1],
        [0.95, 0.9],
      ] as const) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (hit && !element.contains(hit) && !hit.contains(element))
          problems.push(`${selector} is covered by ${hit.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return [...new Set(problems)];
}

/** In the page: where these things are. */
function places(selectors: readonly string[]): Record<string, number[]> {
  scrollTo(0, 0);
  return Object.fromEntries(
    selectors.map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [selector, [x, y, width, height].map(Math.round)];
    }),
  );
}

/** In the page: when the window has its new size and everything is laid out for it. */
const laidOut = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

async function atEverySize<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(laidOut);
    answers.set(`${width}×${height}`, await ask());
  }
  return answers;
}

async function expectOnScreen(page: Page, state: string, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) await page.locator(selector).first().waitFor();
  const problems = await atEverySize(page, () => page.evaluate(hidden, selectors));
  for (const [size, found] of problems) expect(found, `${state} at ${size}`).toEqual([]);
}

/** Does something, and nothing around the board may move by it, at any size. */
async function expectNothingMoves(page: Page, state: string, act: () => Promise<void>): Promise<void> {
  const where = () => atEverySize(page, () => page.evaluate(places, FIXED));
  const before = await where();
  await act();
  for (const [size, after] of await where()) expect(after, `${state} at ${size}`).toEqual(before.get(size));
}

interface Mistake {
  address: string;
  touches: string[];
  length: number;
}

/** The refusal with most to read of all that the rule book warns of. */
function longestRefusal(language: string): Mistake {
  const words = wordsOf(language);
  const mistakes = games().flatMap((game) =>
    figuresWithMistakes(game).flatMap((figure) => {
      const moved = Table.open(figure.variant, figure.position);
      moved.seek(figure.moves);
      const { position } = moved.state();
      return figure.refuse.flatMap(({ move }): Mistake[] => {
        const table = Table.open(figure.variant, position);
        const found = touchesToRefusal(table, move);
        if (!found || found.touches.some((touch) => 'choice' in touch)) return [];
        const { sentence, refusal } = found.refused;
        const nearest = refusal.nearest.length > 0 ? words.text('refused-possible', { moves: words.list(refusal.nearest) }) : '';
        const touches = found.touches.flatMap((touch) =>
          'cell' in touch ? [table.view().cells.find(({ cell }) => cell === touch.cell)!.name] : [],
        );
        const address = `/play/${figure.variant}?p1=human&p2=human&position=${encodeURIComponent(position)}`;
        return [{ address, touches, length: (words.message(sentence) + nearest).length }];
      });
    }),
  );
  return mistakes.reduce((longest, one) => (one.length > longest.length ? one : longest));
}

const la = (position: string, more = '') =>
  `/play/la-trel/base?p1=human&p2=level-1&clock=30%2B0&position=${encodeURIComponent(position)}${more}`;

describe('on the screen', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(['en', 'fr'])('is everything that counts while a game is played (%s)', async (language) => {
    const page = await newPage();
    const go = async (address: string) => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      await page.locator('[data-action="undo"]').waitFor();
      return new Hand(page);
    };

    await go('/play/la-trel');
    await expectOnScreen(page, 'first move', [...TABLE, '[data-status="turn"]']);
    const shares = await atEverySize(page, () =>
      page.evaluate((board) => {
        const { width, height } = document.querySelector(board)!.getBoundingClientRect();
        return Math.max(width / innerWidth, height / innerHeight);
      }, BOARD),
    );
    for (const [size, share] of shares) expect(share, `the board's part of the window at ${size}`).toBeGreaterThan(0.8);

    let hand = await go(la(CHAIN));
    await expectOnScreen(page, 'own turn', [...TABLE, CAPTURES, '[role="timer"]', '[data-status="turn"]']);
    await expectNothingMoves(page, 'chain', async () => {
      for (const cell of ['d1', 'd4']) await hand.touchCell(cell);
      await page.locator('[data-action="stop-here"]').waitFor();
    });
    const chain = ['[data-action="stop-here"]', '[data-action="take-back-touch"]'];
    await expectOnScreen(page, 'chain', [...TABLE, '[role="timer"]', ...chain]);
    await hand.touchCell('h4');
    await expectOnScreen(page, 'refusal in a chain', [...TABLE, ...chain, '[role="alert"][data-rule]']);

    hand = await go(la(EXCHANGE));
    await expectNothingMoves(page, 'exchange', async () => {
      for (const cell of ['d7', 'd8']) await hand.touchCell(cell);
      await page.locator('[data-choice]').first().waitFor();
    });
    await expectOnScreen(page, 'exchange', [...TABLE, '[role="timer"]', '[data-choice]', '[data-action="take-back-touch"]']);

    const longest = longestRefusal(language);
    hand = await go(longest.address);
    await expectNothingMoves(page, 'refusal', async () => {
      for (const cell of longest.touches) await hand.touchCell(cell);
      await page.locator('[role="alert"][data-rule]').waitFor();
    });
    await expectOnScreen(page, 'refusal', [...TABLE, '[role="alert"][data-rule]']);

    hand = await go('/play/la-trel/base?p1=human&p2=human&clock=30%2B0');
    await expectNothingMoves(page, 'a draw is offered', async () => {
      await page.locator('[data-action="draw"]').click();
      await page.locator('[data-action="accept-draw"]').waitFor();
    });
    await expectOnScreen(page, 'a draw is offered', [...TABLE, '[data-action="accept-draw"]', '[data-action="decline-draw"]']);
    await page.locator('[data-action="decline-draw"]').click();
    await expectNothingMoves(page, 'given up', async () => {
      await page.locator('[data-action="resign"]').click();
      await page.locator('[data-action="rematch"]').waitFor();
    });
    const after = ['[data-status="over"]', '[data-action="rematch"]', '[data-action="review"]'];
    await expectOnScreen(page, 'given up', [...TABLE, ...after, '[data-action="withdraw"]']);
    await page.locator('[data-action="withdraw"]').click();
    await hand.expectAttribute('result', 'none');
  });

  test.each(['en', 'fr'])('are the dice, their button and the result of a race (%s)', async (language) => {
    const page = await newPage();
    const dice = '/play/chasse-croise/standard?p1=human&p2=human&seed=4&clock=30%2B0';
    await page.goto(`${dice}&lang=${language}`);
    await page.locator('[data-action="undo"]').waitFor();
    await expectOnScreen(page, 'before the roll', [...TABLE, '[role="timer"]', '[data-action="roll"]']);
    await expectNothingMoves(page, 'roll', async () => {
      await page.locator('[data-action="roll"]').click();
      await page.locator('.dice[role="img"]').waitFor();
    });
    await expectOnScreen(page, 'after the roll', [...TABLE, '[role="timer"]', '.dice']);

    await page.goto(`${dice}&position=${encodeURIComponent(NEARLY_HOME)}&lang=${language}`);
    const hand = new Hand(page);
    const table = Table.open('chasse-croise/standard', NEARLY_HOME);
    await page.locator('[data-action="undo"]').waitFor();
    await expectNothingMoves(page, 'the end of a race', async () => {
      await hand.play(
        table,
        table.legal(100)!.find((text) => text.includes('+1'))!,
      );
      await hand.expectAttribute('state', 'over');
    });
    const after = ['[data-status="over"]', '[data-action="rematch"]', '[data-action="review"]'];
    await expectOnScreen(page, 'game over', [...TABLE, ...after]);
  });

  test.each(['en', 'fr'])('is the computer while it thinks (%s)', async (language) => {
    const page = await newPage();
    // An engine that never answers.
    await page.addInitScript(() => {
      window.Worker = class {
        postMessage(): void {}
        terminate(): void {}
      } as unknown as typeof Worker;
    });
    await page.goto(`/play/attangle/grand?p1=human&p2=level-5&clock=30%2B0&lang=${language}`);
    const hand = new Hand(page);
    const table = Table.open('attangle/grand');
    await hand.touches(table, table.legal(200)![0]!);
    await hand.expectAttribute('state', 'thinking');
    await expectOnScreen(page, 'thinking', [...TABLE, '[role="timer"]', '[data-status="thinking"]']);
  });

  test.each(['en', 'fr'])('are praise and the next task when a lesson’s task is solved (%s)', async (language) => {
    const page = await newPage();
    await page.goto(`/learn/la-trel?lang=${language}`);
    const figure = page.locator('[data-figure="lesson-first-move"]');
    await figure.waitFor();
    const hand = new Hand(page, 'click', figure);
    const next = '[data-lesson-action="next"]';
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-figure-action="reset"]').click();
      for (const cell of ['d2', 'd3']) await hand.touchCell(cell);
      await expect.poll(() => figure.getAttribute('data-figure-state')).toBe('right');
      // Wherever somebody has scrolled to reach the board.
      const seen = await page.evaluate(
        ([next, good]) =>
          [next, good].map((selector) =>
            [...document.querySelectorAll(selector!)].some((one) => {
              const { top, bottom, width } = one.getBoundingClientRect();
              return width > 0 && top >= 0 && bottom <= innerHeight + 1;
            }),
          ),
        [next, '.praise, .good strong'] as const,
      );
      expect(seen, `at ${width}×${height}`).toEqual([true, true]);
    }
  });

  test('is in the list of moves the one that is looked at, as a whole', async () => {
    const page = await newPage();
    const variant = 'latroncules/classic';
    await page.goto(`/play/${variant}?p1=human&p2=human&lang=en`);
    const [hand, table] = [new Hand(page), Table.open(variant)];
    for (const text of shortGame(variant).moves.slice(0, 30)) await hand.play(table, text);
    for (const steps of [0, 1, 20]) {
      for (let step = 0; step < steps; step += 1) await page.locator('[data-action="back"]').click();
      const seen = await atEverySize(page, async () => {
        // The list follows with the next picture.
        await page.evaluate(laidOut);
        return page.evaluate(() => {
          const [row, list] = ['.moves [aria-current="step"]', '.moves .list'].map((name) =>
            document.querySelector(name)!.getBoundingClientRect(),
          );
          return row!.top >= list!.top - 1 && row!.bottom <= list!.bottom + 1;
        });
      });
      for (const [size, whole] of seen) expect(whole, `${steps} moves back at ${size}`).toBe(true);
    }
  });

  test.each([
    ['the reference card', 'c'],
    ['the keys', '?'],
  ])('is the way out of what lies over the page: %s', async (_, key) => {
    const page = await newPage();
    await page.goto('/play/attangle/standard?p1=human&p2=human&lang=fr');
    await page.locator('[data-action="card"]').waitFor();
    await page.keyboard.press(key);
    await expectOnScreen(page, key, ['dialog[open] .way-out button']);
  });

  test.each(['en', 'fr'])('is on a phone why a lesson’s task is not done so (%s)', async (language) => {
    const page = await newPage(PHONE);
    await page.goto(`/learn/la-trel?lang=${language}`);
    const figure = page.locator('[data-figure="lesson-first-move"]');
    await figure.waitFor();
    const hand = new Hand(page, 'tap', figure);
    for (const cell of ['d2', 'd5']) await hand.touchCell(cell);
    await expect
      .poll(() =>
        figure.locator('[role="alert"][data-rule]').evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight),
      )
      .toBe(true);
  });

  test('is a first move after a click at home, at every size', async () => {
    const page = await newPage();
    await page.goto('/?lang=en');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-play="la-trel"]').click();
      const hand = new Hand(page);
      await expect.poll(() => page.locator('[data-status="turn"]').textContent()).toBe('Your turn');
      const [position, ply] = [await hand.attribute('position'), Number(await hand.attribute('ply'))];
      const table = Table.open('la-trel/base', position!);
      await hand.touches(table, table.legal(200)![0]!);
      await expect.poll(async () => Number(await hand.attribute('ply')), { message: `${width}×${height}` }).toBe(ply + 2);
      await page.locator('header a.brand').click();
    }
  });

  test('is a table with players, clocks, and what is proposed there, at every size', async () => {
    const { host, guest } = await twoAt({ variant: 'la-trel/base' });
    const table = Table.open('la-trel/base');
    await new Hand(host).play(table, 'd2-d3');
    await new Hand(guest).play(table, 'd7-d6');
    await new Hand(host).expectAttribute('position', table.state().position);
    table.free();
    await expectOnScreen(host, 'a turn at a table', [...TABLE, '[role="timer"]', '[data-action="resign"]']);
    await guest.locator('[data-action="draw"]').click();
    await expectOnScreen(host, 'a draw offered', [
      ...TABLE,
      '[role="timer"]',
      '[data-action="accept"]',
      '[data-action="decline"]',
    ]);
    await host.locator('[data-action="accept"]').click();
    await expectOnScreen(host, 'a draw', [...TABLE, '[data-action="rematch"]', '[data-action="review"]']);
  });
});
