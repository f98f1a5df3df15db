// Whose work is in the page: told on About, fetched when somebody asks, and readable without a network.

import { describe, expect, test } from 'vitest';
import { settled, useBrowser, visit } from './support/browser';

describe('the work of others', () => {
  useBrowser();

  test('is named on About with the texts of its licences, which come when they are wanted', async () => {
    const page = await visit('/about?lang=en', { serviceWorkers: 'block' });
    await settled(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    expect(await page.locator('[data-notices] li').count()).toBe(0);
    await page.locator('[data-notices] > summary').click();
    const svelte = page.locator('[data-notices] li', { hasText: /^svelte / });
    await svelte.waitFor();
    expect(fetched).toHaveLength(1);
    await svelte.locator('summary').click();
    await expect.poll(() => svelte.locator('pre').innerText()).toMatch(/Permission is hereby granted, free of charge/);
  });
});
