// Moves written otherwise than the notation has them: `e2e3`, `d7 d6`, `D7-D6`. What a text means is looked for among the moves that are
// legal; it is understood where one of them alone fits.

import type { Table } from '$generated/wasm/ludotheca';

/** Where more can be played, somebody has to write as the notation does. */
const MOST_LEGAL = 20_000;

/** From close to loose: first only spaces and capitals do not count, then letters and digits alone do. */
const KEYS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\s/g, '').toLowerCase(),
  (text) =>
    text
      .toLowerCase()
      .replace(/(?<=\d)x(?=[\p{L}\d]|$)/gu, '')
      .replace(/[^\p{L}\p{N}]/gu, ''),
];

/** The only legal move that this text can mean; nothing where there is none, or more than one. */
export function meantMove(table: Table, text: string): string | undefined {
  const legal = table.legal(MOST_LEGAL) ?? [];
  for (const key of KEYS) {
    const wanted = key(text);
    const fits = wanted === '' ? [] : legal.filter((move) => key(move) === wanted);
    if (fits.length > 0) return fits.length === 1 ? fits[0] : undefined;
  }
  return undefined;
}
