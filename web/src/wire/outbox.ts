// Messages that have not been answered yet, kept on this device: after a reload, or when the network comes back, they are sent again as
// they were, and the server does each of them once.

import type { Ask } from '$generated/wire';
import { Database } from '../keeping/database';
import type { Row, Unreadable } from '../keeping/row';
import { Rows } from '../keeping/rows';
import type { TroubleKind } from '../keeping/trouble';
import { troubleOf } from '../keeping/trouble';
import { wait } from '../timing/wait';

const FORMAT = 1;
/** A message that was not answered for so long is of no use any more, in milliseconds. */
const STALE = 30 * 86_400_000;
/** Nobody waits longer for the device than this, in milliseconds: the message is on its way already. */
const PATIENCE = 1_000;

interface KeptAsk extends Row {
  format: typeof FORMAT;
  table: string;
  /** Counts the messages of a table, so that they are sent again in their order. */
  number: number;
  ask: Ask;
}

function asKept(value: unknown): KeptAsk | Unreadable {
  if (typeof value !== 'object' || value === null) return 'damaged';
  const { format, id, created, updated, table, number, ask } = value as Record<string, unknown>;
  if (typeof format === 'number' && format > FORMAT) return 'newer';
  const numbers = [created, updated, number].every((one) => Number.isFinite(one));
  const texts = [id, table].every((one) => typeof one === 'string');
  return format === FORMAT && numbers && texts && typeof ask === 'object' && ask !== null ? (value as KeptAsk) : 'damaged';
}

export const asks = new Rows<KeptAsk>(new Database('ludotheca-asks', 1, 'asks'), asKept);

/** What a client needs of whoever keeps its messages. */
export interface Outbox {
  /** Answers when it is kept, or why it is not: then it lasts as long as this tab. */
  keep(ask: Ask): Promise<TroubleKind | undefined>;
  forget(id: string): void;
  /** What was not answered before, the oldest first. */
  left(): Promise<Ask[]>;
}

/** The messages of one table. */
export class TableOutbox implements Outbox {
  #number = 0;

  constructor(
    private readonly table: string,
    private readonly now: () => number = Date.now,
  ) {}

  async keep(ask: Ask): Promise<TroubleKind | undefined> {
    const at = this.now();
    const row: KeptAsk = { format: FORMAT, id: ask.id, created: at, updated: at, table: this.table, number: this.#number++, ask };
    const kept = new AbortController();
    const saved = asks.save(row).then(
      () => undefined,
      (problem: unknown) => troubleOf(problem).kind,
    );
    const tooLong = wait(PATIENCE, kept.signal).then(
      () => 'slow' as const,
      () => undefined,
    );
    const trouble = await Promise.race([saved, tooLong]);
    kept.abort();
    return trouble;
  }

  forget(id: string): void {
    // What stays by mistake is answered again, and forgotten then.
    asks.delete(id).catch(() => undefined);
  }

  async left(): Promise<Ask[]> {
    const { rows } = await asks.look();
    const [stale, fresh] = [[] as KeptAsk[], [] as KeptAsk[]];
    for (const row of rows) (row.created < this.now() - STALE ? stale : fresh).push(row);
    for (const { id } of stale) this.forget(id);
    const own = fresh.filter(({ table }) => table === this.table);
    own.sort((one, other) => one.created - other.created || one.number - other.number);
    this.#number = Math.max(0, ...own.map(({ number }) => number + 1));
    return own.map(({ ask }) => ask);
  }
}

/** Where nothing is worth keeping: a wish in the lobby is made anew. */
export const noOutbox: Outbox = { keep: async () => undefined, forget: () => undefined, left: async () => [] };
