// Names that players give their games. They live in the record's tags, so that they travel with it.

import { NAME_TAG } from '../../game/captions';
import type { StoredGame } from '../../game/stored';

export const LONGEST_NAME = 80;

/** A name as a record may hold it: one line, no control characters, not too long; empty for none. */
export function tidyName(text: string): string {
  return [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

/** The game with another name, or with none. */
export function renamed(game: StoredGame, name: string, now: number): StoredGame {
  const tags = { ...game.record.tags };
  const tidy = tidyName(name);
  if (tidy === '') delete tags[NAME_TAG];
  else tags[NAME_TAG] = tidy;
  return { ...game, updated: now, record: { ...game.record, tags } };
}
