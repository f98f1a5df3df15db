// A device that does not keep what it is asked to: it is told in the reader's language, the game goes on, a copy can be saved, and
// nothing that lies there is written over.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRecord, readRecords, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { executable, FLAGS, useBrowser, visit } from './support/browser';
import { Hand } from './support/hand';
import { server } from './support/server';
import { bringNewerStore, holdStore, putRows, rowsOf, STUDIES } from './support/store';

const VARIANT = 'la-trel/base';
const GAME = `/play/${VARIANT}?p1=human&p2=human`;
const MOVES = ['d2-d3', 'd7-d6', 'e2-e3', 'e7-e6'];

/** What is said where there is no room. */
const NO_ROOM: [language: string, words: RegExp][] = [
  ['en', /no room left on this device/],
  ['fr', /plus de place sur cet appareil/],
];

const notice = (page: Page, kind: string) => page.locator(`main [data-keeping="${kind}"]`);

/** A page of a device on which there is no room, and what makes room. The browser asks itself how much there is only before it first writes. */
async function fullDevice(): Promise<{ page: Page; makeRoom: () => Promise<void> }> {
  const page = await visit('/about');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return { page, makeRoom: async () => void (await session.send('Storage.overrideQuotaForOrigin', { origin })) };
}

/** A game that was played there. */
async function playWithoutRoom(lang: string) {
  const { page, makeRoom } = await fullDevice();
  await page.goto(`${GAME}&lang=${lang}`);
  const [hand, table] = [new Hand(page), Table.open(VARIANT)];
  for (const text of MOVES) await hand.play(table, text);
  return { page, hand, table, makeRoom };
}

/** The moves in the file that the page hands out. */
async function savedMoves(page: Page): Promise<string[]> {
  const reading = readRecord(await savedText(page, '[data-action="save-copy"]'));
  return reading.kind === 'record' ? reading.tree.moves.map(({ move }) => move) : [];
}

/** What is in the file that this button hands out. */
async function savedText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
  return readFileSync(await download.path(), 'utf8');
}

async function savedFile(page: Page): Promise<{ games: { id: string }[]; texts: Record<string, string> }> {
  return JSON.parse(await savedText(page, '[data-action="save-unread"]')) as Awaited<ReturnType<typeof savedFile>>;
}

describe('a game that is not kept', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(NO_ROOM)(
    'because there is no room goes on, can be saved, and is kept when there is room again: %s',
    async (lang, words) => {
      const { page, hand, table, makeRoom } = await playWithoutRoom(lang);
      await notice(page, 'full').filter({ hasText: words }).waitFor();
      expect(await savedMoves(page)).toEqual(MOVES);

      await makeRoom();
      await page.locator('[data-action="keep-again"]').click();
      await notice(page, 'full').waitFor({ state: 'detached' });
      expect((await rowsOf(page)).map((row) => row['tip'])).toEqual([MOVES]);
      await page.reload();
      await hand.expectAttribute('position', table.state().position);
    },
  );

  test('because there was no room is found in the library all the same, as long as the tab lasts', async () => {
    const { page, hand, table } = await playWithoutRoom('en');
    await notice(page, 'full').waitFor();
    await page.locator('header a[href="/library"]').first().click();
    const row = page.locator('main [data-game-id]');
    await expect.poll(() => row.count()).toBe(1);
    await page.locator('main [role="alert"]', { hasText: 'no room left' }).waitFor();
    await row.locator('h2 a').click();
    await hand.expectAttribute('position', table.state().position);
    await notice(page, 'full').waitFor();
  });

  test('because a newer page has taken the store over goes on, and nothing of the newer page’s is touched', async () => {
    const page = await visit(`${GAME}&lang=fr`);
    const hand = new Hand(page);
    const table = Table.open(VARIANT);
    await hand.play(table, MOVES[0]!);
    await bringNewerStore(page);
    for (const text of MOVES.slice(1)) await hand.play(table, text);
    await notice(page, 'newer')
      .filter({ hasText: /version plus récente/ })
      .waitFor();
    await page.locator('[data-action="reload"]').waitFor();
    expect(await savedMoves(page)).toEqual(MOVES);

    const other = await page.context().newPage();
    await other.goto('/library?lang=en');
    await other.locator('main [role="alert"]', { hasText: 'kept by a newer version' }).waitFor();
    await other.goto(`${GAME}&lang=en`);
    await notice(other, 'newer').filter({ hasText: 'newer version of this page' }).waitFor();
    expect((await rowsOf(other)).map((row) => row['tip'])).toEqual([MOVES.slice(0, 1)]);
  });

  test('because the device does not answer is held back no longer than a moment, and is kept when it does', async () => {
    const page = await visit(`${GAME}&lang=en`);
    const hand = new Hand(page);
    const table = Table.open(VARIANT);
    await hand.play(table, MOVES[0]!);
    const letGo = await holdStore(page);
    for (const text of MOVES.slice(1)) await hand.play(table, text);
    await notice(page, 'slow').filter({ hasText: 'not kept your last moves yet' }).waitFor();
    await letGo();
    await notice(page, 'slow').waitFor({ state: 'detached' });
    expect((await rowsOf(page)).map((row) => row['tip'])).toEqual([MOVES]);
  });

  test('under its own name because another tab has gone on with it is kept under another, and both tabs are right', async () => {
    const page = await visit(`${GAME}&lang=fr`);
    const [hand, table] = [new Hand(page), Table.open(VARIANT)];
    await hand.play(table, MOVES[0]!);
    const other = await page.context().newPage();
    await other.goto(`${GAME}&lang=fr`);
    const [otherHand, otherTable] = [new Hand(other), Table.open(VARIANT)];
    otherTable.play(MOVES[0]!);
    await otherHand.expectAttribute('position', otherTable.state().position);
    await otherHand.play(otherTable, 'a7-a6');
    await hand.play(table, MOVES[1]!);
    await page.locator('[data-status="notice"]', { hasText: 'Un autre onglet a continué cette partie' }).waitFor();
    for (const text of MOVES.slice(2)) await hand.play(table, text);
    const kept = (await rowsOf(page)).map((row) => row['tip']);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([MOVES, [MOVES[0], 'a7-a6']]));
    await page.reload();
    await hand.expectAttribute('position', table.state().position);
  });
});

