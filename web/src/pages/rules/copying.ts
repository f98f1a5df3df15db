// The link to a place in the rules, into the clipboard; where the browser forbids that, into the address bar.

import { notify } from '../../notices/notices.svelte';
import { rewrite } from '../../router.svelte';
import { say } from '../../words/words.svelte';
import { placeOf } from '../../rulebook/book';

export async function copyLink(game: string, rule: string): Promise<void> {
  const href = new URL(placeOf(game, rule), location.origin).href;
  const kind = 'copied link';
  try {
    await navigator.clipboard.writeText(href);
    notify({ kind, text: say('page-rules-copied', { rule }), stays: 4000 });
  } catch {
    rewrite(href);
    notify({ kind, text: say('page-rules-not-copied', { rule }), stays: 6000 });
  }
}
