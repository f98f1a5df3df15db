import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalog, initSync, Thinker } from '$generated/wasm/ludotheca';
import { SelfPlay } from './selfplay';

beforeAll(() => {
  const path = fileURLToPath(new URL('../../generated/wasm/ludotheca_bg.wasm', import.meta.url));
  initSync({ module: readFileSync(path) });
});

describe('a game that plays itself', () => {
  test('moves on with every step, in every variant', () => {
    const thinker = new Thinker(1);
    for (const { id } of catalog()) {
      const game = new SelfPlay(id, thinker, 7);
      const seen = new Set<string>();
      for (let step = 0; step < 12; step++) {
        game.step();
        const { pieces, dice, ply, side } = game.view();
        seen.add(JSON.stringify([pieces, dice, ply, side]));
      }
      expect(seen.size, id).toBe(12);
      game.free();
    }
  });

  test('is the same for the same seed and another for another', () => {
    const after = (seed: number) => {
      const game = new SelfPlay('attangle/standard', new Thinker(1), seed);
      game.skip(9);
      return JSON.stringify(game.view().pieces);
    };
    expect(after(3)).toBe(after(3));
    expect(after(3)).not.toBe(after(4));
  });

  test('begins anew after its end', () => {
    const game = new SelfPlay('attangle/standard', new Thinker(1), 1);
    game.skip(400);
    expect(game.isOver).toBe(true);
    game.step();
    expect(game.isOver).toBe(false);
    expect(game.view().ply).toBe(0);
  });
});
