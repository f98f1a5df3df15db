// `import catalog from 'virtual:catalog'`: the rules' own list of games and variants, asked of the wasm when the page is built, so
// that addresses can be read and the games be listed while the rules are still on their way.

import { readFileSync } from 'node:fs';
import { pathToFileURL, fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:catalog';
const wasm = (file: string): string => fileURLToPath(new URL(`../generated/wasm/${file}`, import.meta.url));

export function catalog(): Plugin {
  return {
    name: 'ludotheca-catalog',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(wasm('ludotheca_bg.wasm'));
      const rules = await import(/* @vite-ignore */ pathToFileURL(wasm('ludotheca.js')).href);
      rules.initSync({ module: readFileSync(wasm('ludotheca_bg.wasm')) });
      return `export default ${JSON.stringify(rules.catalog())};`;
    },
  };
}
