// What the tests of this room share: the rules under Node, every page of the rule book, and the words of both languages.

import type { Figure, Page } from '$generated/rulebook/types';
import { catalog } from '$generated/wasm/ludotheca';
import { sourceOf, TOPICS } from '../../plugins/words';
import { loadRulesHere } from '../../tests/rules';
import { type Language, LANGUAGES, Words } from '../words/bundle';
import { allFigures } from './book';
import { loadBook } from './shelf';

loadRulesHere();

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
