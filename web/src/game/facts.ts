// What the rules say of each node of a tree: who moved, who is to move, how it stands. Asked once for each line that is not known
// yet, and remembered; whoever plays a move is told of it anyway and says so here.

import type { Side, TableState } from '$generated/wasm/ludotheca';
import type { Cursor } from './cursor';
import type { GameNode } from './tree';

export interface Facts extends Pick<TableState, 'side' | 'phase' | 'ply' | 'outcome' | 'result' | 'position' | 'forcedPass'> {
  /** Who made the move that led here; at the root, who is to move. */
  mover: Side;
  /** Whether the move that led here was a roll of the dice. */
  roll: boolean;
  /** Whether a turn begins here. */
  begins: boolean;
}

export class FactBook {
  readonly #states = new WeakMap<GameNode, TableState>();

  constructor(private readonly cursor: Cursor) {}

  of(node: GameNode): Facts {
    const state = this.#stateOf(node);
    const before = node.parent && this.#stateOf(node.parent);
    const { side, phase, ply, outcome, result, position, forcedPass, beginsTurn } = state;
    const mover = before?.side ?? side;
    const roll = before?.phase === 'roll';
    return { mover, side, phase, ply, outcome, result, position, forcedPass, roll, begins: beginsTurn };
  }

  /** The rules have told this of a node. */
  learn(node: GameNode, state: TableState): void {
    this.#states.set(node, state);
  }

  #stateOf(node: GameNode): TableState {
    return this.#states.get(node) ?? this.#ask(node);
  }

  /** The whole line that goes through the node is asked for at once. */
  #ask(node: GameNode): TableState {
    const { tree } = this.cursor;
    const { root } = tree;
    if (!this.#states.has(root)) this.#states.set(root, this.cursor.to(root).state());
    const end = tree.endOf(node);
    const path = tree.pathTo(end);
    const first = path.findIndex((one) => !this.#states.has(one));
    if (first < 0) return this.#states.get(node)!;
    const from = path[first - 1] ?? root;
    const states = this.cursor.states(from, end);
    let known = this.#states.get(from)!;
    for (const [index, next] of path.slice(first).entries()) {
      // Where the rules do not accept a move, the table stays where it is.
      known = states[index] ?? known;
      this.#states.set(next, known);
    }
    return this.#states.get(node)!;
  }
}
