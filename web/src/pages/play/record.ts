// The record of a game for elsewhere: into the clipboard or into a file, and what became of it as a notice.

import type { RecordTree } from '$generated/wasm/ludotheca';
import { gameOf } from '../../words/names';
import { notify } from '../../notices/notices.svelte';
import type { Game } from '../../game/game';
import { playedTags, tagged } from '../../game/people';
import { copyText, download } from '../../share/files';
import { say, sayMessage } from '../../words/words.svelte';

const STAYS = 4_000;
const tell = (text: string) => notify({ text, stays: STAYS, kind: 'share' });

const played = (game: Game) => ({ ...game.settings, created: game.created });

/** The record with who played, for whoever looks at it elsewhere. */
export const recordOf = (game: Game): RecordTree => tagged(game.record(), played(game));

function textOf(game: Game): string | undefined {
  const written = game.recordText(playedTags(played(game)));
  if (written.kind === 'record') return written.text;
  tell(sayMessage(written.problem.problem));
  return undefined;
}

/** Copies a text and says what was copied, or that the browser does not allow it. */
export async function copyAndTell(text: string, done: string): Promise<void> {
  tell((await copyText(text)) ? done : say('page-play-copy-failed'));
}

export async function copyRecord(game: Game): Promise<void> {
  const text = textOf(game);
  if (text !== undefined) await copyAndTell(text, say('page-play-record-copied'));
}

export function saveRecord(game: Game): void {
  const text = textOf(game);
  if (text !== undefined) download(`${gameOf(game.tree.variant)}-${new Date().toISOString().slice(0, 10)}.txt`, text);
}
