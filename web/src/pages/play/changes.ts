// The changes of a game, one after the other. Each is planned first, kept, and only then made on the game that is seen: what somebody
// has seen is never lost. Whoever comes in between waits.

import type { Effect, Side, Verdict, View } from '$generated/wasm/ludotheca';
import type { Change, Game, Name, Trial } from '../../game/game';
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

/** A move that will be played, with what it does and the board before it. */
export interface Move {
  text: string;
  effects: Effect[];
  before: View;
  /** Whether a turn begins with it. */
  begins: boolean;
}

/** Moves as the rules have answered them, ready to be made. */
export interface PlannedMoves {
  /** What becomes of the game by those that they accept, up to the first that they do not; nothing where they accept none. */
  change: Change | undefined;
  moves: Move[];
  /** Who completed a turn by them. */
  turns: Side[];
  /** What the rules said to the last one. */
  verdict: Verdict | undefined;
}

/** What comes of moves that were tried. */
export function planMoves(game: Game, trial: Trial): PlannedMoves {
  const { view, state: stood } = game.position;
  let { side } = view;
  let begins = stood.beginsTurn;
  const [moves, turns]: [Move[], Side[]] = [[], []];
  for (const { text, effects, state } of trial.played) {
    moves.push({ text, effects, before: { ...view, side }, begins });
    if (state.beginsTurn) turns.push(side);
    ({ side, beginsTurn: begins } = state);
  }
  return { change: game.plan(() => game.take(trial)), moves, turns, verdict: trial.verdict };
}
