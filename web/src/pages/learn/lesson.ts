// The guided lesson of a game: the tasks of its rule page, one at a time, and how far somebody has come on this device.

import type { Block, Figure, Page, Prose } from '$generated/rulebook/types';
import { partOf } from '../rules/book';

export interface Step {
  /** What is said before the task. */
  before: Prose[];
  figure: Figure;
  /** What is said when it is done. */
  after: Prose[];
}

export interface Lesson {
  /** What is said before the first task of all. */
  welcome: Prose[];
  steps: Step[];
}

export function lessonOf(page: Page): Lesson {
  const lesson: Lesson = { welcome: [], steps: [] };
  let waiting: Prose[] = [];
  const paragraphs = (block: Block): Prose[] => {
    if (block.kind === 'paragraph') return [block.content];
    return block.kind === 'list' ? block.content : [];
  };
  for (const block of partOf(page, 'lesson')?.blocks ?? []) {
    if (block.kind !== 'figure') {
      waiting.push(...paragraphs(block));
      continue;
    }
    // The first paragraph speaks of the lesson as a whole; the others belong to the task that follows.
    if (lesson.steps.length === 0) lesson.welcome = waiting.splice(0, Math.max(0, waiting.length - 1));
    lesson.steps.push({ before: waiting, figure: block.content, after: [] });
    waiting = [];
  }
  lesson.steps.at(-1)?.after.push(...waiting);
  return lesson;
}

/** How far somebody has come: the tasks done, by game, and the one looked at last. */
export interface Progress {
  done: string[];
  at: number;
}

const KEY = 'ludotheca.lessons';
const VERSION = 1;
const NOTHING: Progress = { done: [], at: 0 };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function readProgress(game: string, store: Store | undefined): Progress {
  const found = readAll(store)[game];
  if (typeof found !== 'object' || found === null) return { ...NOTHING };
  const { done, at } = found as Partial<Record<keyof Progress, unknown>>;
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
    at: typeof at === 'number' && Number.isInteger(at) && at >= 0 ? at : 0,
  };
}

export function keepProgress(game: string, progress: Progress, store: Store | undefined): void {
  try {
    store?.setItem(KEY, JSON.stringify({ version: VERSION, games: { ...readAll(store), [game]: progress } }));
  } catch {
    // A browser may forbid storage or have no room: the lesson is then forgotten, and that is all.
  }
}

function readAll(store: Store | undefined): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const { version, games } = stored as { version?: unknown; games?: unknown };
    return version === VERSION && typeof games === 'object' && games !== null ? (games as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What this device keeps; nothing where the browser forbids it. */
export function deviceStore(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
