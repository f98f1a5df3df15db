// The pages, each a piece of its own that is fetched when it is first wanted: pages/<name>/Page.svelte gets its route as a
// property. A page whose key stays the same is kept and gets the new route; another key begins it anew.

import type { Component } from 'svelte';
import { loadRules } from '../rules/load';
import { loadTableWords } from '../words/words.svelte';
import { isSharedGame, type PageName, type Route } from '../route';

type PageComponent = Component<{ route: Route }>;

const loaders = import.meta.glob<{ default: PageComponent }>('./*/Page.svelte');

/** Pages that are shown before the rules are there; all others may call them at once. */
const WITHOUT_RULES: readonly PageName[] = ['home', 'rules', 'about', 'tables', 'lost'];

/** Pages that say what no other does. */
const OF_TABLES: readonly PageName[] = ['tables', 'table'];

function fetchPage(name: PageName): Promise<{ default: PageComponent }> {
  const load = loaders[`./${name}/Page.svelte`];
  return load === undefined ? Promise.reject(new Error(`there is no page ${name}`)) : load();
}

export async function loadPage(name: PageName): Promise<PageComponent> {
  const [page] = await Promise.all([
    fetchPage(name),
    WITHOUT_RULES.includes(name) ? undefined : loadRules(),
    OF_TABLES.includes(name) ? loadTableWords() : undefined,
  ]);
  return page.default;
}

/** Asks early for a page, but not yet for the rules, which weigh more than all the rest; a failure is told to whoever loads it. */
export function expectPage(name: PageName): void {
  fetchPage(name).catch(() => undefined);
}

/** Another variant, another set of players or another shared game is another visit; a place in a rule page is not. */
export function pageKey(route: Route): string {
  switch (route.page) {
    case 'play':
    case 'analysis': {
      const params = new URLSearchParams(route.params);
      params.delete('lang');
      return `${route.page} ${route.variant} ${params} ${isSharedGame(route.fragment) ? route.fragment : ''}`;
    }
    case 'study':
      // The chapter may change under the page.
      return `${route.page} ${route.params.get('id') ?? ''} ${isSharedGame(route.fragment) ? route.fragment : ''}`;
    case 'table':
      return `${route.page} ${route.table}`;
    case 'print':
    case 'embed':
      return `${route.page} ${route.variant}`;
    case 'rules':
    case 'learn':
    case 'compare':
      return `${route.page} ${route.game ?? ''}`;
    default:
      return route.page;
  }
}
