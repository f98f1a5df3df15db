// Making a move by touching: which touches there were, what may follow, and what the rules say to a wrong one. Pure: every
// touch gives a new state, and nothing here knows a game; the table does.

import type { Cell, Table, Touch, Verdict, View } from '$generated/wasm/ludotheca';

/** What touching asks of a table. */
export type Asked = Pick<Table, 'touched' | 'judge'>;

export type Refused = Extract<Verdict, { kind: 'refused' }>;

interface State {
  /** The touches that stand. */
  touches: readonly Touch[];
  /** What may be touched next. */
  next: readonly Touch[];
  /** The moves that the touches make if they stop here. */
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

export class Touching {
  readonly touches: readonly Touch[];
  readonly next: readonly Touch[];
  readonly complete: readonly string[];
  readonly played: readonly string[] | undefined;
  readonly pending: boolean;
  readonly refusal: Refused | undefined;
  readonly #meant: readonly Touch[];

  private constructor(
    readonly table: Asked,
    readonly view: View,
    readonly manner: Manner,
    /** What may be touched first. */
    private readonly origins: readonly Touch[],
    state: Partial<State>,
  ) {
    this.touches = state.touches ?? [];
    this.next = state.next ?? (this.touches.length === 0 ? origins : []);
    this.complete = state.complete ?? [];
    this.played = state.played;
    this.pending = state.pending ?? false;
    this.refusal = state.refusal;
    this.#meant = state.meant ?? this.touches;
  }

  /** Nothing touched yet. */
  static begin(table: Asked, view: View, manner: Manner): Touching {
    return new Touching(table, view, manner, table.touched([]).next, {});
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

  touch(touch: Touch): Touching {
    if (!this.pending && includes(this.next, touch)) return this.#walk([...this.touches, touch]);
    const before = this.touches.findIndex((other) => sameTouch(other, touch));
    if (before >= 0) return this.#walk(this.touches.slice(0, before));
    if (this.touches.length > 0 && this.#isOwn(touch) && includes(this.origins, touch)) return this.#choseAnew(touch);
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
    if (meeting.length === 2 && this.#leads(meeting)) return this.#walk(meeting);
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
    return this.mayStop ? this.#with({ played: this.complete, next: [] }) : this;
  }

  confirm(): Touching {
    return this.pending ? this.#with({ played: this.complete, pending: false }) : this;
  }

  /** The same touches without the refusal. */
  forgiven(): Touching {
    return this.refusal ? this.#with({}) : this;
  }

  #with(state: Partial<State>): Touching {
    const { touches, next, complete, pending } = this;
    const kept = { touches, next, complete, pending, meant: this.#meant };
    return new Touching(this.table, this.view, this.manner, this.origins, { ...kept, ...state });
  }

  #walk(touches: readonly Touch[]): Touching {
    if (touches.length === 0) return new Touching(this.table, this.view, this.manner, this.origins, {});
    const { next, complete } = this.table.touched([...touches]);
    const whole = complete.length > 0 && next.length === 0;
    const grown = touches.length > this.touches.length;
    const pending = whole && this.manner.confirm && grown;
    const played = whole && !this.manner.confirm && grown ? complete : undefined;
    return new Touching(this.table, this.view, this.manner, this.origins, { touches, next, complete, pending, played });
  }

  #leads(touches: Touch[]): boolean {
    const { next, complete } = this.table.touched(touches);
    return next.length > 0 || complete.length > 0;
  }

  #isOwn(touch: Touch): boolean {
    return 'cell' in touch && this.view.pieces.some((piece) => piece.cell === touch.cell && piece.side === this.view.side);
  }

  /** Another piece of one's own instead of the one touched before. */
  #choseAnew(touch: Touch): Touching {
    const both = [...this.touches, touch];
    const meant = this.#judged(both) ? [touch] : both;
    const { next, complete } = this.table.touched([touch]);
    return new Touching(this.table, this.view, this.manner, this.origins, { touches: [touch], next, complete, meant });
  }

  #wrong(touch: Touch): Touching {
    const first = this.touches.length === 0;
    // A piece that cannot move is taken all the same: where it is to go tells why it cannot.
    if (first && this.#isOwn(touch) && this.view.phase === 'move')
      return this.#with({ touches: [touch], next: [], meant: [touch] });
    const refusal =
      (this.#meant.length > this.touches.length ? this.#judged([...this.#meant, touch]) : undefined) ??
      this.#judged([...this.touches, touch]) ??
      (first ? this.#judgedAsOrigin(touch) : undefined);
    if (refusal) return this.#with({ refusal });
    if (this.#isOwn(touch)) return this.#with({ touches: [...this.touches, touch], next: [], complete: [] });
    return this.#with({});
  }

  /** Why these touches are no move; nothing while they do not say enough to be judged. */
  #judged(touches: readonly Touch[]): Refused | undefined {
    for (const whole of [touches, [...touches, { choice: 'keep' } satisfies Touch]]) {
      const verdict = this.table.judge([...whole]);
      if (verdict.kind === 'refused') return verdict;
      if (verdict.kind === 'legal') return undefined;
    }
    return undefined;
  }

  /** Why nothing can begin here, wherever it should lead. */
  #judgedAsOrigin(touch: Touch): Refused | undefined {
    const other = this.view.cells.find((cell) => !sameTouch({ cell: cell.cell }, touch));
    return other && this.#judged([touch, { cell: other.cell }]);
  }
}
