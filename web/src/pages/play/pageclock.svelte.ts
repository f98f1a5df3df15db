// The clocks as the page shows them: they tick, stand still while nobody sees the page, and tell when a time has run out.

import type { Side } from '$generated/wasm/ludotheca';
import { GameClock, type Remaining } from '../../game/clock';
import type { ClockSetting } from '../../game/params';

const TICK_MILLISECONDS = 100;
const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);

export class PageClock {
  /** Milliseconds left, as last shown. */
  left: Remaining = $state.raw([0, 0]);
  readonly #clock: GameClock;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(
    setting: ClockSetting,
    remaining: Remaining | undefined,
    private readonly onFlag: (side: Side) => void,
    /** Where the clocks stand is to be noted: a second has passed, or nobody sees the page any more. */
    private readonly onNote: () => void,
  ) {
    this.#clock = new GameClock(setting, () => performance.now(), remaining);
    this.left = this.#clock.remaining();
  }

  /** Follows whether the page is seen; returns what ends it. */
  begin(): () => void {
    this.#followSight();
    document.addEventListener('visibilitychange', this.#followSight);
    return () => {
      document.removeEventListener('visibilitychange', this.#followSight);
      this.stop();
    };
  }

  remaining(): Remaining {
    return this.#clock.remaining();
  }

  turn(completedBy: Side): void {
    this.#clock.turn(completedBy);
  }

  run(side: Side): void {
    this.#clock.run(side);
    clearInterval(this.#ticking);
    this.#ticking = setInterval(() => this.#tick(), TICK_MILLISECONDS);
    this.left = this.#clock.remaining();
  }

  stop(): void {
    clearInterval(this.#ticking);
    this.#clock.stop();
    this.left = this.#clock.remaining();
  }

  #tick(): void {
    const before = this.left;
    this.left = this.#clock.remaining();
    if (this.left.some((left, side) => seconds(left) !== seconds(before[side]!))) this.onNote();
    const flagged = this.#clock.flagged();
    if (flagged === undefined) return;
    this.stop();
    this.onFlag(flagged);
  }

  // Nobody loses time for a page that nobody sees: both players look at this screen.
  readonly #followSight = (): void => {
    if (document.hidden) {
      this.#clock.pause();
      this.onNote();
    } else this.#clock.resume();
  };
}
