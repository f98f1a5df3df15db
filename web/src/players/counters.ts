// Which counts stand beside a player all game long, and which come up only late and need a sentence of their own.

import { type Counter, Table, type View } from '$generated/wasm/ludotheca';

const usual = new Map<string, ReadonlySet<string>>();

/** Counts that the variant has from its start. */
function usualIn(variant: string): ReadonlySet<string> {
  let labels = usual.get(variant);
  if (!labels) {
    const table = Table.open(variant);
    labels = new Set(table.view().counters.map((counter) => counter.label));
    table.free();
    usual.set(variant, labels);
  }
  return labels;
}

export const isUsual = (view: View, counter: Counter): boolean => usualIn(view.variant).has(counter.label);

/** What is told in a sentence: counts of the whole game, and those that came up. */
export const toldCounters = (view: View): Counter[] =>
  view.counters.filter((counter) => counter.side === undefined || !isUsual(view, counter));
