// For tests: a device that keeps things, refuses to, or has no room, so that it runs under Node.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { DATABASE, GAMES, games, listGames, VERSION } from '../game/storage';
import { studies } from '../study/storage';
import { ownTables } from '../tables/mine';
import { asks } from '../wire/outbox';

/** A new device with nothing on it. */
export function newDevice(): void {
  for (const rows of [games, studies, asks, ownTables]) {
    rows.close();
    for (const { row } of rows.unkept.all()) rows.unkept.letGo(row.id);
  }
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage = new MemoryStorage();
}

/** A device whose browser lets the page keep nothing. */
export function refusingDevice(): void {
  newDevice();
  const refuse = () => {
    throw new DOMException('not allowed', 'SecurityError');
  };
  globalThis.indexedDB = { open: refuse } as unknown as IDBFactory;
  globalThis.localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, clear: refuse, length: 0 };
}

/** Keeps the store busy, so that everybody else waits; returns what lets go of it. */
export async function holdStore(): Promise<() => void> {
  await listGames();
  const request = indexedDB.open(DATABASE, VERSION);
  await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
  const store = request.result.transaction(GAMES, 'readwrite').objectStore(GAMES);
  let held = true;
  const goOn = () => {
    if (held) store.get('nothing').onsuccess = goOn;
    else request.result.close();
  };
  goOn();
  return () => (held = false);
}

export class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();
  /** How many characters may still be written. */
  room = Infinity;

  get length(): number {
    return this.#texts.size;
  }

  key(at: number): string | null {
    return [...this.#texts.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new DOMException('no room', 'QuotaExceededError');
    this.room -= text.length;
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}
