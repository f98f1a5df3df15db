// What touches would lead to, asked of the table: which targets capture, what a target would do, and how the board looks
// in the middle of a move.

import type { Cell, Effect, Side, Table, Touch, View } from '$generated/wasm/ludotheca';
import type { Touching } from './touching';

export type Seer = Pick<Table, 'touched' | 'effects' | 'copy' | 'view'>;

/** The moves that this touch would complete. */
function completing(table: Seer, touching: Touching, touch: Touch): string[] {
  return table.touched([...touching.touches, touch]).complete;
}

/** What these moves do, one after the other. */
export function effectsOf(table: Seer, moves: readonly string[]): Effect[] {
  const [first, ...rest] = moves;
  if (first === undefined) return [];
  if (rest.length === 0) return table.effects(first);
  return withCopy(table, (copy) =>
    moves.flatMap((move) => {
      const effects = copy.effects(move);
      copy.play(move);
      return effects;
    }),
  );
}

/** What a target would do beyond what the touches so far have shown. */
export function consequences(table: Seer, touching: Touching, cell: Cell): Effect[] {
  if (!touching.targets.includes(cell)) return [];
  const shown = effectsOf(table, touching.complete).length;
  return effectsOf(table, completing(table, touching, { cell })).slice(shown);
}

/** The cells on which somebody would lose a piece, be sent home or be stacked upon. */
export function losses(effects: readonly Effect[], mover: Side): Cell[] {
  return effects.flatMap((effect) => {
    if (typeof effect === 'string') return [];
    if ('remove' in effect) return [effect.remove.cell];
    if ('send-home' in effect) return [effect['send-home'].from];
    if ('stack' in effect && effect.stack.side === mover) return [effect.stack.cell];
    return [];
  });
}

/** The targets that capture something. */
export function capturing(table: Seer, touching: Touching): Cell[] {
  if (touching.touches.length === 0) return [];
  const { side } = touching.view;
  return touching.targets.filter((cell) => losses(consequences(table, touching, cell), side).length > 0);
}

/** The board as the touches have made it so far: the piece of a chain stands where it has come to. */
export function midway(table: Seer, touching: Touching): View {
  const moves = shownMoves(table, touching);
  if (moves.length === 0) return touching.view;
  return withCopy(table, (copy) => {
    for (const move of moves) copy.play(move);
    const { cells, pieces, captured } = copy.view();
    return { ...touching.view, cells, pieces, captured };
  });
}

/** The moves that the touches have made so far, to be shown as if played. */
export function shownMoves(table: Seer, touching: Touching): readonly string[] {
  if (touching.touches.length < 2) return [];
  if (touching.complete.length > 0) return touching.complete;
  // The piece has arrived, and only what it becomes is open.
  return touching.next.some((touch) => 'choice' in touch && touch.choice === 'keep')
    ? completing(table, touching, { choice: 'keep' })
    : [];
}

function withCopy<T>(table: Seer, use: (copy: Table) => T): T {
  const copy = table.copy();
  try {
    return use(copy);
  } finally {
    copy.free();
  }
}
