// The board's keys in the help on `?`: listed once, however many boards a page has. The cells answer them.

import { offerShortcuts } from '../shortcuts/shortcuts.svelte';
import { say } from '../words/words.svelte';

let boards = 0;
let take: (() => void) | undefined;

/** Returns what takes the keys out of the help again. */
export function listKeys(): () => void {
  boards++;
  take ??= offerShortcuts({
    title: () => say('page-board-keys-title'),
    shortcuts: [
      { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], says: () => say('page-board-key-arrows') },
      { keys: ['Enter', ' '], says: () => say('page-board-key-touch') },
      { keys: ['Escape'], says: () => say('page-board-key-back') },
    ],
  });
  return () => {
    boards--;
    if (boards > 0) return;
    take?.();
    take = undefined;
  };
}
