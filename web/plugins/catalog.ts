// `import catalog from 'virtual:catalog'`: the rules' own list of games and variants, so that addresses can be read and the games be
// listed while the rules are still on their way.

import type { Plugin } from 'vite';
import { RULES, rules } from './rules.ts';

const ID = 'virtual:catalog';

export function catalog(): Plugin {
  return {
    name: 'ludotheca-catalog',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(RULES);
      return `export default ${JSON.stringify((await rules()).catalog())};`;
    },
  };
}
