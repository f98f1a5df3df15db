import openings from 'virtual:openings';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ComputerPlayer, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, variants } from '../../tests/rules';
import { Engine } from '../engine/engine';
import { NearWorker } from '../engine/testing';
import { OPPONENT, openingOf } from './opening';
import { SelfPlay } from './selfplay';

beforeAll(loadRulesHere);

const { signal } = new AbortController();
let engine: Engine;
const newEngine = () => (engine = new Engine(() => new NearWorker()));
afterEach(() => engine?.dispose());

const beginning = (variant: string, seed: number) => ({ variant, seed, moves: [] });

describe('a game that plays itself', () => {
  test('moves on with every step, in every variant', async () => {
    newEngine();
    for (const variant of variants()) {
      const game = new SelfPlay(beginning(variant, 7), engine);
      const seen = new Set<string>();
      for (let step = 0; step < 12; step++) {
        await game.step(signal);
        const { pieces, dice, ply, side } = game.view();
        seen.add(JSON.stringify([pieces, dice, ply, side]));
      }
      expect(seen.size, variant).toBe(12);
      game.free();
    }
  });

  test('is the same for the same seed and another for another', async () => {
    newEngine();
    const after = async (seed: number) => {
      const game = new SelfPlay(beginning('attangle/standard', seed), engine);
      for (let step = 0; step < 9; step++) await game.step(signal);
      return JSON.stringify(game.view().pieces);
    };
    expect(await after(3)).toBe(await after(3));
    expect(await after(3)).not.toBe(await after(4));
  });

  test('begins anew after its end', async () => {
    const game = new SelfPlay(beginning('attangle/standard', 1), newEngine());
    for (let step = 0; step < 400 && !game.isOver; step++) await game.step(signal);
    expect(game.isOver).toBe(true);
    await game.step(signal);
    expect(game.isOver).toBe(false);
    expect(game.view().ply).toBe(0);
  });

  test('goes on where its opening ends', async () => {
    newEngine();
    for (const opening of Object.values(openings)) {
      const game = new SelfPlay(opening, engine);
      expect(game.view()).toEqual(opening.view);
      expect(await game.step(signal)).not.toEqual([]);
      game.free();
    }
  });
});

describe('an opening', () => {
  test('is there for every game, and ends where somebody is to move', () => {
    expect(Object.keys(openings)).toEqual([...new Set(variants().map((variant) => variant.split('/')[0]))]);
    for (const { view, moves } of Object.values(openings)) {
      expect(view.phase).toBe('move');
      expect(view.outcome).toBeUndefined();
      expect(moves.length).toBeGreaterThanOrEqual(14);
    }
  });

  test('is the same whenever it is played', () => {
    const play = () => openingOf('latroncules/classic', 3, Table.open('latroncules/classic'), ComputerPlayer.seat(OPPONENT)!);
    expect(play()).toEqual(play());
  });
});
