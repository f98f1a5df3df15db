// What is put off until the most important has been seen, and then comes piece by piece: nobody who touches something in between
// has to wait for all of it.

import { onMount } from 'svelte';
import { afterPaint, nextTask } from './idle';

export interface GradualMount {
  /** How many pieces may be there by now. */
  readonly step: number;
}

/** To be called while a component begins: nothing at first, then one piece more at a time. */
export function mountGradually(pieces: number): GradualMount {
  let step = $state(0);
  onMount(async () => {
    await afterPaint();
    for (; step < pieces; step += 1) await nextTask();
  });
  return {
    get step() {
      return step;
    },
  };
}
