// The words of the page: the same keys in both languages, every key that the page asks for among the topics that it loads, and
// the language that a visitor meets.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import english from 'virtual:words/en';
import englishTables from 'virtual:words/en/tables';
import french from 'virtual:words/fr';
import frenchTables from 'virtual:words/fr/tables';
import { sourceOf, TOPICS } from '../../plugins/words.ts';
import { Words } from './bundle';
import { preferred } from './words.svelte';

const folder = fileURLToPath(new URL('..', import.meta.url));
const locales = fileURLToPath(new URL('../../../crates/words/locales/en', import.meta.url));

const messages = (source: string) => new FluentResource(source).body;
const keysOf = (...resources: FluentResource[]) => resources.flatMap(({ body }) => body.map((message) => message.id));
const keys = (source: string) => keysOf(new FluentResource(source));

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test.each(TOPICS)('%s has the same keys and forms in both languages', (topic) => {
  const forms = (language: string) =>
    messages(sourceOf(language, topic))
      .flatMap((message) => [
        ...(message.value === null ? [] : [message.id]),
        ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
      ])
      .sort();
  expect(forms('fr')).toEqual(forms('en'));
});

test('no key is written twice, and the plugin leaves none out', () => {
  for (const resources of [
    [english, englishTables],
    [french, frenchTables],
  ]) {
    const all = keysOf(...resources);
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(all.length);
  }
  expect(keysOf(english, englishTables).sort()).toEqual(TOPICS.flatMap((topic) => keys(sourceOf('en', topic))).sort());
});

test('every key that the page says is in the topics that it loads', () => {
  const known = new Set(keysOf(english, englishTables));
  const asked = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:say|text|attribute)\(\s*['"]([a-z0-9-]+)['"]/g)].map((match) => ({ name, key: match[1]! })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
});

test('what only tables need is said nowhere else', () => {
  const ofTables = new Set(keysOf(englishTables));
  const elsewhere = sources.filter(({ name }) => !/^(pages\/tables?|tables)\//.test(name));
  const said = elsewhere.flatMap(({ name, text }) =>
    [...text.matchAll(/['"]([a-z]+-[a-z0-9-]+)['"]/g)]
      .filter(([, key]) => ofTables.has(key!))
      .map(([, key]) => `${key} in ${name}`),
  );
  // A player's strip says so only where others may be away.
  expect(said.filter((one) => !one.endsWith('players/PlayerStrip.svelte'))).toEqual([]);
});

test('no literal of the page is a key of a topic that only the terminal loads', () => {
  const known = new Set(keysOf(english, englishTables));
  const foreign = new Set(
    readdirSync(locales)
      .map((file) => file.replace(/\.ftl$/, ''))
      .filter((topic) => !TOPICS.includes(topic))
      .flatMap((topic) => keys(sourceOf('en', topic))),
  );
  expect(foreign.size).toBeGreaterThan(10);
  const found = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/['"]([a-z]+-[a-z0-9-]+)['"]/g)]
      .map((match) => match[1]!)
      .filter((key) => (foreign.has(key) && !known.has(key)) || (key.startsWith('page-') && !known.has(key)))
      // Topics are named like keys.
      .filter((key) => !TOPICS.includes(key))
      .map((key) => `${key} in ${name}`),
  );
  expect(found).toEqual([]);
});

describe('the language of a visitor', () => {
  test('is that of the address, then the stored one, then the browser’s, then English', () => {
    expect(preferred('?lang=fr', 'en', ['en-GB'])).toBe('fr');
    expect(preferred('?lang=xx', 'fr', ['en-GB'])).toBe('fr');
    expect(preferred('', null, ['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(preferred('', null, ['de'])).toBe('en');
    expect(preferred('', 'nonsense', [])).toBe('en');
  });
});

describe('a sentence', () => {
  const words = { en: new Words('en', english, englishTables), fr: new Words('fr', french, frenchTables) };

  test('joins a list in the reader’s way', () => {
    expect(words.en.list(['a1', 'b2', 'c3'])).toBe('a1, b2 and c3');
    expect(words.fr.list(['a1', 'b2', 'c3'])).toBe('a1, b2 et c3');
    expect(words.fr.list(['a1'])).toBe('a1');
    expect(words.fr.list([])).toBe('');
  });

  test('takes the values of the rules: players, pieces, numbers, lists', () => {
    expect(words.fr.player('la-trel', 'one')).toBe('Bleu');
    const message = {
      id: 'refusal-not-your-piece',
      args: [
        ['cell', { text: 'a2' }],
        ['piece', { piece: 'piece-defender' }],
      ],
    };
    expect(words.en.message(message as never)).toContain('a2');
    expect(words.en.message(message as never)).toContain('a defender');
  });

  test('has the digits of its numbers, in the language’s own groups where there are many', () => {
    const told = (language: 'en' | 'fr', height: number) => words[language].text('page-rules-shape-high', { piece: 'x', height });
    expect(told('en', 3)).toBe('x, 3 high');
    expect(told('en', 1234)).toBe('x, 1,234 high');
    expect(told('fr', 1234)).toMatch(/1\s234/u);
  });

  test('that does not exist shows its key instead of nothing', () => {
    expect(words.en.text('no-such-key')).toBe('no-such-key');
    expect(words.en.attribute('page-title', 'none')).toBe('page-title.none');
  });

  test('may have a form that others lack: the name that another edition has for a piece', () => {
    expect(words.en.optionalAttribute('piece-warrior', 'also')).toBe(words.fr.text('piece-warrior'));
    expect(words.fr.optionalAttribute('piece-sabre', 'also')).toBe(words.en.text('piece-sabre'));
    expect(words.en.optionalAttribute('piece-trident', 'also')).toBeUndefined();
    expect(words.en.optionalAttribute('no-such-key', 'also')).toBeUndefined();
  });
});
