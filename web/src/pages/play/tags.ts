// Who played, and when, as the tags of a record tell it.

import type { Game } from '../../game/game';

export function recordTags(game: Game): Record<string, string> {
  const [one, two] = game.settings.players;
  return { Date: new Date(game.created).toISOString().slice(0, 10), Player1: one, Player2: two };
}
