// Which game an address opens. A reload finds the game that was there (its name is in the browser's history); an address with
// parameters goes on with an unfinished game that was asked for alike, else begins one; an address without any goes on with the
// latest unfinished game of the variant. "New game" always begins one.

import type { Message, OpenProblem } from '$generated/wasm/ludotheca';
import type { Remaining } from '../../game/clock';
import { Game } from '../../game/game';
import { type Parameters, settingsKey } from '../../game/params';
import { loadGame, unfinishedGame } from '../../game/storage';
import type { StoredGame } from '../../game/stored';
import { readGameLink } from '../../share/link';
import { allSaved } from './keeper';

export type Opening =
  | { kind: 'game'; game: Game; stored: StoredGame | undefined; remaining: Remaining | undefined; problems: Message[] }
  | { kind: 'unreadable'; problem: OpenProblem };

export interface Wanted {
  parameters: Parameters;
  fragment: string;
  /** The game that the browser's history names for this visit. */
  remembered: string | undefined;
  /** Whether a new game was asked for in so many words. */
  anew: boolean;
}

export async function openGame(wanted: Wanted): Promise<Opening> {
  const { parameters, fragment, anew } = wanted;
  const problems = [...parameters.problems];
  await allSaved();
  const stored = anew ? undefined : await findStored(wanted, problems);
  if (stored) return { kind: 'game', game: Game.restore(stored), stored, remaining: stored.remaining, problems };

  const shared = await readGameLink(fragment);
  if (shared.kind === 'problem') problems.push(shared.message);
  if (shared.kind === 'game' && shared.tree.variant === parameters.settings.variant) {
    return { kind: 'game', game: Game.ofRecord(shared.tree, parameters.settings.players), stored: undefined, remaining: undefined, problems };
  }
  try {
    return { kind: 'game', game: Game.begin(parameters.settings), stored: undefined, remaining: undefined, problems };
  } catch (problem) {
    return { kind: 'unreadable', problem: problem as OpenProblem };
  }
}

async function findStored({ parameters, fragment, remembered }: Wanted, problems: Message[]): Promise<StoredGame | undefined> {
  const { settings, explicit, game } = parameters;
  const key = settingsKey(settings);
  try {
    // A game that was played on under another name is found before the one that the address names.
    if (remembered !== undefined) {
      const again = await loadGame(remembered);
      if (again?.variant === settings.variant && (!explicit || again.key === key)) return again;
    }
    if (game !== undefined) {
      const named = await loadGame(game);
      if (named?.variant === settings.variant) return named;
      problems.push({ id: 'page-play-no-such-game', args: [] });
    }
    if (fragment !== '') return undefined;
    return await unfinishedGame(settings.variant, explicit ? key : undefined);
  } catch {
    problems.push({ id: 'page-play-not-kept', args: [] });
    return undefined;
  }
}

const asHistory = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {};

export function rememberedGame(): string | undefined {
  const { game } = asHistory();
  return typeof game === 'string' ? game : undefined;
}

/** Names the game in the browser's history, so that a reload finds it. */
export function rememberGame(id: string): void {
  if (rememberedGame() !== id) history.replaceState({ ...asHistory(), game: id }, '');
}
