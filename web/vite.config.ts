import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalog } from './plugins/catalog.ts';
import { colours } from './plugins/colours.ts';
import { early } from './plugins/early.ts';
import { notices } from './plugins/notices.ts';
import { offline } from './plugins/offline.ts';
import { openings } from './plugins/openings.ts';
import { opponents } from './plugins/opponents.ts';
import { sketches } from './plugins/sketches.ts';
import { words } from './plugins/words.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

const SHELL =
  /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/((?:icons|notices|shell|shortcuts|timing)\/|keeping\/|words\/|settings\/|rules\/|pwa\/(?!sw)|route)/;

// What is fetched is needed at once, pages being pieces of their own: browsers that know this line translate all of it while it
// arrives, beside everything else, instead of each function when it is first called.
const AT_ONCE = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), words(), catalog(), opponents(), colours(), openings(), sketches(), early(), notices(), offline()],
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
    // Few requests before the first picture: the shell is one piece, what boards and games share another.
    rolldownOptions: {
      output: {
        postBanner: AT_ONCE,
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, priority: 2 },
            { name: 'board', test: /\/src\/(board|game|selfplay|newgame|share)\/|\/node_modules\/idb\//, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Tests think, and machines are busy: how long something takes is for benchmarks to say.
  test: { include: ['src/**/*.test.ts', 'tests/node/**/*.test.ts'], testTimeout: 60_000 },
});
