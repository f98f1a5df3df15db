// The rules themselves: the same Rust as everywhere, as wasm, loaded once. A failed attempt is forgotten, so that the next one may succeed.

import init from '$generated/wasm/ludotheca';
import address from '$generated/wasm/ludotheca_bg.wasm?url';

let loading: Promise<unknown> | undefined;
let here = false;

/** Whether the rules can be called at once. */
export const rulesAreHere = (): boolean => here;

export function loadRules(): Promise<unknown> {
  loading ??= init({ module_or_path: address }).then(
    () => (here = true),
    (problem: unknown) => {
      loading = undefined;
      throw problem;
    },
  );
  return loading;
}
