// The title of a page, as tabs, bookmarks and readers have it.

import type { Route } from '../route';
import { say } from '../words/words.svelte';
import { gameName, gameOf, variantName } from '../words/names';

export function pageTitle(route: Route): string {
  const what = pageSubject(route);
  return what === undefined ? say('page-title-home') : say('page-title-of', { what });
}

/** What a page is about; nothing for home. */
export function pageSubject(route: Route): string | undefined {
  switch (route.page) {
    case 'home':
      return undefined;
    case 'play':
    case 'embed':
      return say('page-title-play', { game: gameName(gameOf(route.variant)), variant: variantName(route.variant) });
    case 'compare':
      return say('page-title-compare', { game: gameName(route.game) });
    case 'analysis':
      return say('page-title-analysis', { game: gameName(gameOf(route.variant)), variant: variantName(route.variant) });
    case 'print':
      return say('page-title-print', { game: gameName(gameOf(route.variant)), variant: variantName(route.variant) });
    case 'rules':
      return say('page-title-rules', { game: gameName(route.game) });
    case 'learn':
      return route.game === undefined ? say('page-nav-learn') : say('page-title-learn', { game: gameName(route.game) });
    case 'study':
      if (route.variant === undefined) return say('page-nav-study');
      return say('page-title-study', { game: gameName(gameOf(route.variant)), variant: variantName(route.variant) });
    case 'library':
      return say('page-nav-library');
    case 'statistics':
      return say('page-statistics');
    case 'settings':
      return say('page-nav-settings');
    case 'tables':
      return say('page-nav-tables');
    case 'table':
      return say('page-tables-table');
    case 'about':
      return say('page-nav-about');
    case 'lost':
      return say('page-lost');
  }
}
