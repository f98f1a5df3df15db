// Making a move by touching: which touches there were, what may follow, and what the rules say to a wrong one. Pure: every
// touch gives a new state, and nothing here knows a game; the rules do, and are asked once a touch at most.

import type { Cell, Choice, Touch, TouchReport, Verdict, View } from '$generated/wasm/ludotheca';
import type { Position } from '../rules/position';

export type Refused = Extract<Verdict, { kind: 'refused' }>;

interface State {
  /** The touches that stand. */
  touches: readonly Touch[];
  /** Where they lead; asked for when somebody wants to know. */
  report: TouchReport | undefined;
  /** The moves that they make if they stop here. */
  complete: readonly string[];
  /** Touches to be judged with the next wrong one: where somebody chose anew, what was chosen before still tells what was meant. */
  meant: readonly Touch[];
  /** The moves to be played now. */
  played: readonly string[] | undefined;
  /** Whether a whole move waits for a confirmation. */
  pending: boolean;
  /** What the rules said to the last touch. */
  refusal: Refused | undefined;
  /** Whether the last touch would have let go of a piece that must move. */
  stays: boolean;
}

export interface TouchOptions {
  /** Whether a whole move waits for a confirmation. */
  confirm: boolean;
  /** Whether a touched piece must move: what was touched cannot be taken back. */
  touchMove?: boolean;
}

