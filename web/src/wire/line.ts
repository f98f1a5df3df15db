// A line to a server with tables: what goes over it either way, whoever carries it.

import type { Ask, Sentence, Tell } from '$generated/wire';

/** What somebody wants to hear of, from which version on. */
export interface Subject {
  table?: string | undefined;
  /** Opens a table that is not public. */
  key?: string | undefined;
  after: number;
  lobby: boolean;
}

/** Why something was not done: it will not be, or it may be tried again. */
export type Denial = { refused: Sentence } | { again: Sentence };

/** Whoever listens at the other end. */
export interface Ear {
  tell(tell: Tell): void;
  /** The server does not let us hear of the table. */
  denied(denial: Denial): void;
  /** The line is gone, or never came about. */
  lost(): void;
}

export interface Line {
  /** Whether one joins by messages; else it was opened for what is wanted, and another must be opened for anything else. */
  readonly joins: boolean;
  send(ask: Ask): void;
  close(): void;
}

/** Opens a line. Nothing is told before this has returned. */
export type Opener = (ear: Ear, subject: Subject) => Line;
