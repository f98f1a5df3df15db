// Benchmarks in the browser; `cargo xtask bench` runs them.

import { defineConfig } from 'vitest/config';
import browser from './vitest.browser.config.ts';

export default defineConfig({
  ...browser,
  // One thing at a time: what is measured shares the machine with nothing else.
  test: { ...browser.test, include: ['tests/performance/**/*.test.ts'], testTimeout: 600_000, fileParallelism: false },
});
