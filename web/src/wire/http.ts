// What is asked of a server with tables by single requests: who it is, who we are to it, and the record of a game.

import type { About, Answer, Ask, SessionTold } from '$generated/wire';
import type { Answered } from './client';
import type { Denial } from './line';

/** An answer, or why there is none: refused, to be tried again, or nobody answered. */
export type Told<T> = { told: T } | Denial | 'unreachable';

export function pathWith(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).filter((one): one is [string, string] => one[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** What an answer says that is none; nothing where it does not come from a server of ours. */
export async function asDenial(answer: Response): Promise<Denial | undefined> {
  try {
    const said = (await answer.json()) as Denial;
    return 'refused' in said || 'again' in said ? said : undefined;
  } catch {
    return undefined;
  }
}

async function ask<T>(path: string, read: (answer: Response) => Promise<T>, options: RequestInit = {}): Promise<Told<T>> {
  try {
    const answer = await fetch(path, { cache: 'no-store', ...options });
    if (answer.ok) return { told: await read(answer) };
    return (await asDenial(answer)) ?? 'unreachable';
  } catch {
    return 'unreachable';
  }
}

const json = <T>(answer: Response): Promise<T> => answer.json() as Promise<T>;

/** Who the server is; `none` for one that has no tables, nothing where none answers. */
export async function askAbout(): Promise<About | 'none' | undefined> {
  try {
    const answer = await fetch('/api/about', { cache: 'no-store' });
    if (answer.ok) return await json<About>(answer);
    return answer.status === 404 ? 'none' : undefined;
  } catch {
    return undefined;
  }
}

export const askSession = (): Promise<Told<SessionTold>> => ask('/api/session', json<SessionTold>);

export const beCalled = (name: string): Promise<Told<SessionTold>> =>
  ask('/api/session', json<SessionTold>, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

export const forgetSession = (): Promise<Told<undefined>> => ask('/api/session', async () => undefined, { method: 'DELETE' });

/** The text of the record of a game, with all that its clocks and dice leave to be checked. */
export const askRecord = (table: string, key: string | undefined): Promise<Told<string>> =>
  ask(pathWith(`/api/tables/${table}/record`, { key }), (answer) => answer.text());

/** Asks for something without a line; what may be tried again is told like what was refused. */
export async function askOnce(deed: Ask): Promise<Answered | 'unreachable'> {
  const told = await ask('/api/messages', json<Answer>, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deed),
  });
  if (told === 'unreachable') return told;
  const outcome = 'told' in told ? told.told.outcome : told;
  return 'again' in outcome ? { refused: outcome.again } : outcome;
}
