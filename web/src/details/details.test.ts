import { beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../tests/rules';
import { Game } from '../game/game';
import { detailsOf, keywordsIn, LONGEST_NAME, MOST_KEYWORDS, tidyName, titleIn, withDetails } from './details';

beforeAll(loadRulesHere);

const nobody = { name: '', players: { one: '', two: '' }, keywords: '' };

describe('what is noted about a game', () => {
  test('is tidy lines', () => {
    expect(tidyName('  Against\tAnna\n on\u0007Sunday ')).toBe('Against Anna on Sunday');
    expect(tidyName('é'.repeat(200))).toHaveLength(LONGEST_NAME);
    expect(tidyName(' \n ')).toBe('');
  });

  test('is read as it was written, and goes away when it is emptied', () => {
    const tags = withDetails(
      { Event: 'Club' },
      { name: ' Sunday ', players: { one: 'Ada', two: 'Blaise' }, keywords: 'endgame, , chain' },
    );
    expect(tags).toEqual({ Event: 'Club', Name: 'Sunday', Player1: 'Ada', Player2: 'Blaise', Keywords: 'endgame, chain' });
    expect(detailsOf(tags)).toEqual({ name: 'Sunday', players: { one: 'Ada', two: 'Blaise' }, keywords: 'endgame, chain' });
    expect(withDetails(tags, nobody)).toEqual({ Event: 'Club' });
    expect(detailsOf({})).toEqual(nobody);
  });

  test('leaves the computer its name', () => {
    const tags = { Player1: 'human', Player2: 'level-3' };
    expect(detailsOf(tags).players).toEqual({ one: '', two: undefined });
    expect(withDetails(tags, { ...nobody, players: { one: 'Ada', two: 'Eve' } })).toEqual({ Player1: 'Ada', Player2: 'level-3' });
  });

  test('has each word once, and not too many', () => {
    expect(keywordsIn({ Keywords: 'a, b,a , ,c' })).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 40 }, (_, index) => `word ${index}`).join(',');
    expect(keywordsIn({ Keywords: many })).toHaveLength(MOST_KEYWORDS);
  });

  test('is kept in the record, which the rules still read, and survives being played on', () => {
    const stored = Game.begin({ variant: 'la-trel/base', players: ['human', 'human'], seed: 1 }).toStored(1000);
    const tags = withDetails(stored.record.tags ?? {}, { ...nobody, name: 'La \\ belle "partie" ]', keywords: '{x}' });
    const named = { ...stored, record: { ...stored.record, tags } };
    expect(readRecord(JSON.stringify(named.record)).kind).toBe('record');
    const game = Game.restore(named);
    game.play('a2-a3');
    expect(titleIn(game.toStored(3000).record.tags ?? {})).toBe('La \\ belle "partie" ]');
  });
});
