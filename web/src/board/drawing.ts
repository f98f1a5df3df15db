// Drawing on the board: with the right button of a mouse, with a finger that rests before it moves, or, while everything is drawn, with
// any press. From a cell to another it is an arrow, on one cell a circle. Knows no piece; where it draws, no piece is drawn.

import type { Cell, ShapeColour } from '$generated/wasm/ludotheca';
import type { Point } from './geometry';

export interface DrawingHooks {
  /** Whether every press draws. */
  always(): boolean;
  under(point: Point): Cell | undefined;
  /** A shape is under way, and ends here for the moment; nothing when it is over. */
  sketch(from: Cell | undefined, to: Cell | undefined, colour: ShapeColour | undefined): void;
  /** A shape was drawn; without a colour, in the one that is chosen. */
  draw(from: Cell, to: Cell, colour: ShapeColour | undefined): void;
}

/** How long a finger rests before it draws, in milliseconds, and how far it may stray meanwhile, in pixels. */
const REST = 450;
const STRAY = 9;

/** As chess players are used to: the keys that are held choose the colour. */
export function colourOf({
  shiftKey,
  ctrlKey,
  altKey,
}: Pick<PointerEvent, 'shiftKey' | 'ctrlKey' | 'altKey'>): ShapeColour | undefined {
  const strong = shiftKey || ctrlKey;
  if (altKey) return strong ? 'yellow' : 'blue';
  return strong ? 'red' : undefined;
}

/** Listens on an element that holds the cells; to be used as an attachment. Returns what stops it. */
export function drawing(element: HTMLElement, hooks: DrawingHooks): () => void {
  let stroke: { pointer: number; from: Cell; colour: ShapeColour | undefined } | undefined;
  let resting: { timer: ReturnType<typeof setTimeout>; start: Point } | undefined;
  let justDrawn = false;

  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  function begin(event: PointerEvent, from: Cell): void {
    stroke = { pointer: event.pointerId, from, colour: colourOf(event) };
    hooks.sketch(from, from, stroke.colour);
  }

  function rest(): void {
    clearTimeout(resting?.timer);
    resting = undefined;
  }

  function down(event: PointerEvent): void {
    justDrawn = false;
    rest();
    const from = hooks.under(at(event));
    if (from === undefined || !event.isPrimary) return;
    if (event.button === 2) begin(event, from);
    else if (event.button === 0 && event.pointerType === 'mouse' && hooks.always()) begin(event, from);
    else if (event.button === 0 && event.pointerType !== 'mouse') {
      resting = { start: at(event), timer: setTimeout(() => begin(event, from), REST) };
      return;
    } else return;
    if (hooks.always() && event.button === 0) event.stopPropagation();
  }

  function move(event: PointerEvent): void {
    if (resting && !stroke && Math.hypot(event.clientX - resting.start.x, event.clientY - resting.start.y) > STRAY) rest();
    if (stroke?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    hooks.sketch(stroke.from, hooks.under(at(event)), stroke.colour);
  }

  function up(event: PointerEvent): void {
    rest();
    if (stroke?.pointer !== event.pointerId) return;
    const { from, colour } = stroke;
    const to = hooks.under(at(event));
    end();
    // A press on one cell while everything is drawn is a touch, which the cells tell themselves.
    if (event.button === 0 && event.pointerType === 'mouse' && to === from) return;
    event.stopImmediatePropagation();
    justDrawn = true;
    if (to !== undefined) hooks.draw(from, to, colour);
  }

  function end(): void {
    stroke = undefined;
    hooks.sketch(undefined, undefined, undefined);
  }

  const cancel = () => {
    rest();
    if (stroke) end();
  };
  // A finger that draws does not scroll the page.
  const hold = (event: TouchEvent) => stroke && event.preventDefault();
  const menu = (event: MouseEvent) => event.preventDefault();
  const click = (event: MouseEvent) => {
    if (justDrawn) event.stopImmediatePropagation();
    justDrawn = false;
  };

  const capture = { capture: true };
  element.addEventListener('pointerdown', down, capture);
  element.addEventListener('pointermove', move, capture);
  element.addEventListener('pointerup', up, capture);
  element.addEventListener('pointercancel', cancel, capture);
  element.addEventListener('touchmove', hold, { capture: true, passive: false });
  element.addEventListener('contextmenu', menu);
  element.addEventListener('click', click, capture);
  return () => {
    cancel();
    element.removeEventListener('pointerdown', down, capture);
    element.removeEventListener('pointermove', move, capture);
    element.removeEventListener('pointerup', up, capture);
    element.removeEventListener('pointercancel', cancel, capture);
    element.removeEventListener('touchmove', hold, capture);
    element.removeEventListener('contextmenu', menu);
    element.removeEventListener('click', click, capture);
  };
}
