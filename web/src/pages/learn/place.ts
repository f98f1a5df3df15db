// Where in a lesson an address leads: `#task-3`, or `#end` behind the last task.

const END = 'end';

/** The place as the lesson counts: tasks from 0, one past the last for the end; nothing where the address names no place of it. */
export function placeIn(fragment: string, tasks: number): number | undefined {
  if (fragment === END) return tasks;
  const number = Number(/^task-([1-9]\d{0,3})$/.exec(fragment)?.[1]);
  return number <= tasks ? number - 1 : undefined;
}

export const fragmentOf = (place: number, tasks: number): string => (place < tasks ? `task-${place + 1}` : END);
