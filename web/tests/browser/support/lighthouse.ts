// Runs Lighthouse against a page with the system's Chromium.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { executable, FLAGS } from './browser';

export interface Audit {
  /** By category, from 0 to 100. */
  scores: Record<string, number>;
  /** What kept a category from being complete. */
  failed: string[];
}

/** How often Lighthouse may lose its own recording of a page before that is an error. */
const ATTEMPTS = 3;

export async function audit(url: string, categories: string[]): Promise<Audit> {
  let lost = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const lhr = await visit(url, categories);
    if (!lhr.runtimeError) return read(lhr);
    lost = lhr.runtimeError.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${lost}`);
}

async function visit(url: string, categories: string[]): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'ludotheca-lighthouse-'));
  const chrome = await launch({ chromePath: executable(), chromeFlags: ['--headless', ...FLAGS], userDataDir: profile });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

function read({ categories, audits }: Result): Audit {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, category]) => [name, Math.round((category.score ?? 0) * 100)]),
  );
  const wanted = new Set(
    Object.values(categories).flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0).map((ref) => ref.id)),
  );
  const failed = Object.values(audits)
    .filter((one) => wanted.has(one.id) && one.score !== null && one.score < 1)
    .map((one) => `${one.id}: ${one.title} ${JSON.stringify(one.details ?? {}).slice(0, 400)}`);
  return { scores, failed };
}
