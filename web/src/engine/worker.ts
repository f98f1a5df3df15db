// The engine's worker: loads the rules and the search once, then answers requests in the order they come.

import { loadRules } from '../rules/load';
import type { Answer, Request } from './protocol';
import { Thinking } from './thinking';

const scope = self as unknown as DedicatedWorkerGlobalScope;

// A message to oneself arrives behind those that are waiting already, and sooner than a timer.
const channel = new MessageChannel();
let resume: (() => void)[] = [];
channel.port1.onmessage = () => {
  const waiting = resume;
  resume = [];
  for (const go of waiting) go();
};
const pause = () =>
  new Promise<void>((go) => {
    resume.push(go);
    channel.port2.postMessage(undefined);
  });

const thinking = new Thinking((answer: Answer) => scope.postMessage(answer), pause);
const ready = loadRules();

scope.onmessage = async (event: MessageEvent<Request>) => {
  try {
    await ready;
  } catch (problem) {
    scope.postMessage({ id: event.data.id, kind: 'failed', problem: String(problem), broken: true } satisfies Answer);
    return;
  }
  await thinking.hear(event.data);
};
