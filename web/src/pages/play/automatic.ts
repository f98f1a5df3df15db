// What happens by itself where a game stands: the computer rolls and moves, dice that roll by themselves roll, and a pass that
// nobody can avoid is played. Everything else waits for a person.

import type { Game } from '../../game/game';
import type { Player } from '../../game/players';

export type Step = { kind: 'roll' } | { kind: 'pass'; text: string } | { kind: 'think'; opponent: Player };

export function nextByItself(game: Game, autoRoll: boolean): Step | undefined {
  if (game.isOver || !game.isLive) return undefined;
  const opponent = game.opponentToMove;
  if (game.facts(game.tip).phase === 'roll') return opponent !== undefined || autoRoll ? { kind: 'roll' } : undefined;
  const pass = game.forcedPass();
  if (pass !== undefined) return { kind: 'pass', text: pass };
  return opponent === undefined ? undefined : { kind: 'think', opponent };
}
