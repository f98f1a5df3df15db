// Running text of the rule book, with links: a rule that it names leads to that rule, a variant to a game of it.

import type { Prose, Span } from '$generated/rulebook/types';
import { placeOf } from './book';

export interface Piece {
  kind: Span['kind'];
  text: string;
  href?: string;
}

/** Where the links of a page may lead. */
export interface Places {
  game: string;
  rules: ReadonlySet<string>;
  variants: ReadonlySet<string>;
}

const RULE = /\b[A-Z]{2}-\d+′?/g;

export const linked = (prose: Prose, places: Places): Piece[] => prose.flatMap((span) => linkedSpan(span, places));

function linkedSpan({ kind, text }: Span, places: Places): Piece[] {
  if (kind === 'code' && places.variants.has(text)) return [{ kind, text, href: `/play/${text}` }];
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(RULE)) {
    const [rule] = found;
    if (!places.rules.has(rule)) continue;
    if (found.index > at) pieces.push({ kind, text: text.slice(at, found.index) });
    pieces.push({ kind, text: rule, href: placeOf(places.game, rule) });
    at = found.index + rule.length;
  }
  if (at < text.length) pieces.push({ kind, text: text.slice(at) });
  return pieces;
}

/** The text without its marks. */
export const plainText = (prose: Prose): string => prose.map((span) => span.text).join('');
