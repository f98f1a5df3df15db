// The clocks of a table as the page shows them: the server says where they stand, and between two of its words they tick here. They
// never show less than nothing; whose flag has fallen, the server alone decides.

import type { ClockNow, Seated, Side, TimeControl } from '$generated/wire';
import { delayOf, warnsBelow } from '../../tables/times';

const TICK_MILLISECONDS = 100;

export class TableClock {
  /** Milliseconds left, player 1 first; nothing without a clock. */
  left = $state.raw<readonly [number | undefined, number | undefined]>([undefined, undefined]);
  /** In how long the place that is gone may be claimed; nothing where there is nothing to claim. */
  claimIn = $state.raw<readonly [number | undefined, number | undefined]>([undefined, undefined]);
  #clock: ClockNow = { left: [null, null], running: null };
  #claims: Seated['claim_in'] = [null, null];
  /** What of the running turn is not counted yet. */
  #uncounted = 0;
  #toldAt = 0;
  #claimsToldAt = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  readonly #warned = new Set<Side>();

  constructor(
    private readonly now: () => number,
    /** A player's time is nearly over; told once a game. */
    private readonly onShort: (side: Side) => void,
  ) {}

  /** The server says where the clocks stand at this moment, and how long the running turn has lasted. */
  tell(clock: ClockNow, time: TimeControl, ran: number): void {
    this.#clock = clock;
    this.#uncounted = Math.max(0, delayOf(time) - Math.max(0, ran));
    this.#toldAt = this.now();
    this.#warnsBelow = warnsBelow(time);
    this.#tick();
    this.#goOn();
  }

  tellClaims(claims: Seated['claim_in']): void {
    this.#claims = claims;
    this.#claimsToldAt = this.now();
    this.#tick();
    this.#goOn();
  }

  /** Whether a player's time is nearly over. */
  isShort(side: Side): boolean {
    const left = this.left[side === 'one' ? 0 : 1];
    return left !== undefined && left < this.#warnsBelow;
  }

  end(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  #warnsBelow = 0;

  #goOn(): void {
    const needed = this.#clock.running !== null || this.#claims.some((claim) => claim !== null);
    if (!needed) this.end();
    else this.#ticking ??= setInterval(() => this.#tick(), TICK_MILLISECONDS);
  }

  #tick(): void {
    const ran = Math.max(0, this.now() - this.#toldAt - this.#uncounted);
    const left = this.#clock.left.map((one, index) => {
      if (one === null) return undefined;
      return Math.max(0, this.#clock.running === (index === 0 ? 'one' : 'two') ? one - ran : one);
    });
    this.left = [left[0], left[1]];
    const since = this.now() - this.#claimsToldAt;
    const claims = this.#claims.map((claim) => (claim === null ? undefined : Math.max(0, claim - since)));
    this.claimIn = [claims[0], claims[1]];
    const { running } = this.#clock;
    if (running === null || this.#warned.has(running) || !this.isShort(running)) return;
    this.#warned.add(running);
    this.onShort(running);
  }
}
