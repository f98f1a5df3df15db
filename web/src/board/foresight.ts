// What touches would lead to, as the rules have told: which targets capture, what a target would do, and how the board looks
// in the middle of a move.

import type { Cell, Effect, Side, View } from '$generated/wasm/ludotheca';
import { sameTouch, type Touching } from './touching';

/** What a target would do beyond what the touches so far have shown. */
export function consequences(touching: Touching, cell: Cell): readonly Effect[] {
  if (touching.played) return [];
  return touching.report.next.find(({ touch }) => sameTouch(touch, { cell }))?.effects ?? [];
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
export function capturing(touching: Touching): Cell[] {
  if (touching.touches.length === 0) return [];
  const { side } = touching.view;
  return touching.targets.filter((cell) => losses(consequences(touching, cell), side).length > 0);
}

/** The board as the touches have made it so far: the piece of a chain stands where it has come to. */
export function midway({ view, report }: Touching): View {
  return report.midway ? { ...view, ...report.midway } : view;
}
