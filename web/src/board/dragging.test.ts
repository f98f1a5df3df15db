// Drawing pieces: what a press, a move and a release mean.

import { beforeEach, describe, expect, test } from 'vitest';
import { dragging, type DragHooks } from './dragging';

/** Cells are ten pixels wide, in one row; only the first three hold pieces. */
class Row extends EventTarget {
  setPointerCapture(): void {}
}

let row: Row;
let told: string[];
let stop: () => void;

beforeEach(() => {
  row = new Row();
  told = [];
  const under = ({ x }: { x: number }) => (x >= 0 && x < 100 ? Math.floor(x / 10) : undefined);
  const hooks: DragHooks = {
    mayLift: (cell) => cell < 3,
    under,
    lift: (cell, hidden) => told.push(`lift ${cell}${hidden ? ' hidden' : ''}`),
    carry: (_, over) => told.push(`over ${over}`),
    drop: (from, to) => told.push(`drop ${from} ${to}`),
    cancel: () => told.push('cancel'),
  };
  stop = dragging(row as unknown as HTMLElement, hooks);
});

function send(type: string, x: number, more: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true, bubbles: true }), {
    clientX: x,
    clientY: 5,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: 'mouse',
    ...more,
  });
  row.dispatchEvent(event);
  return event;
}

describe('a press', () => {
  test('that hardly moves draws nothing', () => {
    send('pointerdown', 5);
    send('pointermove', 8);
    send('pointerup', 8);
    expect(told).toEqual([]);
  });

  test('that moves lifts, carries and drops', () => {
    send('pointerdown', 5);
    send('pointermove', 15);
    send('pointermove', 45);
    send('pointerup', 45);
    expect(told).toEqual(['lift 0', 'over 1', 'over 4', 'drop 0 4']);
  });

  test('of a finger may tremble more, and hides what it holds', () => {
    const finger = { pointerType: 'touch' };
    send('pointerdown', 5, finger);
    send('pointermove', 12, finger);
    expect(told).toEqual([]);
    send('pointermove', 25, finger);
    expect(told).toEqual(['lift 0 hidden', 'over 2']);
  });

  test('on a cell without a piece of one’s own draws nothing', () => {
    send('pointerdown', 75);
    send('pointermove', 5);
    send('pointerup', 5);
    expect(told).toEqual([]);
  });

  test('of another button draws nothing', () => {
    send('pointerdown', 5, { button: 2 });
    send('pointermove', 45);
    expect(told).toEqual([]);
  });
});

describe('a piece in the hand', () => {
  beforeEach(() => {
    send('pointerdown', 5);
    send('pointermove', 45);
    told.length = 0;
  });

  test('let go outside is dropped nowhere', () => {
    send('pointerup', 500);
    expect(told).toEqual(['drop 0 undefined']);
  });

  test('goes back when a second finger comes', () => {
    send('pointerdown', 60, { pointerId: 2, isPrimary: false });
    send('pointerup', 45);
    expect(told).toEqual(['cancel']);
  });

  test('goes back when the browser takes over', () => {
    send('pointercancel', 45);
    send('pointerup', 45);
    expect(told).toEqual(['cancel']);
  });

  test('goes back when the board goes away', () => {
    stop();
    expect(told).toEqual(['cancel']);
  });

  test('makes no touch of the click that follows', () => {
    send('pointerup', 45);
    expect(send('click', 45).cancelBubble).toBe(true);
    expect(send('click', 45).cancelBubble).toBe(false);
  });
});
