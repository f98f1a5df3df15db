// A browser with a profile on the disk whose tabs, or which itself, can be killed at the very moment something is seen: no page gets
// the chance to do anything more.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { executable, FLAGS } from './browser';
import { server } from './server';

interface Process {
  id: number;
  type: string;
}

export class KillableBrowser {
  #context: BrowserContext | undefined;
  #system: CDPSession | undefined;
  #prepare: ((context: BrowserContext) => Promise<unknown>) | undefined;
  readonly #profile = mkdtempSync(join(tmpdir(), 'ludotheca-killed-'));

  /** Opens the browser, or the same profile again after the browser was killed. */
  async open(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: executable(),
      // No tab is prepared in advance: every renderer there is belongs to the page that is looked at.
      args: [...FLAGS, '--disable-features=SpareRendererForSitePerProcess'],
      baseURL: (await server()).url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    this.#system = await this.#context.browser()!.newBrowserCDPSession();
    await this.#prepare?.(this.#context);
  }

  /** Has every page of this browser, also after it was killed, run something before anything else. */
  async prepare(script: (argument: string) => void, argument: string): Promise<void> {
    this.#prepare = (context) => context.addInitScript(script, argument);
    if (this.#context) await this.#prepare(this.#context);
  }

  async close(): Promise<void> {
    await this.#context?.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async visit(address: string): Promise<Page> {
    const page = await this.#context!.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(address);
    return page;
  }

  /** Kills the tab as soon as this is seen, and answers what it was. */
  async killTabWhen(page: Page, sight: Sight, act: () => Promise<void>): Promise<string> {
    const gone = new Promise<void>((resolve) => page.once('crash', () => resolve()));
    const renderers = await this.#processes((type) => type === 'renderer');
    const seen = await this.#seen(page, sight, act, renderers);
    await gone;
    await page.close();
    return seen;
  }

  /** Kills the whole browser as soon as this is seen, all of its processes at once, and answers what it was. */
  async killBrowserWhen(page: Page, sight: Sight, act: () => Promise<void>): Promise<string> {
    const gone = new Promise<void>((resolve) => this.#context!.once('close', () => resolve()));
    // The browser itself comes first, so that it cannot hear from the others that they are gone.
    const all = await this.#processes(() => true);
    const seen = await this.#seen(page, sight, act, all);
    await gone;
    return seen;
  }

  async #processes(wanted: (type: string) => boolean): Promise<number[]> {
    const { processInfo } = (await this.#system!.send('SystemInfo.getProcessInfo')) as { processInfo: Process[] };
    return processInfo.filter(({ type }) => wanted(type)).map(({ id }) => id);
  }

  async #seen(page: Page, sight: Sight, act: () => Promise<void>, victims: number[]): Promise<string> {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'seen' });
    const seen = new Promise<string>((resolve) => {
      session.on('Runtime.bindingCalled', ({ name, payload }) => {
        if (name !== 'seen') return;
        for (const victim of victims) process.kill(victim, 'SIGKILL');
        resolve(payload);
      });
    });
    await page.evaluate(watch, sight);
    await session.send('Emulation.setCPUThrottlingRate', { rate: sight.slowed ?? 1 });
    // Who acts on a page that is killed may wait for it in vain.
    act().catch(() => undefined);
    return seen;
  }
}

/** What is waited for: that an element has an attribute with another value or just this one, or that there is none any more. */
export interface Sight {
  selector: string;
  attribute?: string;
  not?: string;
  value?: string;
  gone?: boolean;
  /** What is told of it: the value of another attribute than the one waited for. */
  told?: string;
  /** How many times slower the tab's processor is. */
  slowed?: number;
}

/** In the page: tells what is seen and does nothing more, ever. */
function watch({ selector, attribute = '', not, value, gone = false, told = attribute }: Sight): void {
  const look = () => {
    const element = document.querySelector(selector);
    const found = element?.getAttribute(attribute) ?? null;
    const seen = gone ? element === null : found !== null && found !== not && (value === undefined || found === value);
    if (!seen) return;
    (window as unknown as { seen(text: string): void }).seen(element?.getAttribute(told) ?? '');
    for (;;);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
