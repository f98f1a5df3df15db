// A game that plays itself, for the living boards: the computer's own choices at a modest level, by a seed, so that every move is
// legal and no game is written down anywhere. When it is over, another begins.

import { type Effect, Table, type Thinker, type View } from '$generated/wasm/ludotheca';

const LEVEL = 4;

export class SelfPlay {
  #table: Table;

  constructor(
    readonly variant: string,
    private readonly thinker: Thinker,
    private seed: number,
  ) {
    this.#table = Table.open(variant);
  }

  get isOver(): boolean {
    return this.#table.state().outcome !== undefined;
  }

  /** The table as it stands; it is moved and freed here only. */
  get table(): Table {
    return this.#table;
  }

  view(): View {
    return this.#table.view();
  }

  /** One step: a roll, a move, or after the end the first position of a new game. Returns what it did to the pieces. */
  step(): Effect[] {
    const { phase, outcome } = this.#table.state();
    if (outcome) {
      this.#begin();
      return [];
    }
    const moves = phase === 'roll' ? [this.#table.roll(this.seed)] : this.thinker.level(this.#table, LEVEL, this.seed);
    const next = moves?.[0];
    const effects = next === undefined ? [] : this.#table.effects(next);
    if (next !== undefined && this.#table.play(next).kind === 'legal') return effects;
    this.#begin();
    return [];
  }

  /** Several steps at once, stopping where a game ends: a position from the midst of a game. */
  skip(steps: number): void {
    for (let done = 0; done < steps && !this.isOver; done++) this.step();
  }

  free(): void {
    this.#table.free();
  }

  #begin(): void {
    this.#table.free();
    this.seed += 1;
    this.#table = Table.open(this.variant);
  }
}
