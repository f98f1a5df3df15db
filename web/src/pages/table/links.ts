// Addresses of a table for others. What opens it stands behind `#`: no server and no preview ever sees it.

import { notify } from '../../notices/notices.svelte';
import { copyText } from '../../share/files';
import { say } from '../../words/words.svelte';
import type { Secrets } from './attable.svelte';

const STAYS = 4_000;

const at = (table: string, fragment: string): string => new URL(`/table/${table}${fragment}`, location.origin).href;

/** Opens the free seat; of a public table its address does. */
export const seatLink = (table: string, invitation: string | undefined): string =>
  at(table, invitation === undefined ? '' : `#sit=${encodeURIComponent(invitation)}`);

/** Lets somebody watch. */
export const watchLink = (table: string, key: string | undefined): string =>
  at(table, key === undefined ? '' : `#watch=${encodeURIComponent(key)}`);

export function readSecrets(fragment: string): Secrets {
  const found = new URLSearchParams(fragment);
  return { sit: found.get('sit') ?? undefined, watch: found.get('watch') ?? undefined };
}

export async function copyLink(link: string): Promise<void> {
  const copied = await copyText(link);
  notify({ text: say(copied ? 'page-tables-link-copied' : 'page-tables-copy-failed'), stays: STAYS, kind: 'share' });
}