/** A study of one chapter, begun and open. */
async function beginStudy(page: Page): Promise<{ hand: Hand; table: Table }> {
  await page.locator('[data-input="study-variant"]').selectOption(VARIANT);
  await page.locator('[data-action="new-study"]').click();
  await page.locator('[data-mode="study"]').waitFor();
  return { hand: new Hand(page), table: Table.open(VARIANT) };
}

/** The moves of the first chapter of each study that is kept. */
async function keptStudies(page: Page): Promise<string[][]> {
  const rows = await rowsOf(page, STUDIES);
  return rows.map(({ text }) => movesOf(text as string));
}

function movesOf(text: string): string[] {
  const reading = readRecords(text);
  return reading.kind === 'records' ? reading.trees[0]!.moves.map(({ move }) => move) : [];
}

describe('a study that is not kept', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(NO_ROOM)(
    'because there is no room goes on, can be saved, and is kept when there is room again: %s',
    async (lang, words) => {
      const { page, makeRoom } = await fullDevice();
      await page.goto(`/study?lang=${lang}`);
      const { hand, table } = await beginStudy(page);
      await notice(page, 'full').filter({ hasText: words }).waitFor();
      for (const text of MOVES) await hand.play(table, text);
      expect(movesOf(await savedText(page, '[data-action="save-study"]'))).toEqual(MOVES);
      // It is found again as long as the tab lasts, and still said to be nowhere else.
      await page.locator('header a[href="/study"]').first().click();
      await page.locator('main [role="alert"]', { hasText: words }).waitFor();
      await page.locator('[data-study]').click();
      await page.locator(`.moves [data-move="${MOVES.at(-1)}"]`).click();
      await hand.expectAttribute('position', table.state().position);
      await notice(page, 'full').waitFor();

      await makeRoom();
      await page.locator('[data-action="keep-again"]').click();
      await notice(page, 'full').waitFor({ state: 'detached' });
      expect(await keptStudies(page)).toEqual([MOVES]);
    },
  );

  test('because a newer page has taken the store over goes on, and nothing of the newer page’s is touched', async () => {
    const page = await visit('/study?lang=fr');
    const { hand, table } = await beginStudy(page);
    await hand.play(table, MOVES[0]!);
    await bringNewerStore(page, STUDIES);
    for (const text of MOVES.slice(1)) await hand.play(table, text);
    await notice(page, 'newer')
      .filter({ hasText: /version plus récente/ })
      .waitFor();
    await page.locator('[data-action="reload"]').waitFor();
    expect(movesOf(await savedText(page, '[data-action="save-study"]'))).toEqual(MOVES);
    const other = await page.context().newPage();
    await other.goto('/study?lang=en');
    await other.locator('main [role="alert"]', { hasText: 'studies are kept by a newer version' }).waitFor();
    expect(await keptStudies(other)).toEqual([MOVES.slice(0, 1)]);
  });

  test('because the device does not answer is held back no longer than a moment, and is kept when it does', async () => {
    const page = await visit('/study?lang=en');
    const { hand, table } = await beginStudy(page);
    await hand.play(table, MOVES[0]!);
    const letGo = await holdStore(page, STUDIES);
    for (const text of MOVES.slice(1)) await hand.play(table, text);
    await notice(page, 'slow').filter({ hasText: 'has not answered yet' }).waitFor();
    await letGo();
    await notice(page, 'slow').waitFor({ state: 'detached' });
    expect(await keptStudies(page)).toEqual([MOVES]);
  });

  test('under its own name because another tab has gone on with it is kept under another, and both tabs are right', async () => {
    const page = await visit('/study?lang=en');
    const { hand, table } = await beginStudy(page);
    await hand.play(table, MOVES[0]!);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator(`.moves [data-move="${MOVES[0]}"]`).click();
    const otherTable = Table.open(VARIANT);
    otherTable.play(MOVES[0]!);
    await new Hand(other).play(otherTable, 'a7-a6');
    for (const text of MOVES.slice(1)) await hand.play(table, text);
    await page.locator('[data-notice="study"]', { hasText: 'Another tab has changed this study' }).waitFor();
    const kept = await keptStudies(page);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([MOVES, [MOVES[0], 'a7-a6']]));
    await page.reload();
    await page.locator(`.moves [data-move="${MOVES.at(-1)}"]`).waitFor();
  });
});

