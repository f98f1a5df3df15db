// Lets happen what happens by itself, until a person is needed: the computer's turns, dice that roll alone, passes. Breaks off
// whenever somebody does something.

import { type Engine, EngineError } from '../../engine/engine';
import { wait } from '../../timing/wait';
import type { Game } from '../../game/game';
import { animated, settings } from '../../settings/settings.svelte';
import { nextByItself } from './automatic';
import { pauseBefore, type Speed } from './pace';

/** What it needs of whoever holds the game. */
export interface Holder {
  readonly game: Game;
  speed(): Speed;
  /** Whether nothing may happen now but a single step. */
  isHeld(): boolean;
  engine(): Engine;
  /** Plays a move; done when it can be seen. */
  play(text: string): Promise<void>;
  /** Rolls the dice; done when that can be seen. */
  roll(): Promise<void>;
  fail(problem: unknown): void;
}

/** Waits so many milliseconds; throws when that is no longer wanted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export class ByItself {
  thinking = $state(false);
  #flow: AbortController | undefined;

  constructor(
    private readonly holder: Holder,
    private readonly pause: Pause = wait,
  ) {}

  breakOff(): void {
    this.#flow?.abort(new EngineError('something else happened', true));
    this.thinking = false;
  }

  /** Begins anew from where the game stands; `once` for a single step of a game that is held. */
  proceed(once = false): void {
    this.breakOff();
    const flow = (this.#flow = new AbortController());
    this.#goOn(flow.signal, once).catch((problem: unknown) => {
      if (flow.signal.aborted || (problem instanceof EngineError && problem.cancelled)) return;
      this.thinking = false;
      this.holder.fail(problem);
    });
  }

  async #goOn(signal: AbortSignal, once: boolean): Promise<void> {
    const { holder } = this;
    const { game } = holder;
    const pause = (what: Parameters<typeof pauseBefore>[0]) => this.pause(pauseBefore(what, animated(), holder.speed()), signal);
    while (once || !holder.isHeld()) {
      const step = nextByItself(game, settings.autoRoll);
      this.thinking = step !== undefined && game.opponentToMove !== undefined;
      if (!step) return;
      if (step.kind !== 'think') {
        await pause(step.kind);
        await (step.kind === 'roll' ? holder.roll() : holder.play(step.text));
        signal.throwIfAborted();
      } else {
        const { tree, tip, seed } = game;
        const soFar = { variant: tree.variant, start: tree.start, moves: tree.movesTo(tip) };
        const [moves] = await Promise.all([holder.engine().bestMove(soFar, step.opponent, seed, signal), pause('think')]);
        for (const [index, move] of moves.entries()) {
          if (index > 0) await pause('step');
          await holder.play(move);
          signal.throwIfAborted();
        }
      }
      if (once) break;
    }
    this.thinking = false;
  }
}
