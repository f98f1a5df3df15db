// A page of the rule book, asked for its anchors, rules and figures.

import type { Figure, Heading, Page, Part, Section } from '$generated/rulebook/types';

/** What a link to the section names: `LT-7`, or the part. */
export const anchorOf = (heading: Heading): string => (heading.kind === 'rule' ? heading.rule : heading.part);

/** The address of a place in the rules of a game. */
export const placeOf = (game: string, anchor: string): string => `/rules/${game}#${encodeURIComponent(anchor)}`;

/** The anchor that a fragment means, however it is spelt: `lt-7`, `AT-8'` and `AT-8%E2%80%B2` are understood. */
export function readAnchor(fragment: string): string {
  const plain = decoded(fragment).trim();
  const rule = /^([a-z]{2})-(\d+)(['’′]?)$/i.exec(plain);
  return rule ? `${rule[1]!.toUpperCase()}-${rule[2]}${rule[3] ? '′' : ''}` : plain;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const rulesOf = (page: Page): string[] =>
  page.sections.flatMap(({ heading }) => (heading.kind === 'rule' ? [heading.rule] : []));

export const figuresOf = (section: Section): Figure[] =>
  section.blocks.flatMap((block) => (block.kind === 'figure' ? [block.content] : []));

export const allFigures = (page: Page): Figure[] => page.sections.flatMap(figuresOf);

export const partOf = (page: Page, part: Part): Section | undefined =>
  page.sections.find(({ heading }) => heading.kind === 'part' && heading.part === part);

/** A part of the page with the rules that stand below it, for a table of contents. */
export interface Chapter {
  part: Section;
  rules: Section[];
}

export function chapters(page: Page): Chapter[] {
  const found: Chapter[] = [];
  for (const section of page.sections) {
    if (section.heading.kind === 'part') found.push({ part: section, rules: [] });
    else found.at(-1)?.rules.push(section);
  }
  return found;
}
