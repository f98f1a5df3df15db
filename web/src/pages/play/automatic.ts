// What happens by itself where a game stands: the computer rolls and moves, dice that roll by themselves roll, and a pass that
// nobody can avoid is played. Everything else waits for a person.

import type { Game } from '../../game/game';

export type Step = { kind: 'roll' } | { kind: 'pass'; text: string } | { kind: 'think'; level: number };

export function nextByItself(game: Game, autoRoll: boolean): Step | undefined {
  if (game.isOver || !game.isLive) return undefined;
  const level = game.levelToMove;
  if (game.facts(game.tip).phase === 'roll') return level !== undefined || autoRoll ? { kind: 'roll' } : undefined;
  const pass = game.forcedPass();
  if (pass !== undefined) return { kind: 'pass', text: pass };
  return level === undefined ? undefined : { kind: 'think', level };
}
