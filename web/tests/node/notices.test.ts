// Whose work is in the page: the part of the notices that belongs to it, and how its packages are known.

import { describe, expect, test } from 'vitest';
import { ofPage, packageOf } from '../../plugins/notices.ts';

const one = { version: '1.0.0', licence: 'MIT' };

describe('the notices of the page', () => {
  test('have its packages and their texts, and nobody else’s', () => {
    const all = {
      packages: [
        { ...one, name: 'a', page: false, texts: [0] },
        { ...one, name: 'b', page: true, texts: [2, 1] },
        { ...one, name: 'c', page: true, texts: [1] },
      ],
      texts: ['zero', 'first', 'second'],
    };
    expect(ofPage(all)).toEqual({
      packages: [
        { ...one, name: 'b', texts: [0, 1] },
        { ...one, name: 'c', texts: [1] },
      ],
      texts: ['second', 'first'],
    });
  });

  test('are made of the packages that modules come from', () => {
    expect(packageOf('/x/web/node_modules/svelte/src/internal/client/dom.js')).toBe('svelte');
    expect(packageOf('/x/web/node_modules/@fluent/bundle/esm/bundle.js')).toBe('@fluent/bundle');
    expect(packageOf('/x/web/node_modules/a/node_modules/b/index.js')).toBe('b');
    expect(packageOf('/x/web/src/main.ts')).toBeUndefined();
  });
});
