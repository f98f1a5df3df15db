// What can be printed of a variant, as `crates/print` laid it out when the page was built, loaded when it is wanted.

import frames from '$generated/print/frames.json';
import type { Frame, Matter, Printable, Sheet } from '$generated/print/types';
import { gameName, gameOf, variantName } from '../words/names';
import { say } from '../words/words.svelte';

const loaders = import.meta.glob<Printable>('../../generated/print/*/*.json', { import: 'default' });

export async function loadPrintable(variant: string): Promise<Printable> {
  const load = loaders[`../../generated/print/${variant}.json`];
  if (load === undefined) throw new Error(`there is nothing to print of ${variant}`);
  return load();
}

export const WHAT = ['card', 'board', 'pieces', 'all'] as const;
export type Printed = (typeof WHAT)[number];

export const PAPERS = ['a4', 'a3', 'letter', 'a6'] as const;
export type Paper = (typeof PAPERS)[number];

/** A game whose kit is switched off offers its card alone. */
export const offered = ({ kit }: Printable): readonly Printed[] => (kit === undefined ? ['card'] : WHAT);

/** The papers on which this is printed: the smallest is for the card alone. */
export const papersFor = (what: Printed): readonly Paper[] =>
  what === 'card' ? PAPERS : PAPERS.filter((paper) => paper !== 'a6');

export const hasCard = (what: Printed): boolean => what === 'card' || what === 'all';

/** The sheets of the kit that are wanted. */
export function sheetsOf({ kit }: Printable, what: Printed, paper: Paper): Sheet[] {
  const sheets = kit?.[paper];
  if (sheets === undefined || what === 'card') return [];
  return [...(what === 'pieces' ? [] : sheets.board), ...(what === 'board' ? [] : sheets.pieces)];
}

export const frameOf = (paper: Paper): Frame => (frames as unknown as Record<Paper, Frame>)[paper];

export const nameOf = (variant: string): string =>
  say('print-name', { game: gameName(gameOf(variant)), variant: variantName(variant) });

/** What a sheet is, and what to do with it. */
export function wordsOf(matter: Matter): { what: string; how: string } {
  if (matter === 'dice') return { what: say('print-dice'), how: say('print-how-dice') };
  if ('pieces' in matter) {
    const { number, count, across } = matter.pieces;
    return { what: say('print-pieces', { number, count }), how: say('print-how-pieces', { size: Math.round(across) }) };
  }
  const { row, rows, column, columns } = matter.board;
  const count = rows * columns;
  const part = { number: (row - 1) * columns + column, count, row, column };
  return { what: count === 1 ? say('print-board') : say('print-board-part', part), how: say('print-how-board') };
}
