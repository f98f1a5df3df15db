// Why a study is not kept, in words.

import type { TroubleKind } from '../../keeping/trouble';
import { say } from '../../words/words.svelte';

const TEXTS: Record<TroubleKind, string> = {
  full: 'page-study-trouble-full',
  refused: 'page-study-trouble-refused',
  newer: 'page-study-trouble-newer',
  busy: 'page-study-trouble-busy',
  slow: 'page-study-trouble-slow',
  broken: 'page-study-trouble-broken',
};

export const studyTroubleText = (kind: TroubleKind): string => say(TEXTS[kind]);
