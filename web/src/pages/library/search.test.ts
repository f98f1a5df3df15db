import { describe, expect, it } from 'vitest';
import type { StoredGame } from '../../game/stored';
import { EVERYTHING, found, isSearching, resultOf, type Search } from './search';

const at = (day: string) => new Date(`${day}T12:00:00`).getTime();

function game(id: string, more: Partial<StoredGame> & { keywords?: string } = {}): StoredGame {
  const { keywords, ...rest } = more;
  const record = { format: 1, variant: 'la-trel/base', result: '*', tags: keywords ? { Keywords: keywords } : {}, moves: [] };
  const plain = {
    id,
    variant: 'la-trel/base',
    players: ['human', 'level-3'],
    result: 'none',
    ply: 10,
    updated: at('2026-03-02'),
  };
  return { ...plain, record, ...rest } as unknown as StoredGame;
}

const shelf = [
  game('Été', { result: 'p1win LT-12', ply: 40, updated: at('2026-03-05') }),
  game('Lost', { result: 'p2win resign', keywords: 'endgame, chain' }),
  game('Even', { variant: 'attangle/standard', result: 'draw agreement', updated: at('2026-02-01') }),
  game('Open', { updated: at('2026-03-09') }),
  game('Friends', { players: ['human', 'human'], result: 'p1win time', updated: at('2025-12-31') }),
];
const names = (search: Partial<Search>) => found(shelf, { ...EVERYTHING, ...search }, ({ id }) => id).map(({ id }) => id);

describe('the search of the library', () => {
  it('finds everything, the latest first', () => {
    expect(names({})).toEqual(['Open', 'Été', 'Lost', 'Even', 'Friends']);
    expect(isSearching({ ...EVERYTHING, order: 'name' })).toBe(false);
    expect(isSearching({ ...EVERYTHING, text: 'x' })).toBe(true);
  });

  it('reads words without case and accents, all of them', () => {
    expect(names({ text: ' ETE' })).toEqual(['Été']);
    expect(names({ text: 'e n' })).toEqual(['Open', 'Even', 'Friends']);
    expect(names({ text: 'nothing' })).toEqual([]);
  });

  it('knows a game, an ending, a word and a time', () => {
    expect(names({ game: 'attangle' })).toEqual(['Even']);
    expect(names({ result: 'won' })).toEqual(['Été']);
    expect(names({ result: 'lost' })).toEqual(['Lost']);
    expect(names({ result: 'decided' })).toEqual(['Friends']);
    expect(names({ keyword: 'chain' })).toEqual(['Lost']);
    expect(names({ from: '2026-02-01', to: '2026-03-02' })).toEqual(['Lost', 'Even']);
    expect(names({ from: '2026-03-09' })).toEqual(['Open']);
  });

  it('puts games in order', () => {
    expect(names({ order: 'oldest' })[0]).toBe('Friends');
    expect(names({ order: 'name' })).toEqual(['Été', 'Even', 'Friends', 'Lost', 'Open']);
    expect(names({ order: 'longest' })[0]).toBe('Été');
  });

  it('counts a win for the side that a person played', () => {
    expect(resultOf({ result: 'p2win LT-12', players: ['level-1', 'human'] })).toBe('won');
    expect(resultOf({ result: 'p1win LT-12', players: ['level-1', 'level-2'] })).toBe('decided');
  });
});
