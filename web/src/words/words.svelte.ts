// The language of the page: chosen by the address, else by an earlier choice, else by the browser. Components call `say`,
// which follows a switch of language by itself.

import type { FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { keepText, readText } from '../keeping/texts';
import { type Arguments, type Language, LANGUAGES, Words } from './bundle';
import type { Message } from '$generated/wasm/ludotheca';

const loaders: Record<Language, () => Promise<{ default: FluentResource }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
};

const tableLoaders: Record<Language, () => Promise<{ default: FluentResource }>> = {
  en: () => import('virtual:words/en/tables'),
  fr: () => import('virtual:words/fr/tables'),
};

let current = $state.raw<Words>();
/** Whether what only tables need is wanted as well. */
let withTables = false;

function known(code: string | null | undefined): Language | undefined {
  const short = code?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === short);
}

/** The language that a visitor of this address should meet. */
export function preferred(search: string, stored: string | null, browser: readonly string[]): Language {
  return known(new URLSearchParams(search).get('lang')) ?? known(stored) ?? browser.map(known).find(Boolean) ?? 'en';
}

export async function loadWords(language: Language): Promise<void> {
  const [base, tables] = await Promise.all([loaders[language](), withTables ? tableLoaders[language]() : undefined]);
  current = new Words(language, base.default, tables?.default);
  document.documentElement.lang = language;
  // Whoever installs the page finds it under its name in their language.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

/** Brings the words that only tables need, from now on in every language. */
export async function loadTableWords(): Promise<void> {
  const known = untrack(() => current);
  if (withTables || !known) return;
  withTables = true;
  try {
    await loadWords(known.language);
  } catch (problem) {
    withTables = false;
    throw problem;
  }
}

/** Follows a link that names a language; one that names none leaves the language as it is. */
export async function speakAsAsked(search: string): Promise<void> {
  const asked = known(new URLSearchParams(search).get('lang'));
  if (asked !== undefined && asked !== untrack(() => current?.language)) await loadWords(asked);
}

export async function switchLanguage(language: Language): Promise<void> {
  keepText('language', language);
  await loadWords(language);
}

export const storedLanguage = (): string | null => readText('language');

export function words(): Words {
  if (!current) throw new Error('the words are not loaded yet');
  return current;
}

/** The sentence with this identifier in the reader's language. */
export const say = (id: string, args?: Arguments): string => words().text(id, args);
export const sayMessage = (message: Message): string => words().message(message);
export const language = (): Language => words().language;
