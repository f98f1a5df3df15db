// Drawing a piece with mouse, pen or finger: from press over a small threshold to release. Knows no piece and no rule, only
// which cells may be drawn from and which cell lies under a point.

import type { Cell } from '$generated/wasm/ludotheca';
import type { Point } from './geometry';

export interface DragHooks {
  /** Whether the piece on this cell may be drawn. */
  mayLift(cell: Cell): boolean;
  /** The cell under a point of the window. */
  under(point: Point): Cell | undefined;
  /** The drawing has begun, perhaps under a finger that hides what it holds. */
  lift(cell: Cell, hidden: boolean): void;
  /** The hand has moved. */
  carry(point: Point, over: Cell | undefined): void;
  /** The hand let go: over a cell, or outside. */
  drop(from: Cell, to: Cell | undefined): void;
  /** The drawing was broken off. */
  cancel(): void;
}

/** A press that moves less than this, in pixels, is a touch. Fingers are less steady than mice. */
const THRESHOLD = { mouse: 5, other: 9 };

interface Press {
  pointer: number;
  from: Cell;
  start: Point;
  drawing: boolean;
}

/** Listens on an element that holds the cells; to be used as an attachment. Returns what stops it. */
export function dragging(element: HTMLElement, hooks: DragHooks): () => void {
  let press: Press | undefined;
  let justDrawn = false;

  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  function down(event: PointerEvent): void {
    justDrawn = false;
    if (press?.drawing) {
      // A second finger breaks the drawing off.
      stop(true);
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const from = hooks.under(at(event));
    if (from !== undefined && hooks.mayLift(from)) press = { pointer: event.pointerId, from, start: at(event), drawing: false };
  }

  function move(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return;
    const point = at(event);
    if (!press.drawing) {
      const far = event.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.other;
      if (Math.hypot(point.x - press.start.x, point.y - press.start.y) < far) return;
      press.drawing = true;
      justDrawn = true;
      element.setPointerCapture(event.pointerId);
      hooks.lift(press.from, event.pointerType === 'touch');
    }
    hooks.carry(point, hooks.under(point));
  }

  function up(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return;
    const { from, drawing } = press;
    press = undefined;
    if (drawing) hooks.drop(from, hooks.under(at(event)));
  }

  function stop(breakOff: boolean): void {
    if (breakOff && press?.drawing) hooks.cancel();
    press = undefined;
  }

  const cancel = () => stop(true);
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && press?.drawing) {
      event.stopPropagation();
      stop(true);
    }
  };
  // The click that follows a drawing is no touch.
  const click = (event: MouseEvent) => {
    if (justDrawn) event.stopPropagation();
    justDrawn = false;
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('keydown', escape, true);
  element.addEventListener('click', click, true);
  return () => {
    stop(true);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('keydown', escape, true);
    element.removeEventListener('click', click, true);
  };
}
