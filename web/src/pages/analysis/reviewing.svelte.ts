// A review under way: progress, calling off, the result. The engine stops analysing meanwhile.

import type { Review } from '$generated/wasm/ludotheca';
import { announce } from '../../notices/announce.svelte';
import { EngineError } from '../../engine/engine';
import { keepReview } from '../../review/kept';
import { say } from '../../words/words.svelte';
import type { Analysis } from './analysis.svelte';

export class Reviewing {
  result = $state.raw<{ review: Review; moves: readonly string[] }>();
  progress = $state<{ done: number; all: number }>();
  trouble = $state<string>();
  #cancel: AbortController | undefined;

  constructor(private readonly analysis: Analysis) {}

  async begin(): Promise<void> {
    this.cancel();
    const cancel = (this.#cancel = new AbortController());
    const { signal } = cancel;
    const { analyser, game } = this.analysis;
    const played = this.analysis.soFar(game.tree.endOf());
    const { moves } = played;
    const progress = (done: number) => {
      if (!signal.aborted) this.progress = { done, all: moves.length };
    };
    this.trouble = undefined;
    progress(0);
    analyser.hold('review', true);
    try {
      const review = await analyser.engine.review(played, progress, signal);
      this.result = { review, moves };
      void keepReview(played, review);
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
