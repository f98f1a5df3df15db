// What the rules say of each node of a tree: who moved, who is to move, how it stands. Asked once a node, by walking a table
// there, and remembered.

import type { Outcome, Phase, Side, Table } from '$generated/wasm/ludotheca';
import type { GameNode, GameTree } from './tree';

export interface Facts {
  /** Who made the move that led here; at the root, who is to move. */
  mover: Side;
  /** Who is to move now. */
  side: Side;
  phase: Phase;
  /** Single moves played, in the dice game turns completed; counted from the position that the game began with. */
  ply: number;
  outcome: Outcome | undefined;
  /** `none`, or as in `p1win LT-12`. */
  result: string;
  position: string;
  /** Whether the move that led here was a roll of the dice. */
  roll: boolean;
  /** Whether a turn begins here. */
  begins: boolean;
}

export class FactBook {
  readonly #known = new WeakMap<GameNode, Facts>();

  /** `table` is moved about while asking. */
  constructor(
    private readonly tree: GameTree,
    private readonly table: Table,
  ) {}

  of(node: GameNode): Facts {
    const known = this.#known.get(node);
    if (known) return known;
    // From the nearest known ancestor on, so that a long game is walked once.
    const unknown: GameNode[] = [];
    let at: GameNode | undefined = node;
    while (at && !this.#known.has(at)) {
      unknown.push(at);
      at = at.parent;
    }
    let before = at && this.#known.get(at);
    this.table.seek(at ? this.tree.movesTo(at) : []);
    let facts: Facts | undefined;
    for (const next of unknown.reverse()) {
      if (next.parent) this.table.play(next.move);
      facts = this.#ask(before);
      this.#known.set(next, facts);
      before = facts;
    }
    return facts!;
  }

  /** The same knowledge of a copied tree, whose nodes are the twins of those here. */
  copyFor(tree: GameTree, table: Table, twins: ReadonlyMap<GameNode, GameNode>): FactBook {
    const book = new FactBook(tree, table);
    for (const [node, twin] of twins) {
      const known = this.#known.get(node);
      if (known) book.#known.set(twin, known);
    }
    return book;
  }

  #ask(before: Facts | undefined): Facts {
    const { side, phase, ply, outcome, result, position, beginsTurn } = this.table.state();
    return {
      mover: before?.side ?? side,
      side,
      phase,
      ply,
      outcome,
      result,
      position,
      roll: before?.phase === 'roll',
      begins: beginsTurn,
    };
  }
}
