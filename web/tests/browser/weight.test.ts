// How much a first visitor loads until the first move can be made, as it comes over the wire.

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newPage, useBrowser } from './support/browser';

describe('the weight of the page', () => {
  useBrowser();

  test('JavaScript and CSS for the first game stay below 150 kB, the rules and the engine below 500 kB, gzipped', async () => {
    const page = await newPage({ serviceWorkers: 'block' });
    const weights = { code: 0, wasm: 0 };
    const seen = new Set<string>();
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      if (seen.has(path) || !/\.(js|css|wasm)$/.test(path)) return;
      seen.add(path);
      const size = gzipSync(await response.body(), { level: 9 }).length;
      if (path.endsWith('.wasm')) weights.wasm += size;
      else weights.code += size;
    });
    await page.goto('/play/la-trel/base?p1=human&p2=level-3');
    await page.locator('main [data-cell="a2"]').click();
    await page.locator('main [data-cell="a3"]').click();
    await expect.poll(() => page.locator('main [data-position]').first().getAttribute('data-ply')).toBe('2');
    expect(weights.code).toBeGreaterThan(10_000);
    expect(weights.code).toBeLessThanOrEqual(150_000);
    expect(weights.wasm).toBeGreaterThan(100_000);
    expect(weights.wasm).toBeLessThanOrEqual(500_000);
  });
});
