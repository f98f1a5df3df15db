// `import resource from 'virtual:words/en'`, and `virtual:words/en/tables` for what only tables need: the Fluent files that the page needs in one language, read while the page is built, so
// that a visitor loads one small file for one language and need not read it again.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const locales = (path: string): string => fileURLToPath(new URL(`../../crates/words/locales/${path}`, import.meta.url));

/** What only the terminal says. */
const TERMINAL = new Set(['analyse', 'arena', 'cli', 'help', 'keep', 'levels', 'load', 'opponent', 'play', 'ugi']);

/** The files of `crates/words/locales/<language>` that the page speaks with, each game's among them. */
export const TOPICS = readdirSync(locales('en'))
  .map((file) => file.replace(/\.ftl$/, ''))
  .filter((topic) => !TERMINAL.has(topic));

/** What nobody needs who plays alone: tables, and what their server says. It comes with the pages of tables. */
export const OF_TABLES = ['page-tables', 'serve', 'store', 'tables'];

const PREFIX = 'virtual:words/';
const TABLES = '/tables';

export function sourceOf(language: string, topic: string): string {
  return readFileSync(locales(`${language}/${topic}.ftl`), 'utf8');
}

export function words(): Plugin {
  return {
    name: 'ludotheca-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const named = id.slice(PREFIX.length + 1);
      const ofTables = named.endsWith(TABLES);
      const language = ofTables ? named.slice(0, -TABLES.length) : named;
      const text = TOPICS.filter((topic) => OF_TABLES.includes(topic) === ofTables)
        .map((topic) => {
          this.addWatchFile(locales(`${language}/${topic}.ftl`));
          return sourceOf(language, topic);
        })
        .join('\n');
      // A resource is nothing but its body; a browser reads JSON in a string sooner than the same as code.
      const body = JSON.stringify(JSON.stringify(new FluentResource(text).body));
      return `export default { body: JSON.parse(${body}) };`;
    },
  };
}
