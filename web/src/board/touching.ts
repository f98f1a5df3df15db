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
}

export interface Manner {
  /** Whether a whole move waits for a confirmation. */
  confirm: boolean;
}

export const sameTouch = (one: Touch | undefined, other: Touch | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  ('cell' in one ? 'cell' in other && one.cell === other.cell : 'choice' in other && one.choice === other.choice);

const includes = (touches: readonly Touch[], touch: Touch) => touches.some((other) => sameTouch(other, touch));

/** Touches that lead nowhere. */
const NOWHERE: TouchReport = { next: [], choices: [], complete: [], effects: [], midway: undefined };

export class Touching {
  readonly touches: readonly Touch[];
  readonly complete: readonly string[];
  /** What may be touched next. */
  readonly next: readonly Touch[];
  readonly played: readonly string[] | undefined;
  readonly pending: boolean;
  readonly refusal: Refused | undefined;
  readonly #meant: readonly Touch[];
  #report: TouchReport | undefined;

  private constructor(
    readonly position: Position,
    readonly manner: Manner,
    state: Partial<State>,
  ) {
    this.touches = state.touches ?? [];
    this.#report = state.report ?? (this.touches.length === 0 ? position.touched : undefined);
    this.complete = state.complete ?? this.report.complete;
    this.played = state.played;
    this.next = this.played ? [] : this.report.next.map(({ touch }) => touch);
    this.pending = state.pending ?? false;
    this.refusal = state.refusal;
    this.#meant = state.meant ?? this.touches;
  }

  /** Nothing touched yet. */
  static begin(position: Position, manner: Manner): Touching {
    return new Touching(position, manner, {});
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

  /** Whether a move could end here or go on. */
  get mayStop(): boolean {
    return this.complete.length > 0 && this.next.length > 0 && !this.played;
  }

  /** Whether this may be chosen next. */
  awaits(choice: Choice): boolean {
    return includes(this.next, { choice });
  }

  touch(touch: Touch): Touching {
    if (!this.pending && includes(this.next, touch)) return this.#goOn(touch);
    const before = this.touches.findIndex((other) => sameTouch(other, touch));
    if (before >= 0) return this.#walk(this.touches.slice(0, before));
    if (this.touches.length > 0 && this.#isOwn(touch) && this.#begins(touch)) return this.#choseAnew(touch);
    if (this.pending) return this;
    return this.#wrong(touch);
  }

  /** A piece drawn from one cell to another. */
  drop(from: Cell, to: Cell): Touching {
    const lifted = this.lift(from);
    if (from === to || lifted.played || lifted.pending) return lifted;
    if (includes(lifted.next, { cell: to })) return lifted.touch({ cell: to });
    // Where several pieces meet on a cell, drawing one there means the cell first.
    const meeting = [...this.touches.filter((touch) => !sameTouch(touch, { cell: from })), { cell: to }, { cell: from }];
    if (meeting.length === 2) {
      const report = this.position.table().touched(meeting);
      if (report.next.length > 0 || report.complete.length > 0) return this.#come(meeting, report);
    }
    return lifted.touch({ cell: to });
  }

  /** A piece taken into the hand: touched, unless it is the one that was touched last. */
  lift(from: Cell): Touching {
    return sameTouch(this.touches[this.touches.length - 1], { cell: from }) ? this : this.touch({ cell: from });
  }

  /** Takes one touch back. */
  back(): Touching {
    return this.#walk(this.touches.slice(0, -1));
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
    return new Touching(this.position, this.manner, { ...kept, ...state });
  }

  /** One of the touches that may follow. Where it makes a whole move, that is known already, and nobody need ask. */
  #goOn(touch: Touch): Touching {
    const touches = [...this.touches, touch];
    const { complete, whole } = this.report.next.find((next) => sameTouch(next.touch, touch))!;
    if (!whole || this.manner.confirm) return this.#walk(touches);
    return new Touching(this.position, this.manner, { touches, complete, played: complete });
  }

  #walk(touches: readonly Touch[]): Touching {
    if (touches.length === 0) return Touching.begin(this.position, this.manner);
    return this.#come(touches, this.position.table().touched([...touches]));
  }

  #come(touches: readonly Touch[], report: TouchReport): Touching {
    const whole = report.complete.length > 0 && report.next.length === 0;
    const grown = touches.length > this.touches.length;
    const pending = whole && this.manner.confirm && grown;
    const played = whole && !this.manner.confirm && grown ? report.complete : undefined;
    return new Touching(this.position, this.manner, { touches, report, pending, played });
  }

  #isOwn(touch: Touch): boolean {
    return 'cell' in touch && this.view.pieces.some((piece) => piece.cell === touch.cell && piece.side === this.view.side);
  }

  #begins(touch: Touch): boolean {
    return this.position.touched.next.some((first) => sameTouch(first.touch, touch));
  }

  /** Another piece of one's own instead of the one touched before. */
  #choseAnew(touch: Touch): Touching {
    const report = this.position.table().touched([touch]);
    return new Touching(this.position, this.manner, { touches: [touch], report, meant: [...this.touches, touch] });
  }

  #wrong(touch: Touch): Touching {
    // A piece that cannot move is taken all the same: where it is to go tells why it cannot.
    if (this.touches.length === 0 && this.#isOwn(touch) && this.view.phase === 'move')
      return this.#with({ touches: [touch], report: NOWHERE, meant: [touch] });
    const refusal = this.position.table().judgeTouch([...this.touches], [...this.#meant], touch);
    if (refusal?.kind === 'refused') return this.#with({ refusal });
    if (this.#isOwn(touch)) return this.#with({ touches: [...this.touches, touch], report: NOWHERE });
    return this.#with({});
  }
}
