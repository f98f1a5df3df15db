// The two clocks of a game. Time comes from outside, so that tests need not wait. A clock that is paused (nobody looks at the
// page) loses nothing; the first move of the game starts it.

import type { Side } from '$generated/wasm/ludotheca';
import type { ClockSetting } from './params';
import { other } from './players';

export type Remaining = readonly [one: number, two: number];

const index = (side: Side): 0 | 1 => (side === 'one' ? 0 : 1);

export class GameClock {
  #left: [number, number];
  #running: Side | undefined;
  #since = 0;
  #paused = false;

  /** `left` in milliseconds, where the clock has run before. */
  constructor(
    readonly setting: ClockSetting,
    private readonly now: () => number,
    left?: Remaining,
  ) {
    const whole = setting.minutes * 60_000;
    this.#left = left ? [left[0], left[1]] : [whole, whole];
  }

  /** Milliseconds that this player has left, never below zero. */
  left(side: Side): number {
    const left = this.#left[index(side)];
    return Math.max(0, this.#running === side && !this.#paused ? left - (this.now() - this.#since) : left);
  }

  remaining(): Remaining {
    return [this.left('one'), this.left('two')];
  }

  get running(): Side | undefined {
    return this.#paused ? undefined : this.#running;
  }

  /** The player whose time has run out. */
  flagged(): Side | undefined {
    return this.#running && this.left(this.#running) === 0 ? this.#running : undefined;
  }

  /** A turn was completed: its player gets the increment, the other one's time runs. */
  turn(completedBy: Side): void {
    this.#settle();
    if (this.#left[index(completedBy)] > 0) this.#left[index(completedBy)] += this.setting.increment * 1_000;
    this.run(other(completedBy));
  }

  /** Lets this player's time run, without any increment. */
  run(side: Side): void {
    this.#settle();
    this.#running = side;
    this.#since = this.now();
  }

  /** The game is over, or has not begun. */
  stop(): void {
    this.#settle();
    this.#running = undefined;
  }

  pause(): void {
    this.#settle();
    this.#paused = true;
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#since = this.now();
  }

  #settle(): void {
    if (!this.#running) return;
    this.#left[index(this.#running)] = this.left(this.#running);
    this.#since = this.now();
  }
}

/** `4:07`; below ten seconds with tenths, `0:09.4`. Rounded up, so that `0:00` means no time at all. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) {
    const tenths = Math.ceil(milliseconds / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`.replace('0:010.0', '0:10');
  }
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
