// Benchmarks in the browser; `cargo xtask bench` runs them.

import { defineConfig } from 'vitest/config';
import browser from './vitest.browser.config.ts';

export default defineConfig({
  ...browser,
  test: { ...browser.test, include: ['tests/performance/**/*.test.ts'], testTimeout: 600_000 },
});
