// What is said to those who do not see the page. `announce` waits its turn, `announceNow` interrupts. LiveRegions.svelte
// holds the regions; each saying is a new element, so that the same words can be said twice.

import { untrack } from 'svelte';

interface Saying {
  id: number;
  text: string;
}

/** So many sayings stay in the page, for readers that are slow to fetch them. */
const KEPT = 3;

let next = 0;
let polite = $state.raw<readonly Saying[]>([]);
let assertive = $state.raw<readonly Saying[]>([]);

export function announce(text: string): void {
  if (text !== '') polite = added(() => polite, text);
}

export function announceNow(text: string): void {
  if (text !== '') assertive = added(() => assertive, text);
}

// Effects announce too, and must not come to depend on what was said before.
function added(before: () => readonly Saying[], text: string): readonly Saying[] {
  return [...untrack(before), { id: next++, text }].slice(-KEPT);
}

export const politeSayings = (): readonly Saying[] => polite;
export const assertiveSayings = (): readonly Saying[] => assertive;
