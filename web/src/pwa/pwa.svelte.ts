// The page as an app: keeping it for offline use, noticing that a newer version waits, installing it, and whether the network is
// there. Nothing here ever reloads a page by itself.

import { whenIdle } from '../timing/idle';

export const version: string = __VERSION__;

let isOnline = $state(true);
let isReady = $state(false);
let waiting = $state.raw<ServiceWorker>();
let prompt = $state.raw<InstallPrompt>();
let replaced = $state(false);
let updating = false;

/** Chromium's offer to install the page; not in TypeScript's library, because it is no standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3_600_000;
const PATIENCE = 2000;

export const online = (): boolean => isOnline;
/** Whether everything is kept for use without a network. */
export const offlineReady = (): boolean => isReady;
/** Whether a newer version is here and waits. */
export const updateWaits = (): boolean => waiting !== undefined;
/** Whether another tab has brought a newer version, so that this one runs on old pieces. */
export const updatedElsewhere = (): boolean => replaced;
export const canInstall = (): boolean => prompt !== undefined;

export function watchNetwork(): () => void {
  const look = () => (isOnline = navigator.onLine);
  const offer = (event: Event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  };
  const installed = () => (prompt = undefined);
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  window.addEventListener('beforeinstallprompt', offer);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    window.removeEventListener('beforeinstallprompt', offer);
    window.removeEventListener('appinstalled', installed);
  };
}

/** Keeps the page for offline use; a browser that cannot simply needs the network. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // A page that came from the worker has everything at hand.
  isReady = workers.controller !== null;
  try {
    // Fetching everything must not compete with what is being looked at.
    await whenIdle();
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const hadOne = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (updating) location.reload();
      else if (hadOne) replaced = true;
    });
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
    follow(registration);
    registration.addEventListener('updatefound', () => follow(registration));
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Private windows and old browsers refuse; the page works, with the network.
  }
}

function follow({ active, waiting: next, installing }: ServiceWorkerRegistration): void {
  if (active) isReady = true;
  if (next && active) waiting = next;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) waiting = installing;
    if (installing.state === 'activated') isReady = true;
  });
}

/** Changes to the waiting version and loads the page anew. */
export function updateNow(): void {
  if (!waiting) {
    location.reload();
    return;
  }
  updating = true;
  waiting.postMessage('update-now');
}

export async function install(): Promise<void> {
  const offered = prompt;
  prompt = undefined;
  await offered?.prompt();
}
