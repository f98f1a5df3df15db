// Chapters out of whatever somebody brings: the text of a study or of games, a link to either, or a position.

import type { RecordTree } from '$generated/wasm/ludotheca';
import { recognise } from '../paste/recognise';
import { recordProblemText } from '../share/problems';
import { sayMessage } from '../words/words.svelte';
import { emptyChapter, readStudy } from './chapters';
import { readStudyLink } from './link';

export type Gathered = { chapters: readonly RecordTree[] } | { problem: string };

/** `variant` is tried first for a position that does not name its own. */
export async function gather(brought: string, variant: string): Promise<Gathered> {
  const text = brought.trim();
  const fragment = /#g\d+=\S*/.exec(text)?.[0];
  if (fragment !== undefined && !text.includes('[')) {
    const link = await readStudyLink(fragment);
    if (link.kind === 'study') return link;
    if (link.kind === 'problem') {
      const because = link.record ? ` ${recordProblemText(link.record)}` : '';
      return { problem: sayMessage(link.message) + because };
    }
  }
  if (/^[[{]/.test(text)) {
    const reading = readStudy(text);
    return reading.kind === 'study' ? reading : { problem: recordProblemText(reading.problem) };
  }
  const pasted = await recognise(text, variant);
  if (pasted.kind === 'problem') return { problem: pasted.text };
  return { chapters: [pasted.kind === 'game' ? pasted.tree : emptyChapter(pasted.variant, pasted.position)] };
}
