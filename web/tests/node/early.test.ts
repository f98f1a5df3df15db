// The script that runs before the page decides as the page will.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, resolveTheme, THEMES } from '../../src/settings/model';
import { preferred } from '../../src/words/words.svelte';

const script = readFileSync(new URL('../../public/early.js', import.meta.url), 'utf8');

interface Visitor {
  stored?: Record<string, string>;
  search?: string;
  languages?: string[];
  contrast?: boolean;
  dark?: boolean;
}

function run({ stored = {}, search = '', languages = [], contrast = false, dark = false }: Visitor) {
  const root = { dataset: {} as Record<string, string> };
  const links: { rel: string; href: string }[] = [];
  const document = {
    documentElement: root,
    currentScript: { dataset: { en: '/assets/en.js', fr: '/assets/fr.js' } },
    createElement: () => ({ rel: '', href: '' }),
    head: { append: (link: { rel: string; href: string }) => links.push(link) },
  };
  const matchMedia = (query: string) => ({ matches: query.includes('contrast') ? contrast : dark });
  const storage = { getItem: (key: string) => stored[key] ?? null };
  new Function('document', 'localStorage', 'matchMedia', 'location', 'navigator', script)(
    document,
    storage,
    matchMedia,
    { search },
    { languages },
  );
  return { theme: root.dataset['theme'], links };
}

describe('the early script', () => {
  test('shows the theme that the settings will show', () => {
    for (const theme of THEMES) {
      for (const contrast of [false, true]) {
        for (const dark of [false, true]) {
          const stored = { 'ludotheca.settings': JSON.stringify({ version: 1, ...DEFAULTS, theme }) };
          expect(run({ stored, contrast, dark }).theme).toBe(resolveTheme(theme, { contrast, dark }));
        }
      }
    }
  });

  test('survives broken storage, and leaves the settings of a newer page alone', () => {
    for (const text of ['{', 'null', '[]', '{"version":2,"theme":"night"}']) {
      expect(run({ stored: { 'ludotheca.settings': text } }).theme, text).toBe('paper');
    }
  });

  test('asks for the words that the page will speak', () => {
    for (const search of ['', '?lang=fr', '?lang=en', '?lang=de']) {
      for (const kept of [undefined, 'en', 'fr', 'nonsense']) {
        for (const languages of [[], ['fr-CH', 'en'], ['de', 'fr'], ['de'], ['en-GB', 'fr']]) {
          const stored: Record<string, string> = kept === undefined ? {} : { 'ludotheca.language': kept };
          const wanted = preferred(search, kept ?? null, languages);
          expect(run({ stored, search, languages }).links).toEqual([{ rel: 'modulepreload', href: `/assets/${wanted}.js` }]);
        }
      }
    }
  });
});
