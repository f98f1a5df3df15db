// The games of this device. Two tabs may play the same game: who saves later than somebody else did is told, and keeps the game under
// another name. What lies here and cannot be read is never written over: it stays as it is, and can be taken away as a file.

import { type TroubleKind, troubleOf } from '../keeping/trouble';
import { changeGames, type Reading, readGames, type Writing } from './database';
import { asStored, isUnfinished, type StoredGame, type Unreadable } from './stored';
import { letGo, unkeptGame, unkeptGames } from './unkept';

export { closeStorage } from './database';
export type { StoredGame } from './stored';

/** Something in the store that this page cannot read. */
export interface Foreign {
  key: IDBValidKey;
  why: Unreadable;
  value: unknown;
}

/** Everything that is kept here. */
export interface StoreContent {
  /** The one that changed last first. */
  games: StoredGame[];
  foreign: Foreign[];
  /** Why the device could not be asked; `games` are then those of this tab. */
  trouble: TroubleKind | undefined;
}

/** A game is kept under this name, but cannot be read here. */
export class UnreadableGame extends Error {
  override name = 'UnreadableGame';

  constructor(readonly why: Unreadable) {
    super(`the kept game cannot be read: ${why}`);
  }
}

const newName = (): Pick<StoredGame, 'id' | 'created'> => ({ id: crypto.randomUUID(), created: Date.now() });

/**
 * Saves a game. `since` is its `updated` when it was last loaded or saved here: if the stored one has changed meanwhile, or is
 * something that this page cannot read, nothing is saved and `false` is returned.
 */
export async function saveGame(game: StoredGame, since?: number): Promise<boolean> {
  return changeGames(async (writing) => {
    const before = await rowOf(writing, game.id);
    const free = before === undefined || (typeof before === 'object' && (since === undefined || before.updated === since));
    if (free) await putLast(writing, game);
    return free;
  });
}

/** Saves a game under its name, or under a new one where that has been taken meanwhile; answers as what it is kept. */
export async function saveOrFork(game: StoredGame, since: number | undefined): Promise<StoredGame> {
  if (await saveGame(game, since)) return game;
  const forked = { ...game, ...newName() };
  await saveGame(forked);
  return forked;
}

/** A kept game by its name. Throws a StorageTrouble where the device cannot be asked, an UnreadableGame where it cannot be read. */
export async function loadGame(id: string): Promise<StoredGame | undefined> {
  const here = unkeptGame(id);
  if (here) return here;
  const row = await readGames((reading) => rowOf(reading, id));
  if (typeof row === 'string') throw new UnreadableGame(row);
  return row;
}

/** Looks at everything that is kept. Never throws: what stands in the way is part of the answer. */
export async function lookIntoStore(): Promise<StoreContent> {
  const found: StoreContent = { games: [], foreign: [], trouble: undefined };
  const fail = (problem: unknown) => void (found.trouble = troubleOf(problem).kind);
  await keepWhatWasNot().catch(fail);
  try {
    const { keys, values } = await readGames(async ({ store }) => {
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return { keys, values };
    });
    for (const [at, value] of values.entries()) {
      const game = asStored(value);
      if (typeof game === 'string') found.foreign.push({ key: keys[at]!, why: game, value });
      else found.games.push(game);
    }
  } catch (problem) {
    fail(problem);
  }
  const here = unkeptGames().map(({ game }) => game);
  const names = new Set(here.map(({ id }) => id));
  found.games = [...here, ...found.games.filter(({ id }) => !names.has(id))].sort((one, two) => two.updated - one.updated);
  return found;
}

export const listGames = async (): Promise<StoredGame[]> => (await lookIntoStore()).games;

export async function deleteGame(id: string): Promise<void> {
  const onlyHere = unkeptGame(id) !== undefined;
  letGo(id);
  try {
    await changeGames(({ store }) => store.delete(id));
  } catch (problem) {
    if (!onlyHere) throw problem;
  }
}

/** Puts things back that were deleted, whatever they are. Where something lies again by now, that stays. */
export async function putBack(values: readonly unknown[]): Promise<void> {
  await changeGames(async ({ store }) => {
    for (const value of values) {
      const key = (value as { id: IDBValidKey }).id;
      if ((await store.getKey(key)) === undefined) await store.put(value);
    }
  });
}

/** Throws things away that cannot be read. */
export async function deleteForeign(keys: readonly IDBValidKey[]): Promise<void> {
  await changeGames(async ({ store }) => {
    await Promise.all(keys.map((key) => store.delete(key)));
  });
}

/** Takes games in, all or none. Of a game that is here already the later state stays; answers how many were new. */
export async function takeIn(games: readonly StoredGame[]): Promise<number> {
  return changeGames(async (writing) => {
    let added = 0;
    for (const game of games) {
      const before = await rowOf(writing, game.id);
      if (typeof before === 'object' && before.updated >= game.updated) continue;
      // What cannot be read keeps its place.
      await writing.store.put(typeof before === 'string' ? { ...game, ...newName() } : game);
      added++;
    }
    return added;
  });
}

/** The unfinished game that the play page goes on with: the latest, not put aside, and asked for alike where a key is given. */
export function unfinishedIn(games: readonly StoredGame[], variant: string, key?: string): StoredGame | undefined {
  return games.find(
    (game) => game.variant === variant && isUnfinished(game) && !game.left && (key === undefined || game.key === key),
  );
}

/** Games that the device refused before are offered to it again. */
export async function keepWhatWasNot(): Promise<void> {
  for (const { game, since } of unkeptGames()) {
    await saveOrFork(game, since);
    letGo(game.id);
  }
}

async function rowOf({ store }: Reading | Writing, id: string): Promise<StoredGame | Unreadable | undefined> {
  const value: unknown = await store.get(id);
  return value === undefined ? undefined : asStored(value);
}

/** The last write of a transaction, which then ends without being asked: that saves a way to the store and back. */
async function putLast(writing: Writing, game: StoredGame): Promise<void> {
  const written = writing.store.put(game);
  writing.commit();
  await written;
}
