// All rows of a database. Two tabs may change the same one: who saves later than somebody else did is told, and keeps theirs under
// another name. What lies here and cannot be read is never written over: it stays as it is, and can be taken away as a file.

import type { Database, Reading, Writing } from './database';
import { type Foreign, type Row, type RowName, type Unreadable, UnreadableRow } from './row';
import { type TroubleKind, troubleOf } from './trouble';
import { Unkept } from './unkept';

/** Everything that is kept. */
export interface Content<R> {
  /** The one that changed last first. */
  rows: R[];
  foreign: Foreign[];
  /** Why the device could not be asked; `rows` are then those of this tab. */
  trouble: TroubleKind | undefined;
}

const newName = (): RowName => ({ id: crypto.randomUUID(), created: Date.now() });

export class Rows<R extends Row> {
  /** What lasts as long as this tab, because the device did not keep it. */
  readonly unkept = new Unkept<R>();
  #saving: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly readable: (value: unknown) => R | Unreadable,
  ) {}

  close(): void {
    this.database.close();
  }

  /** Tells of something that is being saved. */
  awaits(saving: Promise<unknown>): void {
    this.#saving = Promise.all([this.#saving, saving]);
  }

  /** When everything that was to be saved is saved: who opens something waits for that. */
  allSaved(): Promise<unknown> {
    return this.#saving;
  }

  /**
   * Saves a row. `since` is its `updated` when it was last loaded or saved here: if the stored one has changed meanwhile, or is
   * something that this page cannot read, nothing is saved and `false` is returned.
   */
  save(row: R, since?: number): Promise<boolean> {
    return this.database.change(async (writing) => {
      const before = await this.#stored(writing, row.id);
      const free = before === undefined || (typeof before === 'object' && (since === undefined || before.updated === since));
      if (free) await putLast(writing, row);
      return free;
    });
  }

  /** Saves a row under its name, or under a new one where that has been taken meanwhile; answers as what it is kept. */
  async saveOrFork(row: R, since: number | undefined): Promise<R> {
    if (await this.save(row, since)) return row;
    const forked = { ...row, ...newName() };
    await this.save(forked);
    return forked;
  }

  /** A row by its name. Throws a StorageTrouble where the device cannot be asked, an UnreadableRow where it cannot be read. */
  async load(id: string): Promise<R | undefined> {
    const here = this.unkept.get(id);
    if (here) return here;
    const row = await this.database.read((reading) => this.#stored(reading, id));
    if (typeof row === 'string') throw new UnreadableRow(row);
    return row;
  }

  /** Looks at everything that is kept. Never throws: what stands in the way is part of the answer. */
  async look(): Promise<Content<R>> {
    const found: Content<R> = { rows: [], foreign: [], trouble: undefined };
    const fail = (problem: unknown) => void (found.trouble = troubleOf(problem).kind);
    await this.keepWhatWasNot().catch(fail);
    try {
      const { keys, values } = await this.database.read(async ({ store }) => {
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return { keys, values };
      });
      for (const [at, value] of values.entries()) {
        const row = this.readable(value);
        if (typeof row === 'string') found.foreign.push({ key: keys[at]!, why: row, value });
        else found.rows.push(row);
      }
    } catch (problem) {
      fail(problem);
    }
    const here = this.unkept.all().map(({ row }) => row);
    const names = new Set(here.map(({ id }) => id));
    found.rows = [...here, ...found.rows.filter(({ id }) => !names.has(id))].sort((one, two) => two.updated - one.updated);
    return found;
  }

  async delete(id: string): Promise<void> {
    const onlyHere = this.unkept.get(id) !== undefined;
    this.unkept.letGo(id);
    try {
      await this.database.change(({ store }) => store.delete(id));
    } catch (problem) {
      if (!onlyHere) throw problem;
    }
  }

  /** Brings a deleted row back: into this tab, as it was, where the device keeps nothing. */
  async bringBack(row: R): Promise<void> {
    await this.putBack([row]).catch((problem: unknown) => this.unkept.keep(row, undefined, troubleOf(problem).kind));
  }

  /** Puts things back that were deleted, whatever they are. Where something lies again by now, that stays. */
  async putBack(values: readonly unknown[]): Promise<void> {
    await this.database.change(async ({ store }) => {
      for (const value of values) {
        const key = (value as { id: IDBValidKey }).id;
        if ((await store.getKey(key)) === undefined) await store.put(value);
      }
    });
  }

  /** Throws things away that cannot be read. */
  async deleteForeign(keys: readonly IDBValidKey[]): Promise<void> {
    await this.database.change(async ({ store }) => {
      await Promise.all(keys.map((key) => store.delete(key)));
    });
  }

  /** Takes rows in, all or none. Of one that is here already the later state stays; answers how many were new. */
  takeIn(rows: readonly R[]): Promise<number> {
    return this.database.change(async (writing) => {
      let added = 0;
      for (const row of rows) {
        const before = await this.#stored(writing, row.id);
        if (typeof before === 'object' && before.updated >= row.updated) continue;
        // What cannot be read keeps its place.
        await writing.store.put(typeof before === 'string' ? { ...row, ...newName() } : row);
        added++;
      }
      return added;
    });
  }

  /** What the device refused before is offered to it again. */
  async keepWhatWasNot(): Promise<void> {
    for (const { row, since } of this.unkept.all()) {
      await this.saveOrFork(row, since);
      this.unkept.letGo(row.id);
    }
  }

  async #stored({ store }: Reading | Writing, id: string): Promise<R | Unreadable | undefined> {
    const value: unknown = await store.get(id);
    return value === undefined ? undefined : this.readable(value);
  }
}

/** The last write of a transaction, which then ends without being asked: that saves a way to the store and back. */
async function putLast(writing: Writing, row: Row): Promise<void> {
  const written = writing.store.put(row);
  writing.commit();
  await written;
}
