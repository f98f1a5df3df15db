// Saves a game after every move, one save after the other. Where another tab has gone on with the same game meanwhile, ours is
// kept under a name of its own.

import type { Remaining } from '../../game/clock';
import type { Game } from '../../game/game';
import { saveGame } from '../../game/storage';
import type { StoredGame } from '../../game/stored';

let pending: Promise<unknown> = Promise.resolve();

/** When everything that was to be saved is saved: who opens a game waits for that. */
export const allSaved = (): Promise<unknown> => pending;

export class Keeper {
  #saving: Promise<void> = Promise.resolve();
  /** The state of the stored game that ours is based on. */
  #known: { id: string; updated: number } | undefined;
  #failed = false;

  constructor(
    stored: StoredGame | undefined,
    /** The device keeps no games; told once. */
    private readonly onFailure: () => void,
    /** Another tab plays the same game; ours goes on under another name. */
    private readonly onFork: () => void,
  ) {
    if (stored) this.#known = { id: stored.id, updated: stored.updated };
  }

  save(game: Game, remaining: Remaining | undefined, left = false): Promise<void> {
    const stored = game.toStored(Date.now(), remaining, left);
    this.#saving = this.#saving.then(() => this.#write(game, stored)).catch(() => this.#fail());
    pending = Promise.all([pending, this.#saving]);
    return this.#saving;
  }

  async #write(game: Game, stored: StoredGame): Promise<void> {
    const since = this.#known?.id === stored.id ? this.#known.updated : undefined;
    const saved = await saveGame(stored, since);
    if (!saved) {
      if (game.id === stored.id) {
        game.fork();
        this.onFork();
      }
      await saveGame({ ...stored, id: game.id });
    }
    this.#known = { id: saved ? stored.id : game.id, updated: stored.updated };
  }

  #fail(): void {
    if (!this.#failed) this.onFailure();
    this.#failed = true;
  }
}
