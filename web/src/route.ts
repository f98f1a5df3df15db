// What an address means: pure, so that links and tests need no browser. Variants come from the rules' own catalog.

import type { VariantInfo } from '$generated/wasm/ludotheca';

export type Route =
  | { page: 'home' }
  | { page: 'play'; variant: string; params: URLSearchParams; fragment: string }
  | { page: 'rules'; game: string; fragment: string }
  | { page: 'learn'; game: string; fragment: string }
  | { page: 'analysis'; variant: string; params: URLSearchParams; fragment: string }
  | { page: 'library' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'lost' };

export type PageName = Route['page'];

/** The part of a URL that a route depends on. */
export type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** The route of an address; an unknown game, variant or page is `lost`. Shorter addresses mean the first of the catalog. */
export function readRoute(address: Address, catalog: readonly VariantInfo[]): Route {
  const parts = address.pathname.split('/').filter((part) => part !== '');
  const params = new URLSearchParams(address.search);
  const fragment = readFragment(address.hash);
  const [page, game, variant] = parts;
  if (page === undefined || (page === 'index.html' && parts.length === 1)) return { page: 'home' };
  switch (page) {
    case 'play':
    case 'analysis': {
      const found = parts.length <= 3 ? findVariant(catalog, game, variant) : undefined;
      return found === undefined ? { page: 'lost' } : { page, variant: found.id, params, fragment };
    }
    case 'rules':
    case 'learn': {
      const found = parts.length <= 2 ? findVariant(catalog, game, undefined) : undefined;
      return found === undefined ? { page: 'lost' } : { page, game: found.game, fragment };
    }
    case 'library':
    case 'settings':
    case 'about':
      return { page: parts.length === 1 ? page : 'lost' };
    default:
      return { page: 'lost' };
  }
}

function findVariant(
  catalog: readonly VariantInfo[],
  game: string | undefined,
  variant: string | undefined,
): VariantInfo | undefined {
  if (game === undefined) return catalog[0];
  return catalog.find((info) => (variant === undefined ? info.game === game : info.id === `${game}/${variant}`));
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
