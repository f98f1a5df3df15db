// For tests: the engine without a worker, so that it runs under Node.

import type { WorkerLike } from './engine';
import type { Answer, Request } from './protocol';
import { Thinking } from './thinking';

/** A worker's manners without a worker: the same thinking, messages that arrive later and in order. */
export class NearWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  terminated = false;
  readonly #thinking = new Thinking(
    (answer: Answer) => setTimeout(() => this.terminated || this.onmessage?.({ data: structuredClone(answer) })),
    () => new Promise((resume) => setTimeout(resume)),
  );

  postMessage(request: Request): void {
    const copy = structuredClone(request);
    setTimeout(() => void this.#thinking.hear(copy));
  }

  terminate(): void {
    this.terminated = true;
  }
}
