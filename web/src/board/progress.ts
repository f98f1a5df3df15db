// What changed on a board since it was last shown, told as a film: a touch that went on, a move that was played. What was
// seen already is not shown twice.

import type { Cell, Effect, View } from '$generated/wasm/ludotheca';
import type { Position } from '../rules/position';
import { midway } from './foresight';
import type { Film } from './stage.svelte';
import type { Touching } from './touching';

export interface Scene {
  view: View;
  film: Film | undefined;
}

export class Progress {
  #position: Position | undefined;
  #touching: Touching | undefined;
  /** What is on the screen: a view, and the effects that led to it from the position. */
  #scene: Scene | undefined;
  #seen: readonly Effect[] = [];
  #films = 0;

  /** The scene for these touches; the same again as long as they have not changed. */
  scene(touching: Touching, carried?: { from: Cell; to: Cell }): Scene {
    if (this.#scene && this.#touching === touching) return this.#scene;
    const { position, report } = touching;
    const view = midway(touching);
    const before = this.#scene?.view;
    let fresh: readonly Effect[] | undefined;
    if (before && position === this.#position) {
      fresh = beyond(report.effects, this.#seen);
    } else {
      const played = before ? this.#played(position) : undefined;
      fresh = played && report.effects.length === 0 ? beyond(played, this.#seen) : undefined;
    }
    const film =
      before && fresh && fresh.length > 0
        ? { id: ++this.#films, effects: fresh, before, ...(carried ? { carried } : {}) }
        : undefined;
    this.#position = position;
    this.#touching = touching;
    this.#seen = report.effects;
    this.#scene = { view, film };
    return this.#scene;
  }

  /** The effects of the moves that led here from the position that was shown before. */
  #played({ passage }: Position): readonly Effect[] | undefined {
    return passage && passage.before === this.#position?.view ? passage.effects : undefined;
  }
}

/** What the effects tell beyond those seen; nothing where they tell another story. */
function beyond(effects: readonly Effect[], seen: readonly Effect[]): readonly Effect[] | undefined {
  const same = seen.every((effect, index) => JSON.stringify(effect) === JSON.stringify(effects[index]));
  return same ? effects.slice(seen.length) : undefined;
}
