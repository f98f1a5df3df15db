// Finding games on the shelf: by what is written on them, by game, by how they ended, by when they were played.

import { keywordsIn } from '../../details/details';
import { HUMAN } from '../../game/players';
import type { StoredGame } from '../../game/stored';
import { gameOf } from '../../words/names';

export const RESULTS = ['any', 'open', 'won', 'lost', 'drawn', 'decided'] as const;
/** `won` and `lost` are a single person's; `decided` is what somebody won where nobody's side is the reader's. */
export type Result = (typeof RESULTS)[number];

export const ORDERS = ['latest', 'oldest', 'name', 'longest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Search {
  text: string;
  /** `all`, or the identifier of a game. */
  game: string;
  result: Result;
  /** Days as dates have them, `2026-11-18`; empty for no bound. */
  from: string;
  to: string;
  /** Empty for any. */
  keyword: string;
  order: Order;
}

export const EVERYTHING: Search = { text: '', game: 'all', result: 'any', from: '', to: '', keyword: '', order: 'latest' };

/** How a game ended, as one looks for it. */
export function resultOf({ result, players }: Pick<StoredGame, 'result' | 'players'>): Exclude<Result, 'any'> {
  const [who] = result.split(' ');
  if (who === 'none') return 'open';
  if (who === 'draw') return 'drawn';
  const people = players.flatMap((player, index) => (player === HUMAN ? [index] : []));
  if (people.length !== 1) return 'decided';
  return (who === 'p1win') === (people[0] === 0) ? 'won' : 'lost';
}

/** Letters alone count: no case, no accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The day on which somebody played, where they live. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The games that fit, in the order that was asked for; `textOf` tells what is written on each. */
export function found(games: readonly StoredGame[], search: Search, textOf: (game: StoredGame) => string): StoredGame[] {
  const wanted = plain(search.text).split(/\s+/).filter(Boolean);
  const fits = (game: StoredGame): boolean => {
    if (search.game !== 'all' && gameOf(game.variant) !== search.game) return false;
    if (search.result !== 'any' && resultOf(game) !== search.result) return false;
    const day = dayOf(game.updated);
    if ((search.from !== '' && day < search.from) || (search.to !== '' && day > search.to)) return false;
    if (search.keyword !== '' && !keywordsIn(game.record.tags ?? {}).includes(search.keyword)) return false;
    if (wanted.length === 0) return true;
    const text = plain(textOf(game));
    return wanted.every((word) => text.includes(word));
  };
  const before: Record<Order, (one: StoredGame, two: StoredGame) => number> = {
    latest: (one, two) => two.updated - one.updated,
    oldest: (one, two) => one.updated - two.updated,
    name: (one, two) => textOf(one).localeCompare(textOf(two)),
    longest: (one, two) => two.ply - one.ply,
  };
  return games.filter(fits).sort(before[search.order]);
}

/** Whether anything is looked for; the order alone hides nothing. */
export const isSearching = (search: Search): boolean =>
  Object.entries(EVERYTHING).some(([name, value]) => name !== 'order' && search[name as keyof Search] !== value);
