// What players may say to each other, in words.

import type { Phrase } from '$generated/wire';
import { say } from '../words/words.svelte';

const TEXTS: Readonly<Record<Phrase, string>> = {
  hello: 'phrase-hello',
  'good-luck': 'phrase-good-luck',
  'well-played': 'phrase-well-played',
  'thank-you': 'phrase-thank-you',
  oops: 'phrase-oops',
  'one-moment': 'phrase-one-moment',
  'good-game': 'phrase-good-game',
  'have-to-go': 'phrase-have-to-go',
};

/** A phrase that this page does not know yet is passed over. */
export const phraseText = (phrase: Phrase): string => (TEXTS[phrase] === undefined ? '…' : say(TEXTS[phrase]));
