import { describe, expect, it } from 'vitest';
import { fragmentOf, placeIn } from './place';

describe('a place in a lesson of nine tasks', () => {
  it('is written into the address and read again', () => {
    for (let place = 0; place <= 9; place += 1) expect(placeIn(fragmentOf(place, 9), 9)).toBe(place);
    expect(fragmentOf(2, 9)).toBe('task-3');
    expect(fragmentOf(9, 9)).toBe('end');
  });

  it.each(['', 'task-0', 'task-10', 'task-', 'task-1.5', 'task-03', 'task-99999', 'ending', 'lt-7'])(
    'is not named by %j',
    (text) => {
      expect(placeIn(text, 9)).toBeUndefined();
    },
  );
});
