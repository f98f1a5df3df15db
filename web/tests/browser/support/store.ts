// The store of games behind the page's back: to keep it busy, and to put something into it that no page of this version would.

import type { Page } from 'playwright-core';

interface Holding {
  letGoOfStore(): void;
}

/** Keeps the store busy, so that the page waits for it; returns what lets go of it. A page must have opened it before. */
export async function holdStore(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const request = indexedDB.open('ludotheca');
    await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
    const store = request.result.transaction('games', 'readwrite').objectStore('games');
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
  });
  return () => page.evaluate(() => (window as unknown as Holding).letGoOfStore());
}

/** Everything that lies in the store. */
export function rowsOf(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('ludotheca');
    await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
    const all = request.result.transaction('games').objectStore('games').getAll();
    await new Promise<void>((resolve) => (all.onsuccess = () => resolve()));
    request.result.close();
    return all.result as Record<string, unknown>[];
  });
}

/** Puts rows into the store, whatever they are. */
export function putRows(page: Page, rows: Record<string, unknown>[]): Promise<void> {
  return page.evaluate(async (rows) => {
    const request = indexedDB.open('ludotheca');
    await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
    const transaction = request.result.transaction('games', 'readwrite');
    for (const row of rows) transaction.objectStore('games').put(row);
    await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
    request.result.close();
  }, rows);
}

/** Does to the store what a newer page would: brings it to a version that this one does not know. */
export function bringNewerStore(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const request = indexedDB.open('ludotheca', 99);
    await new Promise<void>((resolve, reject) => {
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
    request.result.close();
  });
}
