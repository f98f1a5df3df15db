// How far a living game has come when it is first seen: played while the page is built, so that the board is there before the rules.

import type { ComputerPlayer, Table, View } from '$generated/wasm/ludotheca';

/** Who plays such games. */
export const OPPONENT = 'level-4';
/** How many steps have been made: enough that something happens. */
const STEPS = 14;

export interface Opening {
  variant: string;
  /** What chance follows, in the moves so far and in those that come. */
  seed: number;
  moves: string[];
  view: View;
}

/** Plays the opening at a table of this variant, up to where somebody is to move and not to roll. */
export function openingOf(variant: string, seed: number, table: Table, player: ComputerPlayer): Opening {
  for (let step = 0; step < STEPS || table.state().phase === 'roll'; step++) {
    const { phase } = table.state();
    const next = phase === 'roll' ? table.roll(seed) : player.choose(table, seed)?.[0];
    if (next === undefined || table.play(next).kind !== 'legal') throw new Error(`${variant} ends before its opening does`);
  }
  return { variant, seed, moves: table.moves(), view: table.view() };
}
