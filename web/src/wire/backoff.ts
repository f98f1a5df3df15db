// How long to wait before the next try: at first hardly, then longer and longer, and never all at the same time.

const FIRST = 200;
const MOST = 5_000;

/** Milliseconds before try number `attempt`, counted from 0; `random` lies between 0 and 1. */
export const pauseBefore = (attempt: number, random: number): number =>
  Math.min(MOST, FIRST * 2 ** Math.min(attempt, 16)) * (0.5 + random / 2);

/** Where the server asked to be left alone for a while. */
export const LATER = 5;
