// Notices at the foot of the page: what was done, with a way to undo it, or something that waits for an answer. They never
// cover a question and go away by themselves unless they must be answered.

import { untrack } from 'svelte';
import { announce } from './announce.svelte';

export interface Notice {
  id: number;
  text: string;
  /** What can be done about it, and the words on the button. */
  action?: { label: string; run(): void };
  /** Milliseconds until it goes away; nothing for one that stays until it is answered. */
  stays?: number;
  /** Told apart from others of its kind: a new notice of the same kind replaces the old one. */
  kind?: string;
}

let list = $state.raw<readonly Notice[]>([]);
let next = 0;

export const notices = (): readonly Notice[] => list;

/** Shows and announces a notice; returns what takes it away. */
export function notify(notice: Omit<Notice, 'id'>): () => void {
  const id = next++;
  const others = untrack(() => list).filter((one) => notice.kind === undefined || one.kind !== notice.kind);
  list = [...others, { ...notice, id }];
  announce(notice.text);
  const timer = notice.stays === undefined ? undefined : setTimeout(() => dismiss(id), notice.stays);
  return () => {
    clearTimeout(timer);
    dismiss(id);
  };
}

export function dismiss(id: number): void {
  list = untrack(() => list).filter((notice) => notice.id !== id);
}
