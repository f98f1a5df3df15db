// `import sketches from 'virtual:sketches'`: of each game's rule page what a reader sees before the rules have arrived (see
// src/rulebook/sketch.ts). Figures stand alike in every language, so one language is asked.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { RulePage } from '../generated/rulebook/types';
import { sketchOf } from '../src/rulebook/sketch.ts';
import { RULES, rules } from './rules.ts';

const ID = 'virtual:sketches';

const pageOf = (game: string): string => fileURLToPath(new URL(`../generated/rulebook/en/${game}.json`, import.meta.url));

export function sketches(): Plugin {
  return {
    name: 'ludotheca-sketches',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(RULES);
      const { catalog, Table } = await rules();
      const games = [...new Set(catalog().map(({ game }) => game))];
      const found = games.map((game) => {
        this.addWatchFile(pageOf(game));
        const page = JSON.parse(readFileSync(pageOf(game), 'utf8')) as RulePage;
        return [game, sketchOf(page, (variant, position) => Table.open(variant, position))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
