// Numbers that can be checked by hand: whose games count, streaks, averages, beginnings that come up again.

import { beforeAll, describe, expect, test } from 'vitest';
import { loadRulesHere } from '../../../tests/rules';
import { Game } from '../../game/game';
import type { Players } from '../../game/players';
import type { StoredGame } from '../../game/stored';
import { plot } from './accuracy';
import { openedBy, repertoires } from './openings';
import { count, currentStreak, games, grouped, longestWins, openingsOf, type Result, runningMean, scoreOf } from './tally';

beforeAll(loadRulesHere);

interface Asked {
  variant?: string;
  players?: Players;
  result?: string;
  moves?: string[];
  created?: number;
  position?: string;
}

function game({ variant = 'la-trel/base', players = ['human', 'level-3'], result, moves = [], created = 0, position }: Asked) {
  const begun = Game.begin({ variant, players, position, seed: 3 }, created);
  for (const move of moves) expect(begun.play(move).kind, move).toBe('legal');
  const stored = begun.toStored(created);
  begun.free();
  return { ...stored, ...(result === undefined ? {} : { result }) } satisfies StoredGame;
}

const results = (...all: Result[]) => all.map((result) => ({ result }));

describe('games', () => {
  test('count for the one person in them, the first one first', () => {
    const { played, shared, unfinished } = count([
      game({ result: 'p2win resign', created: 3 }),
      game({ result: 'p1win LT-12', created: 1 }),
      game({ result: 'p1win LT-12', players: ['level-7', 'human'], created: 2 }),
      game({ result: 'draw agreement', created: 4 }),
      game({ result: 'p1win LT-12', players: ['human', 'human'] }),
      game({ result: 'p1win LT-12', players: ['level-1', 'level-2'] }),
      game({}),
      game({ players: ['level-1', 'level-2'] }),
    ]);
    expect(played.map(({ result }) => result)).toEqual(['won', 'lost', 'lost', 'drawn']);
    expect(played.map(({ side }) => side)).toEqual(['one', 'two', 'one', 'one']);
    expect(played.map(({ opponent }) => opponent)).toEqual(['level-3', 'level-7', 'level-3', 'level-3']);
    expect({ shared, unfinished }).toEqual({ shared: 1, unfinished: 1 });
  });

  test('make scores, alone and in groups', () => {
    expect(scoreOf(results('won', 'lost', 'won', 'drawn'))).toEqual({ won: 2, drawn: 1, lost: 1 });
    expect(games({ won: 2, drawn: 1, lost: 1 })).toBe(4);
    expect([...grouped(['b1', 'a1', 'b2'], ([first]) => first)]).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ]);
  });

  test('make streaks', () => {
    expect(currentStreak([])).toBeUndefined();
    expect(currentStreak(results('won'))).toEqual({ result: 'won', length: 1 });
    expect(currentStreak(results('won', 'lost', 'lost'))).toEqual({ result: 'lost', length: 2 });
    expect(longestWins(results('won', 'won', 'drawn', 'won', 'won', 'won', 'lost', 'won'))).toBe(3);
    expect(longestWins([])).toBe(0);
  });
});

describe('accuracy', () => {
  test('has an average that follows the last games', () => {
    expect(runningMean([0.5, 0.7, 0.9, 0.1], 2)).toEqual([0.5, 0.6, 0.8, 0.5]);
  });

  test('is drawn from left to right between the worst tenth and the whole', () => {
    expect(plot([0.75, 1, 0.85], 600, 150)).toMatchObject({ least: 70, points: [{ x: 0 }, { x: 300, y: 0 }, { x: 600 }] });
    const { points } = plot([0.75, 1, 0.85], 600, 150);
    expect(points[0]!.y).toBeCloseTo(125);
    expect(plot([1], 600, 150)).toEqual({ least: 90, points: [{ x: 300, y: 0 }] });
  });
});

describe('openings', () => {
  test('are beginnings that came up more than once, and none that always went on alike', () => {
    const begun = [
      { turns: ['a', 'b', 'c', 'd', 'e'], result: 'won' as const },
      { turns: ['a', 'b', 'c', 'd', 'f'], result: 'lost' as const },
      { turns: ['a', 'b', 'x'], result: 'drawn' as const },
      { turns: ['z'], result: 'won' as const },
    ];
    expect(openingsOf(begun)).toEqual([
      { turns: ['a', 'b'], score: { won: 1, drawn: 1, lost: 1 } },
      { turns: ['a', 'b', 'c', 'd'], score: { won: 1, drawn: 0, lost: 1 } },
    ]);
  });

  test('are told by variant and side, in whole turns, and lead to their position', () => {
    const moves = ['d2-d3', 'd7-d6', 'e2-e3'];
    const { played } = count([
      game({ moves, result: 'p1win resign' }),
      game({ moves: [...moves, 'e7-e6'], result: 'p2win resign' }),
      game({ moves, result: 'p1win resign', players: ['level-3', 'human'] }),
      game({ moves: ['e2-e3'], result: 'p1win resign', position: 'sstwwtss/dddddddd/8/8/8/8/DDDDDDDD/SSTWWTSS 1 -/- 0' }),
      game({ variant: 'chasse-croise/standard', moves: ['63', 'c+6', 'g+3', '21', '4+2', '5+1'], result: 'p1win resign' }),
      game({ variant: 'chasse-croise/standard', moves: ['63', 'c+6', 'g+3', '21', '4+2'], result: 'p1win resign' }),
    ]);
    const found = repertoires(played);
    expect(found.map(({ variant, side }) => [variant, side])).toEqual([
      ['la-trel/base', 'one'],
      ['chasse-croise/standard', 'one'],
    ]);
    expect(found[0]!.openings).toEqual([{ turns: moves, score: { won: 1, drawn: 0, lost: 1 } }]);
    expect(found[1]!.openings[0]!.turns, 'a turn under way is none').toEqual(['63 c+6 g+3']);
    const { record, position } = openedBy('la-trel/base', found[0]!.openings[0]!);
    expect(record.moves.map(({ move }) => move)).toEqual(moves);
    expect(position).toContain(' 2 ');
  });
});
