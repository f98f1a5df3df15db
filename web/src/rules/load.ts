// The rules themselves: the same Rust as everywhere, as wasm, loaded once before anything is drawn.

import init from '$generated/wasm/ludotheca';
import address from '$generated/wasm/ludotheca_bg.wasm?url';

let loading: Promise<unknown> | undefined;

export function loadRules(): Promise<unknown> {
  loading ??= init({ module_or_path: address });
  return loading;
}
