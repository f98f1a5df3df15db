// What is said to those who do not see the page. LiveRegion.svelte holds the region; each saying is a new element, so that the same
// words can be said twice.

import { untrack } from 'svelte';

interface Saying {
  id: number;
  text: string;
}

/** So many sayings stay in the page, for readers that are slow to fetch them. */
const KEPT = 3;

let next = 0;
let said = $state.raw<readonly Saying[]>([]);

export function announce(text: string): void {
  // Effects announce too, and must not come to depend on what was said before.
  if (text !== '') said = [...untrack(() => said), { id: next++, text }].slice(-KEPT);
}

export const sayings = (): readonly Saying[] => said;
