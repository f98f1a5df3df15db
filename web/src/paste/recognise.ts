// What somebody pasted: a link to a game or a position, the text or JSON of a record, or a position text; and if it is none of
// them, what is wrong with it, in words.

import catalog from 'virtual:catalog';
import { type Message, type OpenProblem, readRecord, type RecordTree, Table } from '$generated/wasm/ludotheca';
import { linkProblemText, recordProblemText } from '../share/problems';
import { readGameLink } from '../share/link';
import { say, sayMessage } from '../words/words.svelte';

export type Pasted =
  | { kind: 'game'; tree: RecordTree }
  | { kind: 'position'; variant: string; position: string }
  | { kind: 'problem'; text: string };

/** `variant` is the one that is looked at: a position text is first read as one of its positions. */
export async function recognise(pasted: string, variant: string): Promise<Pasted> {
  const text = pasted.trim();
  if (text === '') return problem(say('page-analysis-paste-empty'));
  const link = /#(g\d+=\S*)/.exec(text);
  if (link) return ofLink(link[1]!);
  const address = /^https?:\S+$/.test(text) ? positionAddress(text) : undefined;
  if (address) return position(address.variant, address.position);
  if (/^[[{]/.test(text) || text.includes('\n')) return ofRecord(text);
  const own = position(variant, text);
  if (own.kind === 'position') return own;
  for (const { id } of catalog) {
    const other = id === variant ? own : position(id, text);
    if (other.kind === 'position') return other;
  }
  return looksLikePosition(text) ? own : problem(say('page-analysis-paste-nothing'));
}

async function ofLink(fragment: string): Promise<Pasted> {
  const reading = await readGameLink(fragment);
  if (reading.kind === 'game') return { kind: 'game', tree: reading.tree };
  return problem(reading.kind === 'problem' ? linkProblemText(reading) : say('page-analysis-paste-nothing'));
}

function ofRecord(text: string): Pasted {
  const reading = readRecord(text);
  return reading.kind === 'record' ? { kind: 'game', tree: reading.tree } : problem(recordProblemText(reading.problem));
}

function positionAddress(text: string): { variant: string; position: string } | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const variant = url && /^\/(?:analysis|play)\/([^/]+\/[^/]+)\/?$/.exec(url.pathname)?.[1];
  const position = url?.searchParams.get('position');
  return variant && position ? { variant, position } : undefined;
}

function position(variant: string, text: string): Pasted {
  try {
    const table = Table.open(variant, text);
    const { position } = table.state();
    table.free();
    return { kind: 'position', variant, position };
  } catch (thrown) {
    return problem(openProblemText(thrown as OpenProblem));
  }
}

/** Why a position cannot be opened. */
export function openProblemText(thrown: OpenProblem): string {
  if (thrown.kind !== 'position') return say('page-analysis-paste-variant');
  return columnText(thrown.column, thrown.problem);
}

export const columnText = (column: number, problem: Message): string =>
  say('unreadable', { column, problem: sayMessage(problem) });

const looksLikePosition = (text: string): boolean => text.includes('/') || text.split(/\s+/).length >= 3;
const problem = (text: string): Pasted => ({ kind: 'problem', text });
