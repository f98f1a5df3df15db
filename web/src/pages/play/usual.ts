// What somebody plays who says no more than which game: what they played last, and at first a game against the easiest computer.

import type { GameSettings } from '../../game/params';
import { HUMAN, levelPlayer } from '../../game/players';
import { isUnfinished, type StoredGame } from '../../game/stored';
import { gameOf } from '../../words/names';

/** A game that somebody plays, and does not only watch. */
export const hasPerson = ({ players }: Pick<StoredGame, 'players'>): boolean => players.includes(HUMAN);

/** A new game of this variant: as the last one of it was, else as the last one of the same game. Kept games come latest first. */
export function usualSettings(games: readonly StoredGame[], variant: string): GameSettings {
  const played = games.filter(hasPerson);
  const last = played.find((game) => game.variant === variant) ?? played.find((game) => gameOf(game.variant) === gameOf(variant));
  if (!last) return { variant, players: [HUMAN, levelPlayer(1)] };
  return { variant, players: last.players, clock: last.clock, ...(last.touch && { touchMove: true }) };
}

/** The variant of a game that is meant where none is named: of the game that waits to be gone on with, else of the last. */
export function usualVariant(games: readonly StoredGame[], first: string): string {
  const played = games.filter((game) => hasPerson(game) && gameOf(game.variant) === gameOf(first));
  return (played.find((game) => isUnfinished(game) && !game.left) ?? played[0])?.variant ?? first;
}
