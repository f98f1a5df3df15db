// A game on its way to the page that opens it, where it is too long for an address: it lasts as long as the tab.

import type { RecordTree } from '$generated/wasm/ludotheca';
import { notify } from '../notices/notices.svelte';
import { navigate } from '../router.svelte';
import { say } from '../words/words.svelte';
import { gamePath } from './link';

/** What every browser takes as an address. */
export const LONGEST_ADDRESS = 1_000_000;
const STAYS = 12_000;

let waiting: RecordTree | undefined;

/** Opens a game in the analysis, by its address where it has one. */
export async function openGame(tree: RecordTree, complete: (path: string) => string = (path) => path): Promise<void> {
  const path = await gamePath(tree);
  if (path.length <= LONGEST_ADDRESS) return navigate(complete(path));
  waiting = tree;
  notify({ text: say('page-analysis-too-long-for-address'), stays: STAYS, kind: 'share' });
  navigate(complete(`/analysis/${tree.variant}`));
}

/** The game that was handed over to this visit, once. */
export function takeHandedOver(variant: string): RecordTree | undefined {
  const tree = waiting;
  waiting = undefined;
  return tree?.variant === variant ? tree : undefined;
}
