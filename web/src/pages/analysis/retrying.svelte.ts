// Trying again at a turning point: the board stands where the player chose, and whatever is played there is judged as the review judged
// the game. The engine says nothing of its own meanwhile.

import type { Consequence, ReviewedTurn } from '$generated/wasm/ludotheca';
import { EngineError } from '../../engine/engine';
import { leadsTo } from '../../game/tree';
import { announce } from '../../notices/announce.svelte';
import { say } from '../../words/words.svelte';
import type { LinePlayer } from './playing.svelte';
import type { Analysis } from './analysis.svelte';

/** `finding`: a turn is awaited. The others say what the last one was worth. */
export type RetryState = 'finding' | 'judging' | 'solved' | 'better' | 'no-better' | 'trouble';

const SAID: Partial<Record<RetryState, string>> = {
  solved: 'page-review-try-solved',
  better: 'page-review-try-better',
  'no-better': 'page-review-try-no-better',
  trouble: 'page-analysis-trouble',
};

/** Less than this is no progress that anybody would notice. */
const NOTICEABLE = 0.03;

/** What another try at a turn is worth, by the same measure as the turn itself. */
export function verdictOn(tried: ReviewedTurn, before: ReviewedTurn): 'solved' | 'better' | 'no-better' {
  if (tried.judgement !== 'turning-point') return 'solved';
  return tried.kept - before.kept > NOTICEABLE ? 'better' : 'no-better';
}

export class Retrying {
  /** The turn that is tried again. */
  turn = $state.raw<ReviewedTurn>();
  state = $state<RetryState>('finding');
  /** How the other player answers what was tried, where that was not the best. */
  answer = $state.raw<Consequence>();
  #judging: AbortController | undefined;

  constructor(
    private readonly analysis: Analysis,
    private readonly lines: LinePlayer,
  ) {}

  begin(turn: ReviewedTurn): void {
    this.#leave();
    this.turn = turn;
    this.analysis.analyser.hold('retry', true);
    this.again();
  }

  /** Back to where the player chose. */
  again(): void {
    const { turn } = this;
    if (!turn) return;
    this.#leave();
    this.state = 'finding';
    this.answer = undefined;
    this.analysis.show(this.analysis.nodeAt(turn.choice));
    announce(say('page-review-try-begins'));
  }

  /** No more of it. */
  end(): void {
    this.#leave();
    this.turn = undefined;
    this.analysis.analyser.hold('retry', false);
  }

  /** Something was played: a whole turn from where the player chose is judged. */
  async moved(): Promise<void> {
    const { turn, analysis } = this;
    if (!turn) return;
    const { game } = analysis;
    const { shown } = game;
    const choice = analysis.nodeAt(turn.choice);
    const { begins, outcome } = game.facts(shown);
    // With dice a turn takes several moves.
    if (shown === choice || !leadsTo(choice, shown) || !(begins || outcome)) return;
    this.#leave();
    const judging = (this.#judging = new AbortController());
    this.state = 'judging';
    try {
      const { engine } = analysis.analyser;
      const { turns } = await engine.review(analysis.soFar(shown), () => undefined, judging.signal, turn.first);
      if (judging.signal.aborted) return;
      const tried = turns[0]!;
      this.state = verdictOn(tried, turn);
      this.answer = tried.why?.refutation;
      announce(this.said);
      if (this.answer && game.shown === shown) await this.lines.play(shown, this.answer.line);
    } catch (problem) {
      if (judging.signal.aborted || (problem instanceof EngineError && problem.cancelled)) return;
      this.state = 'trouble';
    }
  }

  /** What is to be said of the last try; nothing while one is awaited. */
  get said(): string {
    const id = SAID[this.state];
    return id === undefined ? '' : say(id);
  }

  #leave(): void {
    this.#judging?.abort();
    this.#judging = undefined;
    this.lines.stop();
  }
}
