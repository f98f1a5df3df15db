// The line where WebSockets are blocked: what the server tells is a stream that does not end, what is asked for are requests.

import type { Answer, Ask, Tell } from '$generated/wire';
import { asDenial, pathWith } from './http';
import type { Ear, Opener } from './line';

export const openStream: Opener = (ear, { table, key, after, lobby }) => {
  const ended = new AbortController();
  const lost = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    ear.lost();
  };
  const wanted = { table, key, after: String(after), lobby: lobby ? '1' : undefined };
  listen(pathWith('/api/stream', wanted), ear, ended.signal).then(lost, lost);
  return {
    joins: false,
    send: (ask) => void post(ask, ear, ended.signal).catch(lost),
    close: () => ended.abort(),
  };
};

async function listen(path: string, ear: Ear, signal: AbortSignal): Promise<void> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/event-stream' }, cache: 'no-store' });
  if (!answer.ok || !answer.body) {
    const denial = await asDenial(answer);
    if (denial && !signal.aborted) ear.denied(denial);
    return;
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const events = new EventTexts();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    for (const text of events.take(part.value)) if (!signal.aborted) ear.tell(JSON.parse(text) as Tell);
}

async function post(ask: Ask, ear: Ear, signal: AbortSignal): Promise<void> {
  const answer = await fetch('/api/messages', {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ask),
  });
  const told: Answer | undefined = answer.ok
    ? ((await answer.json()) as Answer)
    : await asDenial(answer).then((outcome) => outcome && { to: ask.id, outcome });
  if (!told) throw new Error(`${answer.status} to a message`);
  if (!signal.aborted) ear.tell({ answer: told });
}

/** The data of the events in a stream of text, however it was cut. */
export class EventTexts {
  #rest = '';
  #data: string[] = [];

  take(text: string): string[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    return lines.flatMap((line) => this.#line(line.replace(/\r$/, '')));
  }

  /** An empty line ends an event; whatever is no data are comments and names. */
  #line(line: string): string[] {
    if (line !== '') {
      const data = /^data: ?(.*)$/s.exec(line);
      if (data) this.#data.push(data[1]!);
      return [];
    }
    const whole = this.#data.join('\n');
    this.#data = [];
    return whole === '' ? [] : [whole];
  }
}
