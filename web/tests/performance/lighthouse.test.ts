// Lighthouse's performance score of the three main pages: the median of five runs each. Part of the benchmark and not of the
// tests, because a busy machine lowers it.

import { expect, test } from 'vitest';
import { audit } from '../browser/support/lighthouse';
import { server } from '../browser/support/server';

const RUNS = 5;
const WANTED = 95;

test.each(['/', '/play/la-trel/base', '/rules/la-trel'])('%s is fast', async (path) => {
  const { url } = await server();
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { scores: found } = await audit(`${url}${path}`, ['performance']);
    scores.push(found['performance'] ?? 0);
  }
  scores.sort((a, b) => a - b);
  console.log(`${path}: performance ${scores.join(', ')}`);
  expect(scores[Math.floor(RUNS / 2)]).toBeGreaterThanOrEqual(WANTED);
});
