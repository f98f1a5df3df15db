// The engine at work on the position that is looked at. It goes on until it is stopped, begins anew where the reader goes, keeps
// what it has found of every position, and rests while nobody sees the page.

import type { Report, RollReport } from '$generated/wasm/ludotheca';
import { type RunningAnalysis, Engine, EngineError, type GameSoFar } from '../../engine/engine';
import type { GameNode } from '../../game/tree';

export const MOST_LINES = 5;
/** News come more often than anybody can read them, or hit what moves. */
const CALM_MILLISECONDS = 250;

/** Somebody else has the engine, somebody looks for a move themselves, another position is being set up, or nobody sees the page. */
type Reason = 'review' | 'retry' | 'setup' | 'hidden';

export class Analyser {
  /** Whether the reader wants it to think. */
  wanted = $state(true);
  thinking = $state(false);
  lines = $state(3);
  report = $state.raw<Report>();
  /** What every roll is worth, where one is awaited. */
  rolls = $state.raw<RollReport[]>();
  trouble = $state<string>();

  readonly engine = new Engine();
  #known = new WeakMap<GameNode, Report>();
  #analysis: RunningAnalysis | undefined;
  #at: { node: GameNode; game: GameSoFar; roll: boolean } | undefined;
  readonly #held = new Set<Reason>();

  /** Turns to another position; nothing where there is nothing to think about. */
  follow(node: GameNode | undefined, game: GameSoFar, roll: boolean): void {
    this.#at = node && { node, game, roll };
    this.report = node && this.#known.get(node);
    this.rolls = undefined;
    this.#begin();
  }

  /** Not wanted until somebody asks for it. */
  rest(): void {
    if (this.wanted) this.toggle();
  }

  toggle(): void {
    this.wanted = !this.wanted;
    this.trouble = undefined;
    this.#begin();
  }

  setLines(lines: number): void {
    this.lines = Math.min(MOST_LINES, Math.max(1, lines));
    this.#known = new WeakMap();
    this.#begin();
  }

  /** Rests as long as there is a reason to. */
  hold(reason: Reason, held: boolean): void {
    if (held === this.#held.has(reason)) return;
    if (held) this.#held.add(reason);
    else this.#held.delete(reason);
    this.#begin();
  }

  dispose(): void {
    this.#stop();
    this.engine.dispose();
  }

  #stop(): void {
    this.#analysis?.stop();
    this.#analysis = undefined;
    this.thinking = false;
    // What came too fast to be shown.
    if (this.#at) this.report = this.#known.get(this.#at.node) ?? this.report;
  }

  #begin(): void {
    this.#stop();
    const at = this.#at;
    if (!at || !this.wanted || this.#held.size > 0) return;
    if (at.roll) void this.#weigh(at);
    this.thinking = true;
    let told = 0;
    const analysis = this.engine.analyse(at.game, {
      lines: this.lines,
      onReport: (report) => {
        if (this.#at !== at) return;
        const before = this.#known.get(at.node);
        // Coming back to a position, the first slices know less than what was found before.
        if (before && before.depth > report.depth && before.lines.length >= report.lines.length) return;
        this.#known.set(at.node, report);
        const now = performance.now();
        if (this.report && now - told < CALM_MILLISECONDS) return;
        told = now;
        this.report = report;
      },
    });
    this.#analysis = analysis;
    analysis.done.then(
      () => {
        if (this.#analysis === analysis) this.#stop();
      },
      (problem: unknown) => this.#fail(problem),
    );
  }

  async #weigh(at: { node: GameNode; game: GameSoFar }): Promise<void> {
    try {
      const rolls = await this.engine.rolls(at.game);
      if (this.#at === at) this.rolls = rolls;
    } catch (problem) {
      this.#fail(problem);
    }
  }

  #fail(problem: unknown): void {
    if (problem instanceof EngineError && problem.cancelled) return;
    this.#stop();
    this.trouble = problem instanceof Error ? problem.message : String(problem);
  }
}