export const sameTouch = (one: Touch | undefined, other: Touch | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  ('cell' in one ? 'cell' in other && one.cell === other.cell : 'choice' in other && one.choice === other.choice);

const includes = (touches: readonly Touch[], touch: Touch) => touches.some((other) => sameTouch(other, touch));

/** Touches that lead nowhere. */
const NOWHERE: TouchReport = { next: [], choices: [], complete: [], effects: [], held: undefined, midway: undefined };

export class Touching {
  readonly touches: readonly Touch[];
  readonly complete: readonly string[];
  /** What may be touched next. */
  readonly next: readonly Touch[];
  readonly played: readonly string[] | undefined;
  readonly pending: boolean;
  readonly refusal: Refused | undefined;
  readonly stays: boolean;
  readonly #meant: readonly Touch[];
  #report: TouchReport | undefined;

  private constructor(
    readonly position: Position,
    readonly options: TouchOptions,
    state: Partial<State>,
  ) {
    this.touches = state.touches ?? [];
    this.#report = state.report ?? (this.touches.length === 0 ? position.touched : undefined);
    this.complete = state.complete ?? this.report.complete;
    this.played = state.played;
    this.next = this.played ? [] : this.report.next.map(({ touch }) => touch);
    this.pending = state.pending ?? false;
    this.refusal = state.refusal;
    this.stays = state.stays ?? false;
    this.#meant = state.meant ?? this.touches;
  }

  /** Nothing touched yet, or only the piece that was touched before and must move. */
  static begin(position: Position, options: TouchOptions, held?: Cell): Touching {
    const nothing = new Touching(position, options, {});
    return held === undefined ? nothing : nothing.#walk([{ cell: held }]);
  }

  get view(): View {
    return this.position.view;
  }

  /** Where the touches lead. */
  get report(): TouchReport {
    return (this.#report ??= this.position.table().touched([...this.touches]));
  }

  /** The cells that may be touched next. */
  get targets(): Cell[] {
    return this.next.flatMap((touch) => ('cell' in touch ? [touch.cell] : []));
  }

  /** The cells touched so far, in order. */
  get cells(): Cell[] {
    return this.touches.flatMap((touch) => ('cell' in touch ? [touch.cell] : []));
  }

  /** The piece that must take part in the move, where a touched piece must. */
  get held(): Cell | undefined {
    return this.options.touchMove && this.touches.length > 0 ? this.report.held : undefined;
  }

  /** Whether a move could end here or go on. */
  get mayStop(): boolean {
    return this.complete.length > 0 && this.next.length > 0 && !this.played;
  }

  /** Whether this may be chosen next. */
  awaits(choice: Choice): boolean {
    return includes(this.next, { choice });
  }

  /** Where the moved piece stands after the touches so far; nothing while nothing has moved. */
  get landing(): Cell | undefined {
    if (this.touches.length === 0) return undefined;
    return this.report.effects.reduce<Cell | undefined>((at, effect) => {
      if (typeof effect === 'string') return at;
      if ('slide' in effect) return effect.slide.to;
      return 'enter' in effect ? effect.enter.cell : at;
    }, undefined);
  }

  touch(touch: Touch): Touching {
    if (!this.pending && includes(this.next, touch)) return this.#goOn(touch);
    // Once more on the place where the piece has come to stand: that is meant, and there it ends.
    const target = this.landing ?? (this.pending ? this.cells.at(-1) : undefined);
    if ((this.pending || this.mayStop) && 'cell' in touch && touch.cell === target)
      return this.pending ? this.confirm() : this.stopHere();
    const before = this.touches.findIndex((other) => sameTouch(other, touch));
    if (before >= 0) return this.#backTo(this.touches.slice(0, before));
    if (this.touches.length > 0 && this.#isOwn(touch) && this.#begins(touch)) return this.#choseAnew(touch);
    if (this.pending) return this;
    return this.#wrong(touch);
  }

  /** A piece drawn from one cell to another. */
  drop(from: Cell, to: Cell): Touching {
    const lifted = this.lift(from);
    if (from === to || lifted.played || lifted.pending || lifted.stays) return lifted;
    if (includes(lifted.next, { cell: to })) return lifted.touch({ cell: to });
    // Where several pieces meet on a cell, drawing one there means the cell first.
    const meeting = [...this.touches.filter((touch) => !sameTouch(touch, { cell: from })), { cell: to }, { cell: from }];
    if (meeting.length === 2) {
      const report = this.position.table().touched(meeting);
      if (report.next.length > 0 || report.complete.length > 0) return this.#come(meeting, report);
    }
    return lifted.touch({ cell: to });
  }

  /** A piece taken into the hand: touched, unless it is the one that was touched last or has just moved. */
  lift(from: Cell): Touching {
    const inHand = from === this.landing || sameTouch(this.touches[this.touches.length - 1], { cell: from });
    return inHand ? this : this.touch({ cell: from });
  }

  /** Takes one touch back. */
  back(): Touching {
    return this.#backTo(this.touches.slice(0, -1));
  }

  /** The move ends here although it could go on. */
  stopHere(): Touching {
    return this.mayStop ? this.#with({ played: this.complete }) : this;
  }

  confirm(): Touching {
    return this.pending ? this.#with({ played: this.complete, pending: false }) : this;
  }

  #with(state: Partial<State>): Touching {
    const { touches, pending } = this;
    const kept = { touches, report: this.#report, pending, meant: this.#meant };
    return new Touching(this.position, this.options, { ...kept, ...state });
  }

  /** Back to fewer touches. A piece that must move stays touched, and one that has moved stays where it is. */
  #backTo(touches: readonly Touch[]): Touching {
    const { held } = this;
    if (held === undefined) return this.#walk(touches);
    if (this.report.effects.length > 0) return this.#with({ stays: true });
    if (includes(touches, { cell: held })) return this.#walk(touches);
    return this.#holding(touches) ?? this.#holding([]) ?? this.#with({ stays: true });
  }

  /** These touches and that of the piece that must move, where they lead somewhere else than now. */
  #holding(others: readonly Touch[]): Touching | undefined {
    const touches = [{ cell: this.held! }, ...others];
    if (touches.length === this.touches.length && touches.every((touch) => includes(this.touches, touch))) return undefined;
    const report = this.position.table().touched(touches);
    return report.next.length > 0 || report.complete.length > 0 ? this.#come(touches, report) : undefined;
  }

  /** One of the touches that may follow. Where it makes a whole move, that is known already, and nobody need ask. */
  #goOn(touch: Touch): Touching {
    const touches = [...this.touches, touch];
    const { complete, whole } = this.report.next.find((next) => sameTouch(next.touch, touch))!;
    if (!whole || this.options.confirm) return this.#walk(touches);
    return new Touching(this.position, this.options, { touches, complete, played: complete });
  }

  #walk(touches: readonly Touch[]): Touching {
    if (touches.length === 0) return Touching.begin(this.position, this.options);
    return this.#come(touches, this.position.table().touched([...touches]));
  }

  #come(touches: readonly Touch[], report: TouchReport): Touching {
    const whole = report.complete.length > 0 && report.next.length === 0;
    const grown = touches.length > this.touches.length;
    const pending = whole && this.options.confirm && grown;
    const played = whole && !this.options.confirm && grown ? report.complete : undefined;
    return new Touching(this.position, this.options, { touches, report, pending, played });
  }

  #isOwn(touch: Touch): boolean {
    return 'cell' in touch && this.view.pieces.some((piece) => piece.cell === touch.cell && piece.side === this.view.side);
  }

  #begins(touch: Touch): boolean {
    return this.position.touched.next.some((first) => sameTouch(first.touch, touch));
  }

  /** Another piece of one's own instead of the one touched before. */
  #choseAnew(touch: Touch): Touching {
    if (this.held !== undefined)
      return (this.report.effects.length === 0 && this.#holding([touch])) || this.#with({ stays: true });
    const report = this.position.table().touched([touch]);
    return new Touching(this.position, this.options, { touches: [touch], report, meant: [...this.touches, touch] });
  }

  /** In the midst of a move what is possible instead is where that one may end or go on, not how another would begin. */
  #fromHere(refused: Refused): Refused {
    const { effects, next } = this.report;
    const nearest = [...this.complete, ...next.flatMap(({ complete }) => complete)];
    if (effects.length === 0 || nearest.length === 0) return refused;
    return { ...refused, refusal: { ...refused.refusal, nearest } };
  }

  #wrong(touch: Touch): Touching {
    // A piece that cannot move is taken all the same: where it is to go tells why it cannot.
    if (this.touches.length === 0 && this.#isOwn(touch) && this.view.phase === 'move')
      return this.#with({ touches: [touch], report: NOWHERE, meant: [touch] });
    const refusal = this.position.table().judgeTouch([...this.touches], [...this.#meant], touch);
    if (refusal?.kind === 'refused') return this.#with({ refusal: this.#fromHere(refusal) });
    if (this.held !== undefined && this.#isOwn(touch)) return this.#with({ stays: true });
    if (this.#isOwn(touch)) return this.#with({ touches: [...this.touches, touch], report: NOWHERE });
    return this.#with({});
  }
}
