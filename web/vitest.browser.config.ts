// Browser tests: Playwright drives the system's Chromium against a running server (LUDOTHECA_URL, or one started from
// LUDOTHECA_PROGRAM). Vitest only runs them.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { $generated: fileURLToPath(new URL('./generated', import.meta.url)) } },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What a page is about to show is waited for, however busy the machine is.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // A page waits more than it works: two browsers keep two cores busy, and each test has time enough even so.
    maxWorkers: 2,
  },
});
