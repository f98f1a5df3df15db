// What the games of this device say of how somebody plays. Games in, numbers out; the page only draws them.

import type { Side } from '$generated/wasm/ludotheca';
import { HUMAN, type Player } from '../../game/players';
import { isUnfinished, type StoredGame } from '../../game/stored';

/** How a game went for the one person in it. */
export type Result = 'won' | 'drawn' | 'lost';

export interface Played {
  stored: StoredGame;
  side: Side;
  opponent: Player;
  result: Result;
}

export interface Score {
  won: number;
  drawn: number;
  lost: number;
}

export interface Counted {
  /** Games against the computer that are over, the first one first. */
  played: Played[];
  /** Games of two people at this device that are over: nobody knows which of them is asked about. */
  shared: number;
  /** Games of somebody that are under way. */
  unfinished: number;
}

/** Sorts out whose games they are. Where only the computer plays, nobody does. */
export function count(games: readonly StoredGame[]): Counted {
  const counted: Counted = { played: [], shared: 0, unfinished: 0 };
  for (const stored of [...games].sort((one, other) => one.created - other.created)) {
    const people = stored.players.filter((player) => player === HUMAN).length;
    if (people === 0) continue;
    if (isUnfinished(stored)) counted.unfinished++;
    else if (people === 2) counted.shared++;
    else counted.played.push(playedBy(stored));
  }
  return counted;
}

function playedBy(stored: StoredGame): Played {
  const side: Side = stored.players[0] === HUMAN ? 'one' : 'two';
  const [who] = stored.result.split(' ');
  const won = who === (side === 'one' ? 'p1win' : 'p2win');
  return {
    stored,
    side,
    opponent: stored.players[side === 'one' ? 1 : 0],
    result: who === 'draw' ? 'drawn' : won ? 'won' : 'lost',
  };
}

export const games = ({ won, drawn, lost }: Score): number => won + drawn + lost;

export function scoreOf(played: readonly Pick<Played, 'result'>[]): Score {
  const score: Score = { won: 0, drawn: 0, lost: 0 };
  for (const { result } of played) score[result]++;
  return score;
}

/** The same games in groups, in the order in which the groups first appear. */
export function grouped<T, Key>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

export interface Streak {
  result: Result;
  length: number;
}

/** With how many results alike it has ended so far; nothing before the first game. */
export function currentStreak(played: readonly Pick<Played, 'result'>[]): Streak | undefined {
  const last = played.at(-1);
  if (!last) return undefined;
  const before = played.findLastIndex(({ result }) => result !== last.result);
  return { result: last.result, length: played.length - 1 - before };
}

/** How many games were won one after the other, at most. */
export function longestWins(played: readonly Pick<Played, 'result'>[]): number {
  let [longest, running] = [0, 0];
  for (const { result } of played) {
    running = result === 'won' ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

/** The average of each number and those before it, at most so many together. */
export const runningMean = (numbers: readonly number[], together: number): number[] =>
  numbers.map((_, at) => {
    const some = numbers.slice(Math.max(0, at + 1 - together), at + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });

export interface Opening {
  /** Whole turns, from the start of the variant. */
  turns: readonly string[];
  score: Score;
}

/** So many turns of both players make an opening, at most. */
export const OPENING_TURNS = 4;

/** The beginnings that came up more than once, the most frequent first. Where every game with one went on alike, only the longer one
    is named. */
export function openingsOf(begun: readonly { turns: readonly string[]; result: Result }[]): Opening[] {
  const beginnings = new Map<string, Opening>();
  for (const { turns, result } of begun) {
    for (let length = 1; length <= Math.min(turns.length, OPENING_TURNS); length += 1) {
      const first = turns.slice(0, length);
      const opening = beginnings.get(first.join('\n')) ?? { turns: first, score: { won: 0, drawn: 0, lost: 0 } };
      opening.score[result]++;
      beginnings.set(first.join('\n'), opening);
    }
  }
  const repeated = [...beginnings.values()].filter(({ score }) => games(score) > 1);
  const goesOnAlike = ({ turns, score }: Opening) =>
    repeated.some(
      (other) =>
        other.turns.length === turns.length + 1 &&
        games(other.score) === games(score) &&
        turns.every((turn, at) => turn === other.turns[at]),
    );
  return repeated
    .filter((opening) => !goesOnAlike(opening))
    .sort((one, other) => games(other.score) - games(one.score) || other.turns.length - one.turns.length);
}
