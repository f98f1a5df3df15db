// How a variant starts, asked of the rules, which must be loaded.

import { Table, type View } from '$generated/wasm/ludotheca';

export function startOf(variant: string): View {
  const table = Table.open(variant);
  const view = table.view();
  table.free();
  return view;
}
