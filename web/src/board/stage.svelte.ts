// The pieces as they are seen: at rest, or in the middle of a film that can be cut short at any time.

import type { Cell, Effect, View } from '$generated/wasm/ludotheca';
import { type Sprite, spritesOf, type Step, stepsOf } from './steps';

/** How long a step takes, in milliseconds. */
const DURATIONS: Readonly<Record<Step['kind'], number>> = {
  slide: 180,
  capture: 140,
  enter: 140,
  stack: 60,
  promote: 140,
  roll: 620,
};

export interface Film {
  id: number;
  effects: readonly Effect[];
  before: View;
  /** A piece that was carried to its goal by hand, and need not slide there again. */
  carried?: { from: Cell; to: Cell };
}

/** When more films than this are waiting, somebody plays faster than can be shown. */
const MOST_WAITING = 2;

export class Stage {
  sprites = $state.raw<readonly Sprite[]>([]);
  /** The step that is shown, if any, and how long it takes. */
  step = $state.raw<Step>();
  duration = 0;
  #goal: View;
  /** Films that wait until the one that is shown is over. */
  #waiting: { film: Film; view: View }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: View,
    /** Told of every step when it begins, and `undefined` when the film is over. */
    readonly onstep: (step: Step | undefined) => void,
  ) {
    this.#goal = view;
    this.sprites = spritesOf(view.pieces, []);
  }

  /** Shows a view at once, unless a film is on its way there. */
  show(view: View): void {
    if (view === this.#goal && this.step) return;
    this.#goal = view;
    this.finish();
    this.sprites = spritesOf(view.pieces, this.sprites);
  }

  /** Shows what led from one view to another; a film that goes on where the one before ends waits for it. */
  play(film: Film, view: View): void {
    if (this.step && film.before === this.#goal && this.#waiting.length < MOST_WAITING) {
      this.#waiting.push({ film, view });
      this.#goal = view;
      return;
    }
    this.#goal = view;
    this.finish();
    this.#go(stepsOf(film.before, film.effects, view, this.sprites), film);
  }

  /** Ends all films at once. */
  finish(): void {
    this.#waiting = [];
    if (this.step) this.#rest();
  }

  #go([step, ...rest]: readonly Step[], film: Film): void {
    if (!step) {
      const next = this.#waiting.shift();
      if (next) this.#go(stepsOf(next.film.before, next.film.effects, next.view, this.sprites), next.film);
      else this.#rest();
      return;
    }
    const carried = film.carried !== undefined && step.kind === 'slide' && [...step.from.values()].includes(film.carried.from);
    this.duration = carried ? 0 : DURATIONS[step.kind];
    this.sprites = step.sprites;
    this.step = step;
    this.onstep(step);
    this.#timer = setTimeout(() => {
      this.sprites = step.sprites.filter((sprite) => !step.leaving.has(sprite.key));
      this.#go(rest, film);
    }, this.duration);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.step = undefined;
    this.sprites = spritesOf(this.#goal.pieces, this.sprites);
    this.onstep(undefined);
  }
}
