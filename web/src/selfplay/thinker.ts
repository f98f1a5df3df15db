// One small engine for all living boards, made when the first of them needs it.

import { Thinker } from '$generated/wasm/ludotheca';

let shared: Thinker | undefined;

export function smallThinker(): Thinker {
  shared ??= new Thinker(1);
  return shared;
}
