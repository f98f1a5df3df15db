// Two people, each in a browser of their own, play each other through the server; a third watches.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ComputerPlayer, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';
import { expectNothingFound } from './support/axe';
import { forgive, newPage, PHONE, settled, useBrowser, visit } from './support/browser';
import { hasDice, shortGame } from './support/games';
import { Hand } from './support/hand';
import { goTo, linkOf, openTable, person, twoAt } from './support/tables';

loadRulesHere();

/** What a browser says by itself when the network is gone. */
const GONE = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_NETWORK|ERR_CONNECTION|fetching the script|401|503/;

const VARIANTS = ['la-trel/base', 'attangle/standard', 'latroncules/classic', 'chasse-croise/standard'];

const line = (page: Page) => page.locator('[data-line]');
const status = (page: Page) => page.locator('[data-status="turn"], [data-status="over"]').first();

/** Plays a whole turn of a game with dice: the roll that the server gives, and steps that a computer chooses. */
async function playDice(hand: Hand, table: Table, player: ComputerPlayer): Promise<void> {
  if (table.state().phase === 'roll') {
    const before = table.state().position;
    await hand.use('[data-action="roll"]');
    await expect.poll(() => hand.attribute('position')).not.toBe(before);
    const dice = await hand.page.locator('main .notation [data-move].roll').last().getAttribute('data-move');
    expect(table.play(dice!).kind).toBe('legal');
  }
  const side = table.state().side;
  while (table.state().phase === 'move' && table.state().side === side) {
    if (table.state().forcedPass !== undefined) {
      // The page ends the turn by itself.
      table.play(table.state().forcedPass!);
      break;
    }
    for (const step of player.choose(table, 7)!) {
      await hand.touches(table, step);
      expect(table.play(step).kind, step).toBe('legal');
    }
  }
}

