// A study as an address that can be sent to somebody: `/study/la-trel/base#g1=` and its text made small, which no server ever sees.

import type { Message, RecordProblem } from '$generated/wasm/ludotheca';
import { fromBase64url, toBase64url } from '../share/base64url';
import { squeeze, unfold } from '../share/squeeze';
import { readStudy, type StudyReading } from './chapters';

export const studyPath = (id: string, chapter = 0): string => {
  const params = new URLSearchParams({ id });
  if (chapter > 0) params.set('chapter', String(chapter + 1));
  return `/study?${params}`;
};

/** With the variant of the first chapter, so that a preview of the link can show it. */
export async function sharedStudyPath(variant: string, text: string): Promise<string> {
  return `/study/${variant}#g1=${toBase64url(await squeeze(text))}`;
}

export type StudyLink =
  { kind: 'none' } | Extract<StudyReading, { kind: 'study' }> | { kind: 'problem'; message: Message; record?: RecordProblem };

/** What a fragment holds, with or without its `#`. */
export async function readStudyLink(fragment: string): Promise<StudyLink> {
  const shared = /^#?g(\d+)=(.*)$/s.exec(fragment.trim());
  if (!shared) return { kind: 'none' };
  if (shared[1] !== '1') return { kind: 'problem', message: { id: 'page-analysis-link-version', args: [] } };
  const bytes = fromBase64url(shared[2]!.replace(/[.,;:!?)\]>"']+$/, ''));
  const text = bytes && (await unfold(bytes));
  if (text === undefined) return { kind: 'problem', message: { id: 'page-analysis-link-damaged', args: [] } };
  const reading = readStudy(text);
  if (reading.kind === 'study') return reading;
  return { kind: 'problem', message: { id: 'page-analysis-link-record', args: [] }, record: reading.problem };
}
