// The choices that stand beside the cells: what their buttons are called in the page and for those who script it.

import type { Choice, Touch } from '$generated/wasm/ludotheca';

export interface Offer {
  choice: Choice;
  /** The value of `data-choice`. */
  name: string;
  /** The kind of piece that is drawn on the button. */
  kind: string;
  letter: string;
}

const EXCHANGES: readonly Offer[] = [
  { choice: 'sabre', name: 'S', kind: 'piece-sabre', letter: 'S' },
  { choice: 'trident', name: 'T', kind: 'piece-trident', letter: 'T' },
  { choice: 'warrior', name: 'W', kind: 'piece-warrior', letter: 'W' },
  { choice: 'keep', name: 'keep', kind: 'piece-defender', letter: 'D' },
];

export const offers = (next: readonly Touch[]): Offer[] => EXCHANGES.filter((offer) => awaits(next, offer.choice));

export const awaits = (next: readonly Touch[], choice: Choice): boolean =>
  next.some((touch) => 'choice' in touch && touch.choice === choice);
