// Holds the connection to a server with tables. Whatever was asked for and has not been answered is sent again under its old name, after
// a break, a reload or a lost answer; what happens at the table is told once and in order, and a gap is asked for again. It knows no
// page and no browser: lines, time and chance are handed in.

import type { Ask, Answer, ClockNow, Deed, Done, Hello, Seated, Sentence, Stamped, TableTold, Tell, You } from '$generated/wire';
import type { TroubleKind } from '../keeping/trouble';
import { LATER, pauseBefore } from './backoff';
import type { Denial, Ear, Line, Opener } from './line';
import type { Outbox } from './outbox';

/** Without a sign of life for so long the line is given up, in milliseconds; the server gives one every two seconds. */
export const SILENCE = 7_000;
/** So long a line may take to come about. */
export const GREETING = 5_000;
/** An answer that has not come for so long, though the line lives, was lost. */
export const UNANSWERED = 5_000;
/** After so many lines in a row that never came about, the other kind is tried. */
const TRIES = 2;

export type Connection = 'connecting' | 'open' | 'lost';
export type Answered = { done: Done } | { refused: Sentence };

export interface Ports {
  /** The ways to open a line, the best one first. */
  openers: readonly Opener[];
  outbox: Outbox;
  /** Milliseconds by a clock that is never set. */
  now(): number;
  /** Does something later; returns what calls it off. */
  later(milliseconds: number, act: () => void): () => void;
  random(): number;
  newId(): string;
}

/** How it is at the table at this moment. */
export interface Present {
  now: number;
  clock: ClockNow;
  you?: You;
  presence?: Seated;
}

export interface Hooks {
  onConnection(connection: Connection): void;
  onHello(hello: Hello): void;
  /** What happened at the table, in order and without gaps; `anew` where everything before is void. */
  onEvents(events: readonly Stamped[], present: Present, anew: boolean): void;
  /** What is told beside that. */
  onTell(tell: Tell): void;
  /** The table cannot be had. */
  onDenied(why: Sentence): void;
  /** A message was answered, this tab's or one from before a reload. */
  onAnswered(ask: Ask, answer: Answered): void;
  /** Which messages wait for an answer has changed. */
  onWaiting(): void;
}

/** A message on its way. */
export interface Sent {
  id: string;
  /** When it is kept on this device, or why it is not. */
  kept: Promise<TroubleKind | undefined>;
  /** Never fails; where the page is left before, it never comes. */
  answer: Promise<Answered>;
}

interface Waiting {
  ask: Ask;
  /** When it was sent last. */
  sentAt: number | undefined;
  /** How often the server asked to be asked again. */
  again: number;
  resolve: (answer: Answered) => void;
}

export class Client {
  readonly #waiting = new Map<string, Waiting>();
  #line: Line | undefined;
  #greeted = false;
  #attempt = 0;
  /** Lines in a row that never came about. */
  #failed = 0;
  #way = 0;
  #heardAt = 0;
  #version = 0;
  /** Whether what comes next is told from the beginning. */
  #anew = false;
  /** The name of the message by which one joins, while it is not answered. */
  #joining: string | undefined;
  #watch: (() => void) | undefined;
  #retries = new Set<() => void>();
  #ended = false;

  constructor(
    private readonly wanted: { table?: string; key?: string | undefined; lobby?: boolean },
    private readonly ports: Ports,
    private readonly hooks: Hooks,
  ) {}

