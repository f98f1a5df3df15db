// `import notices from 'virtual:notices'`: whose work is in the page, of crates/notices. And the other way round: the packages of npm
// that the build put into the page are written down in .packages.json, from which those notices are made.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:notices';
const FILE = fileURLToPath(new URL('../../crates/notices/notices.json', import.meta.url));

export interface Package {
  name: string;
  version: string;
  licence: string;
  /** Places in `texts`. */
  texts: number[];
}

export interface Notices {
  packages: Package[];
  texts: string[];
}

/** What belongs to the page alone, with its texts and no others. */
export function ofPage(all: { packages: (Package & { page: boolean })[]; texts: string[] }): Notices {
  const texts: string[] = [];
  const place = (text: string): number => {
    const known = texts.indexOf(text);
    return known < 0 ? texts.push(text) - 1 : known;
  };
  const packages = all.packages
    .filter(({ page }) => page)
    .map(({ name, version, licence, texts: places }) => ({
      name,
      version,
      licence,
      texts: places.map((at) => place(all.texts[at]!)),
    }));
  return { packages, texts };
}

/** The package that a module belongs to, if it is somebody else's. */
export function packageOf(module: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

export function notices(): Plugin {
  return {
    name: 'ludotheca-notices',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(FILE);
      const found = JSON.stringify(JSON.stringify(ofPage(JSON.parse(readFileSync(FILE, 'utf8')))));
      return `export default JSON.parse(${found});`;
    },
    // Written when everything else is: it is no file of the page, and nobody is to keep it.
    writeBundle({ dir }, bundle) {
      const names = new Set<string>();
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const [module, { renderedLength }] of Object.entries(part.modules)) {
          const name = renderedLength > 0 ? packageOf(module) : undefined;
          if (name !== undefined) names.add(name);
        }
      }
      writeFileSync(join(dir!, '.packages.json'), JSON.stringify([...names].sort()));
    },
  };
}
