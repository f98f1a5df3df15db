// What reviews found is kept by the moves of a game, and goes with it.

import { beforeEach, expect, test } from 'vitest';
import type { Review } from '$generated/wasm/ludotheca';
import { newDevice, refusingDevice } from '../keeping/testing';
import { closeReviews, keepReview, keptReviews, reviewKey } from './kept';

beforeEach(() => {
  closeReviews();
  newDevice();
});

const GAME = { variant: 'la-trel/base', moves: ['d2-d3', 'd7-d6'] };
const OTHER = { variant: 'la-trel/base', start: '8/8 1', moves: ['d2-d3', 'd7-d6'] };
const found = (one: number | undefined, two: number | undefined) =>
  ({ players: [{ accuracy: one }, { accuracy: two }] }) as unknown as Review;

test('what a review found of both players is there again, by the moves of the game', async () => {
  await keepReview(GAME, found(0.75, undefined));
  await keepReview(OTHER, found(0.5, 0.25));
  const keys = [GAME, OTHER].map(reviewKey);
  expect(new Set(keys).size, 'where a game began belongs to it').toBe(2);
  expect(await keptReviews(new Set(keys))).toEqual(
    new Map([
      [keys[0], [0.75, undefined]],
      [keys[1], [0.5, 0.25]],
    ]),
  );
});

test('what belongs to no game is forgotten', async () => {
  await keepReview(GAME, found(1, 1));
  await keepReview(OTHER, found(0, 0));
  const own = new Set([reviewKey(GAME)]);
  expect((await keptReviews(own)).size).toBe(1);
  const all = new Set([GAME, OTHER].map(reviewKey));
  expect([...(await keptReviews(all)).keys()]).toEqual([...own]);
});

test('a device that keeps nothing costs nothing but another review', async () => {
  refusingDevice();
  closeReviews();
  await keepReview(GAME, found(1, 1));
  expect(await keptReviews(new Set([reviewKey(GAME)]))).toEqual(new Map());
});
