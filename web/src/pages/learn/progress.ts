// How far somebody has come in the lessons of each game, as this device keeps it.

import { type Fields, keepFields, readFields } from '../../keeping/texts';

/** The tasks solved, those that were only shown, and the one looked at last. */
export interface Progress {
  done: string[];
  shown: string[];
  at: number;
}

const NAME = 'lessons';
const VERSION = 1;

export function readProgress(game: string): Progress {
  const found = readAll()[game];
  if (typeof found !== 'object' || found === null) return { done: [], shown: [], at: 0 };
  const { done, shown, at } = found as Partial<Record<keyof Progress, unknown>>;
  return {
    done: textsIn(done),
    shown: textsIn(shown),
    at: typeof at === 'number' && Number.isInteger(at) && at >= 0 ? at : 0,
  };
}

export function keepProgress(game: string, progress: Progress): void {
  // Who only looks at a lesson has nothing to lose, and need not hear that nothing can be kept.
  if (JSON.stringify(progress) === JSON.stringify(readProgress(game))) return;
  keepFields(NAME, VERSION, { games: { ...readAll(), [game]: progress } });
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

function readAll(): Fields {
  const games = readFields(NAME, VERSION)?.['games'];
  return typeof games === 'object' && games !== null ? (games as Fields) : {};
}
