// Pages are pieces of their own, fetched when they are first wanted: what two of them need stands outside both.

import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]*)['"]/g;

/** The page that a file belongs to; nothing for what stands outside the pages. */
const pageOf = (file: string): string | undefined => /^pages\/([^/]+)\//.exec(relative(SRC, file).replaceAll('\\', '/'))?.[1];

/** Every import of a module by another, as paths. */
function* imports(): Generator<[string, string]> {
  for (const entry of readdirSync(SRC, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT))
      yield [file, normalize(join(file, '..', specifier!))];
  }
}

describe('the pages', () => {
  test('take nothing from each other, and nothing outside takes anything from them', () => {
    const taken = [...imports()].filter(([file, module]) => pageOf(module) !== undefined && pageOf(module) !== pageOf(file));
    expect(taken.map(([file, module]) => `${relative(SRC, file)} imports ${relative(SRC, module)}`)).toEqual([]);
  });

  test('are found', () => {
    expect([...imports()].filter(([file]) => pageOf(file) !== undefined).length).toBeGreaterThan(50);
  });
});
