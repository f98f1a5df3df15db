// Records and links that cannot be opened, told in words: where, what, and what the rules say.

import type { RecordProblem } from '$generated/wasm/ludotheca';
import { say, sayMessage } from '../words/words.svelte';
import type { LinkReading } from './link';

export function recordProblemText({ line, column, problem, because }: RecordProblem): string {
  const placed =
    line === undefined || column === undefined
      ? capital(sayMessage(problem))
      : say('record-at', { line, column, problem: sayMessage(problem) });
  return because ? say('page-analysis-record-because', { problem: placed, because: capital(sayMessage(because)) }) : placed;
}

export function linkProblemText({ message, record }: Extract<LinkReading, { kind: 'problem' }>): string {
  const text = sayMessage(message);
  return record ? `${text} ${recordProblemText(record)}` : text;
}

/** Problems are written to follow a place; alone they begin a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
