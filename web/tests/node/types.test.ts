// The types that Rust hands to the page: two of the same name would be one mixture of both.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every type that the rules, the search and the review export has a name of its own', () => {
  const types = readFileSync(new URL('../../generated/wasm/ludotheca.d.ts', import.meta.url), 'utf8');
  const names = [...types.matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
