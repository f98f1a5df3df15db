// The moves of a game as a list shows them: rows of two turns with a number, variations below the move that they replace.

import type { Facts } from '../game/facts';
import type { GameNode, GameTree } from '../game/tree';

/** What the list needs of a game, and of whoever holds it. */
export interface Listed {
  readonly tree: GameTree;
  readonly shown: GameNode;
  readonly tip: GameNode;
  facts(node: GameNode): Facts;
}

export interface Lister {
  readonly game: Listed;
  show(node: GameNode): void;
  first(): void;
  back(): void;
  forward(): void;
  last(): void;
}

/** A turn: one move, or in the dice game a roll with its steps. */
export interface Turn {
  /** As records count: both players' turns share a number. */
  number: number;
  second: boolean;
  nodes: GameNode[];
}

export type Row =
  | { kind: 'moves'; number: number; first: Turn | undefined; second: Turn | undefined }
  | { kind: 'variation'; first: GameNode; turns: Turn[]; nested: Row[] };

/** The turns of a line that begins with this node and follows first children. */
export function turnsOf(game: Listed, first: GameNode | undefined): Turn[] {
  const turns: Turn[] = [];
  for (let node = first; node; node = node.children[0]) {
    const before = game.facts(node.parent!);
    const turn = turns.at(-1);
    // A roll stands before its steps; whoever goes on with the same turn stands beside them.
    if (turn && !before.begins) {
      turn.nodes.push(node);
      continue;
    }
    turns.push({ number: Math.floor(before.ply / 2) + 1, second: before.side === 'two', nodes: [node] });
  }
  return turns;
}

/** The rows of the main line with its variations. */
export function rowsOf(game: Listed): Row[] {
  const rows: Row[] = [];
  let open: Extract<Row, { kind: 'moves' }> | undefined;
  for (const turn of turnsOf(game, game.tree.root.children[0])) {
    if (!turn.second || !open || open.number !== turn.number) {
      open = { kind: 'moves', number: turn.number, first: undefined, second: undefined };
      rows.push(open);
    }
    if (turn.second) open.second = turn;
    else open.first = turn;
    const variations = variationsOf(game, turn.nodes);
    if (variations.length > 0) {
      rows.push(...variations);
      open = undefined;
    }
  }
  return rows;
}

function variationsOf(game: Listed, nodes: readonly GameNode[]): Row[] {
  return nodes.flatMap((node) => {
    const { children } = node.parent!;
    if (children[0] !== node) return [];
    return children.slice(1).map((first): Row => {
      const turns = turnsOf(game, first);
      return {
        kind: 'variation',
        first,
        turns,
        nested: variationsOf(
          game,
          turns.flatMap((turn) => turn.nodes),
        ),
      };
    });
  });
}

/** `3.` before a first player's turn, `3…` where a second player's begins a line. */
export const turnLabel = (turn: Turn): string => (turn.second ? `${turn.number}…` : `${turn.number}.`);

/** A move in the parts between which a line may end: each a name with the signs after it. The `x` of a capture is such a sign. */
export const breakable = (move: string): string[] => move.split(/(?<=\dx|[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u);
