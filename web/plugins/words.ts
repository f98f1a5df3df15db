// `import resource from 'virtual:words/en'`: the Fluent files that the page needs in one language, read while the page is built, so
// that a visitor loads one small file for one language and need not read it again.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** The files of `crates/words/locales/<language>` that the page speaks with; the others are the terminal's. */
export const TOPICS = [
  'common',
  'games',
  'endings',
  'view',
  'la-trel',
  'attangle',
  'latroncules',
  'chasse-croise',
  'record',
  'page',
  'page-board',
  'page-play',
  'page-rules',
  'page-analysis',
  'page-library',
];

const PREFIX = 'virtual:words/';

export function sourceOf(language: string, topic: string): string {
  const path = `../../crates/words/locales/${language}/${topic}.ftl`;
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
}

export function words(): Plugin {
  return {
    name: 'ludotheca-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const text = TOPICS.map((topic) => {
        const path = `../../crates/words/locales/${language}/${topic}.ftl`;
        this.addWatchFile(fileURLToPath(new URL(path, import.meta.url)));
        return sourceOf(language, topic);
      }).join('\n');
      // A resource is nothing but its body; a browser reads JSON in a string sooner than the same as code.
      const body = JSON.stringify(JSON.stringify(new FluentResource(text).body));
      return `export default { body: JSON.parse(${body}) };`;
    },
  };
}
