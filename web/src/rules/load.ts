// The rules themselves: the same Rust as everywhere, as wasm, loaded once. A failed attempt is forgotten, so that the next one may succeed.

import { initSync } from '$generated/wasm/ludotheca';
import address from '$generated/wasm/ludotheca_bg.wasm?url';

let loading: Promise<void> | undefined;
let here = false;

/** Whether the rules can be called at once. */
export const rulesAreHere = (): boolean => here;

export function loadRules(): Promise<void> {
  loading ??= WebAssembly.compileStreaming(fetch(address)).then(begin, (problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

/** Loads the rules while everything else stands still, for the one who cannot wait: a printer. Where that fails, they are not here. */
export function loadRulesNow(): void {
  if (here) return;
  try {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    // Whoever waits for an answer can be given bytes only as letters.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    begin(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff));
  } catch {
    // Then there are no boards on the paper.
  }
}

/** They begin once: what was made by one instance means nothing to another. */
function begin(module: WebAssembly.Module | Uint8Array<ArrayBuffer>): void {
  if (!here) initSync({ module });
  here = true;
}
