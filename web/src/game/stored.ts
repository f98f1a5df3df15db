// A game as it is kept on this device and in exported files. The version travels with it; what comes from a file is checked
// by the rules before it is believed.

import { readRecord, type Message, type RecordTree } from '$generated/wasm/ludotheca';
import type { Remaining } from './clock';
import type { ClockSetting } from './params';
import { type Players, readPlayer } from './players';

export const STORED_FORMAT = 1;

export interface StoredGame {
  format: typeof STORED_FORMAT;
  id: string;
  variant: string;
  players: Players;
  seed: number;
  clock?: ClockSetting | undefined;
  /** Milliseconds on the clocks. */
  remaining?: Remaining | undefined;
  /** When the game began and when it last changed, in milliseconds since 1970. */
  created: number;
  updated: number;
  /** The whole tree; the main line is the game. */
  record: RecordTree;
  /** The moves up to where the game stands; some of the tree may lie beyond, taken back. */
  tip: string[];
  /** `none`, or as in `p1win LT-12`, `p2win resign`, `draw agreement`. */
  result: string;
  /** Plies played where the game stands; in the dice game turns. */
  ply: number;
  /** The position where the game stands, for a small picture. */
  position: string;
  /** What the game was asked for with, see `settingsKey`. */
  key: string;
  /** Put aside for another one: kept, but no longer the game that the play page goes on with by itself. */
  left?: boolean | undefined;
}

export const isUnfinished = (game: StoredGame): boolean => game.result === 'none';

/** A stored game from a file, or why it cannot be taken. */
export function readStored(value: unknown): StoredGame | Message {
  const broken: Message = { id: 'page-play-import-game', args: [] };
  if (!isObject(value)) return broken;
  if (value['format'] !== STORED_FORMAT) return { id: 'page-play-import-version', args: [] };
  const { id, seed, created, updated, result, ply, position, key, tip, players, record } = value;
  const texts = [id, result, position, key].every((text) => typeof text === 'string' && text.length <= 2_000);
  const numbers = [seed, created, updated, ply].every((number) => Number.isFinite(number));
  if (!texts || !numbers || !isTexts(tip) || !isTexts(players) || players.length !== 2) return broken;
  if (!players.every((player) => readPlayer(player))) return broken;
  const reading = readRecord(JSON.stringify(record ?? null));
  if (reading.kind === 'problem') return reading.problem.problem;
  const game: StoredGame = {
    format: STORED_FORMAT,
    id: id as string,
    variant: reading.tree.variant,
    players: players as unknown as Players,
    seed: seed as number,
    created: created as number,
    updated: updated as number,
    record: reading.tree,
    tip,
    result: result as string,
    ply: ply as number,
    position: position as string,
    key: key as string,
  };
  const clock = value['clock'];
  const remaining = value['remaining'];
  if (isObject(clock) && Number.isFinite(clock['minutes']) && Number.isFinite(clock['increment'])) {
    game.clock = { minutes: clock['minutes'] as number, increment: clock['increment'] as number };
    if (Array.isArray(remaining) && remaining.length === 2 && remaining.every(Number.isFinite)) {
      game.remaining = [remaining[0], remaining[1]];
    }
  }
  if (value['left'] === true) game.left = true;
  return game;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
