// A position or a whole game as an address that can be sent to somebody. A position stands readable in the query; a game
// stands in the fragment, which no server ever sees, as `#g1=` and its record made small. The 1 is the version of that format.

import { type Message, readRecord, type RecordProblem, type RecordTree, writeRecord } from '$generated/wasm/ludotheca';
import { fromBase64url, toBase64url } from './base64url';
import { squeeze, unfold } from './squeeze';

/** The pages that open a shared game. */
export type SharePage = 'analysis' | 'play';

/** What a fragment holds: nothing of ours, a game, or something that cannot be opened, with the reason. */
export type LinkReading =
  | { kind: 'none' }
  | { kind: 'game'; tree: RecordTree; text: string }
  | { kind: 'problem'; message: Message; record?: RecordProblem };

/** A tree of moves that the rules do not accept; nothing of the page's own making should ever be one. */
export class NotARecord extends Error {
  constructor(readonly problem: RecordProblem) {
    super(problem.problem.id);
  }
}

/** `/analysis/la-trel/base?position=…`; without a position the start. */
export function positionPath(variant: string, position?: string, page: SharePage = 'analysis'): string {
  const path = `/${page}/${variant}`;
  return position === undefined ? path : `${path}?${new URLSearchParams({ position })}`;
}

export function positionLink(variant: string, position?: string, page: SharePage = 'analysis'): string {
  return new URL(positionPath(variant, position, page), location.origin).href;
}

/** `/analysis/la-trel/base#g1=…` with the whole game, variations and comments included. */
export async function gamePath(tree: RecordTree, page: SharePage = 'analysis'): Promise<string> {
  return `/${page}/${tree.variant}#${await gameFragment(tree)}`;
}

/** The address at which the game is reviewed at once. */
export async function reviewPath(tree: RecordTree): Promise<string> {
  return `/analysis/${tree.variant}?${REVIEW}#${await gameFragment(tree)}`;
}

/** What an address says that asks for a review. */
export const REVIEW = 'review';

async function gameFragment(tree: RecordTree): Promise<string> {
  const written = writeRecord(tree);
  if (written.kind === 'problem') throw new NotARecord(written.problem);
  return `g1=${toBase64url(await squeeze(written.text))}`;
}

export async function gameLink(tree: RecordTree, page: SharePage = 'analysis'): Promise<string> {
  return new URL(await gamePath(tree, page), location.origin).href;
}

/** `/compare/la-trel?a=base&b=master&position=…`; the page chooses what is left out. */
export function comparePath(first: string, { second, position }: { second?: string; position?: string } = {}): string {
  const [game, a = ''] = first.split('/');
  const params = new URLSearchParams({ a });
  if (second !== undefined) params.set('b', second.slice(second.indexOf('/') + 1));
  if (position !== undefined) params.set('position', position);
  return `/compare/${game}?${params}`;
}

/** The game in a fragment, with or without its `#`; it has been replayed by the rules when it is returned. */
export async function readGameLink(fragment: string): Promise<LinkReading> {
  const game = /^#?g(\d+)=(.*)$/s.exec(fragment.trim());
  if (!game) return { kind: 'none' };
  if (game[1] !== '1') return problem('page-analysis-link-version');
  // Mail programs like to add a full stop or a bracket to an address that ends a sentence.
  const bytes = fromBase64url(game[2]!.replace(/[.,;:!?)\]>"']+$/, ''));
  const text = bytes && (await unfold(bytes));
  if (text === undefined) return problem('page-analysis-link-damaged');
  const reading = readRecord(text);
  if (reading.kind === 'record') return { kind: 'game', tree: reading.tree, text: reading.text };
  return { ...problem('page-analysis-link-record'), record: reading.problem };
}

function problem(id: string): { kind: 'problem'; message: Message } {
  return { kind: 'problem', message: { id, args: [] } };
}
