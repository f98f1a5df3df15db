// Reviews games one after the other while somebody looks on, and keeps what they say. It can be stopped at any time; what is done stays.

import { Engine, EngineError, type GameSoFar } from '../../engine/engine';
import { announce } from '../../notices/announce.svelte';
import { keepReview } from '../../review/kept';
import { say } from '../../words/words.svelte';

export interface Progress {
  /** Which game it is, counted from 1, and of how many. */
  game: number;
  games: number;
  /** How many of its moves are judged. */
  done: number;
  all: number;
}

export class Backlog {
  progress = $state.raw<Progress>();
  /** What broke, in the engine's words. */
  trouble = $state<string>();
  #engine: Engine | undefined;
  #cancel: AbortController | undefined;

  /** `onreviewed` hears of each game when it is done. */
  constructor(private readonly onreviewed: () => Promise<void>) {}

  async begin(games: readonly GameSoFar[]): Promise<void> {
    this.stop();
    const { signal } = (this.#cancel = new AbortController());
    const engine = (this.#engine ??= new Engine());
    this.trouble = undefined;
    try {
      for (const [at, game] of games.entries()) {
        const tell = (done: number) => {
          if (!signal.aborted) this.progress = { game: at + 1, games: games.length, done, all: game.moves.length };
        };
        tell(0);
        const review = await engine.review(game, tell, signal);
        await keepReview(game, review);
        await this.onreviewed();
        if (signal.aborted) return;
      }
      announce(say('page-statistics-reviewed'));
    } catch (problem) {
      if (!(problem instanceof EngineError && problem.cancelled)) {
        this.trouble = problem instanceof Error ? problem.message : String(problem);
      }
    } finally {
      if (!signal.aborted) this.progress = undefined;
    }
  }

  stop(): void {
    this.#cancel?.abort();
    this.progress = undefined;
  }

  dispose(): void {
    this.stop();
    this.#engine?.dispose();
  }
}
