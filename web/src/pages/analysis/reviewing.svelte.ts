// A review under way: progress, calling off, the result. The engine stops analysing meanwhile.

import { announce } from '../../frame/announce.svelte';
import { EngineError } from '../../engine/engine';
import { say } from '../../words/words.svelte';
import { type Review, review } from './review';
import type { Study } from './study.svelte';

/** The same on every device, so that everybody sees the same curve. */
const NODES = 40_000;

export class Reviewing {
  result = $state.raw<{ review: Review; moves: readonly string[] }>();
  progress = $state<{ done: number; all: number }>();
  trouble = $state<string>();
  #cancel: AbortController | undefined;

  constructor(private readonly study: Study) {}

  async begin(): Promise<void> {
    this.cancel();
    const cancel = (this.#cancel = new AbortController());
    const { signal } = cancel;
    const played = this.study.played();
    const { analyser } = this.study;
    this.trouble = undefined;
    this.progress = { done: 0, all: played.moves.length };
    analyser.hold('review', true);
    try {
      const { engine } = analyser;
      const oracle = {
        evaluate: (game: Parameters<typeof engine.evaluate>[0]) => engine.evaluate(game, NODES, 1, signal),
        rolls: (game: Parameters<typeof engine.rolls>[0]) => engine.rolls(game, signal),
      };
      const found = await review(played, oracle, (done) => (this.progress = { done, all: played.moves.length }), signal);
      this.result = { review: found, moves: played.moves };
      announce(say('page-analysis-review-done'));
    } catch (problem) {
      if (!signal.aborted && !(problem instanceof EngineError && problem.cancelled)) {
        this.trouble = problem instanceof Error ? problem.message : String(problem);
      }
    } finally {
      if (this.#cancel === cancel) {
        this.progress = undefined;
        this.#cancel = undefined;
        analyser.hold('review', false);
      }
    }
  }

  cancel(): void {
    this.#cancel?.abort();
  }
}
