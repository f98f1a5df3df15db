// The first call of a part of the rules takes longer than all others: only then the browser translates it. What a board asks for
// is asked here before, a task each, so that its first picture does not wait for all of it in one.

import { Table } from '$generated/wasm/ludotheca';
import { nextTask } from '../timing/idle';
import { gameOf } from '../words/names';

const warm = new Map<string, Promise<void>>();

/** Makes ready what a board of this game will ask, once; the rules must be there. */
export function warmUp(variant: string): Promise<void> {
  const game = gameOf(variant);
  let done = warm.get(game);
  if (!done) warm.set(game, (done = ask(variant)));
  return done;
}

async function ask(variant: string): Promise<void> {
  const table = Table.open(variant);
  await nextTask();
  for (const question of [() => table.view(), () => table.state(), () => table.touched([])]) {
    question();
    await nextTask();
  }
  table.free();
}
