// A figure in the reader's hands: the table it is played on, what has come of it, and what there is to tell. What is told is
// kept as data, so that it follows a switch of language.

import type { Figure, Refused } from '$generated/rulebook/types';
import type { Cell, Effect, Message, Outcome, Refusal, Table, Verdict, View } from '$generated/wasm/ludotheca';
import { after, anew, goTo, type Position, positionOf } from '../rules/position';
import { cellsOf, type FigureState, isAsked, listedMistake, setUp } from './figure';

/** What a played move is told with. */
interface Played {
  moves: readonly Made[];
  outcome: Outcome | undefined;
}

/** A move with what it did and the board before it. */
export interface Made {
  text: string;
  effects: Effect[];
  before: View;
}

export type Told =
  | ({ kind: 'right' | 'shown' | 'other' } & Played)
  /** The reader made a mistake that the figure lists. */
  | { kind: 'mistake'; mistake: Refused }
  /** A mistake was demonstrated. */
  | { kind: 'tried'; mistake: Refused; refusal: Refusal; sentence: Message; touched: Cell[] };

export class Trying {
  readonly table: Table;
  /** Where the table stands. */
  position: Position;
  state = $state<FigureState>('waiting');
  told = $state.raw<Told>();
  /** Attempts that were not what the task asks. */
  misses = $state(0);
  #shown = 0;
  #tried = 0;
  /** The moves on the table. */
  #moves: readonly string[];

  constructor(readonly figure: Figure) {
    this.table = setUp(figure);
    this.position = $state.raw(positionOf(this.table));
    this.#moves = figure.moves;
  }

  /** Whether the reader may move: until the task is done, and then while the same turn goes on. */
  get active(): boolean {
    if (this.state === 'other') return false;
    const { outcome, beginsTurn } = this.position.state;
    return outcome === undefined && (!this.#done || !beginsTurn);
  }

  get shownBefore(): boolean {
    return this.told?.kind === 'shown' && this.figure.accept.length > 1;
  }

  get triedBefore(): boolean {
    return this.told?.kind === 'tried' && this.figure.refuse.length > 1;
  }

  /** The reader made these moves at one touch; all of them are legal. */
  play(moves: readonly string[]): void {
    const goesOn = this.#done;
    const asked = goesOn || isAsked(this.figure, moves);
    const played = this.#play(moves);
    if (!asked) this.misses += 1;
    // Who goes on after an answer was shown has not found it.
    if (!goesOn) this.state = asked ? 'right' : 'other';
    this.told = { kind: this.state === 'shown' ? 'shown' : asked ? 'right' : 'other', ...played };
  }

  /** The reader tried something that the rules refuse. */
  refused(verdict: Verdict): void {
    if (verdict.kind !== 'refused') return;
    const mistake = listedMistake(this.figure, this.table, verdict.refusal);
    this.misses += 1;
    // What was done once stays done.
    if (!this.#done) this.state = 'refused';
    this.told = mistake && { kind: 'mistake', mistake };
  }

  /** Plays an answer, another one each time. */
  show(): void {
    const answer = this.figure.accept[this.#shown++ % this.figure.accept.length];
    if (answer === undefined) return;
    this.#rewind();
    const played = this.#play(answer);
    this.state = 'shown';
    this.told = { kind: 'shown', ...played };
  }

  /** Demonstrates a mistake, another one each time. */
  tryForbidden(): void {
    const mistake = this.figure.refuse[this.#tried++ % this.figure.refuse.length];
    if (mistake === undefined) return;
    this.#rewind();
    const verdict = this.table.read(mistake.move);
    if (verdict.kind !== 'refused') return;
    const touched = cellsOf(this.table.touchesToTry(mistake.move));
    this.state = 'refused';
    this.told = { kind: 'tried', mistake, refusal: verdict.refusal, sentence: verdict.sentence, touched };
  }

  reset(): void {
    this.#rewind();
    this.state = 'waiting';
    this.told = undefined;
  }

  /** Back to before the last of the moves that led here, or forward again. */
  rewindTo(moves: readonly string[]): void {
    const there = moves.join(' ') === this.#moves.join(' ');
    this.position = there ? anew(this.position) : goTo(this.table, this.position, this.#moves, moves);
    this.#moves = moves;
  }

  free(): void {
    this.table.free();
  }

  /** Whether what was asked stands on the board. */
  get #done(): boolean {
    return this.state === 'right' || this.state === 'shown';
  }

  #rewind(): void {
    this.rewindTo(this.figure.moves);
  }

  #play(moves: readonly string[]): Played {
    const { played, reached } = this.table.attempt([...moves]);
    const before = this.position;
    let { side } = before.view;
    const made = played.map(({ text, effects, state }) => {
      const move = { text, effects, before: { ...before.view, side } };
      ({ side } = state);
      return move;
    });
    const effects = played.flatMap((move) => move.effects);
    if (reached) this.position = after(before, reached, effects, played.length);
    this.#moves = [...this.#moves, ...played.map(({ text }) => text)];
    return { moves: made, outcome: this.position.state.outcome };
  }
}
