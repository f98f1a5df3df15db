// Where the reader is. Clicks on plain links inside the page are followed here, without loading anything anew; `route()` is
// reactive. Scroll positions travel in the browser's history, so that going back returns to the same line.

import catalog from 'virtual:catalog';
import { isSharedGame, type Route, readRoute } from './route';

export type { Route } from './route';

export interface Visit {
  route: Route;
  href: string;
  /** Where to scroll to once the page is there; nothing for a page that begins at its top. */
  scroll: number | undefined;
  /** Counts the visits: the first one moves no focus. */
  count: number;
}

let current = $state.raw<Visit>();

export function visit(): Visit {
  if (!current) throw new Error('the router has not begun yet');
  return current;
}

export const route = (): Route => visit().route;

/** Reads the address once and listens from then on. Returns what stops it. */
export function begin(): () => void {
  history.scrollRestoration = 'manual';
  arrive(undefined);
  const back = (event: PopStateEvent) => arrive((event.state as { scroll?: number } | null)?.scroll);
  window.addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}

export function navigate(href: string, options: { replace?: boolean } = {}): void {
  const next = new URL(href, location.href);
  if (next.origin !== location.origin) {
    location.assign(next);
    return;
  }
  if (options.replace || next.href === location.href) {
    history.replaceState(null, '', next);
  } else {
    // What pages noted there stays.
    history.replaceState({ ...(history.state as object | null), scroll: window.scrollY }, '');
    history.pushState(null, '', next);
  }
  arrive(undefined);
}

/** Notes the state of a page in the address without visiting anything: `route()` stays as it is, and so does the page. */
export function rewrite(href: string): void {
  history.replaceState(history.state, '', href);
  if (current) current = { ...current, href: location.pathname + location.search + location.hash };
}

function arrive(scroll: number | undefined): void {
  current = {
    route: readRoute(location, catalog),
    href: location.pathname + location.search + location.hash,
    scroll,
    count: (current?.count ?? 0) + 1,
  };
}

/** Whether a click on this link is ours to follow: a plain click, into this page, not a file and not a new tab. */
export function ours(event: MouseEvent, link: HTMLAnchorElement, here: Location | URL): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  if (!link.href) return false;
  const next = new URL(link.href, here.href);
  if (next.origin !== here.origin || next.protocol === 'blob:') return false;
  // A jump inside the same page is the browser's own.
  return !(next.hash !== '' && next.pathname === here.pathname && next.search === here.search && isJump(next.hash));
}

const isJump = (hash: string): boolean => !isSharedGame(hash.slice(1));

function follow(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(target instanceof HTMLAnchorElement) || !ours(event, target, location)) return;
  event.preventDefault();
  navigate(target.href);
}
