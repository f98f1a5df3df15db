// Which game an address opens. A reload finds the game that was there (its name is in the browser's history); an address with
// parameters goes on with an unfinished game that was asked for alike, else begins one; an address without any goes on with the
// latest unfinished game of the variant, else begins one like the last (see usual.ts). "New game" always begins one.

import type { Message, OpenProblem } from '$generated/wasm/ludotheca';
import { Game } from '../../game/game';
import { type Parameters, settingsKey } from '../../game/params';
import { games, unfinishedIn } from '../../game/storage';
import type { StoredGame } from '../../game/stored';
import { UnreadableRow } from '../../keeping/row';
import { type TroubleKind, troubleOf } from '../../keeping/trouble';
import { readGameLink } from '../../share/link';
import { hasPerson, usualSettings } from './usual';

export type Opening =
  | {
      kind: 'game';
      game: Game;
      stored: StoredGame | undefined;
      problems: Message[];
      /** Why the device cannot be asked for games. */
      trouble: TroubleKind | undefined;
    }
  | { kind: 'unreadable'; problem: OpenProblem };

export interface Wanted {
  parameters: Parameters;
  fragment: string;
  /** The game that the browser's history names for this visit. */
  remembered: string | undefined;
  /** Whether a new game was asked for in so many words. */
  anew: boolean;
}

/** Whether the address says nothing about who plays and how. */
export const isBare = ({ parameters, fragment }: Pick<Wanted, 'parameters' | 'fragment'>): boolean =>
  !parameters.explicit && fragment === '';

export async function openGame(wanted: Wanted): Promise<Opening> {
  const { parameters, fragment, anew } = wanted;
  await games.allSaved();
  await games.keepWhatWasNot().catch(() => undefined);
  const search = new Search(wanted);
  const found = anew ? undefined : await search.find();
  const { trouble } = search;
  const problems = [...parameters.problems, ...search.problems];
  if (found) return { kind: 'game', ...found, problems, trouble };

  const shared = await readGameLink(fragment);
  if (shared.kind === 'problem') problems.push(shared.message);
  const settings = isBare(wanted) ? usualSettings((await games.look()).rows, parameters.settings.variant) : parameters.settings;
  const follows = shared.kind === 'game' && shared.tree.variant === settings.variant;
  try {
    const game = follows ? Game.ofRecord(shared.tree, settings.players) : Game.begin(settings);
    return { kind: 'game', game, stored: undefined, problems, trouble };
  } catch (problem) {
    return { kind: 'unreadable', problem: problem as OpenProblem };
  }
}

interface Found {
  game: Game;
  stored: StoredGame;
}

/** Looks for a kept game. What lies there and cannot be opened is told and left alone. */
class Search {
  readonly problems: Message[] = [];
  trouble: TroubleKind | undefined;

  constructor(private readonly wanted: Wanted) {}

  async find(): Promise<Found | undefined> {
    const { parameters, fragment, remembered } = this.wanted;
    const { settings, explicit, game } = parameters;
    const key = settingsKey(settings);
    // A game that was played on under another name is found before the one that the address names.
    if (remembered !== undefined) {
      const again = await this.#named(remembered);
      if (again && (!explicit || again.stored.key === key)) return again;
    }
    if (game !== undefined && game !== remembered) {
      const named = await this.#named(game);
      if (named) return named;
    }
    if (game !== undefined && this.trouble === undefined && this.problems.length === 0) this.#tell('page-play-no-such-game');
    return fragment === '' ? this.#unfinished(settings.variant, explicit ? key : undefined) : undefined;
  }

  async #named(id: string): Promise<Found | undefined> {
    try {
      const stored = await games.load(id);
      return stored?.variant === this.wanted.parameters.settings.variant ? this.#opened(stored) : undefined;
    } catch (problem) {
      if (problem instanceof UnreadableRow)
        this.#tell(problem.why === 'newer' ? 'page-keeping-game-newer' : 'page-keeping-game-damaged');
      else this.trouble = troubleOf(problem).kind;
      return undefined;
    }
  }

  async #unfinished(variant: string, key: string | undefined): Promise<Found | undefined> {
    const { rows, trouble } = await games.look();
    this.trouble ??= trouble;
    // Whoever names only what they want to play does not want to watch.
    const left = key === undefined ? rows.filter(hasPerson) : [...rows];
    for (let stored = unfinishedIn(left, variant, key); stored; stored = unfinishedIn(left, variant, key)) {
      const found = this.#opened(stored);
      if (found) return found;
      left.splice(left.indexOf(stored), 1);
    }
    return undefined;
  }

  /** The game as it was left, unless the rules say that it never was. */
  #opened(stored: StoredGame): Found | undefined {
    try {
      const game = Game.restore(stored);
      if (game.isWhole) return { game, stored };
      game.free();
    } catch {
      // The position in which it began cannot be read.
    }
    this.#tell('page-keeping-game-damaged');
    return undefined;
  }

  #tell(id: string): void {
    if (!this.problems.some((problem) => problem.id === id)) this.problems.push({ id, args: [] });
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
