// The one table of a game, and where in the tree it stands. Whoever asks it something says where, and it goes there first.

import type { Reached, Table, TableState } from '$generated/wasm/ludotheca';
import { MOST_MOVES } from '../rules/position';
import type { GameNode, GameTree } from './tree';

export class Cursor {
  /** Where the table stands; nothing after moves that are no part of the tree. */
  #at: GameNode | undefined;

  constructor(
    readonly tree: GameTree,
    private readonly table: Table,
  ) {
    this.#at = tree.root;
  }

  /** The table, at this node. */
  to(node: GameNode): Table {
    if (node !== this.#at) this.table.seek(this.tree.movesTo(node));
    this.#at = node;
    return this.table;
  }

  /** Goes to this node, and tells what the moves did that lead there from another one, if a few do. */
  goTo(node: GameNode, from: GameNode): Reached & { moves: number } {
    const path = this.tree.pathTo(node);
    const known = path.indexOf(from) + 1;
    const ahead = known > 0 || !from.parent ? path.length - known : 0;
    const moves = ahead <= MOST_MOVES ? ahead : 0;
    this.#at = node;
    const texts = path.map(({ move }) => move);
    return { ...this.table.goTo(texts, texts.length - moves), moves };
  }

  /** The states after each move from one node to another that follows it; fewer where the rules do not accept them all. */
  states(from: GameNode, to: GameNode): TableState[] {
    this.#at = to;
    return this.table.states(this.tree.movesTo(to), this.tree.pathTo(from).length);
  }

  /** Moves are made on the table that its place in the tree is not known of yet. */
  play<T>(from: GameNode, make: (table: Table) => T): T {
    const table = this.to(from);
    this.#at = undefined;
    return make(table);
  }

  /** This is where those moves have led. */
  standAt(node: GameNode): void {
    this.#at = node;
  }

  free(): void {
    this.table.free();
  }
}
