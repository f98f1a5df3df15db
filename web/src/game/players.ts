// Who plays: a person at this screen, or the computer at one of its levels.

import type { Side } from '$generated/wasm/ludotheca';

export const LEVELS = 10;

/** `human`, or `level-1` to `level-10`, as addresses and records write it. */
export type Player = 'human' | `level-${number}`;
export type Players = readonly [one: Player, two: Player];

export function readPlayer(text: string): Player | undefined {
  if (text === 'human') return 'human';
  const level = /^level-([1-9]\d?)$/.exec(text);
  return level && Number(level[1]) <= LEVELS ? (text as Player) : undefined;
}

/** The level of a computer; nothing for a person. */
export function levelOf(player: Player): number | undefined {
  return player === 'human' ? undefined : Number(player.slice('level-'.length));
}

export const playerOf = (players: Players, side: Side): Player => players[side === 'one' ? 0 : 1];
export const other = (side: Side): Side => (side === 'one' ? 'two' : 'one');
export const sides: readonly Side[] = ['one', 'two'];
