// A study is a file of records, a chapter each; tags say what belongs together and how it is called.

import { readRecords, type RecordProblem, type RecordTree, writeRecords } from '$generated/wasm/ludotheca';

const STUDY = 'Study';
const CHAPTER = 'Chapter';
const EXERCISE = 'Exercise';
/** The one kind of exercise that there is: find what the main line plays. */
const FIND = 'find';

export const studyName = (chapters: readonly RecordTree[]): string => chapters[0]?.tags?.[STUDY] ?? '';
export const chapterName = (chapter: RecordTree): string => chapter.tags?.[CHAPTER] ?? '';
export const isExercise = (chapter: RecordTree): boolean => chapter.tags?.[EXERCISE] === FIND;

/** The same record with another value for a tag, or without it. */
function tagged(record: RecordTree, name: string, value: string | undefined): RecordTree {
  const { [name]: _, ...tags } = record.tags ?? {};
  return { ...record, tags: value === undefined || value === '' ? tags : { ...tags, [name]: value } };
}

export const named = (chapter: RecordTree, name: string): RecordTree => tagged(chapter, CHAPTER, name.trim());
export const asExercise = (chapter: RecordTree, on: boolean): RecordTree => tagged(chapter, EXERCISE, on ? FIND : undefined);
export const ofStudy = (chapters: readonly RecordTree[], name: string): RecordTree[] =>
  chapters.map((chapter) => tagged(chapter, STUDY, name.trim()));

export const emptyChapter = (variant: string, position?: string): RecordTree => ({
  format: 1,
  variant,
  result: '*',
  tags: {},
  moves: [],
  ...(position === undefined ? {} : { position }),
});

export type StudyReading = { kind: 'study'; chapters: RecordTree[]; text: string } | { kind: 'problem'; problem: RecordProblem };

/** The chapters in the text of a study, replayed by the rules. */
export function readStudy(text: string): StudyReading {
  const reading = readRecords(text);
  if (reading.kind === 'problem') return reading;
  return { kind: 'study', chapters: reading.trees, text: reading.text };
}

/** The text of chapters, which the rules replay first. */
export function writeStudy(chapters: readonly RecordTree[]): StudyReading {
  const written = writeRecords([...chapters]);
  if (written.kind === 'problem') return written;
  return { kind: 'study', chapters: written.trees, text: written.text };
}
