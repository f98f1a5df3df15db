// Who plays: a person at this screen, or an opponent that the computer plays, written as everywhere: `level-3`, `random`,
// `engine:nodes=5000`. The page knows those who need nothing but their name; what other texts mean, the rules say.

import type { Side } from '$generated/wasm/ludotheca';
import opponents from 'virtual:opponents';

/** `human`, or an opponent as addresses and records write it. */
export type Player = string;
export type Players = readonly [one: Player, two: Player];

export const HUMAN: Player = 'human';

const levels = opponents.flatMap(({ text, level }) => (level === undefined ? [] : [{ text, level }]));
export const LEVELS = levels.length;

/** The opponent of this level, counted from 1. */
export const levelPlayer = (level: number): Player => levels.find((one) => one.level === level)!.text;

/** The level of an opponent; nothing for a person and for those who are none. */
export const levelOf = (player: Player): number | undefined => levels.find((one) => one.text === player)?.level;

export const isPlain = (text: string): boolean => text === HUMAN || opponents.some((one) => one.text === text);

/** Whether a text may name a player; one with options is taken at its word until the rules read it. */
export const isPlayer = (text: string): boolean => isPlain(text) || /^[a-z]+:/.test(text);

export const playerOf = (players: Players, side: Side): Player => players[side === 'one' ? 0 : 1];
export const other = (side: Side): Side => (side === 'one' ? 'two' : 'one');
export const sides: readonly Side[] = ['one', 'two'];
