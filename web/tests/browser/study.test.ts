// Studies: made, commented, drawn on, varied, promoted, kept, carried elsewhere as text and link, played as a lesson; by hand and by keys.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRecords, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { expectNothingFound } from './support/axe';
import { PHONE, useBrowser, visit } from './support/browser';
import { Hand } from './support/hand';

const VARIANT = 'latroncules/classic';

async function begin(name: string, options = {}, byKeys = false): Promise<Page> {
  const page = await visit('/study', options);
  await page.locator('[data-input="study-name"]').fill(name);
  await page.locator('[data-input="study-variant"]').selectOption(VARIANT);
  const button = page.locator('[data-action="new-study"]');
  // Whoever has used the mouse before leafs with the arrow keys instead of walking over the board.
  await (byKeys ? button.press('Enter') : button.click());
  await page.locator('[data-mode="study"]').waitFor();
  return page;
}

const move = (page: Page, text: string) => page.locator(`.moves [data-move="${text}"]`);

/** The text of the study as it would be copied, and its chapters. */
async function textOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.locator('[data-action="copy-study-text"]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

function chaptersOf(text: string) {
  const reading = readRecords(text);
  if (reading.kind !== 'records') throw new Error(JSON.stringify(reading.problem));
  return reading.trees;
}

async function rightDrag(page: Page, hand: Hand, from: string, to: string): Promise<void> {
  const [start, end] = [await hand.cell(from).boundingBox(), await hand.cell(to).boundingBox()];
  await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

describe('a study', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('is made, commented, drawn on, varied, promoted, kept, and brought elsewhere as text', async () => {
    const page = await begin('Openings');
    const hand = new Hand(page);
    const table = Table.open(VARIANT);
    await hand.play(table, 'a2-a3');
    await page.locator('[data-input="comment"]').fill('A quiet start.');
    await page.locator('button[data-glyph="good"]').click();
    await move(page, 'a2-a3').getByText('!').waitFor();
    await rightDrag(page, hand, 'a3', 'a4');
    await page.locator('[data-shape="green"]').waitFor();
    await page.locator('input[name="shape-colour"][value="red"]').check();
    await rightDrag(page, hand, 'b7', 'b7');
    await page.locator('[data-shape="red"]').waitFor();
    await expect.poll(() => hand.cell('b7').getAttribute('aria-label')).toContain('red circle');

    // A variation of the first move, made the main line.
    await page.locator('[data-action="first"]').click();
    const other = Table.open(VARIANT);
    await new Hand(page).play(other, 'c2-c3');
    await page.locator('[data-action="promote"]').click();
    await expect.poll(() => page.locator('.row-of-two [data-move]').first().getAttribute('data-move')).toBe('c2-c3');

    await page.reload();
    await expect.poll(() => page.locator('.row-of-two [data-move]').first().getAttribute('data-move')).toBe('c2-c3');
    const text = await textOf(page);
    const [chapter] = chaptersOf(text);
    expect(chapter?.tags).toMatchObject({ Study: 'Openings' });
    expect(chapter?.moves[0]?.variations?.[0]?.moves[0]).toMatchObject({
      move: 'a2-a3',
      glyph: 'good',
      comment: 'A quiet start.',
      codes: {
        shapes: [
          { colour: 'red', from: 'b7' },
          { colour: 'green', from: 'a3', to: 'a4' },
        ],
      },
    });

    const elsewhere = await visit('/study');
    await elsewhere.locator('details.bring summary').click();
    await elsewhere.locator('[data-input="study-text"]').fill(text);
    await elsewhere.locator('[data-action="bring-study"]').click();
    await elsewhere.locator('[data-mode="study"]').waitFor();
    await move(elsewhere, 'a2-a3').click();
    await elsewhere.locator('[data-shape="green"]').waitFor();
    expect(await textOf(elsewhere)).toBe(text);
    await elsewhere.goto('/study');
    await elsewhere.locator('[data-study]', { hasText: 'Openings' }).waitFor();
  });

  test('is worked on by keyboard alone', async () => {
    const page = await begin('Keys', {}, true);
    const hand = new Hand(page, 'keys');
    await hand.play(Table.open(VARIANT), 'a2-a3');
    await page.keyboard.press('g');
    await move(page, 'a2-a3').getByText('!', { exact: true }).waitFor();
    await page.keyboard.press('d');
    await expect.poll(() => page.locator('[data-action="draw"]').getAttribute('aria-pressed')).toBe('true');
    await hand.touchCell('b7');
    await hand.touchCell('b6');
    await page.locator('[data-shape="green"]').waitFor();
    await hand.touchCell('c7');
    await hand.touchCell('c7');
    await expect.poll(() => page.locator('[data-shape]').count()).toBe(2);
    await page.keyboard.press('d');
    await page.keyboard.press('c');
    await page.keyboard.type('By keys.');
    await page.keyboard.press('Escape');
    await page.locator('.said', { hasText: 'By keys.' }).waitFor();
    await page.locator('h1').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => move(page, 'a2-a3').count()).toBe(0);
    await page.getByRole('button', { name: /undo/i }).first().click();
    await move(page, 'a2-a3').waitFor();
    await page.reload();
    await move(page, 'a2-a3').click();
    await expect.poll(() => page.locator('[data-shape]').count()).toBe(2);
  });

  test('travels by link, and an exercise is played as a lesson', async () => {
    const text = `[Format "1"]
[Variant "${VARIANT}"]
[Result "*"]
[Study "Find it"]
[Chapter "One"]
[Exercise "find"]

{The left wing.} 1. a2-a3 {Well found.} (1. c2-c3 {Too slow.}) 1... b7-b6 2. a3-a4 *
`;
    const page = await visit('/study');
    await page.locator('details.bring summary').click();
    await page.locator('[data-input="study-text"]').fill(text);
    await page.locator('[data-action="bring-study"]').click();
    await page.locator('[data-mode="lesson"]').waitFor();
    await page.locator('[data-lesson-action="study"]').click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('[data-action="copy-study-link"]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/study/${VARIANT}#g1=`);
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

    const other = await visit(link.pathname + link.hash);
    await other.locator('[data-lesson="finding"]').waitFor();
    const hand = new Hand(other);
    const table = Table.open(VARIANT);
    await hand.touches(table, 'c2-c3');
    await other.locator('[data-verdict="wrong"] .said', { hasText: 'Too slow.' }).waitFor();
    await hand.touches(table, 'e2-e3');
    await expect.poll(() => other.locator('[data-verdict="wrong"] .said').count()).toBe(0);
    await hand.touches(table, 'a2-a3');
    await other.locator('[data-verdict="right"] .said', { hasText: 'Well found.' }).waitFor();
    table.play('a2-a3');
    table.play('b7-b6');
    await hand.expectAttribute('position', table.state().position);
    await hand.touches(table, 'a3-a4');
    await other.locator('[data-lesson="solved"]').waitFor();
    await other.locator('[data-lesson-action="study"]').click();
    await other.locator('[data-action="keep-study"]').click();
    await expect.poll(() => new URL(other.url()).searchParams.has('id')).toBe(true);
    await other.goto('/study');
    await other.locator('[data-study]', { hasText: 'Find it' }).waitFor();
  });

  test('has chapters that are added, named, ordered and deleted with a way back', async () => {
    const page = await begin('Chapters');
    await page.locator('summary').first().click();
    await page.locator('[data-action="add-chapter"]').click();
    await expect.poll(() => page.locator('[data-chapter]').count()).toBe(2);
    await page.locator('[data-input="rename-chapter"]').fill('Endings');
    await page.locator('[data-input="rename-chapter"]').blur();
    await page.locator('[data-chapter="2"]', { hasText: 'Endings' }).waitFor();
    await page.locator('[data-action="chapter-up"]').click();
    await page.locator('[data-chapter="1"]', { hasText: 'Endings' }).waitFor();
    await page.locator('[data-action="delete-chapter"]').click();
    await expect.poll(() => page.locator('[data-chapter]').count()).toBe(1);
    await page.getByRole('button', { name: /undo/i }).first().click();
    await page.locator('[data-chapter="1"]', { hasText: 'Endings' }).waitFor();
  });

  test('says what is wrong with a text, by line and column', async () => {
    const page = await visit('/study');
    await page.locator('details.bring summary').click();
    await page
      .locator('[data-input="study-text"]')
      .fill('[Format "2"]\n[Variant "la-trel/base"]\n[Result "*"]\n\n1. d2-d3 $9 *\n');
    await page.locator('[data-action="bring-study"]').click();
    await page.locator('[role="alert"]', { hasText: /5.*10/ }).first().waitFor();
  });

  test('has its moves put in another order and deleted, by button and by key, and the focus stays', async () => {
    const page = await begin('Order');
    for (const text of ['a2-a3', 'c2-c3', 'e2-e3']) {
      await page.keyboard.press('Home');
      await new Hand(page).play(Table.open(VARIANT), text);
    }
    // The third way to begin goes up twice: then it is the main line.
    const order = () => page.locator('.moves [data-move]').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
    const up = page.locator('[data-action="variation-up"]');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(order).toEqual(['a2-a3', 'e2-e3', 'c2-c3']);
    await page.keyboard.press('[');
    await expect.poll(order).toEqual(['e2-e3', 'a2-a3', 'c2-c3']);
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action')), 'the focus').toBe('variation-up');
    await page.keyboard.press(']');
    await expect.poll(order).toEqual(['a2-a3', 'e2-e3', 'c2-c3']);
    await page.keyboard.press('m');
    await expect.poll(order).toEqual(['e2-e3', 'a2-a3', 'c2-c3']);
    await page.locator('[data-action="delete-move"]').click();
    await expect.poll(order).toEqual(['a2-a3', 'c2-c3']);
    const [chapter] = chaptersOf(await textOf(page));
    expect(chapter?.moves[0]).toMatchObject({ move: 'a2-a3', variations: [{ moves: [{ move: 'c2-c3' }] }] });
  });

  test('is drawn on by a finger that rests before it moves, and a piece is not moved by it', async () => {
    const page = await begin('Fingers', PHONE);
    const hand = new Hand(page, 'tap');
    const centre = async (name: string) => {
      await hand.cell(name).scrollIntoViewIfNeeded();
      const box = (await hand.cell(name).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const touch = await page.context().newCDPSession(page);
    const finger = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    const before = await hand.attribute('position');
    const [from, to] = [await centre('a2'), await centre('a4')];
    await finger('touchStart', from);
    // The shape shows under the finger as soon as it has rested long enough.
    await page.locator('[data-shape]').waitFor();
    await finger('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await finger('touchMove', to);
    await finger('touchEnd');
    await expect.poll(() => hand.cell('a2').getAttribute('aria-label')).toContain('green arrow from a2 to a4');
    expect(await hand.attribute('position')).toBe(before);
    // A finger that goes at once plays, as ever.
    await hand.play(Table.open(VARIANT), 'a2-a3');
  });

  test('shows what is drawn in the colour that is chosen, while it is drawn', async () => {
    const page = await begin('Colours');
    const hand = new Hand(page);
    await page.locator('input[name="shape-colour"][value="blue"]').check();
    const box = (await hand.cell('b7').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ button: 'right' });
    await page.locator('[data-shape="blue"]').waitFor();
    await page.mouse.up({ button: 'right' });
    await expect.poll(() => hand.cell('b7').getAttribute('aria-label')).toContain('blue circle');
  });

  test('takes in games, positions, links and files as chapters, and goes out as a file', async () => {
    const page = await begin('Collected');
    await page.locator('summary').first().click();
    await page.locator('[data-input="add-from"]').selectOption('brought');
    const bring = async (text: string, chapters: number) => {
      await page.locator('[data-input="study-text"]').fill(text);
      await page.locator('[data-action="bring-study"]').click();
      await expect.poll(() => page.locator('[data-chapter]').count()).toBe(chapters);
    };
    await bring('8/8/4C3/3c4/2C5/8/8/7c 1 25 40', 2);
    expect(await new Hand(page).attribute('position')).toBe('8/8/4C3/3c4/2C5/8/8/7c 1 25 40');
    await bring('[Format "1"]\n[Variant "la-trel/base"]\n[Result "*"]\n[Chapter "A game"]\n\n1. d2-d3 d7-d6 *\n', 3);
    await page.locator('[data-chapter="3"][aria-current]', { hasText: 'A game' }).waitFor();
    await page.locator('[data-input="study-text"]').fill('nonsense');
    await page.locator('[data-action="bring-study"]').click();
    await page.locator('[role="alert"] .problem').first().waitFor();
    expect(await page.locator('[data-chapter]').count()).toBe(3);

    const saved = page.waitForEvent('download');
    await page.locator('[data-action="save-study"]').click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Collected.txt');
    const other = await visit('/study');
    await other.locator('details.bring summary').click();
    await other.locator('input[type="file"]').setInputFiles((await file.path())!);
    await other.locator('[data-mode="study"]').waitFor();
    expect(await other.locator('[data-chapter]').count()).toBe(3);
    expect(await textOf(other)).toBe(await textOf(page));
  });

  test('that came by a link can be added to one that is here', async () => {
    const page = await begin('Mine');
    await page.goto('/analysis/la-trel/base?lang=en');
    const table = Table.open('la-trel/base');
    await new Hand(page).play(table, 'd2-d3');
    await page.locator('[data-action="save-to-study"]').click();
    await page.locator('[data-input="keep-where"]').selectOption({ label: 'In “Mine”' });
    await page.locator('[data-action="keep-study"]').click();
    await page.locator('[data-chapter="2"][aria-current]').waitFor();
    await page.locator('h1', { hasText: 'Mine' }).waitFor();
    await move(page, 'd2-d3').waitFor();
    await page.reload();
    await page.locator('[data-chapter="2"][aria-current]').waitFor();
    expect(chaptersOf(await textOf(page)).map(({ tags }) => tags?.['Study'])).toEqual(['Mine', 'Mine']);
  });

  test('shows what is said before a variation, and its shapes in the analysis too', async () => {
    const record =
      '[Format "2"]\n[Variant "la-trel/base"]\n[Result "*"]\n\n1. d2-d3 {[%cal Gd7d6]} ({Or rather so:} 1. e2-e3) 1... d7-d6 *\n';
    const page = await visit('/study?lang=en');
    await page.locator('details.bring summary').click();
    await page.locator('[data-input="study-text"]').fill(record);
    await page.locator('[data-action="bring-study"]').click();
    await page.locator('.variation .said', { hasText: 'Or rather so:' }).waitFor();
    await page.goto('/analysis/la-trel/base?lang=en');
    await page.locator('[data-action="paste"]').click();
    await page.locator('textarea').first().fill(record);
    await page.locator('form.panel button').first().click();
    await move(page, 'd2-d3').click();
    await page.locator('[data-shape="green"]').waitFor();
  });

  test('that is deleted leaves the focus with the next one', async () => {
    const page = await begin('One');
    await page.goto('/study');
    await page.locator('[data-input="study-name"]').fill('Two');
    await page.locator('[data-action="new-study"]').click();
    await page.locator('[data-mode="study"]').waitFor();
    await page.goto('/study');
    await page.locator('[data-action="delete-study"]').first().click();
    await expect.poll(() => page.locator('[data-study]').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('delete-study');
  });

  test.each([
    ['on a desktop', {}],
    ['on a phone in French', { ...PHONE, locale: 'fr-FR' }],
  ])('is quiet under axe in every state and theme, %s', async (_, options) => {
    const page = await begin('Axe', { ...options, bypassCSP: true });
    const hand = new Hand(page);
    const table = Table.open(VARIANT);
    await hand.play(table, 'a2-a3');
    await page.locator('button[data-glyph="blunder"]').click();
    await page.locator('.moves [data-move="a2-a3"]').getByText('??').waitFor();
    await page.locator('[data-input="comment"]').fill('Words.');
    await page.locator('[data-input="comment"]').blur();
    await page.locator('.said').first().waitFor();
    await page.locator('summary').first().click();
    await page.locator('[data-input="add-from"]').selectOption('brought');
    await page.locator('[data-action="draw"]').click();
    await hand.touchCell('b7');
    await hand.touchCell('b6');
    await page.locator('[data-shape]').waitFor();
    await expectNothingFound(page, 'drawing');
    await page.locator('[data-action="lesson"]').click();
    await page.locator('[data-mode="lesson"]').waitFor();
    await hand.touches(Table.open(VARIANT), 'c2-c3');
    await page.locator('[data-verdict="wrong"]').waitFor();
    await expectNothingFound(page, 'a wrong move in a lesson');
    await page.locator('[data-lesson-action="show"]').click();
    await page.locator('[data-lesson="solved"]').waitFor();
    await expectNothingFound(page, 'a lesson that is over');
    await page.goto('/study');
    await page.locator('[data-study]').waitFor();
    await page.locator('details.bring summary').click();
    await page.locator('[data-action="bring-study"]').click();
    await page.locator('[role="alert"] .problem').first().waitFor();
    await expectNothingFound(page, 'the shelf, and nothing to bring');
  });
});
