// Where the clocks stood when the page was left. The store of games may be too slow to write at that moment; this is not.

import type { Remaining } from '../../game/clock';

const KEY = 'ludotheca.clock';

interface Note {
  id: string;
  /** How many moves were played by then: a note about an earlier moment is worth nothing. */
  moves: number;
  remaining: Remaining;
}

export function noteClock(note: Note): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // Without storage the clocks are as they were after the last move.
  }
}

export function notedClock(id: string, moves: number): Remaining | undefined {
  try {
    const note = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Note> | null;
    const [one, two] = note?.remaining ?? [];
    const fits = note?.id === id && note.moves === moves && Number.isFinite(one) && Number.isFinite(two);
    return fits ? [one!, two!] : undefined;
  } catch {
    return undefined;
  }
}
