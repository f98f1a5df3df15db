// The pictures of the page in the README; `cargo xtask screenshots` makes them.

import { defineConfig } from 'vitest/config';
import browser from './vitest.browser.config.ts';

export default defineConfig({
  ...browser,
  test: { ...browser.test, include: ['tests/pictures/**/*.test.ts'], testTimeout: 600_000, fileParallelism: false },
});
