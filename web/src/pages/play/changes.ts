// The changes of a game, one after the other. Each is made on a copy first, which is kept, and only then on the game that is seen: what
// somebody has seen is never lost. Whoever comes in between waits.

import type { Side, Verdict } from '$generated/wasm/ludotheca';
import type { Remaining } from '../../game/clock';
import type { Game } from '../../game/game';
import type { Keeper, Name } from './keeper';

export class Changes {
  #keeping: Promise<void> | undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly keeper: Keeper) {}

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

  /** Keeps what the copy has become, then lets it be seen; `show` is told the name under which the game is kept. */
  make(copy: Game, remaining: Remaining | undefined, show: (name: Name) => void): Promise<void> {
    const stored = copy.toStored(Date.now(), remaining);
    copy.free();
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

/** Moves as they were tried on a copy of a game. */
export interface Attempt {
  copy: Game;
  /** Those that the rules accept, up to the first that they do not. */
  played: string[];
  /** Who completed a turn by them. */
  turns: Side[];
  /** What the rules said to the last one. */
  verdict: Verdict | undefined;
}

export function tryOut(game: Game, texts: readonly string[]): Attempt {
  const attempt: Attempt = { copy: game.copy(), played: [], turns: [], verdict: undefined };
  const { copy, played, turns } = attempt;
  for (const text of texts) {
    const verdict = (attempt.verdict = copy.play(text));
    if (verdict.kind !== 'legal') break;
    played.push(verdict.text);
    const { begins, mover } = copy.facts(copy.tip);
    if (begins) turns.push(mover);
  }
  if (played.length === 0) copy.free();
  return attempt;
}
