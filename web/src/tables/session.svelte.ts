// Who we are to a server with tables: a name of our choice, and a cookie that no script can read.

import type { Sentence } from '$generated/wire';
import { keepText, readText } from '../keeping/texts';
import { askAbout, askSession, beCalled, forgetSession } from '../wire/http';

const NAME = 'tables-name';

/** `none` where the server knows nobody by our cookie; nothing while it has not said. */
let name = $state<string>();
let learned = $state(false);
let server = $state<'asking' | 'there' | 'none' | 'unreachable'>('asking');

/** What we are called; nothing where we have no name yet. */
export const ownName = (): string | undefined => name;
/** Whether it is known what we are called, or that we have no name. */
export const nameLearned = (): boolean => learned;
/** Whether there is a server with tables behind this page. */
export const tablesServer = () => server;

/** Asks whether there are tables at all, and who we are. */
export async function lookForServer(): Promise<void> {
  const about = await askAbout();
  server = about === 'none' ? 'none' : about === undefined ? 'unreachable' : 'there';
  if (server === 'there') await learnName();
}

/** Whoever has never taken a name here is nobody to the server: it is not asked in vain. */
async function learnName(): Promise<void> {
  if (name === undefined && (readText(NAME) ?? '') !== '') {
    const answer = await askSession();
    if (answer === 'unreachable') return;
    remember('told' in answer ? answer.told.name : undefined);
  }
  learned = true;
}

function remember(known: string | undefined): void {
  name = known;
  keepText(NAME, known ?? '');
}

/** Takes a name; answers why not, or nothing. */
export async function takeName(wanted: string): Promise<Sentence | 'unreachable' | undefined> {
  const answer = await beCalled(wanted);
  if (answer === 'unreachable') return answer;
  if ('refused' in answer) return answer.refused;
  if ('again' in answer) return answer.again;
  remember(answer.told.name);
  learned = true;
  return undefined;
}

/** Has the server forget us; answers whether it has. */
export async function beForgotten(): Promise<boolean> {
  const answer = await forgetSession();
  if (answer === 'unreachable' || !('told' in answer)) return false;
  remember(undefined);
  return true;
}
