// Whoever plays, as lists tell it: people by their name, the house's computers by their level.

import { levelOf } from '../game/players';
import { say } from '../words/words.svelte';

export function playerShown(player: string): string {
  const level = levelOf(player);
  return level === undefined ? player : say('page-tables-house', { level });
}
