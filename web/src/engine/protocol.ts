// What the page and its engine worker say to each other. Every request has a number; every answer carries it.

import type { Report, Review, RollReport } from '$generated/wasm/ludotheca';

/** A game to think about: the position after these moves, from the variant's start or from a position text. */
export interface GameSoFar {
  variant: string;
  start?: string | undefined;
  moves: string[];
}

export type Request =
  | { id: number; kind: 'move'; game: GameSoFar; opponent: string; seed: number }
  | { id: number; kind: 'evaluate'; game: GameSoFar; nodes: number }
  | { id: number; kind: 'analyse'; game: GameSoFar; lines: number; milliseconds: number }
  | { id: number; kind: 'rolls'; game: GameSoFar }
  /** `first`: how many moves come before the first turn that is reviewed. */
  | { id: number; kind: 'review'; game: GameSoFar; first: number }
  | { id: number; kind: 'stop' };

export type Answer =
  | { id: number; kind: 'moves'; moves: string[] }
  | { id: number; kind: 'rolls'; rolls: RollReport[] | undefined }
  | { id: number; kind: 'report'; report: Report }
  | { id: number; kind: 'done'; report: Report | undefined }
  /** How many moves of a game are reviewed. */
  | { id: number; kind: 'progress'; done: number }
  | { id: number; kind: 'review'; review: Review }
  /** `broken`: the engine itself failed and must be started anew; otherwise the request was wrong. */
  | { id: number; kind: 'failed'; problem: string; broken: boolean };
