// A page of the rule book, asked for its anchors, rules and figures.

import type { Figure, Heading, RulePage, Part, Section } from '$generated/rulebook/types';

/** What a link to the section names: `LT-7`, the part, or the advice. */
export function anchorOf(heading: Heading): string {
  if (heading.kind === 'rule') return heading.rule;
  return heading.kind === 'part' ? heading.part : heading.advice;
}

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

type RuleHeading = Extract<Heading, { kind: 'rule' }>;

const ruleHeadings = (page: RulePage): RuleHeading[] =>
  page.sections.flatMap(({ heading }) => (heading.kind === 'rule' ? [heading] : []));

export const rulesOf = (page: RulePage): string[] => ruleHeadings(page).map(({ rule }) => rule);

/** The rules before and after a rule. */
export function neighboursOf(
  page: RulePage,
  rule: string,
): { previous?: RuleHeading | undefined; next?: RuleHeading | undefined } {
  const all = ruleHeadings(page);
  const at = all.findIndex((one) => one.rule === rule);
  return at < 0 ? {} : { previous: all[at - 1], next: all[at + 1] };
}

export const figuresOf = (section: Section): Figure[] =>
  section.blocks.flatMap((block) => (block.kind === 'figure' ? [block.content] : []));

export const allFigures = (page: RulePage): Figure[] => page.sections.flatMap(figuresOf);

export const partOf = (page: RulePage, part: Part): Section | undefined =>
  page.sections.find(({ heading }) => heading.kind === 'part' && heading.part === part);

/** A part of the page with the rules or the advice that stand below it, for a table of contents. */
export interface Chapter {
  part: Section;
  below: Section[];
}

export function chapters(page: RulePage): Chapter[] {
  const found: Chapter[] = [];
  for (const section of page.sections) {
    if (section.heading.kind === 'part') found.push({ part: section, below: [] });
    else found.at(-1)?.below.push(section);
  }
  return found;
}
