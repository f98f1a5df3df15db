// Moves played out on the board, one after the other, so that the eye can follow what comes of a turn. Whoever looks elsewhere meanwhile
// is not fetched back.

import type { GameNode } from '../../game/tree';
import { wait } from '../../timing/wait';
import type { Analysis } from './analysis.svelte';

/** How long each position can be looked at, in milliseconds. */
const PACE = 1_000;

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export class LinePlayer {
  /** The line that is being played. */
  playing = $state.raw<readonly string[]>();
  #stop: AbortController | undefined;

  constructor(
    private readonly analysis: Analysis,
    private readonly pause: Pause = wait,
  ) {}

  /** Shows where the line begins, then what each of its moves does. Done when it stands at the end, or when somebody looked elsewhere. */
  async play(from: GameNode, line: readonly string[]): Promise<void> {
    this.stop();
    const { analysis } = this;
    const stop = (this.#stop = new AbortController());
    this.playing = line;
    analysis.play(line, from, 0);
    try {
      let at = from;
      for (const move of line) {
        const next = at.children.find((child) => child.move === move);
        if (!next) break;
        await this.pause(PACE, stop.signal);
        if (analysis.game.shown !== at) break;
        analysis.show((at = next));
      }
    } catch (problem) {
      if (!stop.signal.aborted) throw problem;
    } finally {
      if (this.#stop === stop) this.playing = undefined;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.playing = undefined;
  }
}
