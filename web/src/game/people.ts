// Who played a game, as the tags of its record tell it: a name that somebody gave, or an opponent of the computer.

import type { RecordTree, Side } from '$generated/wasm/ludotheca';
import { TOUCH_MOVE } from './params';
import { HUMAN, isPlayer, type Player, playerOf, type Players, sides } from './players';

export type Tags = Readonly<Record<string, string>>;

const TAGS: Record<Side, string> = { one: 'Player1', two: 'Player2' };

/** What a record says of whoever played a side. */
export const playerTag = (side: Side): string => TAGS[side];

/** The opponent that the computer played; nothing for people, and where the record does not say. */
export function opponentIn(tags: Tags, side: Side): Player | undefined {
  const text = tags[TAGS[side]];
  return text !== undefined && text !== HUMAN && isPlayer(text) ? text : undefined;
}

/** The name that was given to a person; nothing where there is none. */
export function nameIn(tags: Tags, side: Side): string | undefined {
  const text = tags[TAGS[side]];
  return text === undefined || text === '' || text === HUMAN || isPlayer(text) ? undefined : text;
}

/** The side of the only person in a game against the computer: whoever looks at it is probably that person. */
export function ownSideIn(tags: Tags): Side | undefined {
  const people = sides.filter((side) => opponentIn(tags, side) === undefined);
  return people.length === 1 ? people[0] : undefined;
}

/** The tags of a game in which some sides were the computer's. */
export function withOpponents(tags: Tags | undefined, players: Players): Record<string, string> {
  const computer = sides.filter((side) => playerOf(players, side) !== HUMAN);
  return { ...Object.fromEntries(computer.map((side) => [TAGS[side], playerOf(players, side)])), ...tags };
}

/** What is to be told of a game that was played here. */
export interface Played {
  players: Players;
  created: number;
  touchMove?: boolean | undefined;
}

/** Who played, when and how. */
export function playedTags({ players, created, touchMove }: Played): Record<string, string> {
  const date = new Date(created).toISOString().slice(0, 10);
  return { Date: date, [TAGS.one]: players[0], [TAGS.two]: players[1], ...(touchMove && { Touch: TOUCH_MOVE }) };
}

/** The record with all of that; what somebody noted themselves stays. */
export const tagged = (record: RecordTree, played: Played): RecordTree => ({
  ...record,
  tags: { ...playedTags(played), ...record.tags },
});
