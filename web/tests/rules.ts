// The rules for tests that run under Node: the same wasm that the page loads, read from the file.

import { readFileSync } from 'node:fs';
import { catalog, type Effect, initSync, Table } from '$generated/wasm/ludotheca';

export function loadRulesHere(): void {
  const path = new URL('../generated/wasm/ludotheca_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(path) });
}

export function variants(): string[] {
  return catalog().map((variant) => variant.id);
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A table after so many random moves, fewer where the game ends before. */
export function randomTable(variant: string, length: number, seed: number): Table {
  const random = randomNumbers(seed);
  const table = Table.open(variant);
  for (let played = 0; played < length; played++) {
    const legal = table.legal(100_000);
    if (!legal || legal.length === 0 || table.state().outcome) break;
    table.play(legal[Math.floor(random() * legal.length)]!);
  }
  return table;
}

export function takeBack(table: Table): void {
  table.seek(table.moves().slice(0, -1));
}

/** What a legal move would do, in order. */
export function effectsOf(table: Table, move: string): Effect[] {
  const before = table.moves();
  const { effects } = table.goTo([...before, move], before.length);
  table.seek(before);
  return effects;
}
