// What an address means: pure, so that links and tests need no browser. Which pages there are and what each is about stands in
// addresses.json, which the server reads too; games and variants come from the rules' own catalog.

import type { VariantInfo } from '$generated/wasm/ludotheca';
import pages from '../addresses.json';

export type Route =
  | { page: 'home' }
  | {
      page: 'play';
      variant: string;
      params: URLSearchParams;
      fragment: string;
      /** Where the address names no variant, the one that was played last is meant. */
      anyVariant?: true;
    }
  | { page: 'rules'; game: string; fragment: string }
  /** Without a game, all lessons. */
  | { page: 'learn'; game: string | undefined; fragment: string }
  | { page: 'compare'; game: string; params: URLSearchParams }
  | { page: 'embed'; variant: string; params: URLSearchParams; fragment: string }
  | { page: 'analysis'; variant: string; params: URLSearchParams; fragment: string }
  | { page: 'print'; variant: string }
  | { page: 'library' }
  | { page: 'statistics' }
  /** A study that is shared names the variant of its first chapter, for those who show the link. */
  | { page: 'study'; variant: string | undefined; params: URLSearchParams; fragment: string }
  | { page: 'settings' }
  | { page: 'about' }
  /** Where people find each other; the query may say what a table is opened for. */
  | { page: 'tables'; params: URLSearchParams; fragment: string }
  /** A table by its identifier; what opens it stands in the fragment, which no server sees. */
  | { page: 'table'; table: string; fragment: string }
  | { page: 'lost' };

export type PageName = Route['page'];

/** The part of a URL that a route depends on. */
export type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** Identifiers of tables: what no table can be called leads nowhere. */
const TABLE = /^[a-z2-9]{12}$/;

/** What a page can be about, each with room for one more part in its addresses. */
const PARTS = ['', 'page', 'game', 'variant'];

/** The route of an address; an unknown game, variant or page is `lost`. Shorter addresses mean the first of the catalog. */
export function readRoute(address: Address, catalog: readonly VariantInfo[]): Route {
  if (address.pathname === '/' || address.pathname === '/index.html') return { page: 'home' };
  const [, page = '', game, variant, ...more] = address.pathname.replace(/\/$/, '').split('/');
  const about = Object.hasOwn(pages, page) ? pages[page as keyof typeof pages] : '';
  if (about === 'table') return more.length > 0 || variant !== undefined ? { page: 'lost' } : readTable(game, address);
  const parts = [page, game, variant, ...more].filter((part) => part !== undefined).length;
  const found = catalog.find(
    (info) => (game === undefined || info.game === game) && (variant === undefined || info.id === `${game}/${variant}`),
  );
  if (about === '' || parts > PARTS.indexOf(about) || found === undefined) return { page: 'lost' };
  const fragment = readFragment(address.hash);
  switch (page) {
    case 'tables':
      return { page, params: new URLSearchParams(address.search), fragment };
    case 'play': {
      const named = { page, variant: found.id, params: new URLSearchParams(address.search), fragment };
      return variant === undefined ? { ...named, anyVariant: true } : named;
    }
    case 'analysis':
    case 'embed':
      return { page, variant: found.id, params: new URLSearchParams(address.search), fragment };
    case 'study':
      return { page, variant: variant && found.id, params: new URLSearchParams(address.search), fragment };
    case 'print':
      return { page, variant: found.id };
    case 'compare':
      return { page, game: found.game, params: new URLSearchParams(address.search) };
    case 'rules':
      return { page, game: found.game, fragment };
    case 'learn':
      return { page, game, fragment };
    default:
      return { page: page as 'library' | 'statistics' | 'settings' | 'about' };
  }
}

function readTable(table: string | undefined, address: Address): Route {
  if (table === undefined || !TABLE.test(table)) return { page: 'lost' };
  return { page: 'table', table, fragment: readFragment(address.hash) };
}

/** Shared games travel in the fragment and are visits of their own; everything else behind `#` is a place on a page. */
export const isSharedGame = (fragment: string): boolean => /^g\d+=/.test(fragment);

/** The fragment without its `#`; one that is not well-formed stays as it is written. */
function readFragment(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
