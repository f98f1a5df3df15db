import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalog } from './plugins/catalog.ts';
import { offline } from './plugins/offline.ts';
import { words } from './plugins/words.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), words(), catalog(), offline()],
  resolve: {
    alias: { $generated: fileURLToPath(new URL('./generated', import.meta.url)) },
    // Vitest would otherwise pick Svelte's server half.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // A strict Content-Security-Policy knows no data: scripts, and inlined images save nothing here.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // Tests think, and machines are busy: how long something takes is for benchmarks to say.
  test: { include: ['src/**/*.test.ts', 'tests/node/**/*.test.ts'], testTimeout: 60_000 },
});
