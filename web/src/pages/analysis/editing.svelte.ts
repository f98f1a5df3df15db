// A position that is being set up by hand: the rules' own editor behind reactive state, and the tool that a touch uses.

import { type Cell, type Change, type EditField, type Edited, Editor, type KindView, type Side } from '$generated/wasm/ludotheca';

/** What a touched cell gets: a piece, or nothing. */
export type Tool = { side: Side; letter: string } | 'erase';

export class Editing {
  readonly kinds: KindView[];
  tool = $state.raw<Tool>('erase');
  edited = $state.raw<Edited>() as Edited;
  /** The last change could not be made. */
  refused = $state<Cell>();
  #editor: Editor;

  /** Throws an `OpenProblem` where the position cannot be read. */
  constructor(
    readonly variant: string,
    position?: string,
  ) {
    this.#editor = Editor.open(variant, position);
    this.kinds = this.#editor.kinds();
    this.tool = { side: 'one', letter: this.kinds[0]!.letter };
    this.edited = this.#editor.edited();
  }

  change(change: Change): boolean {
    const done = this.#editor.change(change);
    this.edited = this.#editor.edited();
    this.refused = undefined;
    return done;
  }

  /** Uses the tool on a cell; a piece that stands there already is taken away. */
  touch(cell: Cell, tool: Tool = this.tool): void {
    const there = this.edited.view.pieces.find((piece) => piece.cell === cell);
    const change: Change =
      tool === 'erase' || (there?.side === tool.side && there.letter === tool.letter)
        ? { take: { cell } }
        : { put: { cell, ...tool } };
    if (!this.change(change)) this.refused = cell;
  }

  /** A key pressed on a cell: the letter of a piece as the notation writes it, or one that erases. */
  keyed(cell: Cell, key: string): boolean {
    if (key === 'Delete' || key === 'Backspace' || key === '.') {
      this.touch(cell, 'erase');
      return true;
    }
    const kind = this.kinds.find(({ letter }) => letter === key.toUpperCase());
    if (!kind || key.length !== 1) return false;
    const side: Side = isLetter(key)
      ? key === key.toUpperCase()
        ? 'one'
        : 'two'
      : this.tool === 'erase'
        ? 'one'
        : this.tool.side;
    this.tool = { side, letter: kind.letter };
    this.touch(cell);
    return true;
  }

  setField(index: number, value: number | undefined): void {
    // A value that was left out arrives as undefined, which is how the rules say "none".
    this.change({ field: { index, value } });
  }

  /** Begins anew from the start of the variant or from a position text, which is told to be unreadable by throwing. */
  begin(position?: string): void {
    const editor = Editor.open(this.variant, position);
    this.#editor.free();
    this.#editor = editor;
    this.edited = editor.edited();
    this.refused = undefined;
  }

  free(): void {
    this.#editor.free();
  }
}

/** Whether a piece has a capital for one player and a small letter for the other. */
export const isLetter = (key: string): boolean => key.toUpperCase() !== key.toLowerCase();

export type { EditField };
