// What the page and its engine worker say to each other. Every request has a number; every answer carries it.

import type { Insight, RollValue } from '$generated/wasm/ludotheca';

/** A game to think about: the position after these moves, from the variant's start or from a position text. */
export interface GameSoFar {
  variant: string;
  start?: string | undefined;
  moves: string[];
}

export type Request =
  | { id: number; kind: 'move'; game: GameSoFar; opponent: string; seed: number }
  | { id: number; kind: 'evaluate'; game: GameSoFar; nodes: number; lines: number }
  | { id: number; kind: 'analyse'; game: GameSoFar; lines: number; milliseconds: number }
  | { id: number; kind: 'rolls'; game: GameSoFar }
  | { id: number; kind: 'stop' };

export type Answer =
  | { id: number; kind: 'moves'; moves: string[] }
  | { id: number; kind: 'rolls'; rolls: RollValue[] | undefined }
  | { id: number; kind: 'insight'; insight: Insight }
  | { id: number; kind: 'done'; insight: Insight | undefined }
  /** `broken`: the engine itself failed and must be started anew; otherwise the request was wrong. */
  | { id: number; kind: 'failed'; problem: string; broken: boolean };
