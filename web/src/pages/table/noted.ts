// What is noted of a table on this device, for those who sit there.

import { other } from '../../game/players';
import type { OwnTable } from '../../tables/mine';
import type { AtTable } from './attable.svelte';

/** Nothing for those who only watch. */
export function noteOf(table: AtTable): Omit<OwnTable, 'format' | 'created' | 'updated'> | undefined {
  const { state, game, you, id } = table;
  if (!state || !game || you.seat === undefined) return undefined;
  const opponent = table.nameAt(you.seat === 'host' ? 'guest' : 'host');
  const { mySide } = table;
  return {
    id,
    variant: state.setup.variant,
    phase: state.phase,
    position: game.facts(game.tip).position,
    ...(opponent === '' ? {} : { opponent }),
    ...(state.phase === 'playing' && mySide ? { myTurn: game.toMove !== other(mySide) } : {}),
    ...(state.phase === 'over' ? { result: game.result } : {}),
  };
}
