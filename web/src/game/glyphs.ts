// What somebody thinks of a move, as a sign and in words. The rules read the same signs behind moves; a test holds both together.

import type { Glyph } from '$generated/wasm/ludotheca';
import { say } from '../words/words.svelte';

const SIGNS: Record<Glyph, string> = {
  good: '!',
  mistake: '?',
  brilliant: '!!',
  blunder: '??',
  interesting: '!?',
  dubious: '?!',
};

/** In the order of their numbers in records. */
export const GLYPHS = Object.keys(SIGNS) as readonly Glyph[];

export const glyphSign = (glyph: Glyph): string => SIGNS[glyph];
export const glyphName = (glyph: Glyph): string => say(`glyph-${glyph}`);