  /** Finds what was not answered before and opens a line; returns what ends it all. */
  begin(): () => void {
    void this.ports.outbox.left().then((left) => {
      if (this.#ended) return;
      // What was asked for in the meantime comes after what was left.
      const since = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const ask of left) this.#wait(ask);
      for (const waiting of since) this.#waiting.set(waiting.ask.id, waiting);
      this.hooks.onWaiting();
      if (this.#greeted) for (const ask of left) this.#send(ask.id);
    });
    this.#connect();
    return () => {
      this.#ended = true;
      this.#hangUp();
      for (const cancel of this.#retries) cancel();
    };
  }

  /** The version of the last event that is known. */
  get version(): number {
    return this.#version;
  }

  /** The messages that wait for an answer, in their order. */
  get waiting(): readonly Ask[] {
    return [...this.#waiting.values()].map(({ ask }) => ask);
  }

  /** Asks for something. It is sent at once where there is a line, and kept at the same time. */
  ask(deed: Deed): Sent {
    const ask: Ask = { id: this.ports.newId(), do: deed };
    const answer = this.#wait(ask);
    const kept = this.ports.outbox.keep(ask);
    if (this.#greeted) this.#send(ask.id);
    this.hooks.onWaiting();
    return { id: ask.id, kept, answer };
  }

  /** Says something that is worth no second try. */
  mention(deed: Deed): void {
    if (this.#greeted && this.#line?.joins) this.#line.send({ id: this.ports.newId(), do: deed });
  }

  /** The network is back, or somebody looks at the page again: nobody waits for the next try. */
  wakeUp(): void {
    if (this.#ended) return;
    if (!this.#line) this.#connect();
    else if (this.#silence() > SILENCE / 2) this.#lost(this.#line, 0);
  }

  /** Begins to watch the table with another key, or after having become somebody else. */
  again(key?: string): void {
    if (key !== undefined) this.wanted.key = key;
    this.#version = 0;
    this.#anew = true;
    if (this.#line) this.#lost(this.#line, 0);
    else this.#connect();
  }

  #wait(ask: Ask): Promise<Answered> {
    return new Promise((resolve) => this.#waiting.set(ask.id, { ask, sentAt: undefined, again: 0, resolve }));
  }

  #connect(): void {
    this.#hangUp();
    this.hooks.onConnection('connecting');
    const { table, key, lobby = false } = this.wanted;
    this.#heardAt = this.ports.now();
    const ear: Ear = {
      tell: (tell) => line === this.#line && this.#hear(tell),
      denied: (denial) => line === this.#line && this.#denied(denial),
      lost: () => line === this.#line && this.#lost(line),
    };
    const opener = this.ports.openers[this.#way % this.ports.openers.length]!;
    const line = opener(ear, { table, key, lobby, after: this.#version });
    this.#line = line;
    this.#watchOver(GREETING);
  }

  #hangUp(): void {
    this.#watch?.();
    this.#watch = undefined;
    const line = this.#line;
    this.#line = undefined;
    this.#greeted = false;
    this.#joining = undefined;
    line?.close();
  }

  /** Gives a line up and opens another one after a while. */
  #lost(line: Line, attempt = this.#attempt): void {
    if (line !== this.#line || this.#ended) return;
    if (!this.#greeted && ++this.#failed >= TRIES) {
      this.#failed = 0;
      this.#way += 1;
    }
    this.#hangUp();
    this.#attempt = attempt + 1;
    this.hooks.onConnection('lost');
    this.#watch = this.ports.later(pauseBefore(attempt, this.ports.random()), () => this.#connect());
  }

  /** Looks again after so many milliseconds whether the line has been silent for as long. */
  #watchOver(most: number): void {
    const line = this.#line;
    this.#watch?.();
    this.#watch = this.ports.later(Math.max(1, most - this.#silence()), () => {
      if (!line || line !== this.#line) return;
      if (this.#silence() >= most) this.#lost(line);
      else this.#watchOver(most);
    });
  }

  #silence(): number {
    return this.ports.now() - this.#heardAt;
  }

  #hear(tell: Tell): void {
    this.#heardAt = this.ports.now();
    if ('hello' in tell) this.#hello(tell.hello);
    else if ('answer' in tell) this.#answered(tell.answer);
    else if ('table' in tell) this.#told(tell.table);
    else if ('events' in tell) {
      const { table, events, now, clock } = tell.events;
      if (table === this.wanted.table && !this.#take(events, { now, clock })) this.#join();
    } else if ('heartbeat' in tell) {
      // Only a line that lasts counts as one: who is sent away after each greeting comes back ever more slowly.
      this.#attempt = 0;
      const version = this.wanted.table === undefined ? undefined : tell.heartbeat.tables[this.wanted.table];
      if (version !== undefined && version > this.#version) this.#join();
      this.#sendAgain();
    } else if ('goodbye' in tell) {
      this.hooks.onTell(tell);
      this.#lost(this.#line!, tell.goodbye === 'restart' ? 0 : LATER);
    } else this.hooks.onTell(tell);
  }

  #hello(hello: Hello): void {
    this.#greeted = true;
    this.#failed = 0;
    this.#watchOver(SILENCE);
    this.hooks.onHello(hello);
    this.hooks.onConnection('open');
    if (this.#line?.joins) {
      if (this.wanted.table !== undefined) this.#join();
      if (this.wanted.lobby) this.#line.send({ id: this.ports.newId(), do: { lobby: { watch: true } } });
    }
    for (const id of this.#waiting.keys()) this.#send(id);
  }

  /** Asks for what happened since. */
  #join(): void {
    const { table, key } = this.wanted;
    if (table === undefined || this.#joining !== undefined || !this.#line) return;
    // A line that was opened for a version tells what follows from there only: another one begins where we are.
    if (!this.#line.joins) return this.#lost(this.#line, 0);
    this.#joining = this.ports.newId();
    this.#line.send({ id: this.#joining, do: { join: { table, after: this.#version, ...(key === undefined ? {} : { key }) } } });
  }

  #told({ table, events, version, now, clock, you, presence }: TableTold): void {
    if (table !== this.wanted.table) return;
    const present = { now, clock, you, presence };
    // Where the server knows less than we do, it was set back, and what it knows counts.
    if (version >= this.#version && this.#take(events, present)) return;
    // Or it told what follows a version that we do not have. Everything is asked for again.
    this.#version = 0;
    this.#anew = true;
    this.#joining = undefined;
    this.#join();
  }

  /** Takes in what is new; `false` where something is missing before it. */
  #take(events: readonly Stamped[], present: Present): boolean {
    const fresh = events.filter(({ version }) => version > this.#version);
    if (fresh.some(({ version }, index) => version !== this.#version + 1 + index)) return false;
    this.#version += fresh.length;
    const anew = this.#anew;
    this.#anew = false;
    this.hooks.onEvents(fresh, present, anew);
    return true;
  }

  #denied(denial: Denial): void {
    if ('refused' in denial) {
      this.#hangUp();
      this.hooks.onDenied(denial.refused);
    } else if (this.#line) this.#lost(this.#line);
  }

  #answered({ to, outcome }: Answer): void {
    if (to !== null && to === this.#joining) {
      this.#joining = undefined;
      if ('refused' in outcome) this.hooks.onDenied(outcome.refused);
      else if ('again' in outcome) this.#retry(0, () => this.#join());
      return;
    }
    const waiting = to === null ? undefined : this.#waiting.get(to);
    if (!waiting) return;
    if ('again' in outcome) {
      waiting.sentAt = undefined;
      this.#retry(++waiting.again, () => this.#greeted && this.#send(waiting.ask.id));
      return;
    }
    const { ask } = waiting;
    this.#waiting.delete(ask.id);
    this.ports.outbox.forget(ask.id);
    waiting.resolve(outcome);
    this.hooks.onAnswered(ask, outcome);
    this.hooks.onWaiting();
  }

  #retry(attempt: number, act: () => void): void {
    const cancel = this.ports.later(pauseBefore(attempt, this.ports.random()), () => {
      this.#retries.delete(cancel);
      act();
    });
    this.#retries.add(cancel);
  }

  #send(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || !this.#line) return;
    waiting.sentAt = this.ports.now();
    this.#line.send(waiting.ask);
  }

  /** The line lives, but some answers have not come. */
  #sendAgain(): void {
    const now = this.ports.now();
    for (const { ask, sentAt } of this.#waiting.values())
      if (sentAt !== undefined && now - sentAt > UNANSWERED) this.#send(ask.id);
  }
}
