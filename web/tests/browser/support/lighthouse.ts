// Runs Lighthouse against a page with the system's Chromium.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { executable, FLAGS } from './browser';

export interface Audit {
  /** By category, from 0 to 100. */
  scores: Record<string, number>;
  /** What kept a category from being complete. */
  failed: string[];
}

export async function audit(url: string, categories: string[]): Promise<Audit> {
  const profile = mkdtempSync(join(tmpdir(), 'ludotheca-lighthouse-'));
  const chrome = await launch({ chromePath: executable(), chromeFlags: ['--headless', ...FLAGS], userDataDir: profile });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      Object.entries(lhr.categories).map(([name, category]) => [name, Math.round((category.score ?? 0) * 100)]),
    );
    const wanted = new Set(
      Object.values(lhr.categories).flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0).map((ref) => ref.id)),
    );
    const failed = Object.values(lhr.audits)
      .filter((one) => wanted.has(one.id) && one.score !== null && one.score < 1)
      .map((one) => `${one.id}: ${one.title} ${JSON.stringify(one.details ?? {}).slice(0, 400)}`);
    return { scores, failed };
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}
