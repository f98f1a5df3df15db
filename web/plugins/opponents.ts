// `import opponents from 'virtual:opponents'`: the opponents that need nothing but their name, so that they can be offered and named
// while the rules are still on their way.

import type { Plugin } from 'vite';
import { RULES, rules } from './rules.ts';

const ID = 'virtual:opponents';

export function opponents(): Plugin {
  return {
    name: 'ludotheca-opponents',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(RULES);
      return `export default ${JSON.stringify((await rules()).plainOpponents())};`;
    },
  };
}
