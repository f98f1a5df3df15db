// Counts what the page asks of the rules: every call into the wasm, and how long the page was there. Memory that the glue allocates
// for an answer belongs to the call that gives it.

import type { Page } from 'playwright-core';

export interface Crossings {
  /** What was called, in order. */
  calls: string[];
  /** How long the page waited for the rules in all of them, in milliseconds. */
  milliseconds: number;
}

declare global {
  interface Window {
    border: Crossings;
  }
}

/** Watches a page from its next visit on. */
export const watchBorder = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.border = { calls: [], milliseconds: 0 };
    const watched = (instance: WebAssembly.Instance): WebAssembly.Instance => {
      const exports: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(instance.exports)) {
        const asks = typeof value === 'function' && !name.startsWith('__wbindgen') && !name.startsWith('__externref');
        exports[name] = asks ? counted(name, value as (...given: unknown[]) => unknown) : value;
      }
      return { exports } as WebAssembly.Instance;
    };
    const counted =
      (name: string, call: (...given: unknown[]) => unknown) =>
      (...given: unknown[]): unknown => {
        const began = performance.now();
        try {
          return call(...given);
        } finally {
          window.border.calls.push(name);
          window.border.milliseconds += performance.now() - began;
        }
      };
    const { instantiateStreaming, instantiate } = WebAssembly;
    WebAssembly.instantiateStreaming = async (...given) => {
      const { module, instance } = await instantiateStreaming(...given);
      return { module, instance: watched(instance) };
    };
    WebAssembly.instantiate = (async (source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) => {
      const made = await (instantiate as (...given: unknown[]) => Promise<unknown>)(source, imports);
      if (made instanceof WebAssembly.Instance) return watched(made);
      const { module, instance } = made as WebAssembly.WebAssemblyInstantiatedSource;
      return { module, instance: watched(instance) };
    }) as typeof WebAssembly.instantiate;
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct: (Plain, [module, imports]: [WebAssembly.Module, WebAssembly.Imports]) => watched(new Plain(module, imports)),
    });
  });

/** What crossed the border since this was last asked. */
export const crossingsOf = (page: Page): Promise<Crossings> =>
  page.evaluate(() => {
    const { border } = window;
    window.border = { calls: [], milliseconds: 0 };
    return border;
  });
