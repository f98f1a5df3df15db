// What was played while analysing, noted for this tab at once: the address, which holds it all, takes a moment to be written, and
// somebody may load the page anew before.

import { type RecordTree, writeRecord } from '$generated/wasm/ludotheca';

const KEY = 'ludotheca.study';

interface Note {
  /** Where it was played: the address that did not hold it yet, and the one that does. */
  addresses: string[];
  record: RecordTree;
}

export function noteStudy(record: RecordTree, addresses = [location.href]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ addresses, record } satisfies Note));
  } catch {
    // Then who loads the page anew within that moment loses a move.
  }
}

/** What was noted for this address, if the page was loaded anew and the rules accept it. */
export function notedStudy(): RecordTree | undefined {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loading?.type !== 'reload') return undefined;
  try {
    const { addresses, record } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Note>;
    if (!addresses?.includes(location.href)) return undefined;
    if (!record) return undefined;
    const reading = writeRecord(record);
    return reading.kind === 'record' ? reading.tree : undefined;
  } catch {
    return undefined;
  }
}
