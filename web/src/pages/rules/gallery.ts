// Which kinds of pieces a game has: those that the figures of its page show, in the order in which they first appear.

import type { Page } from '$generated/rulebook/types';
import type { PieceView } from '$generated/wasm/ludotheca';
import { allFigures } from './book';
import { setUp } from './figure';

export interface Kind {
  kind: string;
  /** 1 for a single piece. */
  height: number;
  /** One of each player. */
  pieces: PieceView[];
}

export function kindsOf(page: Page): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const figure of allFigures(page)) {
    const table = setUp(figure);
    for (const piece of table.view().pieces) {
      const key = `${piece.kind} ${piece.height}`;
      const known = kinds.get(key) ?? { kind: piece.kind, height: piece.height, pieces: [] };
      kinds.set(key, known);
      if (!known.pieces.some(({ side }) => side === piece.side)) known.pieces.push(piece);
    }
    table.free();
  }
  for (const { pieces } of kinds.values()) pieces.sort((one, other) => (one.side < other.side ? -1 : 1));
  return [...kinds.values()].sort((one, other) => one.height - other.height);
}
