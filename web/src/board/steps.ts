// A move as a film: pieces with an identity of their own, and what each effect does to them. Pure; the stage shows it.

import type { Cell, Effect, PieceView, Side, View } from '$generated/wasm/ludotheca';

/** A piece that keeps its identity while it moves. */
export interface Sprite extends PieceView {
  key: number;
}

export type StepKind = 'slide' | 'capture' | 'enter' | 'stack' | 'promote' | 'roll';

export interface Step {
  kind: StepKind;
  /** The pieces while the step is shown: those that move are at their goal, those that leave are still there. */
  sprites: readonly Sprite[];
  /** Where moving pieces come from, by key. */
  from: ReadonlyMap<number, Cell>;
  entering: ReadonlySet<number>;
  leaving: ReadonlySet<number>;
  dice: readonly number[];
}

let keys = 0;

/** The pieces of a view; whoever stood there before is still the same. */
export function spritesOf(pieces: readonly PieceView[], before: readonly Sprite[]): Sprite[] {
  const free = new Map(before.map((sprite) => [identity(sprite), sprite.key]));
  return pieces.map((piece) => ({ ...piece, key: free.get(identity(piece)) ?? keys++ }));
}

const identity = (piece: PieceView) => `${piece.cell} ${piece.side} ${piece.kind}`;

/** The steps of some effects, in order. Captures that follow one another are one step, and so are slides to one place. */
export function stepsOf(before: View, effects: readonly Effect[], after: View, shown: readonly Sprite[]): Step[] {
  const steps: Step[] = [];
  let sprites: readonly Sprite[] = spritesOf(before.pieces, shown);
  for (const effect of effects) {
    const step = stepOf(effect, sprites, before.side, after);
    if (!step) continue;
    const last = steps[steps.length - 1];
    if (last && joins(last, step)) steps[steps.length - 1] = joined(last, step);
    else steps.push(step);
    sprites = step.sprites.filter((sprite) => !step.leaving.has(sprite.key));
  }
  return steps;
}

const NOBODY: Omit<Step, 'kind' | 'sprites'> = { from: new Map(), entering: new Set(), leaving: new Set(), dice: [] };

function stepOf(effect: Effect, sprites: readonly Sprite[], mover: Side, after: View): Step | undefined {
  if (typeof effect === 'string') return undefined;
  if ('roll' in effect) return { ...NOBODY, kind: 'roll', sprites, dice: effect.roll.dice };
  if ('slide' in effect) return slid('slide', sprites, effect.slide.from, effect.slide.to, mover);
  if ('send-home' in effect) {
    const { from, to, side } = effect['send-home'];
    return slid('capture', sprites, from, to, side);
  }
  if ('remove' in effect) {
    const gone = standing(sprites, effect.remove.cell, effect.remove.side);
    return gone && { ...NOBODY, kind: 'capture', sprites, leaving: new Set([gone.key]) };
  }
  if ('enter' in effect) {
    const { cell, side } = effect.enter;
    const piece = after.pieces.find((one) => one.cell === cell && one.side === side);
    if (!piece) return undefined;
    const entered = { ...piece, key: keys++ };
    return { ...NOBODY, kind: 'enter', sprites: [...sprites, entered], entering: new Set([entered.key]) };
  }
  if ('stack' in effect) return stacked(sprites, effect.stack);
  if ('promote' in effect) {
    const { cell, kind } = effect.promote;
    return {
      ...NOBODY,
      kind: 'promote',
      sprites: sprites.map((sprite) => (sprite.cell === cell ? { ...sprite, kind } : sprite)),
    };
  }
  return undefined;
}

const standing = (sprites: readonly Sprite[], cell: Cell, side: Side) =>
  sprites.find((sprite) => sprite.cell === cell && sprite.side === side);

function slid(kind: StepKind, sprites: readonly Sprite[], from: Cell, to: Cell, side: Side): Step | undefined {
  const moving = standing(sprites, from, side) ?? sprites.find((sprite) => sprite.cell === from);
  if (!moving) return undefined;
  // Last, so that it is drawn above the others.
  const after = [...sprites.filter((sprite) => sprite !== moving), { ...moving, cell: to }];
  return { ...NOBODY, kind, sprites: after, from: new Map([[moving.key, from]]) };
}

/** Everything on the cell becomes one stack under the last that came. */
function stacked(
  sprites: readonly Sprite[],
  { cell, side, kind, height }: { cell: Cell; side: Side; kind: string; height: number },
): Step | undefined {
  const there = sprites.filter((sprite) => sprite.cell === cell);
  const top = there.filter((sprite) => sprite.side === side).pop() ?? there.pop();
  if (!top) return undefined;
  const stack: Sprite = { ...top, side, kind, height };
  return { ...NOBODY, kind: 'stack', sprites: [...sprites.filter((sprite) => sprite.cell !== cell), stack] };
}

function joins(last: Step, step: Step): boolean {
  if (last.kind !== step.kind) return false;
  if (step.kind === 'capture') return true;
  return step.kind === 'slide' && [...step.from.keys()].every((key) => !last.from.has(key));
}

function joined(last: Step, step: Step): Step {
  // Those that left in the earlier step are still seen while the joined one is shown.
  const gone = last.sprites.filter(
    (sprite) => last.leaving.has(sprite.key) && !step.sprites.some((other) => other.key === sprite.key),
  );
  return {
    ...step,
    sprites: [...gone, ...step.sprites],
    from: new Map([...last.from, ...step.from]),
    leaving: new Set([...last.leaving, ...step.leaving]),
  };
}
