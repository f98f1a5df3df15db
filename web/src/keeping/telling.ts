// What stands in the way of keeping something, in words: for games beside their board, for everything else as a notice.

import { notify } from '../notices/notices.svelte';
import { navigate } from '../router.svelte';
import { say } from '../words/words.svelte';
import { hearOfTexts, type TextTrouble } from './texts';
import type { TroubleKind } from './trouble';

const GAME: Record<TroubleKind, string> = {
  full: 'page-keeping-full',
  refused: 'page-keeping-refused',
  newer: 'page-keeping-newer',
  busy: 'page-keeping-busy',
  slow: 'page-keeping-slow',
  broken: 'page-keeping-broken',
};

/** Why a game is not kept, and what can be done. */
export const gameTroubleText = (kind: TroubleKind): string => say(GAME[kind]);

const SHELF: Record<TroubleKind, string> = {
  full: 'page-keeping-shelf-full',
  refused: 'page-library-no-storage',
  newer: 'page-keeping-shelf-newer',
  busy: 'page-keeping-shelf-busy',
  slow: 'page-keeping-shelf-broken',
  broken: 'page-keeping-shelf-broken',
};

/** Why the library cannot show or change the games. */
export const shelfTroubleText = (kind: TroubleKind): string => say(SHELF[kind]);

const STAYS = 20_000;

/** Tells of settings and their like that cannot be read or kept; returns what ends it. */
export const tellTextTroubles = (): (() => void) => hearOfTexts(tellText);

function tellText({ what, kind }: TextTrouble): void {
  // One notice for each thing: who changes it ten times is told once.
  const common = { kind: `keeping-${what}`, stays: STAYS };
  switch (kind) {
    case 'damaged':
      notify({
        ...common,
        text: say('page-keeping-text-damaged', { what }),
        action: { label: say('page-nav-library'), run: () => navigate('/library') },
      });
      return;
    case 'newer':
      notify({
        ...common,
        text: say('page-keeping-text-newer', { what }),
        action: { label: say('page-keeping-reload'), run: () => location.reload() },
      });
      return;
    case 'full':
      notify({ ...common, text: say('page-keeping-text-full', { what }) });
      return;
    default:
      notify({ ...common, text: say('page-keeping-text-refused', { what }) });
  }
}
