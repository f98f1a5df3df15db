// Keeps a game after every change. Who waits for `save` goes on when the change is kept, or when it is clear that it will not be: then
// that is told, the game lasts as long as this tab, and every later change tries again. Where another tab has gone on with the same
// game meanwhile, ours is kept under a name of its own.

import { wait } from '../../timing/wait';
import type { Name } from '../../game/game';
import { saveOrFork } from '../../game/storage';
import type { StoredGame } from '../../game/stored';
import { keepInTab, letGo, storedState } from '../../game/unkept';
import { type TroubleKind, troubleOf } from '../../keeping/trouble';

/** No change is held back any longer than this, in milliseconds. Far more than a healthy device takes, see docs/keeping.md. */
const PATIENCE = 1_000;

/** Passes when it has lasted too long; throws when nobody waits any more. */
export type Patience = (signal: AbortSignal) => Promise<void>;

let pending: Promise<unknown> = Promise.resolve();

/** When everything that was to be saved is saved: who opens a game waits for that. */
export const allSaved = (): Promise<unknown> => pending;

export interface KeeperHooks {
  /** Why the game is not kept; nothing when it is again. */
  onTrouble(kind: TroubleKind | undefined): void;
  /** Another tab plays the same game; ours goes on under another name. */
  onFork(from: string, name: Name): void;
}

export class Keeper {
  /** The state of the stored game that ours is based on. */
  #known: { id: string; updated: number | undefined } | undefined;
  /** The name under which a game goes on that another tab has taken. */
  #forked: { from: string; name: Name } | undefined;
  /** What waits to be written: of several states only the last. */
  #next: StoredGame | undefined;
  #writing: Promise<void> | undefined;
  /** The device has not answered for too long: nobody waits for it any more, until it does. */
  #overdue = false;

  constructor(
    stored: StoredGame | undefined,
    private readonly hooks: KeeperHooks,
    private readonly patience: Patience = (signal) => wait(PATIENCE, signal),
  ) {
    if (stored) this.#known = { id: stored.id, updated: storedState(stored) };
  }

  /** Answers the name under which it is kept, when this state or a later one is, or when it is not to be waited for. Never throws. */
  async save(game: StoredGame): Promise<Name> {
    this.#next = game;
    const writing = (this.#writing ??= this.#writeAll());
    pending = Promise.all([pending, writing]);
    if (!this.#overdue && !(await this.#soon(writing))) {
      this.#overdue = true;
      this.hooks.onTrouble('slow');
    }
    const named = this.#named(game);
    if (this.#overdue) keepInTab(named, this.#since(named), 'slow');
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
    for (let game = this.#next; game; game = this.#next) {
      this.#next = undefined;
      await this.#write(this.#named(game));
    }
    this.#overdue = false;
    this.#writing = undefined;
  }

  async #write(game: StoredGame): Promise<void> {
    const since = this.#since(game);
    // Later than what it goes on from, whatever the device's clock says: states are told apart by it.
    const later = { ...game, updated: Math.max(game.updated, (since ?? 0) + 1) };
    try {
      const kept = await saveOrFork(later, since);
      letGo(game.id);
      this.#known = { id: kept.id, updated: kept.updated };
      if (kept.id !== game.id) this.#fork(game.id, kept);
      this.hooks.onTrouble(undefined);
    } catch (problem) {
      const { kind } = troubleOf(problem);
      keepInTab(later, since, kind);
      this.hooks.onTrouble(kind);
    }
  }

  #since(game: StoredGame): number | undefined {
    return this.#known?.id === game.id ? this.#known.updated : undefined;
  }

  #fork(from: string, { id, created }: Name): void {
    this.#forked = { from, name: { id, created } };
    this.hooks.onFork(from, { id, created });
  }

  #named(game: StoredGame): StoredGame {
    return this.#forked?.from === game.id ? { ...game, ...this.#forked.name } : game;
  }
}
