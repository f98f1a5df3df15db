// What the tests of this room share: the rules under Node, and every page of the rule book.

import type { Figure, RulePage } from '$generated/rulebook/types';
import { catalog } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../tests/rules';
import { LANGUAGES } from '../words/bundle';
import { allFigures } from './book';
import { loadBook } from './shelf';

loadRulesHere();

export const GAMES: readonly string[] = [...new Set(catalog().map(({ game }) => game))];

export const BOOKS: readonly RulePage[] = await Promise.all(
  GAMES.flatMap((game) => LANGUAGES.map((language) => loadBook(game, language))),
);

/** Every figure of every page, named by language and identifier. */
export const FIGURES: readonly [name: string, figure: Figure, page: RulePage][] = BOOKS.flatMap((page) =>
  allFigures(page).map((figure): [string, Figure, RulePage] => [`${page.language} ${figure.id}`, figure, page]),
);
