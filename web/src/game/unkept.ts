// Games that the device did not keep when it was asked to. They last as long as this tab: they are found here like all others, can be
// taken away as a file, and are kept as soon as the device lets us. Who closes the tab before that is asked whether they mean it.

import type { TroubleKind } from '../keeping/trouble';
import type { StoredGame } from './stored';

export interface Unkept {
  game: StoredGame;
  /** The `updated` of the stored state that it goes on from. */
  since: number | undefined;
  why: TroubleKind;
}

const games = new Map<string, Unkept>();

export const unkeptGames = (): readonly Unkept[] => [...games.values()];
export const unkeptGame = (id: string): StoredGame | undefined => games.get(id)?.game;
/** Why this game is not kept; nothing for one that is. */
export const unkeptBecause = (id: string): TroubleKind | undefined => games.get(id)?.why;

/** The `updated` of the stored state that this one goes on from: its own, if the device has it. */
export function storedState(game: StoredGame): number | undefined {
  const unkept = games.get(game.id);
  return unkept ? unkept.since : game.updated;
}

export function keepInTab(game: StoredGame, since: number | undefined, why: TroubleKind): void {
  games.set(game.id, { game, since, why });
  listen();
}

/** It is kept now, or nobody wants it any more. */
export function letGo(id: string): void {
  games.delete(id);
  listen();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

function listen(): void {
  if (typeof window === 'undefined') return;
  if (games.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
