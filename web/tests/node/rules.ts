// The wasm rules under Node, for tests: the very file that the browser loads.

import { readFileSync } from 'node:fs';
import { initSync } from '$generated/wasm/ludotheca';

const file = new URL('../../generated/wasm/ludotheca_bg.wasm', import.meta.url);

/** Loads the rules; call it once before anything of them is used. */
export function loadRules(): void {
  initSync({ module: readFileSync(file) });
}
