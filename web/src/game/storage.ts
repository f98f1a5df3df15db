// The games of this device.

import { Database } from '../keeping/database';
import { Rows } from '../keeping/rows';
import { asStored, isUnfinished, type StoredGame } from './stored';

export type { StoredGame } from './stored';

export const DATABASE = 'ludotheca';
export const VERSION = 1;
export const GAMES = 'games';

export const games = new Rows<StoredGame>(new Database(DATABASE, VERSION, GAMES), asStored);

export const listGames = async (): Promise<StoredGame[]> => (await games.look()).rows;

/** The unfinished game that the play page goes on with: the latest, not put aside, and asked for alike where a key is given. */
export function unfinishedIn(all: readonly StoredGame[], variant: string, key?: string): StoredGame | undefined {
  return all.find(
    (game) => game.variant === variant && isUnfinished(game) && !game.left && (key === undefined || game.key === key),
  );
}
