// The record of a game at a table: for this page as the game knows it, for a file with everything that the server tells of clocks and
// dice, and for the library.

import type { RecordTree } from '$generated/wasm/ludotheca';
import type { Game } from '../../game/game';
import { tagged } from '../../game/people';
import { games } from '../../game/storage';
import { notify } from '../../notices/notices.svelte';
import { download, fileName } from '../../share/files';
import { isShelved, noteTable, type OwnTable } from '../../tables/mine';
import { told } from '../../tables/sentence';
import { askRecord } from '../../wire/http';
import { say } from '../../words/words.svelte';

const STAYS = 6_000;

/** The record with who played, for the pages that look at it. */
export const recordOf = (game: Game): RecordTree => tagged(game.record(), { ...game.settings, created: game.created });

/** Hands out the record as the server wrote it, which others can check. */
export async function saveRecord(table: string, key: string | undefined, variant: string): Promise<void> {
  const answer = await askRecord(table, key);
  if (answer === 'unreachable') notify({ text: say('page-tables-record-unreachable'), stays: STAYS, kind: 'share' });
  else if ('told' in answer) download(fileName(variant, 'txt'), answer.told);
  else notify({ text: told('refused' in answer ? answer.refused : answer.again), stays: STAYS, kind: 'share' });
}

/** Puts a finished game into the library, once: whoever deletes it there does not find it back. */
export async function shelve(game: Game, note: Omit<OwnTable, 'format' | 'created' | 'updated'>): Promise<void> {
  if (await isShelved(note.id)) return;
  const now = Date.now();
  try {
    await games.save({ ...game.toStored(now), record: recordOf(game) });
    await noteTable({ ...note, shelved: true }, now);
  } catch {
    // The server has it too, and the table leads there.
  }
}
