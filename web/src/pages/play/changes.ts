// The changes of a game, one after the other. Each is planned first, kept, and only then made on the game that is seen: what somebody
// has seen is never lost. Whoever comes in between waits.

import type { Name } from '../../game/game';
import type { StoredGame } from '../../game/stored';
import type { Keeper } from '../../keeping/keeper';

export class Changes {
  #keeping: Promise<void> | undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly keeper: Keeper<StoredGame>) {}

  /** Whether a change is being kept and has not been seen yet. */
  get underWay(): boolean {
    return this.#keeping !== undefined;
  }

  /** When everything that was done so far can be seen. */
  async settled(): Promise<void> {
    while (this.#keeping) await this.#keeping;
  }

  /** Does this now, or when the change that is under way has been seen. */
  enter(act: () => void): void {
    if (this.#keeping) this.#waiting.push(act);
    else act();
  }

  /** Keeps what the game shall become, then lets it be seen; `show` is told the name under which the game is kept. */
  make(stored: StoredGame, show: (name: Name) => void): Promise<void> {
    this.#keeping = this.keeper.save(stored).then((name) => {
      this.#keeping = undefined;
      try {
        show(name);
      } finally {
        this.#letIn();
      }
    });
    return this.#keeping;
  }

  #letIn(): void {
    while (!this.#keeping && this.#waiting.length > 0) this.#waiting.shift()!();
  }
}
