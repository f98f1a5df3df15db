// Whole games to be played in the browser: short ones, found by playing at random until a game ends soon enough.

import { catalog, ComputerPlayer, Table } from '$generated/wasm/ludotheca';

export const variants = (): string[] => catalog().map((info) => info.id);

export const games = (): string[] => [...new Set(catalog().map((info) => info.game))];

export const hasDice = (variant: string): boolean => catalog().some((info) => info.id === variant && info.dice);

/** Even numbers from a seed (an LCG is random enough to stumble through a game). */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game of this variant from its start that ends within so many moves, and how it ends. */
export function shortGame(variant: string, most = 90, seeds = 4000): { moves: string[]; result: string } {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const table = Table.open(variant);
    const below = numbers(seed);
    while (table.state().result === 'none' && table.moves().length < most) {
      const legal = table.legal(5000) ?? [];
      // Captures end games, so they are preferred.
      const captures = legal.filter((text) => text.includes('x') || text.includes(','));
      const pool = captures.length > 0 && below(4) > 0 ? captures : legal;
      table.play(pool[below(pool.length)]!);
    }
    const { result } = table.state();
    const moves = table.moves();
    table.free();
    if (result !== 'none') return { moves, result };
  }
  throw new Error(`no game of ${variant} ended within ${most} moves`);
}

/** A whole game of dice from this seed: the rolls that the page will show, and turns as a middling player makes them. */
export function diceGame(variant: string, seed: number, opponent = 'level-6'): { moves: string[]; result: string } {
  const [table, player] = [Table.open(variant), ComputerPlayer.seat(opponent)!];
  for (let state = table.state(); state.result === 'none'; state = table.state()) {
    const next = state.phase === 'roll' ? [table.roll(seed)!] : player.choose(table, seed)!;
    for (const text of next) table.play(text);
  }
  const { result } = table.state();
  const moves = table.moves();
  table.free();
  player.free();
  return { moves, result };
}
