// A tab is killed at the moment a new ply stands on the board, fifty times, on a machine six times slower than this one: every ply
// that was seen is there again when the game is opened anew. The same with what else is kept: settings, lessons, the library, studies.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, takeBack } from '../rules';
import { Hand } from './support/hand';
import { KillableBrowser, type Sight } from './support/killing';

const SLOWED = 6;
const BOARD = 'main [data-position]';

describe('a tab that is killed when a ply is seen', () => {
  const browser = new KillableBrowser();
  beforeAll(async () => {
    await loadRulesHere();
    await browser.open();
  });
  afterAll(() => browser.close());

  /** Opens the game, which must be where it was last seen, and has the tab killed when `act` has changed it. */
  async function killed(
    address: string,
    table: Table,
    sight: Partial<Sight>,
    act: (hand: Hand) => Promise<void>,
  ): Promise<string> {
    const page = await browser.visit(address);
    const hand = new Hand(page);
    await expectSeen(hand, table);
    const before = table.state().position;
    const wanted = {
      selector: BOARD,
      attribute: 'data-position',
      slowed: SLOWED,
      ...('value' in sight ? {} : { not: before }),
      ...sight,
    };
    return browser.killTabWhen(page, wanted, () => act(hand));
  }

  async function expectSeen(hand: Hand, table: Table): Promise<void> {
    await hand.expectAttribute('position', table.state().position);
    const moves = hand.page.locator('main [data-move]');
    await expect.poll(() => moves.count(), { timeout: 20_000 }).toBe(table.moves().length);
    expect(await moves.evaluateAll((all) => all.map((one) => one.getAttribute('data-move')))).toEqual(table.moves());
  }

  /** The last word of every test: a tab that nobody kills. */
  async function expectKept(address: string, table: Table): Promise<Hand> {
    const hand = new Hand(await browser.visit(address));
    await expectSeen(hand, table);
    return hand;
  }

  test('has lost no move of two people, 22 times', async () => {
    const address = '/play/la-trel/base?p1=human&p2=human';
    const table = Table.open('la-trel/base');
    for (let ply = 0; ply < 22; ply += 1) {
      const legal = table.legal(1000)!;
      const text = legal[(ply * 7) % legal.length]!;
      const seen = await killed(address, table, {}, (hand) => hand.touches(table, text));
      table.play(text);
      expect(table.state().result, 'a game that goes on').toBe('none');
      expect(seen).toBe(table.state().position);
    }
    const hand = await expectKept(address, table);
    await hand.page.close();
  });

  test('has lost no roll and no step of a dice game, and no roll has become another, 14 times', async () => {
    const address = '/play/chasse-croise/standard?p1=human&p2=human';
    const table = Table.open('chasse-croise/standard');
    for (let ply = 0; ply < 14; ply += 1) {
      const rolls = table.state().phase === 'roll';
      const text = rolls ? '' : table.legal(1000)![0]!;
      const seen = await killed(address, table, {}, (hand) =>
        rolls ? hand.use('[data-action="roll"]') : hand.touches(table, text),
      );
      if (rolls) follow(table, seen);
      else table.play(text);
      expect(seen).toBe(table.state().position);
    }
    const hand = await expectKept(address, table);
    await hand.page.close();
  });

  test('has lost no answer of the computer, 10 times', async () => {
    const address = '/play/latroncules/classic?p1=human&p2=level-1&seed=4';
    const table = Table.open('latroncules/classic');
    for (let turn = 0; turn < 10; turn += 1) {
      const legal = table.legal(1000)!;
      const text = legal[(turn * 5) % legal.length]!;
      const answered = { attribute: 'data-ply', value: String(2 * turn + 2), told: 'data-position' };
      const seen = await killed(address, table, answered, (hand) => hand.touches(table, text));
      table.play(text);
      follow(table, seen);
    }
    const hand = await expectKept(address, table);
    await hand.page.close();
  });

  test('has lost no take-back, no redo, no resignation and not the way back from it', async () => {
    const address = '/play/la-trel/basic?p1=human&p2=human';
    const table = Table.open('la-trel/basic');
    const played: string[] = [];
    for (let ply = 0; ply < 2; ply += 1) {
      const text = table.legal(1000)![3]!;
      await killed(address, table, {}, (hand) => hand.touches(table, text));
      table.play(text);
      played.push(text);
    }
    const press = (action: string) => (hand: Hand) => hand.use(`[data-action="${action}"]`);
    const page = async () => new Hand(await browser.visit(address));

    // What was taken back stays in the list, and the game stands before it.
    takeBack(table);
    const wanted = { selector: BOARD, attribute: 'data-position', slowed: SLOWED };
    let hand = await page();
    await hand.expectAttribute('ply', '2');
    await browser.killTabWhen(hand.page, { ...wanted, value: table.state().position }, () => press('undo')(hand));
    hand = await page();
    await hand.expectAttribute('position', table.state().position);

    table.play(played[1]!);
    await browser.killTabWhen(hand.page, { ...wanted, value: table.state().position }, () => press('redo')(hand));
    hand = await expectKept(address, table);

    const over = { ...wanted, attribute: 'data-result', not: 'none' };
    const seen = await browser.killTabWhen(hand.page, over, () => press('resign')(hand));
    expect(seen).toBe('p2win resign');
    const library = await browser.visit('/library');
    const row = library.locator('main [data-game-id]', { hasText: /La Trel/ }).filter({ hasText: 'Finished' });
    await row.first().waitFor();
    const id = (await row.first().getAttribute('data-game-id'))!;
    await library.close();

    const named = new Hand(await browser.visit(`/play/la-trel/basic?game=${id}`));
    await named.expectAttribute('result', seen);
    await browser.killTabWhen(named.page, { ...wanted, attribute: 'data-result', value: 'none' }, () => press('undo')(named));
    hand = await expectKept(address, table);
    await hand.expectAttribute('result', 'none');
    await hand.page.close();
  });

  test('has lost no move of a study, no sign, no arrow, no chapter, and no deletion of a study', async () => {
    const variant = 'latroncules/classic';
    const beginning = await browser.visit('/study');
    await beginning.locator('[data-input="study-variant"]').selectOption(variant);
    await beginning.locator('[data-action="new-study"]').click();
    await beginning.locator('[data-mode="study"]').waitFor();
    const { pathname, search, searchParams } = new URL(beginning.url());
    const id = searchParams.get('id')!;
    await beginning.close();

    const table = Table.open(variant);
    const played = '.moves [data-move="a2-a3"]';
    let page = await browser.visit(pathname + search);
    let hand = new Hand(page);
    await hand.expectAttribute('position', table.state().position);
    const moved = { selector: BOARD, attribute: 'data-position', not: table.state().position, slowed: SLOWED };
    await browser.killTabWhen(page, moved, () => hand.touches(table, 'a2-a3'));

    page = await browser.visit(pathname + search);
    await page.locator(played).click();
    const signed = { selector: 'button[data-glyph="good"]', attribute: 'aria-pressed', value: 'true', slowed: SLOWED };
    await browser.killTabWhen(page, signed, () => page.locator('button[data-glyph="good"]').click());

    page = await browser.visit(pathname + search);
    await page.locator(played).filter({ hasText: '!' }).click();
    hand = new Hand(page);
    await page.locator('[data-action="draw"]').click();
    // What is drawn while the pointer is down is a sketch; in the list it is a part of the study.
    const drawn = { selector: '[data-action="erase-shape"]', attribute: 'data-action', slowed: SLOWED };
    await browser.killTabWhen(page, drawn, async () => {
      await hand.touchCell('b7');
      await hand.touchCell('b6');
    });

    page = await browser.visit(pathname + search);
    await page.locator(played).click();
    await page.locator('[data-shape="green"]').waitFor();
    await page.locator('summary').first().click();
    const added = { selector: '[data-chapter="2"]', attribute: 'data-chapter', slowed: SLOWED };
    await browser.killTabWhen(page, added, () => page.locator('[data-action="add-chapter"]').click());

    page = await browser.visit(pathname + search);
    await expect.poll(() => page.locator('[data-chapter]').count()).toBe(2);
    await page.close();
    const mine = `[data-study="${id}"]`;
    const shelf = await browser.visit('/study');
    await shelf.locator(mine).waitFor();
    await browser.killTabWhen(shelf, { selector: mine, gone: true, slowed: SLOWED }, () =>
      shelf.locator('[data-action="delete-study"]').click(),
    );
    const again = await browser.visit('/study');
    await again.locator('[data-action="new-study"]').waitFor();
    await again.locator('[data-shelf]').waitFor();
    expect(await again.locator('[data-study]').count()).toBe(0);
    await again.close();
  });

  test('has lost no setting, no task of a lesson, no name of a game and no deletion', async () => {
    const settings = await browser.visit('/settings');
    const night = { selector: 'html', attribute: 'data-theme', value: 'night', slowed: SLOWED };
    await browser.killTabWhen(settings, night, () => settings.locator('input[name="theme"][value="night"]').check());

    const lesson = await browser.visit('/learn/la-trel');
    expect(await lesson.locator('html').getAttribute('data-theme')).toBe('night');
    const next = lesson.locator('[data-lesson-action="next"]');
    await next.waitFor();
    const second = { selector: '[data-figure="lesson-trident"]', attribute: 'data-figure', slowed: SLOWED };
    await browser.killTabWhen(lesson, second, () => next.click());
    const again = await browser.visit('/learn/la-trel');
    await again.locator('[data-figure="lesson-trident"]').waitFor();
    await again.close();

    const game = new Hand(await browser.visit('/play/attangle/standard?p1=human&p2=human'));
    const table = Table.open('attangle/standard');
    await game.play(table, table.legal(1000)![0]!);
    await game.page.close();
    const row = 'main [data-game-id]';
    let library = await browser.visit('/library');
    const id = (await library.locator(row, { hasText: 'Attangle' }).getAttribute('data-game-id'))!;
    const games = await library.locator(row).count();
    const mine = `main [data-game-id="${id}"]`;
    const named = `${mine} [aria-label="Names and tags of Sunday"]`;
    const renamed = { selector: named, attribute: 'data-action', slowed: SLOWED };
    await browser.killTabWhen(library, renamed, async () => {
      await library.locator(`${mine} [data-action="details"]`).click();
      await library.locator(`${mine} [data-detail="name"]`).fill('Sunday');
      await library.keyboard.press('Enter');
    });
    library = await browser.visit('/library');
    await library.locator(mine, { hasText: 'Sunday' }).waitFor();
    await browser.killTabWhen(library, { selector: mine, gone: true, slowed: SLOWED }, () =>
      library.locator(`${mine} [data-action="delete"]`).click(),
    );
    library = await browser.visit('/library');
    await expect.poll(() => library.locator(row).count()).toBe(games - 1);
    expect(await library.locator(mine).count()).toBe(0);
    await library.close();
  });
});

/** Plays what leads to a position that was seen: the roll that fell, or the computer's answer. */
function follow(table: Table, position: string): void {
  const rolls = Array.from({ length: 36 }, (_, at) => `${1 + Math.floor(at / 6)}${1 + (at % 6)}`);
  const legal = table.state().phase === 'roll' ? rolls : table.legal(100_000)!;
  for (const text of legal) {
    if (table.play(text).kind !== 'legal') continue;
    if (table.state().position === position) return;
    takeBack(table);
  }
  throw new Error(`nothing leads to ${position}`);
}
