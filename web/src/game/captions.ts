// Kept games in words: who plays, how it stands, when it was.

import { titleIn } from '../details/details';
import { nameIn } from './people';
import type { StoredGame } from './stored';
import { HUMAN, levelOf, type Player } from './players';
import { language, say, words } from '../words/words.svelte';
import { gameName, gameOf, variantName } from '../words/names';

/** The name that its player gave it, else what it is. */
export function gameTitle(game: StoredGame): string {
  return titleIn(game.record.tags ?? {}) ?? gameKind(game);
}

export const gameKind = ({ variant }: StoredGame): string =>
  say('page-title-play', { game: gameName(gameOf(variant)), variant: variantName(variant) });

export function playersOf(game: StoredGame): string {
  const [one, two] = game.players;
  return say('page-game-players', { one: sideName(game, 'one', one), two: sideName(game, 'two', two) });
}

function sideName(game: StoredGame, side: 'one' | 'two', player: Player): string {
  const level = levelOf(player);
  const name = words().player(gameOf(game.variant), side);
  const given = nameIn(game.record.tags ?? {}, side);
  if (given !== undefined) return say('page-game-named', { name: given, player: name });
  if (player === HUMAN) return name;
  return level === undefined
    ? say('page-game-computer', { player: name, opponent: player })
    : say('page-game-level', { player: name, level });
}

/** How it stands: the turns played, or who won. */
export function standing(game: StoredGame): string {
  const [who] = game.result.split(' ');
  const winner = who === 'p1win' ? 'one' : who === 'p2win' ? 'two' : undefined;
  if (winner !== undefined)
    return say('page-game-won', { player: words().player(gameOf(game.variant), winner), turns: game.ply });
  return who === 'draw' ? say('page-game-drawn', { turns: game.ply }) : say('page-game-open', { turns: game.ply });
}

export function when(time: number): string {
  // The reader's own way of writing dates, where it is one of the page's language.
  const locale = navigator.languages.find((one) => one.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
