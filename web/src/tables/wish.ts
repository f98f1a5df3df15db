// Somebody has said at one page what the next one does: to sit down at a table that was opened, found or chosen. It lasts until that
// table is shown, and no longer than the visit: an address alone seats nobody.

let wanted: string | undefined;

export const wantSeat = (table: string): void => void (wanted = table);

/** Whether a seat at this table was asked for; asked once. */
export function takeSeatWish(table: string): boolean {
  const asked = wanted === table;
  wanted = undefined;
  return asked;
}
