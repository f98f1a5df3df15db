// Where the clocks of a game stand between two moves, noted every second and when the page is left: at once, and cheaply. With each
// move they are kept as part of the game.

import type { Remaining } from './clock';

interface Note {
  /** How many moves were played by then: a note about an earlier moment is worth nothing. */
  moves: number;
  remaining: Remaining;
}

const keyOf = (id: string): string => `ludotheca.clock.${id}`;

export function noteClock(id: string, note: Note): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(note));
  } catch {
    // Without storage the clocks are as they were after the last move.
  }
}

export function notedClock(id: string, moves: number): Remaining | undefined {
  try {
    const note = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Partial<Note> | null;
    const [one, two] = note?.remaining ?? [];
    const fits = note?.moves === moves && Number.isFinite(one) && Number.isFinite(two);
    return fits ? [one!, two!] : undefined;
  } catch {
    return undefined;
  }
}

/** The game is over, or gone. */
export function forgetClock(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Then there is none.
  }
}
