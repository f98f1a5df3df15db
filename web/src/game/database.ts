// The database of this device's games.

import { Database, type Reading, type Writing } from '../keeping/database';

export type { Reading, Writing } from '../keeping/database';

export const DATABASE = 'ludotheca';
export const VERSION = 1;
export const GAMES = 'games';

const games = new Database(DATABASE, VERSION, GAMES);

export const closeStorage = (): void => games.close();
export const readGames = <T>(act: (reading: Reading) => Promise<T>): Promise<T> => games.read(act);
export const changeGames = <T>(act: (writing: Writing) => Promise<T>): Promise<T> => games.change(act);
