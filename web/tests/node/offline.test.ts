// What the service worker is told to keep.

import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../plugins/offline.ts';

const built = new Map([
  ['index.html', '<!doctype html>'],
  ['assets/index-abc.js', 'one'],
  ['assets/ludotheca_bg-def.wasm', 'two'],
  ['assets/index-abc.js.map', 'map'],
  ['sw.js', 'worker'],
]);
const copied = new Map([['icons/icon.svg', '<svg/>']]);

describe('the list of files to keep', () => {
  test('holds the page, every piece of it and every copied file, but neither the worker nor source maps', () => {
    expect(entriesOf(built, copied).map(({ url }) => url)).toEqual([
      '/',
      '/assets/index-abc.js',
      '/assets/ludotheca_bg-def.wasm',
      '/icons/icon.svg',
    ]);
  });

  test('marks by their content those files whose names stay the same', () => {
    const revision = (html: string) => entriesOf(new Map([['index.html', html]]), copied)[0]!.revision;
    expect(revision('a')).toMatch(/^[0-9a-f]{12}$/);
    expect(revision('a')).not.toBe(revision('b'));
    const hashed = entriesOf(built, copied).filter(({ url }) => url.startsWith('/assets/'));
    expect(hashed.every((entry) => entry.revision === undefined)).toBe(true);
  });
});
