// A game as it is kept on this device and in exported files. The version travels with it. What lies in the store is looked at before
// it is believed, and what comes from a file is checked by the rules as well.

import { readRecord, type Message, type RecordTree } from '$generated/wasm/ludotheca';
import type { Unreadable } from '../keeping/row';
import type { Remaining } from './clock';
import { type ClockSetting, TOUCH_MOVE } from './params';
import { isPlayer, type Players } from './players';
import { isVariant } from './variants';

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
  /** A touched piece must move. */
  touch?: typeof TOUCH_MOVE | undefined;
  /** The piece that was touched and must move now, by its cell. */
  held?: number | undefined;
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

/** What lies in the store, as a game if it has the shape of one. Whether its moves are legal is not asked here: the rules may not be loaded. */
export function asStored(value: unknown): StoredGame | Unreadable {
  if (!isObject(value)) return 'damaged';
  const {
    format,
    id,
    variant,
    seed,
    created,
    updated,
    result,
    ply,
    position,
    key,
    tip,
    players,
    record,
    clock,
    remaining,
    touch,
    held,
  } = value;
  if (typeof format === 'number' && format > STORED_FORMAT) return 'newer';
  const texts = [id, variant, result, position, key].every((text) => typeof text === 'string' && text.length <= 2_000);
  const numbers = [seed, created, updated, ply].every((number) => Number.isFinite(number));
  if (format !== STORED_FORMAT || !texts || !numbers || !isTexts(tip) || !isPlayers(players)) return 'damaged';
  if (clock !== undefined && !isClock(clock)) return 'damaged';
  if (remaining !== undefined && !isRemaining(remaining)) return 'damaged';
  if (touch !== undefined && touch !== TOUCH_MOVE) return 'newer';
  if (held !== undefined && !Number.isInteger(held)) return 'damaged';
  if (!isRecord(record) || record['variant'] !== variant) return 'damaged';
  // No page ever wrote a variant that it did not know.
  return isVariant(variant as string) ? (value as unknown as StoredGame) : 'newer';
}

/** A stored game from a file, or why it cannot be taken. */
export function readStored(value: unknown): StoredGame | Message {
  const game = asStored(value);
  if (game === 'newer') return { id: 'page-play-import-version', args: [] };
  if (game === 'damaged') return { id: 'page-play-import-game', args: [] };
  const reading = readRecord(JSON.stringify(game.record));
  if (reading.kind === 'problem') return reading.problem.problem;
  const { format, id, players, seed, created, updated, tip, result, ply, position, key, clock, remaining, touch, held, left } =
    game;
  const { tree } = reading;
  return {
    format,
    id,
    players,
    seed,
    created,
    updated,
    tip,
    result,
    ply,
    position,
    key,
    variant: tree.variant,
    record: tree,
    ...(clock ? { clock } : {}),
    ...(clock && remaining ? { remaining } : {}),
    ...(touch ? { touch } : {}),
    ...(touch && held !== undefined ? { held } : {}),
    ...(left === true ? { left } : {}),
  };
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isPlayers = (value: unknown): boolean => isTexts(value) && value.length === 2 && value.every(isPlayer);
const isClock = (value: unknown): boolean =>
  isObject(value) && Number.isFinite(value['minutes']) && Number.isFinite(value['increment']);
const isRemaining = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

function isRecord(value: unknown): value is Fields {
  if (!isObject(value) || typeof value['result'] !== 'string') return false;
  const { tags, position, termination, comment, codes, moves } = value;
  if (!isNoted(codes)) return false;
  const tagged = tags === undefined || (isObject(tags) && Object.values(tags).every(isText));
  return tagged && [position, termination, comment].every(isText) && isLine(moves);
}

const isNoted = (codes: unknown): boolean => codes === undefined || isObject(codes);

function isLine(steps: unknown): boolean {
  return Array.isArray(steps) && steps.every(isStep);
}

function isStep(step: unknown): boolean {
  if (!isObject(step) || typeof step['move'] !== 'string' || !isText(step['comment'])) return false;
  if (!isText(step['glyph']) || !isNoted(step['codes'])) return false;
  const { variations } = step;
  if (variations === undefined) return true;
  return Array.isArray(variations) && variations.every((one) => isObject(one) && isText(one['comment']) && isLine(one['moves']));
}
