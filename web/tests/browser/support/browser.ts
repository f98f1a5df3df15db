// The system's Chromium, one for a test file. Every page is watched: an error, or a request to anywhere but the server, fails
// the test that caused it.

import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { server } from './server';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser lies: CHROME if set, else the usual places. */
export function executable(): string {
  const path = process.env['CHROME'] ?? PLACES.find((place) => existsSync(place));
  if (!path) throw new Error('no Chromium found; install the package chromium, or set CHROME to its path');
  return path;
}

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser | undefined;
let open: Page[] = [];
let complaints: string[] = [];
let base = '';

/** Prepares a test file for `visit`. */
export function useBrowser(): void {
  beforeAll(async () => {
    base = (await server()).url;
    browser = await chromium.launch({ executablePath: executable(), args: FLAGS });
  });
  afterEach(async () => {
    const heard = complaints;
    complaints = [];
    for (const page of open) await page.context().close();
    open = [];
    expect(heard, 'errors and outside requests of the page').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** A new visitor's page, without motion unless asked for, in English unless the address says otherwise. */
export async function newPage(options: BrowserContextOptions = {}, at = base): Promise<Page> {
  const context = await browser!.newContext({
    baseURL: at,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  watch(page, at);
  open.push(page);
  return page;
}

export async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(address);
  return page;
}

/** Waits until the page has its heading and nothing more is on its way: what is judged then is what a reader meets. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

function watch(page: Page, at: string): void {
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(at) && !/^(data|blob):/.test(url)) complaints.push(`outside request: ${url}`);
  });
}

/** Forgets what was complained about so far, where a test provokes it. */
export function forgive(wanted: RegExp): void {
  complaints = complaints.filter((complaint) => !wanted.test(complaint));
}
