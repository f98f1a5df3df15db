// What somebody pasted: a link to a game or a position, the text or JSON of a record, a bare list of moves, or a position text; and if
// it is none of them, what is wrong with it, in words.

import catalog from 'virtual:catalog';
import { type Message, type OpenProblem, readRecord, type RecordTree, Table, writeRecord } from '$generated/wasm/ludotheca';
import { linkProblemText, recordProblemText } from '../share/problems';
import { readGameLink } from '../share/link';
import { gameName, gameOf } from '../words/names';
import { say, sayMessage, words } from '../words/words.svelte';
import { readMoves } from './moves';

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
  if (/^\[|^\{\s*"/.test(text)) return ofRecord(text);
  const own = position(variant, text);
  if (own.kind === 'position') return own;
  for (const { id } of catalog) {
    const other = id === variant ? own : position(id, text);
    if (other.kind === 'position') return other;
  }
  const list = ofMoves(text, variant);
  if (list) return list;
  if (text.includes('\n')) return ofRecord(text);
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

/** A list of moves, or why it is none although it begins like one; nothing where it does not. */
function ofMoves(text: string, variant: string): Pasted | undefined {
  const list = readMoves(text, variant);
  if (list.kind === 'none') return undefined;
  if (list.kind === 'ambiguous')
    return problem(say('page-analysis-list-ambiguous', { games: words().list(list.games.map(gameName)) }));
  if (list.kind === 'stuck') {
    const { verdict, move, number } = list;
    const because =
      verdict.kind === 'refused'
        ? sayMessage(verdict.sentence)
        : verdict.kind === 'unreadable'
          ? columnText(verdict.column, verdict.problem)
          : '';
    return problem(say('page-analysis-list-stuck', { game: gameName(gameOf(list.variant)), number, move, because }));
  }
  const checked = writeRecord(list.tree);
  return checked.kind === 'record' ? { kind: 'game', tree: checked.tree } : problem(recordProblemText(checked.problem));
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
