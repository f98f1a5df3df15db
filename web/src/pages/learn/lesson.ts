// The guided lesson of a game: the tasks of its rule page, one at a time.

import type { Block, Figure, RulePage, Prose } from '$generated/rulebook/types';
import { partOf } from '../../rulebook/book';

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

export function lessonOf(page: RulePage): Lesson {
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
