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
  const signs = new Set<string>();
  for (const figure of allFigures(page)) {
    const table = setUp(figure);
    // A picture costs more than a text: a board that is written with known signs shows known pieces.
    const written = [...table.state().position.split(' ')[0]!].filter((sign) => !signs.has(sign));
    for (const sign of written) signs.add(sign);
    for (const piece of written.length > 0 ? table.view().pieces : []) {
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
