import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { initSync, readRecord } from '$generated/wasm/ludotheca';
import { givenName } from '../../game/captions';
import { Game } from '../../game/game';
import { LONGEST_NAME, renamed, tidyName } from './naming';

beforeAll(() => {
  const path = fileURLToPath(new URL('../../../generated/wasm/ludotheca_bg.wasm', import.meta.url));
  initSync({ module: readFileSync(path) });
});

const stored = () => Game.begin({ variant: 'la-trel/base', players: ['human', 'human'], seed: 1 }).toStored(1000);

describe('the name of a game', () => {
  test('is one tidy line', () => {
    expect(tidyName('  Against\tAnna\n on\u0007Sunday ')).toBe('Against Anna on Sunday');
    expect(tidyName('é'.repeat(200))).toHaveLength(LONGEST_NAME);
    expect(tidyName(' \n ')).toBe('');
  });

  test('is kept in the record, which the rules still read', () => {
    const game = renamed(stored(), 'La \\ belle "partie" ]', 2000);
    expect(givenName(game)).toBe('La \\ belle "partie" ]');
    expect(game.updated).toBe(2000);
    expect(readRecord(JSON.stringify(game.record)).kind).toBe('record');
  });

  test('survives being played on', () => {
    const game = Game.restore(renamed(stored(), 'Sunday', 2000));
    game.play('a2-a3');
    expect(givenName(game.toStored(3000))).toBe('Sunday');
  });

  test('goes away when it is emptied', () => {
    const game = renamed(renamed(stored(), 'Sunday', 2000), '  ', 3000);
    expect(givenName(game)).toBeUndefined();
    expect(game.record).toEqual(stored().record);
  });
});
