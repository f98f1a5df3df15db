// People at tables: each in a browser of their own, with a name that the server knows.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Answer, Deed, Done, TableSetup } from '$generated/wire';
import { newPage } from './browser';

/** A visitor with a name, who has not opened anything yet. */
export async function person(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  const answer = await page.request.post('/api/session', { data: { name } });
  expect(answer.status()).toBe(200);
  await page.addInitScript((known) => localStorage.setItem('ludotheca.tables-name', known), name);
  return page;
}

/** Asks for something as this visitor, beside the page. */
export async function ask(page: Page, deed: Deed): Promise<Done> {
  const answer = await page.request.post('/api/messages', { data: { id: crypto.randomUUID(), do: deed } });
  const { outcome } = (await answer.json()) as Answer;
  if (!('done' in outcome)) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(outcome)}`);
  return outcome.done;
}

export const contribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Opens a table and sits down at it; answers which. */
export async function openTable(page: Page, setup: Partial<TableSetup> & { variant: string }): Promise<string> {
  const whole: TableSetup = {
    time: { kind: 'live', base: 3_600_000, step: { increment: 30_000 } },
    host: 'one',
    touch_move: false,
    public: false,
    ...setup,
  };
  const { table } = await ask(page, { open: { setup: whole } });
  await ask(page, { sit: { table: table!, contribution: contribution() } });
  return table!;
}

/** Goes to a table; answers when it is shown. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main [data-position]').first().waitFor();
}

/** What the page hands out for others: opens the free seat, or lets somebody watch. */
export async function linkOf(page: Page, kind: 'sit' | 'watch'): Promise<string> {
  const selector = kind === 'sit' ? '[data-link][data-link="sit"]' : '[data-action="copy-watch"]';
  const element = page.locator(selector).first();
  await element.waitFor();
  const href = kind === 'sit' ? await element.inputValue() : (await element.getAttribute('data-link'))!;
  return href.replace(/^https?:\/\/[^/]+/, '');
}

/** Two people at a table of this setup, the first of them its host, both before the board. */
export async function twoAt(
  setup: Partial<TableSetup> & { variant: string },
  options: { host?: BrowserContextOptions; guest?: BrowserContextOptions } = {},
): Promise<{ host: Page; guest: Page; table: string }> {
  const host = await person('Ada', options.host);
  const guest = await person('Blaise', options.guest);
  const table = await openTable(host, setup);
  await goTo(host, `/table/${table}`);
  await goTo(guest, await linkOf(host, 'sit'));
  await guest.locator('[data-action="sit"]').first().click();
  for (const page of [host, guest]) await page.locator('[data-status="turn"]').waitFor();
  return { host, guest, table };
}
