// For tests: a server with one table that is asked over a made-up line, and time that passes when a test says so.

import type { Ask, Deed, Outcome, Stamped, TableSetup, Tell, You } from '$generated/wire';
import type { Answered, Hooks, Ports, Present } from './client';
import type { Ear, Line, Subject } from './line';
import type { Outbox } from './outbox';

export const SETUP: TableSetup = {
  variant: 'la-trel/base',
  time: { kind: 'unlimited' },
  host: 'one',
  touch_move: false,
  public: true,
};

export const hex = (digit: string): string => digit.repeat(64);

const clock = { at: 0, took: 0, lag: 0 };
export const moved = (turn: number, ...moves: string[]) => ({
  event: 'moved' as const,
  turn,
  moves,
  clock: { ...clock, at: turn },
});

type Happened = Stamped extends infer One ? (One extends Stamped ? Omit<One, 'version' | 'at'> : never) : never;

/** Events with versions from 1 on. */
export const stamped = (...events: readonly object[]): Stamped[] =>
  events.map((event, index) => ({ version: index + 1, at: index, ...(event as Happened) }) as Stamped);

/** How a game between two people begins. */
export const begun = (setup: Partial<TableSetup> = {}, hostIsOne = true): object[] => [
  { event: 'opened', setup: { ...SETUP, ...setup }, commitment: hex('c') },
  { event: 'seated', player: { kind: 'guest', name: 'Ada' }, contribution: hex('a') },
  { event: 'seated', player: { kind: 'guest', name: 'Blaise' }, contribution: hex('b') },
  { event: 'begun', host_is_one: hostIsOne },
];

/** Time and chance of a test. */
export class MadeUpTime {
  time = 0;
  #timers: { at: number; act: () => void }[] = [];

  later = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  };

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }
}

/** One end of a line that somebody opened. */
export interface OpenLine {
  ear: Ear;
  subject: Subject;
  closed: boolean;
  heard: Ask[];
}

/** A server: it answers what it is told to, does each message once, and remembers what it answered. */
export class MadeUpServer {
  events: Stamped[];
  readonly lines: OpenLine[] = [];
  readonly #answers = new Map<string, Outcome>();
  /** What is done with a deed the first time; nothing is done by itself. */
  does: (deed: Deed) => Outcome = () => ({ done: {} });
  /** What somebody is told who joins. */
  joined: Outcome = { done: {} };
  /** Whether nobody gets through, and whether answers are lost on their way. */
  down = false;
  losesAnswers = false;
  /** What somebody who joins is at the table. */
  you: You = {};

  constructor(
    readonly table: string,
    events: readonly object[] = begun(),
  ) {
    this.events = stamped(...events);
  }

  /** The line that is open now. */
  get line(): OpenLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  }

  opener =
    (joins: boolean) =>
    (ear: Ear, subject: Subject): Line => {
      const line: OpenLine = { ear, subject, closed: false, heard: [] };
      this.lines.push(line);
      return {
        joins,
        send: (ask) => !line.closed && !this.down && this.#hear(line, ask),
        close: () => (line.closed = true),
      };
    };

  /** Lets the last line come about. */
  greet(hello = { protocol: 1, server: '0.1.0', now: 0 }): void {
    const { line } = this;
    this.tell({ hello });
    if (line.subject.table !== undefined && !this.#joinsByMessage(line)) this.tellTable(line.subject.after);
  }

  #joinsByMessage = (line: OpenLine): boolean => line.heard.some(({ do: deed }) => 'join' in deed);

  tell(tell: Tell): void {
    if (!this.line.closed) this.line.ear.tell(tell);
  }

  tellTable(after: number, events = this.events): void {
    const present = { now: 0, clock: { left: [null, null] as [null, null], running: null } };
    const presence = { there: [true, true] as [boolean, boolean], claim_in: [null, null] as [null, null], watchers: 0 };
    const fresh = events.filter(({ version }) => version > after);
    this.tell({ table: { table: this.table, events: fresh, version: events.length, ...present, you: this.you, presence } });
  }

  /** Something happens; told at once unless the news is lost. */
  happen(event: object, told = true): Stamped {
    const next = stamped(...this.events, event).at(-1)!;
    const one = { ...next, version: this.events.length + 1 };
    this.events.push(one);
    if (told) this.tellEvents(one);
    return one;
  }

  tellEvents(...events: Stamped[]): void {
    this.tell({ events: { table: this.table, events, now: 0, clock: { left: [null, null], running: null } } });
  }

  beat(): void {
    this.tell({ heartbeat: { now: 0, tables: { [this.table]: this.events.length } } });
  }

  /** The line breaks. */
  cut(): void {
    if (!this.line.closed) this.line.ear.lost();
  }

  #hear(line: OpenLine, ask: Ask): void {
    line.heard.push(ask);
    const { do: deed } = ask;
    if ('join' in deed && 'done' in this.joined) this.tellTable(deed.join.after);
    const known = this.#answers.get(ask.id);
    const outcome = known ?? ('join' in deed ? this.joined : this.does(deed));
    // What may be tried again is no answer that stays.
    if (!('again' in outcome)) this.#answers.set(ask.id, outcome);
    if (!this.losesAnswers) line.ear.tell({ answer: { to: ask.id, outcome } });
  }

  /** Everything but joining that was heard on all lines. */
  get heard(): Ask[] {
    return this.lines.flatMap(({ heard }) => heard).filter(({ do: deed }) => !('join' in deed));
  }
}

/** A device that keeps messages for whoever comes after a reload. */
export class MadeUpOutbox implements Outbox {
  constructor(readonly asks: Ask[] = []) {}
  keep = async (ask: Ask): Promise<undefined> => void this.asks.push(ask);
  forget = (id: string): void => void this.asks.splice(0, this.asks.length, ...this.asks.filter((ask) => ask.id !== id));
  left = async (): Promise<Ask[]> => [...this.asks];
}

/** What a client told of. */
export class Noted implements Hooks {
  connections: string[] = [];
  versions: number[] = [];
  events: Stamped[] = [];
  present: Present | undefined;
  told: Tell[] = [];
  denied: string[] = [];
  answered: [Ask, Answered][] = [];
  onConnection = (connection: string): void => void this.connections.push(connection);
  onHello = (): void => undefined;
  onEvents = (events: readonly Stamped[], present: Present, anew: boolean): void => {
    if (anew) this.events = [];
    this.events.push(...events);
    this.versions.push(...events.map(({ version }) => version));
    this.present = present;
  };
  onTell = (tell: Tell): void => void this.told.push(tell);
  onDenied = ({ id }: { id: string }): void => void this.denied.push(id);
  onAnswered = (ask: Ask, answer: Answered): void => void this.answered.push([ask, answer]);
  onWaiting = (): void => undefined;
}

let names = 0;

export function madeUpPorts(time: MadeUpTime, server: MadeUpServer, outbox: Outbox = new MadeUpOutbox()): Ports {
  return {
    openers: [server.opener(true), server.opener(false)],
    outbox,
    now: () => time.time,
    later: time.later,
    random: () => 1,
    newId: () => `m${names++}`,
  };
}

/** When everything that needs no time has happened. */
export async function settle(): Promise<void> {
  for (let task = 0; task < 20; task++) await Promise.resolve();
}
