// What the tests of this room share: the rules under Node, every page of the rule book, and the words of both languages.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure, Page } from '$generated/rulebook/types';
import { catalog, initSync } from '$generated/wasm/ludotheca';
import { sourceOf, TOPICS } from '../../../plugins/words';
import { type Language, LANGUAGES, Words } from '../../words/bundle';
import { allFigures, loadBook } from './book';

const wasm = fileURLToPath(new URL('../../../generated/wasm/ludotheca_bg.wasm', import.meta.url));
initSync({ module: readFileSync(wasm) });

export const GAMES: readonly string[] = [...new Set(catalog().map(({ game }) => game))];

export const BOOKS: readonly Page[] = await Promise.all(
  GAMES.flatMap((game) => LANGUAGES.map((language) => loadBook(game, language))),
);

/** Every figure of every page, named by language and identifier. */
export const FIGURES: readonly [name: string, figure: Figure, page: Page][] = BOOKS.flatMap((page) =>
  allFigures(page).map((figure): [string, Figure, Page] => [`${page.language} ${figure.id}`, figure, page]),
);

export const wordsOf = (language: string): Words =>
  new Words(language as Language, TOPICS.map((topic) => sourceOf(language, topic)).join('\n'));
