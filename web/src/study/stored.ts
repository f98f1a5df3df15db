// A study as it is kept: the text of its record file, and what a list of studies shows of it.

import type { Unreadable } from '../keeping/row';

/** Raised with every change that older pages could not read. */
export const STUDY_FORMAT = 1;

export interface StoredStudy {
  format: typeof STUDY_FORMAT;
  id: string;
  created: number;
  updated: number;
  /** All chapters, as records one after the other. */
  text: string;
  /** For a list: what the text says too. */
  name: string;
  chapters: number;
  variants: string[];
}

/** What lies in the store, as a study if it has the shape of one. */
export function asStudy(value: unknown): StoredStudy | Unreadable {
  if (typeof value !== 'object' || value === null) return 'damaged';
  const { format, id, created, updated, text, name, chapters, variants } = value as Record<string, unknown>;
  if (typeof format === 'number' && format > STUDY_FORMAT) return 'newer';
  const texts = [id, text, name].every((one) => typeof one === 'string');
  const numbers = [created, updated, chapters].every((one) => Number.isFinite(one));
  const listed = Array.isArray(variants) && variants.every((one) => typeof one === 'string');
  return format === STUDY_FORMAT && texts && numbers && listed ? (value as StoredStudy) : 'damaged';
}
