// Builds the service worker as /sw.js and tells it every file of the page, so that one visit is enough to play without a network.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PLACEHOLDER = 'PRECACHE';

export interface Entry {
  url: string;
  revision?: string;
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The files that the page is made of: what the build names by hash needs no revision, everything else does. */
export function entriesOf(built: Map<string, string | Uint8Array>, copied: Map<string, string | Uint8Array>): Entry[] {
  const entries: Entry[] = [];
  for (const [name, content] of built) {
    if (name === WORKER || name.endsWith('.map')) continue;
    if (name === 'index.html') entries.push({ url: '/', revision: digest(content) });
    else entries.push({ url: `/${name}` });
  }
  for (const [name, content] of copied) entries.push({ url: `/${name}`, revision: digest(content) });
  return entries.sort((one, other) => (one.url < other.url ? -1 : 1));
}

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'ludotheca-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      const id = fileURLToPath(new URL('../src/pwa/sw.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = new Map<string, string | Uint8Array>();
        for (const [name, part] of Object.entries(bundle)) built.set(name, part.type === 'chunk' ? part.code : part.source);
        const entries = entriesOf(built, filesIn(publicDir));
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk' || !worker.code.includes(PLACEHOLDER)) this.error(`${WORKER} has no place for the files`);
        if (worker.imports.length > 0) this.error(`${WORKER} must stand alone, but imports ${worker.imports.join(', ')}`);
        // The worker is part of the version: another worker with the same files is another version too.
        const version = digest(JSON.stringify(entries) + worker.code);
        worker.code = `const ${PLACEHOLDER}=${JSON.stringify({ version, entries })};\n${worker.code}`;
      },
    },
  };
}

function filesIn(folder: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join('/'), readFileSync(path));
  }
  return files;
}
