// The games of this device, in IndexedDB. Two tabs may play the same game: who saves later than somebody else did is told, and
// keeps the game under another name, so that nothing is ever lost.

import { readRecord, type Message } from '$generated/wasm/ludotheca';
import { Game } from './game';
import { isUnfinished, readStored, type StoredGame } from './stored';

const DATABASE = 'ludotheca';
const VERSION = 1;
const GAMES = 'games';
const EXPORT_FORMAT = 1;

export type { StoredGame } from './stored';

/** What became of an import. */
export interface Imported {
  added: number;
  /** Games that were here already, as new or newer. */
  known: number;
  problems: Message[];
}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab brings a newer version of the page: make way for it, and open again when next needed.
      database.onversionchange = () => closeStorage();
      database.onclose = () => (opening = undefined);
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab keeps the stored games busy'));
  }).catch((problem: unknown) => {
    opening = undefined;
    throw problem;
  });
  return opening;
}

/** Lets go of the database; the next call opens it again. */
export function closeStorage(): void {
  void opening?.then((database) => database.close()).catch(() => undefined);
  opening = undefined;
}

async function inStore<T>(mode: IDBTransactionMode, act: (games: IDBObjectStore, done: (value: T) => void) => void): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(GAMES, mode);
    let result: T;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the store broke off'));
    act(transaction.objectStore(GAMES), (value) => (result = value));
  });
}

/**
 * Saves a game. `since` is its `updated` when it was last loaded or saved here: if the stored one has changed meanwhile,
 * nothing is saved and `false` is returned.
 */
export function saveGame(game: StoredGame, since?: number): Promise<boolean> {
  return inStore<boolean>('readwrite', (games, done) => {
    const before = games.get(game.id) as IDBRequest<StoredGame | undefined>;
    before.onsuccess = () => {
      const free = since === undefined || !before.result || before.result.updated === since;
      if (free) games.put(game);
      done(free);
    };
  });
}

export function loadGame(id: string): Promise<StoredGame | undefined> {
  return inStore('readonly', (games, done) => {
    const request = games.get(id) as IDBRequest<StoredGame | undefined>;
    request.onsuccess = () => done(request.result);
  });
}

/** All games, the one that changed last first. */
export async function listGames(): Promise<StoredGame[]> {
  const games = await inStore<StoredGame[]>('readonly', (games, done) => {
    const request = games.getAll() as IDBRequest<StoredGame[]>;
    request.onsuccess = () => done(request.result);
  });
  return games.sort((one, two) => two.updated - one.updated);
}

export function deleteGame(id: string): Promise<void> {
  return inStore<void>('readwrite', (games) => void games.delete(id));
}

/** The unfinished game that the play page goes on with: the latest, not put aside, and asked for alike where a key is given. */
export async function unfinishedGame(variant: string, key?: string): Promise<StoredGame | undefined> {
  const games = await listGames();
  return games.find(
    (game) => game.variant === variant && isUnfinished(game) && !game.left && (key === undefined || game.key === key),
  );
}

/** Every game as one text, for `importAll` here or on another device. */
export async function exportAll(): Promise<string> {
  return JSON.stringify({ kind: 'ludotheca-games', format: EXPORT_FORMAT, games: await listGames() }, undefined, 1);
}

/** Takes games from the text of `exportAll`, or one game from the text of a record. Of a game that is here already the later state stays. */
export async function importAll(text: string): Promise<Imported> {
  const imported: Imported = { added: 0, known: 0, problems: [] };
  for (const game of gamesIn(text, imported.problems)) {
    const added = await inStore<boolean>('readwrite', (games, done) => {
      const before = games.get(game.id) as IDBRequest<StoredGame | undefined>;
      before.onsuccess = () => {
        const newer = !before.result || before.result.updated < game.updated;
        if (newer) games.put(game);
        done(newer);
      };
    });
    if (added) imported.added++;
    else imported.known++;
  }
  return imported;
}

function gamesIn(text: string, problems: Message[]): StoredGame[] {
  const exported = readJson(text);
  if (!exported || exported.kind !== 'ludotheca-games') {
    const reading = readRecord(text);
    if (reading.kind === 'record') return [Game.ofRecord(reading.tree).toStored(Date.now())];
    problems.push(exported ? { id: 'page-play-import-file', args: [] } : reading.problem.problem);
    return [];
  }
  if (exported.format !== EXPORT_FORMAT || !Array.isArray(exported.games)) {
    problems.push({ id: 'page-play-import-version', args: [] });
    return [];
  }
  return exported.games.flatMap((value) => {
    const game = readStored(value);
    if ('format' in game) return [game];
    problems.push(game);
    return [];
  });
}

function readJson(text: string): { kind?: unknown; format?: unknown; games?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
