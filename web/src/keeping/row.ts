// What a database of this page keeps: rows with a name of their own, each later state told apart from the one before.

export interface Row {
  id: string;
  /** When it began and when it last changed, in milliseconds since 1970. */
  created: number;
  updated: number;
}

/** Under what a row is kept. */
export type RowName = Pick<Row, 'id' | 'created'>;

/** Why something kept cannot be read: a newer version of the page wrote it, or it is damaged. */
export type Unreadable = 'newer' | 'damaged';

/** Something in the store that this page cannot read. */
export interface Foreign {
  key: IDBValidKey;
  why: Unreadable;
  value: unknown;
}

/** Something is kept under this name, but cannot be read here. */
export class UnreadableRow extends Error {
  override name = 'UnreadableRow';

  constructor(readonly why: Unreadable) {
    super(`what is kept cannot be read: ${why}`);
  }
}
