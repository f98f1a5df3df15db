import { beforeAll, describe, expect, it } from 'vitest';
import { plainOpponents, readOpponent } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../tests/rules';
import { isPlain, isPlayer, levelOf, levelPlayer, LEVELS } from './players';

beforeAll(loadRulesHere);

describe('players', () => {
  it('of every level are known before the rules, by the number and by the text', () => {
    expect(LEVELS).toBe(10);
    for (let level = 1; level <= LEVELS; level++) {
      expect(levelPlayer(level)).toBe(`level-${level}`);
      expect(levelOf(levelPlayer(level))).toBe(level);
    }
    for (const player of ['human', 'random', 'level-11', 'engine:nodes=5']) expect(levelOf(player), player).toBeUndefined();
  });

  it('without options are those that the rules know', () => {
    for (const { text, level } of plainOpponents()) {
      expect(isPlain(text), text).toBe(true);
      expect(readOpponent(text), text).toEqual(level === undefined ? { text } : { text, level });
    }
    for (const text of ['', 'robot', 'level-0', 'level-11', 'level-03']) {
      expect(isPlayer(text), text).toBe(false);
      expect(readOpponent(text), text).toBeUndefined();
    }
  });

  it('with options are taken at their word until the rules read them', () => {
    expect(isPlayer('engine:nodes=0')).toBe(true);
    expect(readOpponent('engine:nodes=0')).toBeUndefined();
    expect(readOpponent('engine:hash=16,nodes=7')).toEqual({ text: 'engine:nodes=7' });
    expect(readOpponent('ugi:./engine')).toBeUndefined();
  });
});
