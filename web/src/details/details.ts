// What players note about a game: what it is called, who played, and words to find it by. All of it lives in the record's tags, so that it
// travels with it.

import type { Side } from '$generated/wasm/ludotheca';
import { nameIn, opponentIn, playerTag, type Tags } from '../game/people';
import { sides } from '../game/players';

export const NAME_TAG = 'Name';
const KEYWORDS_TAG = 'Keywords';

export const LONGEST_NAME = 80;
export const MOST_KEYWORDS = 12;
export const LONGEST_KEYWORDS = 400;

export interface Details {
  name: string;
  /** The names of the players; nothing for a side that the computer played. */
  players: Record<Side, string | undefined>;
  /** As somebody writes them, with commas between. */
  keywords: string;
}

export const titleIn = (tags: Tags): string | undefined => tags[NAME_TAG] || undefined;

/** The words by which a game is found, each once. */
export function keywordsIn(tags: Tags): string[] {
  const words = (tags[KEYWORDS_TAG] ?? '').split(',').map((word) => tidyName(word));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MOST_KEYWORDS);
}

export function detailsOf(tags: Tags): Details {
  const nameOf = (side: Side) => (opponentIn(tags, side) === undefined ? (nameIn(tags, side) ?? '') : undefined);
  return {
    name: titleIn(tags) ?? '',
    players: { one: nameOf('one'), two: nameOf('two') },
    keywords: keywordsIn(tags).join(', '),
  };
}

/** The tags with these details; what is empty goes away, and everything else stays. */
export function withDetails(tags: Tags, { name, players, keywords }: Details): Record<string, string> {
  const next = { ...tags };
  const put = (tag: string, text: string) => {
    if (text === '') delete next[tag];
    else next[tag] = text;
  };
  put(NAME_TAG, tidyName(name));
  for (const side of sides) {
    const given = players[side];
    if (given !== undefined && opponentIn(tags, side) === undefined) put(playerTag(side), tidyName(given));
  }
  put(KEYWORDS_TAG, keywordsIn({ [KEYWORDS_TAG]: keywords }).join(', '));
  return next;
}

/** A name as a record may hold it: one line, no control characters, not too long; empty for none. */
export function tidyName(text: string): string {
  return [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}
