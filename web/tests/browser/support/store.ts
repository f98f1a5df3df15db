// The stores of games and studies behind the page's back: to keep one busy, and to put something into it that no page of this version
// would.

import type { Page } from 'playwright-core';

interface Holding {
  letGoOfStore(): void;
}

/** A database and the one store in it. */
export interface Place {
  database: string;
  store: string;
}

export const GAMES: Place = { database: 'ludotheca', store: 'games' };
export const STUDIES: Place = { database: 'ludotheca-studies', store: 'studies' };

/** Keeps the store busy, so that the page waits for it; returns what lets go of it. A page must have opened it before. */
export async function holdStore(page: Page, place = GAMES): Promise<() => Promise<void>> {
  await page.evaluate(async ({ database, store: name }) => {
    const request = indexedDB.open(database);
    await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
    const store = request.result.transaction(name, 'readwrite').objectStore(name);
    let held = true;
    await new Promise<void>((begun) => {
      const goOn = () => {
        begun();
        if (held) store.get('nothing').onsuccess = goOn;
        else request.result.close();
      };
      store.get('nothing').onsuccess = goOn;
    });
    (window as unknown as Holding).letGoOfStore = () => (held = false);
  }, place);
  return () => page.evaluate(() => (window as unknown as Holding).letGoOfStore());
}

/** Everything that lies in the store. */
export function rowsOf(page: Page, place = GAMES): Promise<Record<string, unknown>[]> {
  return page.evaluate(async ({ database, store }) => {
    const request = indexedDB.open(database);
    await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
    const all = request.result.transaction(store).objectStore(store).getAll();
    await new Promise<void>((resolve) => (all.onsuccess = () => resolve()));
    request.result.close();
    return all.result as Record<string, unknown>[];
  }, place);
}

/** Puts rows into the store, whatever they are. */
export function putRows(page: Page, rows: Record<string, unknown>[], place = GAMES): Promise<void> {
  return page.evaluate(
    async ([rows, { database, store }]) => {
      const request = indexedDB.open(database);
      await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
      const transaction = request.result.transaction(store, 'readwrite');
      for (const row of rows) transaction.objectStore(store).put(row);
      await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
      request.result.close();
    },
    [rows, place] as const,
  );
}

/** Does to the store what a newer page would: brings it to a version that this one does not know. */
export function bringNewerStore(page: Page, { database } = GAMES): Promise<void> {
  return page.evaluate(async (database) => {
    const request = indexedDB.open(database, 99);
    await new Promise<void>((resolve, reject) => {
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
    request.result.close();
  }, database);
}
