// How exactly the games of this device were played, as their reviews found it: in a database of their own, by the moves of the game,
// so that it does not matter where a game was reviewed, nor under which name it is kept. Losing one costs nothing but another review.

import type { Review } from '$generated/wasm/ludotheca';
import type { GameSoFar } from '../engine/protocol';
import { Database } from '../keeping/database';

/** Raised with every change that older pages could not read, and where accuracy is measured otherwise. */
const REVIEW_FORMAT = 1;

/** What was found of both players, from 0 to 1; nothing for one who never had a choice. */
export type Accuracies = readonly [one: number | undefined, two: number | undefined];

interface KeptReview {
  format: typeof REVIEW_FORMAT;
  /** The whole game. */
  id: string;
  accuracies: readonly [number | null, number | null];
}

const reviews = new Database('ludotheca-reviews', 1, 'reviews');

export const closeReviews = (): void => reviews.close();

/** The same for every review of the same moves. */
export const reviewKey = ({ variant, start, moves }: GameSoFar): string => [variant, start ?? '', moves.join(' ')].join('\n');

/** Keeps what a review of this game found. Where the device keeps nothing, it is found again when it is wanted again. */
export async function keepReview(game: GameSoFar, { players: [one, two] }: Review): Promise<void> {
  const row: KeptReview = {
    format: REVIEW_FORMAT,
    id: reviewKey(game),
    accuracies: [one.accuracy ?? null, two.accuracy ?? null],
  };
  await reviews.change(({ store }) => store.put(row)).catch(() => undefined);
}

/** What is known of these games, by their keys. What is known of others is forgotten. */
export async function keptReviews(keys: ReadonlySet<string>): Promise<Map<string, Accuracies>> {
  const found = new Map<string, Accuracies>();
  const gone: string[] = [];
  try {
    for (const value of await reviews.read(({ store }) => store.getAll())) {
      const row = asReview(value);
      if (!row) continue;
      if (keys.has(row.id)) found.set(row.id, [row.accuracies[0] ?? undefined, row.accuracies[1] ?? undefined]);
      else gone.push(row.id);
    }
    if (gone.length > 0) await reviews.change(({ store }) => Promise.all(gone.map((id) => store.delete(id))));
  } catch {
    // Then nothing is known.
  }
  return found;
}

function asReview(value: unknown): KeptReview | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { format, id, accuracies } = value as Record<string, unknown>;
  const isShare = (one: unknown) => one === null || (typeof one === 'number' && one >= 0 && one <= 1);
  const isRow = format === REVIEW_FORMAT && typeof id === 'string' && Array.isArray(accuracies);
  return isRow && accuracies.length === 2 && accuracies.every(isShare) ? (value as KeptReview) : undefined;
}
