// The stage: films take their time, can be cut short, and wait for each other.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Table, type View } from '$generated/wasm/ludotheca';
import { type Film, Stage } from './stage.svelte';
import type { StepKind } from './steps';
import { effectsOf, loadRulesHere } from '../../tests/rules';
import { cellNamed } from './testing';

beforeAll(loadRulesHere);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let films = 0;

/** Plays a move on the table and tells it as a film. */
function film(table: Table, move: string, before: View): { film: Film; view: View } {
  const effects = effectsOf(table, move);
  table.play(move);
  return { film: { id: ++films, effects, before }, view: table.view() };
}

function staged(variant: string, position?: string) {
  const table = Table.open(variant, position);
  const view = table.view();
  const steps: (StepKind | 'over')[] = [];
  const stage = new Stage(view, (step) => steps.push(step?.kind ?? 'over'));
  const on = (name: string) => stage.sprites.find((sprite) => sprite.cell === cellNamed(view, name));
  return { table, view, stage, steps, on };
}

describe('a film', () => {
  test('shows one step after the other, each within 200 milliseconds', () => {
    const { table, view, stage, steps, on } = staged('la-trel/base', '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10');
    const move = film(table, 'd1xd4', view);
    stage.play(move.film, move.view);
    expect(steps).toEqual(['slide']);
    expect(on('d3')).toBeDefined();
    vi.advanceTimersByTime(200);
    expect(steps).toEqual(['slide', 'capture']);
    vi.advanceTimersByTime(200);
    expect(steps).toEqual(['slide', 'capture', 'over']);
    expect(on('d3')).toBeUndefined();
    expect(on('d4')?.kind).toBe('piece-sabre');
  });

  test('that is cut short is over at once', () => {
    const { table, view, stage, steps, on } = staged('la-trel/base', '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10');
    const move = film(table, 'd1xd4xd6', view);
    stage.play(move.film, move.view);
    stage.finish();
    expect(on('d6')?.kind).toBe('piece-sabre');
    expect(on('d5')).toBeUndefined();
    vi.advanceTimersByTime(2000);
    expect(steps).toEqual(['slide', 'over']);
  });

  test('waits for the one before it', () => {
    const { table, view, stage, steps, on } = staged('la-trel/base');
    const one = film(table, 'e2-e3', view);
    const other = film(table, 'e7-e6', one.view);
    stage.play(one.film, one.view);
    stage.play(other.film, other.view);
    expect(on('e7')).toBeDefined();
    vi.advanceTimersByTime(1000);
    expect(steps).toEqual(['slide', 'slide', 'over']);
    expect(on('e6')).toBeDefined();
  });

  test('lets the dice roll for less than 700 milliseconds', () => {
    const { table, view, stage, steps } = staged('chasse-croise/standard');
    const roll = film(table, '63', view);
    stage.play(roll.film, roll.view);
    expect(steps).toEqual(['roll']);
    vi.advanceTimersByTime(700);
    expect(steps).toEqual(['roll', 'over']);
  });

  test('does not slide again what a hand has carried', () => {
    const { table, view, stage } = staged('la-trel/base');
    const move = film(table, 'e2-e3', view);
    stage.play({ ...move.film, carried: { from: cellNamed(view, 'e2'), to: cellNamed(view, 'e3') } }, move.view);
    expect(stage.duration).toBe(0);
  });
});

test('another view ends the film and is shown at once', () => {
  const { table, view, stage, on } = staged('la-trel/base');
  const move = film(table, 'e2-e3', view);
  stage.play(move.film, move.view);
  stage.show(view);
  expect(stage.step).toBeUndefined();
  expect(on('e2')).toBeDefined();
  expect(on('e3')).toBeUndefined();
});

test('the view that a film leads to does not disturb it', () => {
  const { table, view, stage } = staged('la-trel/base');
  const move = film(table, 'e2-e3', view);
  stage.play(move.film, move.view);
  stage.show(move.view);
  expect(stage.step?.kind).toBe('slide');
});
