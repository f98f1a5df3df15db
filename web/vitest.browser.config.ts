// Browser tests: Playwright drives the system's Chromium against a running server (LUDOTHECA_URL). Vitest only runs them.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One browser at a time: the tests share two cores with the engine that they play against.
    fileParallelism: false,
  },
});
