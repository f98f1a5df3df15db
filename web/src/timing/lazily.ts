// Whether something is near enough to the screen to be drawn. Printing draws everything.

import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { inTurn } from './idle';

/** A screen and a half ahead: whoever scrolls or tabs finds it there. */
const MARGIN = '150% 0px';

/** Why something is drawn: it comes near, or the page is printed and there is no time left. */
export type Occasion = 'near' | 'print';

const waiting = new Map<Element, (occasion: Occasion) => void>();
const preparing = new Set<() => void>();
let observer: IntersectionObserver | undefined;

function drawAll(): void {
  flushSync(() => {
    for (const prepare of preparing) prepare();
  });
  flushSync(() => {
    for (const draw of waiting.values()) draw('print');
  });
}

let listening = false;

/** Some browsers tell of printing by the event, some by the query, and tests by the query alone. */
function listenForPrinting(): void {
  if (listening) return;
  listening = true;
  addEventListener('beforeprint', drawAll);
  matchMedia('print').addEventListener('change', ({ matches }) => matches && drawAll());
}

function watcher(): IntersectionObserver {
  if (observer) return observer;
  listenForPrinting();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void inTurn().then(() => waiting.get(target)?.('near'));
    },
    { rootMargin: MARGIN },
  );
  return observer;
}

/** Has something done before a printed page is drawn. Returns what calls it off. */
export function beforePrinting(prepare: () => void): () => void {
  listenForPrinting();
  preparing.add(prepare);
  return () => preparing.delete(prepare);
}

/** Calls `draw` as soon as the element comes near, and when the page is printed: then whatever was begun must be there at once. */
export function whenNear(draw: (occasion: Occasion) => void): Attachment {
  return (element) => {
    waiting.set(element, (occasion) => {
      if (occasion === 'near') watcher().unobserve(element);
      draw(occasion);
    });
    watcher().observe(element);
    return () => {
      waiting.delete(element);
      watcher().unobserve(element);
    };
  };
}
