// A list that changes under somebody's eyes.

export type Kept<Row> = Row & { gone?: boolean };

/** The list as it is now told. While it is held, everything stays in its place: what is gone is marked, what is new comes at the end. */
export function merged<Row extends { table: string }>(
  shown: readonly Kept<Row>[],
  told: readonly Row[],
  held: boolean,
): Kept<Row>[] {
  if (!held) return [...told];
  const now = new Map(told.map((row) => [row.table, row]));
  const before = new Set(shown.map(({ table }) => table));
  const stayed = shown.map((row): Kept<Row> => now.get(row.table) ?? { ...row, gone: true });
  return [...stayed, ...told.filter(({ table }) => !before.has(table))];
}
