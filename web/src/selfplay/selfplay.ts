// A game that plays itself, for the living boards: the computer's own choices at a modest level, by a seed, so that every move is
// legal and no game is written down anywhere. When it is over, another begins. The computer thinks in its worker, as everywhere:
// whoever touches something meanwhile does not wait for it.

import { type Effect, type Snapshot, Table, type View } from '$generated/wasm/ludotheca';
import type { Engine } from '../engine/engine';
import { OPPONENT, type Opening } from './opening';

export class SelfPlay {
  #table: Table;
  /** Where the table stands. */
  #now: Snapshot;
  #seed: number;
  /** What is left of a turn that was thought out as a whole. */
  #planned: string[] = [];

  constructor(
    readonly opening: Pick<Opening, 'variant' | 'seed' | 'moves'>,
    private readonly engine: Engine,
  ) {
    this.#seed = opening.seed;
    this.#table = Table.open(opening.variant);
    this.#now = this.#table.goTo([...opening.moves], opening.moves.length).snapshot;
  }

  get isOver(): boolean {
    return this.#now.state.outcome !== undefined;
  }

  view(): View {
    return this.#now.view;
  }

  /** One step: a roll, a move, or after the end the first position of a new game. Returns what it did to the pieces. */
  async step(signal: AbortSignal): Promise<Effect[]> {
    if (this.isOver) {
      this.#begin();
      return [];
    }
    const next = await this.#next(signal);
    const { played, reached } = this.#table.attempt(next === undefined ? [] : [next]);
    if (reached) this.#now = reached;
    else this.#begin();
    return played.flatMap((move) => move.effects);
  }

  free(): void {
    this.#table.free();
  }

  async #next(signal: AbortSignal): Promise<string | undefined> {
    if (this.#planned.length === 0) {
      if (this.#now.state.phase === 'roll') return this.#table.roll(this.#seed);
      const game = { variant: this.opening.variant, moves: this.#table.moves() };
      this.#planned = await this.engine.bestMove(game, OPPONENT, this.#seed, signal);
    }
    return this.#planned.shift();
  }

  #begin(): void {
    this.#table.free();
    this.#planned = [];
    this.#seed += 1;
    this.#table = Table.open(this.opening.variant);
    this.#now = this.#table.snapshot();
  }
}
