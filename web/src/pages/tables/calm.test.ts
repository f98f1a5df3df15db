import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calm } from './calm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is said at once, and of all that follow within the pause only the last', () => {
  const said: string[] = [];
  const calm = new Calm((text) => said.push(text), 1_000);
  for (const text of ['one', 'two', 'three']) calm.tell(text);
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(1_000);
  expect(said).toEqual(['one', 'three']);
});

test('what was said already is not said again, and nothing after the end', () => {
  const said: string[] = [];
  const calm = new Calm((text) => said.push(text), 1_000);
  calm.tell('one');
  calm.tell('two');
  calm.tell('one');
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(['one']);
  calm.tell('two');
  calm.tell('three');
  calm.end();
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(['one', 'two']);
});
