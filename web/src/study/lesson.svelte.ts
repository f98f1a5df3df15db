// A chapter played as a lesson: whoever is to move at its beginning finds the moves of the main line; the other side and the dice answer
// by themselves. What else is played is answered by what the chapter says to it, and else by a plain word.

import type { Side } from '$generated/wasm/ludotheca';
import type { Game } from '../game/game';
import type { GameNode } from '../game/tree';
import { announce } from '../notices/announce.svelte';
import { say } from '../words/words.svelte';

/** How long an answer waits, in milliseconds, so that the eye can follow. */
const ANSWER = 700;

export type LessonState = 'finding' | 'answering' | 'solved';

export class Lesson {
  state = $state<LessonState>('finding');
  /** What is said to the last move; empty before the first. */
  said = $state('');
  /** How the last move was: nothing before the first. */
  verdict = $state<'right' | 'wrong' | 'shown'>();
  /** Whether any move was shown instead of found. */
  helped = $state(false);
  readonly solver: Side;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: Game) {
    const { root } = game.tree;
    const first = game.tree.line().find((node) => !game.facts(node).roll);
    this.solver = first ? game.facts(first).mover : game.facts(root).side;
    this.again();
  }

  /** Whether there is anything to find. */
  static of(game: Game): Lesson | undefined {
    return game.tree.line().some((node) => !game.facts(node).roll) ? new Lesson(game) : undefined;
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  again(): void {
    this.dispose();
    this.said = '';
    this.verdict = undefined;
    this.helped = false;
    this.game.show(this.game.tree.root);
    this.#goOn();
  }

  play(texts: readonly string[]): void {
    if (this.state !== 'finding') return;
    const { game } = this;
    const { played } = game.tryFrom(game.shown, texts);
    let at = game.shown;
    for (const { text } of played) {
      const next = at.children.find((child) => child.move === text);
      if (next === undefined || next !== at.children[0]) return this.#wrong(text, next);
      at = next;
    }
    if (at !== game.shown) this.#right(at, 'right');
  }

  /** Plays the next move of the main line. */
  help(): void {
    const next = this.game.shown.children[0];
    if (this.state !== 'finding' || !next) return;
    this.helped = true;
    this.#right(next, 'shown');
  }

  #right(node: GameNode, verdict: 'right' | 'shown'): void {
    this.verdict = verdict;
    this.said = node.comment ?? '';
    this.game.show(node);
    this.#goOn();
    const word =
      this.state === 'solved' ? say('page-study-solved') : say(verdict === 'right' ? 'page-study-right' : 'page-study-shown');
    announce(`${word} ${this.said}`.trim());
  }

  #wrong(text: string, variation: GameNode | undefined): void {
    this.verdict = 'wrong';
    this.said = variation?.comment ?? variation?.opening ?? '';
    // What was touched is put back.
    this.game.show(this.game.shown);
    announce(`${say('page-study-not-that', { move: text })} ${this.said}`.trim());
  }

  /** Whose turn it is now; what is not the solver's to find happens by itself. */
  #goOn(): void {
    const { game } = this;
    const next = game.shown.children[0];
    const rest = [...game.tree.line(game.shown)];
    const left = rest.some((node) => !game.facts(node).roll && game.facts(node).mover === this.solver);
    if (!next || !left) {
      this.state = 'solved';
      return;
    }
    const facts = game.facts(next);
    if (!facts.roll && facts.mover === this.solver) {
      this.state = 'finding';
      return;
    }
    this.state = 'answering';
    this.#timer = setTimeout(() => {
      game.show(next);
      if (next.comment) this.said = [this.said, next.comment].filter(Boolean).join(' ');
      announce(say('page-study-answered', { move: next.move }));
      this.#goOn();
    }, ANSWER);
  }
}
