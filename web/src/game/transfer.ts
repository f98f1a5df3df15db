// Games as a file: all of them at once for another device, and back again. What cannot be read here can be taken away as well.

import { readRecord, type Message } from '$generated/wasm/ludotheca';
import { Game } from './game';
import type { Foreign } from '../keeping/row';
import { games, listGames } from './storage';
import { readStored, type StoredGame } from './stored';

const EXPORT_FORMAT = 1;

/** What became of an import. */
export interface Imported {
  added: number;
  /** Games that were here already, as new or newer. */
  known: number;
  problems: Message[];
}

/** Every game as one text, for `importAll` here or on another device. */
export async function exportAll(): Promise<string> {
  return asFile({ games: await listGames() });
}

/** What cannot be read here as a file of the same kind, in which a newer page will find what it knows. */
export function exportForeign(foreign: readonly Foreign[], texts: Readonly<Record<string, string>>): string {
  return asFile({ games: foreign.map(({ value }) => value), texts });
}

/** Takes games from the text of `exportAll`, or one game from the text of a record. Of a game that is here already the later state stays. */
export async function importAll(text: string): Promise<Imported> {
  const problems: Message[] = [];
  const found = gamesIn(text, problems);
  const added = found.length > 0 ? await games.takeIn(found) : 0;
  return { added, known: found.length - added, problems };
}

function asFile(content: object): string {
  return JSON.stringify({ kind: 'ludotheca-games', format: EXPORT_FORMAT, ...content }, undefined, 1);
}

function gamesIn(text: string, problems: Message[]): StoredGame[] {
  const exported = readJson(text);
  if (!exported || exported.kind !== 'ludotheca-games') {
    const reading = readRecord(text);
    if (reading.kind === 'record') return [Game.ofRecord(reading.tree).toStored(Date.now())];
    problems.push(exported ? { id: 'page-play-import-file', args: [] } : reading.problem.problem);
    return [];
  }
  if (exported.format !== EXPORT_FORMAT || !Array.isArray(exported.games)) {
    problems.push({ id: 'page-play-import-version', args: [] });
    return [];
  }
  return exported.games.flatMap((value) => {
    const game = readStored(value);
    if ('format' in game) return [game];
    problems.push(game);
    return [];
  });
}

function readJson(text: string): { kind?: unknown; format?: unknown; games?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
