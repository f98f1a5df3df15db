import { describe, expect, test } from 'vitest';
import { pathWith } from './http';
import { EventTexts } from './stream';

describe('a stream of events', () => {
  const text = ': hello\n\nevent: x\ndata: {"a":1}\n\ndata: two\r\ndata: lines\r\n\r\nid: 3\n\ndata:last\n\n';

  test('is read however it is cut', () => {
    const whole = ['{"a":1}', 'two\nlines', 'last'];
    expect(new EventTexts().take(text)).toEqual(whole);
    for (const size of [1, 2, 3, 7, 11]) {
      const events = new EventTexts();
      const found: string[] = [];
      for (let at = 0; at < text.length; at += size) found.push(...events.take(text.slice(at, at + size)));
      expect(found, `in pieces of ${size}`).toEqual(whole);
    }
  });

  test('is asked for with what is known only', () => {
    expect(pathWith('/api/stream', { table: 'x', key: undefined, after: '3' })).toBe('/api/stream?table=x&after=3');
    expect(pathWith('/api/stream', {})).toBe('/api/stream');
  });
});
