// What changed on a board since it was last shown, told as a film: a touch that went on, a move that was played. What was
// seen already is not shown twice.

import type { Cell, Effect, Table, View } from '$generated/wasm/ludotheca';
import { effectsOf, midway, shownMoves } from './foresight';
import type { Film } from './stage.svelte';
import type { Touching } from './touching';

export interface Scene {
  view: View;
  film: Film | undefined;
}

/** Moves that came at once; where there are more, somebody leafed through the game, and nothing is filmed. */
const MOST_MOVES = 5;

export class Progress {
  #moves: readonly string[] | undefined;
  #base: View | undefined;
  #touching: Touching | undefined;
  /** What is on the screen: a view, and the effects that led to it from the last position of the table. */
  #scene: Scene | undefined;
  #seen: readonly Effect[] = [];
  #films = 0;

  /** The scene for these touches at this table; the same again as long as neither has changed. */
  scene(table: Table, touching: Touching, carried?: { from: Cell; to: Cell }): Scene {
    if (this.#scene && this.#touching === touching) return this.#scene;
    const view = midway(table, touching);
    const touched = effectsOf(table, shownMoves(table, touching));
    const before = this.#scene?.view;
    let fresh: readonly Effect[] | undefined;
    if (before && touching.view === this.#base) {
      fresh = beyond(touched, this.#seen);
    } else {
      const moves = table.moves();
      const played = before ? this.#played(table, moves) : undefined;
      fresh = played && touched.length === 0 ? (beyond(played, this.#seen) ?? undefined) : undefined;
      this.#moves = moves;
    }
    const film =
      before && fresh && fresh.length > 0
        ? { id: ++this.#films, effects: fresh, before, ...(carried ? { carried } : {}) }
        : undefined;
    this.#base = touching.view;
    this.#touching = touching;
    this.#seen = touched;
    this.#scene = { view, film };
    return this.#scene;
  }

  /** The effects of the moves that were added to those known. */
  #played(table: Table, moves: readonly string[]): Effect[] | undefined {
    const known = this.#moves ?? [];
    const added = moves.slice(known.length);
    if (added.length === 0 || added.length > MOST_MOVES || known.some((move, index) => move !== moves[index])) return undefined;
    const copy = table.copy();
    try {
      for (const _ of added) copy.undo();
      return effectsOf(copy, added);
    } finally {
      copy.free();
    }
  }
}

/** What the effects tell beyond those seen; nothing where they tell another story. */
function beyond(effects: readonly Effect[], seen: readonly Effect[]): readonly Effect[] | undefined {
  const same = seen.every((effect, index) => JSON.stringify(effect) === JSON.stringify(effects[index]));
  return same ? effects.slice(seen.length) : undefined;
}
