// The tables at which somebody sat on this device, or which they opened: how each was left, so that they find it again.

import { Database } from '../keeping/database';
import type { Row, Unreadable } from '../keeping/row';
import { Rows } from '../keeping/rows';

const FORMAT = 1;
export type TablePhase = 'open' | 'playing' | 'over' | 'aborted';

export interface OwnTable extends Row {
  format: typeof FORMAT;
  variant: string;
  phase: TablePhase;
  /** Who sits opposite, as he is shown; nothing while nobody does. */
  opponent?: string | undefined;
  /** Whether it was our turn. */
  myTurn?: boolean | undefined;
  /** How it ended, as a stored game says it. */
  result?: string | undefined;
  /** The position that was seen last, for a small picture. */
  position: string;
  /** Whether the finished game has gone into the library: whoever deletes it there does not find it back. */
  shelved?: boolean | undefined;
}

const PHASES: readonly unknown[] = ['open', 'playing', 'over', 'aborted'];

function asOwnTable(value: unknown): OwnTable | Unreadable {
  if (typeof value !== 'object' || value === null) return 'damaged';
  const { format, id, created, updated, variant, phase, position } = value as Record<string, unknown>;
  if (typeof format === 'number' && format > FORMAT) return 'newer';
  const numbers = [created, updated].every((one) => Number.isFinite(one));
  const texts = [id, variant, position].every((one) => typeof one === 'string');
  return format === FORMAT && numbers && texts && PHASES.includes(phase) ? (value as OwnTable) : 'damaged';
}

export const TABLES = 'ludotheca-tables';
export const ownTables = new Rows<OwnTable>(new Database(TABLES, 1, 'tables'), asOwnTable);

/** Notes how a table is now; what was noted before and is not said again stays. Nothing depends on it: a device that keeps nothing only
    forgets where one sat. */
export async function noteTable(table: Omit<OwnTable, 'format' | 'created' | 'updated'>, now = Date.now()): Promise<void> {
  try {
    const before = await ownTables.load(table.id);
    const { created = now, shelved } = before ?? {};
    await ownTables.save({ ...(shelved ? { shelved } : {}), ...table, format: FORMAT, created, updated: now });
  } catch {
    // The address still leads there.
  }
}

export const isShelved = async (id: string): Promise<boolean> => {
  try {
    return (await ownTables.load(id))?.shelved === true;
  } catch {
    return false;
  }
};
