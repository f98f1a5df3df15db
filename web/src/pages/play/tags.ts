// Who played, when and how, as the tags of a record tell it.

import type { Game } from '../../game/game';
import { TOUCH_MOVE } from '../../game/params';

export function recordTags(game: Game): Record<string, string> {
  const { players, touchMove } = game.settings;
  const [one, two] = players;
  const date = new Date(game.created).toISOString().slice(0, 10);
  return { Date: date, Player1: one, Player2: two, ...(touchMove && { Touch: TOUCH_MOVE }) };
}
