// Why studies are not kept, in words.

import type { TroubleKind } from '../../keeping/trouble';
import { say } from '../../words/words.svelte';

const STUDY: Record<TroubleKind, string> = {
  full: 'page-study-trouble-full',
  refused: 'page-study-trouble-refused',
  newer: 'page-study-trouble-newer',
  busy: 'page-study-trouble-busy',
  slow: 'page-study-trouble-slow',
  broken: 'page-study-trouble-broken',
};

/** Why the study that lies open is not kept, and what can be done. */
export const studyTroubleText = (kind: TroubleKind): string => say(STUDY[kind]);

const SHELF: Record<TroubleKind, string> = {
  full: 'page-keeping-shelf-full',
  refused: 'page-study-shelf-refused',
  newer: 'page-study-shelf-newer',
  busy: 'page-study-shelf-busy',
  slow: 'page-keeping-shelf-broken',
  broken: 'page-keeping-shelf-broken',
};

/** Why the studies cannot be shown or changed. */
export const studyShelfTroubleText = (kind: TroubleKind): string => say(SHELF[kind]);
