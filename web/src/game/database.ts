// The database of this device's games, opened when it is first needed. Whatever goes wrong with it is thrown as a StorageTrouble.

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { StorageTrouble, troubleOf } from '../keeping/trouble';

export const DATABASE = 'ludotheca';
export const VERSION = 1;
export const GAMES = 'games';

/** What lies there need not be a game: a newer page may have written it, or a disk may have spoilt it. */
interface Schema extends DBSchema {
  [GAMES]: { key: IDBValidKey; value: unknown };
}

type Database = IDBPDatabase<Schema>;
export type Reading = IDBPTransaction<Schema, [typeof GAMES], 'readonly'>;
export type Writing = IDBPTransaction<Schema, [typeof GAMES], 'readwrite'>;

/** A change counts as kept when it has reached the disk. Less would outlive the tab and the browser, but not the power: docs/keeping.md. */
const DURABILITY: IDBTransactionDurability = 'strict';

let opening: Promise<Database> | undefined;

function open(): Promise<Database> {
  opening ??= new Promise<Database>((resolve, reject) => {
    let refused = false;
    const upgrade = (database: Database) => void database.createObjectStore(GAMES, { keyPath: 'id' });
    openDB<Schema>(DATABASE, VERSION, {
      upgrade,
      blocked: () => {
        refused = true;
        reject(new StorageTrouble('busy'));
      },
      // Another tab brings a newer version of the page: make way for it, and open again when next needed.
      blocking: closeStorage,
      terminated: () => (opening = undefined),
    }).then((database) => (refused ? database.close() : resolve(database)), reject);
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

/** Reads games; what is answered together was there together. */
export const readGames = <T>(act: (reading: Reading) => Promise<T>): Promise<T> =>
  within((database) => database.transaction([GAMES], 'readonly'), act);

/** Changes games: all of it happens or nothing, and what is answered has been kept. */
export const changeGames = <T>(act: (writing: Writing) => Promise<T>): Promise<T> =>
  within((database) => database.transaction([GAMES], 'readwrite', { durability: DURABILITY }), act);

async function within<T, Transaction extends Reading | Writing>(
  begin: (database: Database) => Transaction,
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    const transaction = await begun(begin);
    try {
      // Both are heard from the start, so that neither fails unheard.
      const [result] = await Promise.all([act(transaction), transaction.done]);
      return result;
    } catch (problem) {
      abort(transaction);
      throw problem;
    }
  } catch (problem) {
    throw troubleOf(problem);
  }
}

/** A transaction of the open database; one that was closed meanwhile is opened once more. */
async function begun<Transaction>(begin: (database: Database) => Transaction): Promise<Transaction> {
  const database = await open();
  try {
    return begin(database);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'InvalidStateError')) throw problem;
    opening = undefined;
    return begin(await open());
  }
}

function abort(transaction: Reading | Writing): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