describe('two people at a table', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test.each(VARIANTS)('play %s to the end, one on a phone that loses its network; a third watches', async (variant) => {
    const { host, guest } = await twoAt({ variant, host: 'one' }, { guest: PHONE });
    const watcher = await newPage();
    await goTo(watcher, await linkOf(host, 'watch'));
    const [one, two] = [new Hand(host), new Hand(guest, 'tap')];
    const table = Table.open(variant);
    const dice = hasDice(variant);
    const moves = dice ? [] : [...shortGame(variant).moves];
    const player = ComputerPlayer.seat('level-6')!;
    let turn = 0;
    for (; table.state().result === 'none'; turn += 1) {
      const first = table.state().side === 'one';
      const [hand, other] = first ? [one, two] : [two, one];
      const offline = !first && turn === 5;
      await expect.poll(() => status(hand.page).textContent()).toMatch(/Your turn|Roll/);
      if (offline) {
        await guest.context().setOffline(true);
        await expect.poll(() => line(guest).getAttribute('data-line'), { timeout: 30_000 }).toMatch(/offline|lost/);
      }
      if (dice && !offline) await playDice(hand, table, player);
      else if (!dice) {
        const text = moves.shift()!;
        await hand.touches(table, text);
        table.play(text);
      }
      if (offline) {
        if (!dice) await expect.poll(() => line(guest).getAttribute('data-line')).toMatch(/kept$/);
        await guest.context().setOffline(false);
        await line(guest).waitFor({ state: 'detached' });
        if (dice) await playDice(hand, table, player);
      }
      const { position } = table.state();
      await hand.expectAttribute('position', position);
      await other.expectAttribute('position', position);
    }
    const { result, position } = table.state();
    for (const page of [host, guest, watcher]) {
      const hand = new Hand(page);
      await hand.expectAttribute('result', result);
      await hand.expectAttribute('state', 'over');
      await hand.expectAttribute('position', position);
    }
    if (dice) for (const page of [host, guest, watcher]) await page.locator('[data-proof="fair"]').waitFor();
    forgive(GONE);
    // It is in the library of both.
    await host.goto('/library');
    await expect.poll(() => host.locator('main').innerText()).toMatch(/Blaise/);
    table.free();
    player.free();
  });

  test('lose nothing by a reload, nor by a tab that is closed', async () => {
    const { host, guest, table } = await twoAt({ variant: 'la-trel/base' });
    const rules = Table.open('la-trel/base');
    await new Hand(host).play(rules, 'd2-d3');
    await host.reload();
    await new Hand(host).expectAttribute('position', rules.state().position);
    await guest.close({ runBeforeUnload: false });
    const again = await guest.context().newPage();
    await goTo(again, `/table/${table}`);
    await again.locator('[data-status="turn"]').waitFor();
    await new Hand(again).play(rules, 'd7-d6');
    await new Hand(host).expectAttribute('position', rules.state().position);
    rules.free();
  });

  test('prepare a move, which is played when it is their turn; Escape takes it back', async () => {
    const { host, guest } = await twoAt({ variant: 'la-trel/base' });
    const rules = Table.open('la-trel/base');
    const hand = new Hand(guest);
    await hand.touchCell('d7');
    await hand.touchCell('d6');
    await guest.locator('[data-premove]').waitFor();
    await guest.keyboard.press('Escape');
    await guest.locator('[data-premove]').waitFor({ state: 'detached' });
    await hand.touchCell('e7');
    await hand.touchCell('e6');
    await guest.locator('[data-premove]').waitFor();
    await new Hand(host).touches(rules, 'd2-d3');
    rules.play('d2-d3');
    rules.play('e7-e6');
    await new Hand(host).expectAttribute('position', rules.state().position);
    await hand.expectAttribute('position', rules.state().position);
    rules.free();
  });

  test('agree to take a move back, decline a draw, talk in phrases, resign, and play again with sides swapped', async () => {
    const { host, guest } = await twoAt({ variant: 'la-trel/base' });
    const rules = Table.open('la-trel/base');
    await new Hand(host).play(rules, 'd2-d3');
    await new Hand(guest).play(rules, 'd7-d6');
    await host.locator('[data-action="draw"]').click();
    await guest.locator('[data-offer="draw"]').waitFor();
    await guest.locator('[data-action="decline"]').click();
    await host.locator('[data-offer]').waitFor({ state: 'detached' });
    await guest.locator('[data-action="take-back"]').click();
    await host.locator('[data-action="accept"]').click();
    await expect.poll(() => host.locator('main [data-move]').count()).toBe(1);
    await guest.locator('[data-action="say"]').click();
    await guest.locator('[data-phrase="well-played"]').click();
    await expect.poll(() => host.locator('[data-said]').textContent()).toMatch(/Blaise.*Well played/);
    rules.seek(['d2-d3']);
    await new Hand(guest).play(rules, 'e7-e6');
    rules.free();
    await host.locator('[data-action="resign"]').click();
    await host.locator('[data-action="confirm"]').click();
    for (const page of [host, guest]) await new Hand(page).expectAttribute('result', 'p2win resign');
    await host.locator('[data-action="rematch"]').click();
    await host.waitForURL((url) => url.pathname.startsWith('/table/'));
    await expect.poll(() => guest.locator('[data-action="rematch"]').textContent()).toMatch(/Play again/);
    await guest.locator('[data-action="rematch"]').click();
    await expect.poll(() => guest.locator('[data-status="turn"]').textContent()).toMatch(/Your turn/);
    await expect.poll(() => host.url()).toBe(guest.url());
  });

  test('a seat that is taken is refused, and comes back on another device by its code', async () => {
    const { guest, table } = await twoAt({ variant: 'attangle/standard', public: true });
    const stranger = await person('Carl');
    await goTo(stranger, `/table/${table}`);
    expect(await stranger.locator('[data-action="sit"]').count()).toBe(0);
    await expect.poll(() => stranger.locator('[data-status="turn"]').textContent()).toMatch(/watching/);
    const code = await guest.locator('[data-code]').first().getAttribute('data-code');
    await guest.close();
    await stranger.locator('[data-recover] summary').click();
    await stranger.locator('[data-input="code"]').fill('AAAA-BBBB');
    await stranger.locator('[data-action="recover"]').click();
    await stranger.locator('[data-recover] [role="alert"]').waitFor();
    await stranger.locator('[data-input="code"]').fill(code!.toLowerCase());
    await stranger.locator('[data-action="recover"]').click();
    await stranger.locator('[data-action="resign"], [data-action="abort"]').first().waitFor();
  });

  test('a private table is not told to strangers', async () => {
    const host = await person('Ada');
    const table = await openTable(host, { variant: 'la-trel/base' });
    const stranger = await visit(`/table/${table}`);
    await stranger.locator('[data-denied]').waitFor();
  });

  test('where a touched piece must move, the first touch counts, also after a reload', async () => {
    const { host } = await twoAt({ variant: 'la-trel/base', touch_move: true });
    await new Hand(host).touchCell('d2');
    await host.locator('[data-cell="d2"][aria-selected="true"]').waitFor();
    // The other piece is refused by the board; what was touched stays after all.
    await host.reload();
    await host.locator('[data-cell="d2"][aria-selected="true"]').waitFor();
    expect(await host.locator('[data-action="take-back"]').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the lobby', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('asks for a name, says why one is refused, pairs two people, and lists tables as they come and go', async () => {
    const ada = await visit('/tables?lang=en');
    await ada.locator('[data-pair]').first().click();
    await ada.locator('[role="alert"]').first().waitFor();
    await ada.locator('[data-input="name"]').fill('<script>');
    await ada.locator('[data-action="take-name"]').click();
    await ada.locator('[data-form="name"] [role="alert"]').waitFor();
    forgive(/422|400/);
    await ada.locator('[data-input="name"]').fill('Ada');
    await ada.locator('[data-action="take-name"]').click();
    await ada.locator('[data-who="Ada"]').waitFor();
    const blaise = await person('Blaise');
    await blaise.goto('/tables?lang=en');
    await blaise.locator('[data-seeks]').waitFor();
    await ada.locator('[data-pair]').nth(2).click();
    await ada.locator('[data-status="open"]').waitFor();
    const table = new URL(ada.url()).pathname.split('/').at(-1)!;
    await blaise.locator(`[data-seek="${table}"]`).waitFor();
    await blaise.locator('[data-pair]').nth(2).click();
    for (const page of [ada, blaise]) await page.locator('[data-status="turn"]').waitFor();
    expect(new URL(blaise.url()).pathname).toBe(`/table/${table}`);
    const carl = await visit('/tables?lang=en');
    await carl.locator(`[data-playing="${table}"] a`).click();
    await expect.poll(() => carl.locator('[data-status="turn"]').textContent()).toMatch(/watching/);
    // Whoever sat somewhere finds it again.
    await ada.goto('/tables?lang=en');
    await ada.locator(`[data-own="${table}"]`).waitFor();
  });

  test('of a server without tables says so kindly, and offers to play alone', async () => {
    const page = await newPage({ serviceWorkers: 'block' });
    await page.route('**/api/about', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/tables?lang=en');
    await page.locator('[data-tables="none"] a[href="/"]').click();
    await page.locator('[data-play="la-trel"]').waitFor();
    forgive(/404/);
  });

  test('without a network says so, and everything is there again when it is back', async () => {
    const page = await person('Ada', { serviceWorkers: 'block' });
    await page.goto('/about?lang=en');
    await settled(page);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.locator('header nav a[href="/tables"]').click();
    await page.locator('[data-tables="unreachable"]').waitFor();
    await page.unroute('**/api/**');
    await page.locator('[data-action="look-again"]').click();
    await page.locator('[data-tables="there"]').waitFor();
    forgive(GONE);
  });

  test('opens a table against a computer of the house, which plays', async () => {
    const ada = await person('Ada');
    await ada.goto('/tables?lang=en&variant=la-trel/base');
    await ada.locator('input[name="whom"][value="true"]').check();
    await ada.locator('input[name="side"][value="two"]').check();
    await ada.locator('[data-action="open-table"]').click();
    await expect.poll(() => ada.locator('[data-status="turn"]').textContent(), { timeout: 60_000 }).toMatch(/Your turn/);
    expect(await ada.locator('main [data-move]').count()).toBe(1);
  });

  test('axe finds nothing in any of its states, on any size', async () => {
    const nobody = await visit('/tables?lang=en', { bypassCSP: true });
    await settled(nobody);
    await expectNothingFound(nobody, 'nobody');
    const ada = await person('Ada', { ...PHONE, bypassCSP: true });
    await ada.goto('/tables?lang=fr');
    await settled(ada);
    await ada.locator('[data-action="own-table"]').click();
    await expectNothingFound(ada, 'a table of one’s own');
  });
});

describe('axe finds nothing at a table', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('waiting, sitting down, playing, asked, watching, over', async () => {
    const host = await person('Ada', { bypassCSP: true });
    const guest = await person('Blaise', { ...PHONE, bypassCSP: true });
    const table = await openTable(host, { variant: 'la-trel/base' });
    await goTo(host, `/table/${table}`);
    await host.locator('[data-link="sit"]').waitFor();
    await expectNothingFound(host, 'waiting');
    await goTo(guest, await linkOf(host, 'sit'));
    await guest.locator('[data-action="sit"]').waitFor();
    await expectNothingFound(guest, 'a seat is free');
    await guest.locator('[data-action="sit"]').click();
    await host.locator('[data-status="turn"]').waitFor();
    await expectNothingFound(host, 'my turn');
    const rules = Table.open('la-trel/base');
    await new Hand(host).play(rules, 'd2-d3');
    await new Hand(guest, 'tap').play(rules, 'd7-d6');
    await new Hand(guest, 'tap').touchCell('e7');
    await new Hand(guest, 'tap').touchCell('e6');
    await guest.locator('[data-premove]').waitFor();
    await expectNothingFound(guest, 'a move is prepared');
    await guest.locator('[data-action="say"]').click();
    await expectNothingFound(guest, 'phrases');
    await guest.keyboard.press('Escape');
    await guest.locator('[data-phrase]').first().waitFor({ state: 'detached' });
    await guest.locator('[data-action="draw"]').click();
    await host.locator('[data-offer="draw"]').waitFor();
    await expectNothingFound(host, 'a draw is offered');
    await host.locator('[data-action="accept"]').click();
    await host.locator('[data-action="rematch"]').waitFor();
    await expectNothingFound(host, 'over');
    const watcher = await newPage({ bypassCSP: true });
    await watcher.goto(`/table/${table}?lang=en`);
    await watcher.locator('[data-denied]').waitFor();
    await expectNothingFound(watcher, 'not open');
    rules.free();
  });
});
