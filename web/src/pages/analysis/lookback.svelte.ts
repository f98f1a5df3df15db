// Looking back at a game: its review, the turn that is looked at, lines that are played out, and another try. What one does ends what
// one did before.

import type { Evaluation, Glyph, ReviewedTurn, Side } from '$generated/wasm/ludotheca';
import { ownSideIn } from '../../game/people';
import type { GameNode } from '../../game/tree';
import { LinePlayer, type Pause } from './playing.svelte';
import { Retrying } from './retrying.svelte';
import { Reviewing } from './reviewing.svelte';
import type { Analysis } from './analysis.svelte';
import { learned, type MarkedTurn } from './turning';

export class LookBack {
  readonly reviewing: Reviewing;
  readonly lines: LinePlayer;
  readonly retrying: Retrying;
  /** Whose game it is, where one person met the computer. */
  readonly own: Side | undefined;
  /** The turn that is looked at, by its place in the review. */
  selected = $state<number>();
  /** Whether what should have been played there is shown. */
  revealed = $state(false);

  constructor(
    readonly analysis: Analysis,
    /** Whether the reader has just played it: a link may show the game of somebody else. */
    readonly mine: boolean,
    pause?: Pause,
  ) {
    this.reviewing = new Reviewing(analysis);
    this.lines = new LinePlayer(analysis, pause);
    this.retrying = new Retrying(analysis, this.lines);
    this.own = ownSideIn(analysis.game.tree.tags);
  }

  readonly learned = $derived.by(() => {
    const { result } = this.reviewing;
    return result ? learned(result.review, this.own) : [];
  });

  /** All mistakes in the order in which one learns from them. */
  readonly mistakes = $derived(this.learned.flatMap(({ mistakes }) => mistakes));

  /** The signs of the review, at the end of each turn. */
  readonly #glyphs = $derived.by(() => {
    const { result } = this.reviewing;
    const line = this.analysis.game.tree.line();
    const turns = result?.review.turns ?? [];
    return new Map(turns.flatMap(({ glyph, end }) => (glyph && line[end - 1] ? [[line[end - 1]!, glyph] as const] : [])));
  });

  /** What a position of the game is worth by the review; nothing beside the game, and in the middle of a turn. */
  readonly #worth = $derived.by(() => {
    const { result } = this.reviewing;
    const { tree } = this.analysis.game;
    const nodes = [tree.root, ...tree.line()];
    return new Map((result?.review.points ?? []).map(({ at, evaluation }) => [nodes[at], evaluation]));
  });

  evaluationAt(node: GameNode): Evaluation | undefined {
    return this.#worth.get(node);
  }

  glyphOf(node: GameNode): Glyph | undefined {
    return this.#glyphs.get(node);
  }

  /** Reviews the game, and looks at the first thing to learn from it. */
  async begin(): Promise<void> {
    this.#leave();
    this.selected = undefined;
    await this.reviewing.begin();
    const [first] = this.mistakes;
    if (first) this.select(first);
  }

  /** Looks at what a turn has led to. */
  select({ index, turn }: MarkedTurn): void {
    this.#leave();
    this.selected = index;
    this.analysis.show(this.analysis.nodeAt(turn.end));
  }

  /** Folds the turn up again that is looked at. */
  close(): void {
    this.#leave();
    this.selected = undefined;
  }

  /** On to the next mistake, and from the last one to the first. */
  next(): void {
    const at = this.mistakes.findIndex(({ index }) => index === this.selected);
    const next = this.mistakes[(at + 1) % this.mistakes.length];
    if (next) this.select(next);
  }

  /** Plays out how a turn is punished. */
  async why(turn: ReviewedTurn): Promise<void> {
    this.retrying.end();
    await this.lines.play(this.analysis.nodeAt(turn.end), turn.why?.refutation.line ?? []);
  }

  /** Plays out what should have been played instead. */
  async better(turn: ReviewedTurn): Promise<void> {
    this.retrying.end();
    this.revealed = true;
    await this.lines.play(this.analysis.nodeAt(turn.choice), turn.why?.better.line ?? turn.better?.turn ?? []);
  }

  retry(turn: ReviewedTurn): void {
    this.revealed = false;
    this.retrying.begin(turn);
  }

  /** The mistake that is looked at. */
  get here(): MarkedTurn | undefined {
    return this.mistakes.find(({ index }) => index === this.selected);
  }

  dispose(): void {
    this.#leave();
    this.reviewing.cancel();
  }

  #leave(): void {
    this.lines.stop();
    this.retrying.end();
    this.revealed = false;
  }
}
