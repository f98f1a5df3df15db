// How wide the board of a variant is for its height, so that its place can be kept before it is drawn.

import { Table } from '$generated/wasm/ludotheca';
import { layOut } from '../../board/geometry';

const known = new Map<string, number>();

export function aspectOf(variant: string): number {
  const found = known.get(variant);
  if (found !== undefined) return found;
  const table = Table.open(variant);
  // Coordinates widen a board as much as they heighten it.
  const { width, height } = layOut(table.view(), false, 'none').box;
  table.free();
  known.set(variant, width / height);
  return width / height;
}
