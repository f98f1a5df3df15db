// For tests: the engine without a worker, so that it runs under Node.

import type { WorkerLike } from './engine';
import type { Answer, Request } from './protocol';
import { Thinking } from './thinking';

/** A near worker that speaks only when it may, and counts what it was asked and what it has answered: a test knows when nothing more
    will come. */
export class CountingWorker implements WorkerLike {
  asked = 0;
  answered = 0;
  #silent = false;
  #unsaid: (() => void)[] = [];
  readonly #inner = new NearWorker();

  get idle(): boolean {
    return this.asked === this.answered;
  }

  postMessage(request: Request): void {
    if (request.kind !== 'stop') this.asked++;
    this.#inner.postMessage(request);
  }

  terminate(): void {
    this.#inner.terminate();
  }

  set onmessage(hear: WorkerLike['onmessage']) {
    this.#inner.onmessage = (event) => {
      const say = () => {
        hear?.(event);
        if (event.data.kind !== 'report' && event.data.kind !== 'progress') this.answered++;
      };
      if (this.#silent) this.#unsaid.push(say);
      else say();
    };
  }

  /** Whether its answers wait. */
  set silent(silent: boolean) {
    this.#silent = silent;
    if (!silent) for (const say of this.#unsaid.splice(0)) say();
  }

  set onerror(hear: WorkerLike['onerror']) {
    this.#inner.onerror = hear;
  }

  set onmessageerror(hear: WorkerLike['onmessageerror']) {
    this.#inner.onmessageerror = hear;
  }
}

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
