// A database of this device with one store in it, opened when it is first needed. Whatever goes wrong with it is thrown as a
// StorageTrouble. What lies there need not be what we think: a newer page may have written it, or a disk may have spoilt it.

import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { StorageTrouble, troubleOf } from './trouble';

type Open = IDBPDatabase;
export type Reading = IDBPTransaction<unknown, [string], 'readonly'>;
export type Writing = IDBPTransaction<unknown, [string], 'readwrite'>;

/** A change counts as kept when it has reached the disk. Less would outlive the tab and the browser, but not the power: docs/keeping.md. */
const DURABILITY: IDBTransactionDurability = 'strict';

export class Database {
  #opening: Promise<Open> | undefined;

  constructor(
    private readonly name: string,
    private readonly version: number,
    private readonly store: string,
  ) {}

  /** Reads; what is answered together was there together. */
  read<T>(act: (reading: Reading) => Promise<T>): Promise<T> {
    return this.#within((database) => database.transaction([this.store], 'readonly'), act);
  }

  /** Changes: all of it happens or nothing, and what is answered has been kept. */
  change<T>(act: (writing: Writing) => Promise<T>): Promise<T> {
    return this.#within((database) => database.transaction([this.store], 'readwrite', { durability: DURABILITY }), act);
  }

  /** Lets go of the database; the next call opens it again. */
  close(): void {
    void this.#opening?.then((database) => database.close()).catch(() => undefined);
    this.#opening = undefined;
  }

  #open(): Promise<Open> {
    this.#opening ??= new Promise<Open>((resolve, reject) => {
      let refused = false;
      const upgrade = (database: Open) => void database.createObjectStore(this.store, { keyPath: 'id' });
      openDB(this.name, this.version, {
        upgrade,
        blocked: () => {
          refused = true;
          reject(new StorageTrouble('busy'));
        },
        // Another tab brings a newer version of the page: make way for it, and open again when next needed.
        blocking: () => this.close(),
        terminated: () => (this.#opening = undefined),
      }).then((database) => (refused ? database.close() : resolve(database)), reject);
    }).catch((problem: unknown) => {
      this.#opening = undefined;
      throw problem;
    });
    return this.#opening;
  }

  async #within<T, Transaction extends Reading | Writing>(
    begin: (database: Open) => Transaction,
    act: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = await this.#begun(begin);
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
  async #begun<Transaction>(begin: (database: Open) => Transaction): Promise<Transaction> {
    const database = await this.#open();
    try {
      return begin(database);
    } catch (problem) {
      if (!(problem instanceof DOMException && problem.name === 'InvalidStateError')) throw problem;
      this.#opening = undefined;
      return begin(await this.#open());
    }
  }
}

function abort(transaction: Reading | Writing): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