describe('a browser that keeps nothing', () => {
  beforeAll(loadRulesHere);

  test('says so, in both languages, and lets the game be played and saved', async () => {
    // As somebody who forbids all cookies has set it.
    const profile = mkdtempSync(join(tmpdir(), 'ludotheca-refused-'));
    mkdirSync(join(profile, 'Default'));
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    );
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: executable(),
      args: FLAGS,
      baseURL: (await server()).url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      for (const [lang, words] of [
        ['en', 'does not let the page keep games'],
        ['fr', 'ne laisse pas la page garder les parties'],
      ] as const) {
        await page.goto(`${GAME}&lang=${lang}`);
        const [hand, table] = [new Hand(page), Table.open(VARIANT)];
        await notice(page, 'refused').filter({ hasText: words }).waitFor();
        for (const text of MOVES) await hand.play(table, text);
        expect(await savedMoves(page)).toEqual(MOVES);
      }
      await page.goto('/settings?lang=fr');
      await page.locator('input[name="theme"][value="night"]').check();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
      await page.locator('[data-notice="keeping-settings"]', { hasText: 'vos réglages durent autant que cet onglet' }).waitFor();
      await page.goto('/library?lang=en');
      await page.locator('main [role="alert"]', { hasText: 'does not let the page keep anything' }).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

describe('what cannot be read', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('among the games stays as it is, can be saved as a file, and only what is damaged can be deleted', async () => {
    const page = await visit(`${GAME}&lang=en`);
    await new Hand(page).play(Table.open(VARIANT), MOVES[0]!);
    const [good] = await rowsOf(page);
    const newer = { ...good, id: 'newer', format: 2, news: 'of tomorrow' };
    const damaged = { ...good, id: 'damaged', record: 'torn', updated: Number.MAX_SAFE_INTEGER };
    await putRows(page, [newer, damaged]);

    // It stands in nobody's way.
    await page.goto('/?lang=en');
    await page.locator('[data-action="continue"]').waitFor();
    await page.goto(`/play/${VARIANT}?game=damaged&lang=fr`);
    await page.locator('main [role="alert"]', { hasText: 'Une partie gardée ici est abîmée' }).waitFor();
    await page.goto(`/play/${VARIANT}?game=newer&lang=en`);
    await page.locator('main [role="alert"]', { hasText: 'kept by a newer version' }).waitFor();

    await page.goto('/library?lang=en');
    await expect.poll(() => page.locator('main [data-game-id]').count()).toBe(1);
    await page.locator('[data-unread="newer"]', { hasText: '1 game was kept by a newer version' }).waitFor();
    await page.locator('[data-unread="damaged"]', { hasText: '1 thing' }).waitFor();
    expect((await savedFile(page)).games).toEqual([damaged, newer]);

    await page.locator('[data-action="delete-unread"]').click();
    await page.locator('[data-unread="damaged"]').waitFor({ state: 'detached' });
    expect(await rowsOf(page)).toEqual(expect.arrayContaining([newer]));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-unread="damaged"]').waitFor();
    const rows = await rowsOf(page);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(expect.arrayContaining([good, newer, damaged]));
  });

  test('among the studies stays as it is, can be saved as a file, and only what is damaged can be deleted', async () => {
    const page = await visit('/study?lang=en');
    const { hand, table } = await beginStudy(page);
    await hand.play(table, MOVES[0]!);
    const [good] = await rowsOf(page, STUDIES);
    const newer = { ...good, id: 'newer', format: 2, news: 'of tomorrow' };
    const damaged = { ...good, id: 'damaged', text: 7 };
    const torn = { ...good, id: 'torn', name: 'Torn', text: '[Format "2"]\n[Var' };
    await putRows(page, [newer, damaged, torn], STUDIES);

    await page.goto('/study?id=damaged&lang=fr');
    await page.locator('main [role="alert"]', { hasText: 'Cette étude est abîmée' }).waitFor();
    await page.goto('/study?id=newer&lang=en');
    await page.locator('main [role="alert"]', { hasText: 'kept by a newer version' }).waitFor();
    await page.goto('/study?id=torn&lang=en');
    await page.locator('main [role="alert"]', { hasText: /line 2/i }).waitFor();
    expect(await savedText(page, '[data-action="save-unread"]')).toBe(torn.text);

    await page.goto('/study?lang=en');
    await expect.poll(() => page.locator('[data-study]').count()).toBe(2);
    await page.locator('[data-unread="newer"]', { hasText: '1 study was kept by a newer version' }).waitFor();
    await page.locator('[data-unread="damaged"]', { hasText: '1 thing' }).waitFor();
    const file = JSON.parse(await savedText(page, '[data-action="save-unread"]')) as { studies: unknown[] };
    expect(file.studies).toEqual([damaged, newer]);

    await page.locator('[data-action="delete-unread"]').click();
    await page.locator('[data-unread="damaged"]').waitFor({ state: 'detached' });
    expect(await rowsOf(page, STUDIES)).toEqual(expect.arrayContaining([good, newer, torn]));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-unread="damaged"]').waitFor();
    const rows = await rowsOf(page, STUDIES);
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(expect.arrayContaining([good, newer, damaged, torn]));
  });

  test('of the settings is set aside, told, and handed out by the library', async () => {
    const page = await visit('/about?lang=fr');
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => localStorage.setItem('ludotheca.settings', '{"theme":"ni'));
    await page.reload();
    const told = page.locator('[data-notice="keeping-settings"]', { hasText: 'Vos réglages n’ont pas pu être lus' });
    await told.waitFor();
    await told.getByRole('button', { name: 'Mes parties' }).click();
    await page.locator('[data-unread="damaged"]', { hasText: '1 chose gardée ici est abîmée' }).waitFor();
    expect((await savedFile(page)).texts).toEqual({ 'ludotheca.aside.settings': '{"theme":"ni' });
    await page.goto('/settings?lang=en');
    await page.locator('input[name="theme"][value="night"]').check();
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
  });

  test('of settings and lessons because a newer page wrote them is left alone, and that is told', async () => {
    const page = await visit('/about?lang=en');
    await page.locator('h1').first().waitFor();
    const settings = '{"version":2,"theme":"aurora"}';
    const lessons = '{"version":2,"games":[]}';
    await page.evaluate(
      ([one, two]) => {
        localStorage.setItem('ludotheca.settings', one!);
        localStorage.setItem('ludotheca.lessons', two!);
      },
      [settings, lessons],
    );
    await page.goto('/settings?lang=en');
    await page.locator('input[name="theme"][value="wood"]').check();
    await page.locator('[data-notice="keeping-settings"]', { hasText: 'Your settings were kept by a newer version' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('wood');
    await page.goto('/learn/la-trel?lang=en');
    await page.locator('[data-lesson-action="next"]').click();
    await page.locator('[data-notice="keeping-lessons"]', { hasText: 'the lessons was kept by a newer version' }).waitFor();
    const kept = await page.evaluate(() => [
      localStorage.getItem('ludotheca.settings'),
      localStorage.getItem('ludotheca.lessons'),
    ]);
    expect(kept).toEqual([settings, lessons]);
  });
});
