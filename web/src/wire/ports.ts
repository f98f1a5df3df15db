// What a client needs of the browser.

import type { Client, Ports } from './client';
import type { Outbox } from './outbox';
import { openSocket } from './socket';
import { openStream } from './stream';

export const browserPorts = (outbox: Outbox): Ports => ({
  openers: [openSocket, openStream],
  outbox,
  now: () => performance.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => crypto.randomUUID(),
});

/** Tries at once when the network comes back, or when somebody looks at the page again after a while; returns what ends it. */
export function wakeWithBrowser(client: Client): () => void {
  const wake = () => {
    if (!document.hidden) client.wakeUp();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
