// Keeps a game or a study after every change. Who waits for `save` goes on when the change is kept, or when it is clear that it will not
// be: then that is told, it lasts as long as this tab, and every later change tries again. Where another tab has gone on with the same one
// meanwhile, ours is kept under a name of its own.

import { wait } from '../timing/wait';
import type { Row, RowName } from './row';
import type { Rows } from './rows';
import { type TroubleKind, troubleOf } from './trouble';

/** No change is held back any longer than this, in milliseconds. Far more than a healthy device takes, see docs/keeping.md. */
const PATIENCE = 1_000;

/** Passes when it has lasted too long; throws when nobody waits any more. */
export type Patience = (signal: AbortSignal) => Promise<void>;

export interface KeeperHooks {
  /** Why it is not kept; nothing when it is again. */
  onTrouble(kind: TroubleKind | undefined): void;
  /** Another tab has changed the same one; ours goes on under another name. */
  onFork(from: string, name: RowName): void;
}

export class Keeper<R extends Row> {
  /** The stored state that ours is based on. */
  #known: { id: string; updated: number | undefined } | undefined;
  /** The name under which ours goes on where another tab has taken its own. */
  #forked: { from: string; name: RowName } | undefined;
  /** What waits to be written: of several states only the last. */
  #next: R | undefined;
  #writing: Promise<void> | undefined;
  /** The device has not answered for too long: nobody waits for it any more, until it does. */
  #overdue = false;

  constructor(
    private readonly rows: Rows<R>,
    stored: R | undefined,
    private readonly hooks: KeeperHooks,
    private readonly patience: Patience = (signal) => wait(PATIENCE, signal),
  ) {
    if (stored) this.#known = { id: stored.id, updated: rows.unkept.storedState(stored) };
  }

  /** Answers the name under which it is kept, when this state or a later one is, or when it is not to be waited for. Never throws. */
  async save(row: R): Promise<RowName> {
    this.#next = row;
    const writing = (this.#writing ??= this.#writeAll());
    this.rows.awaits(writing);
    if (!this.#overdue && !(await this.#soon(writing))) {
      this.#overdue = true;
      this.hooks.onTrouble('slow');
    }
    const named = this.#named(row);
    if (this.#overdue) this.rows.unkept.keep(named, this.#since(named), 'slow');
    return { id: named.id, created: named.created };
  }

  /** Whether it was written before patience ended. */
  async #soon(writing: Promise<void>): Promise<boolean> {
    const written = new AbortController();
    const tooLong = this.patience(written.signal).then(
      () => this.#writing !== writing,
      () => true,
    );
    const soon = await Promise.race([writing.then(() => true), tooLong]);
    written.abort();
    return soon;
  }

  async #writeAll(): Promise<void> {
    for (let row = this.#next; row; row = this.#next) {
      this.#next = undefined;
      await this.#write(this.#named(row));
    }
    this.#overdue = false;
    this.#writing = undefined;
  }

  async #write(row: R): Promise<void> {
    const since = this.#since(row);
    // Later than what it goes on from, whatever the device's clock says: states are told apart by it.
    const later = { ...row, updated: Math.max(row.updated, (since ?? 0) + 1) };
    try {
      const kept = await this.rows.saveOrFork(later, since);
      this.rows.unkept.letGo(row.id);
      this.#known = { id: kept.id, updated: kept.updated };
      if (kept.id !== row.id) this.#fork(row.id, kept);
      this.hooks.onTrouble(undefined);
    } catch (problem) {
      const { kind } = troubleOf(problem);
      this.rows.unkept.keep(later, since, kind);
      this.hooks.onTrouble(kind);
    }
  }

  #since(row: R): number | undefined {
    return this.#known?.id === row.id ? this.#known.updated : undefined;
  }

  #fork(from: string, { id, created }: RowName): void {
    this.#forked = { from, name: { id, created } };
    this.hooks.onFork(from, { id, created });
  }

  #named(row: R): R {
    return this.#forked?.from === row.id ? { ...row, ...this.#forked.name } : row;
  }
}
