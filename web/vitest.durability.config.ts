// What a killed browser costs, measured; `npm run durability` prints the numbers of docs/keeping.md.

import { defineConfig } from 'vitest/config';
import browser from './vitest.browser.config.ts';

export default defineConfig({
  ...browser,
  test: { ...browser.test, include: ['tests/durability/**/*.test.ts'], testTimeout: 1_200_000, fileParallelism: false },
});
