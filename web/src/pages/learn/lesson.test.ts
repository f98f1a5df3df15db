import { describe, expect, it } from 'vitest';
import { figuresOf, partOf } from '../rules/book';
import { plainText } from '../rules/prose';
import { BOOKS } from '../rules/testing';
import { keepProgress, lessonOf, readProgress } from './lesson';

describe.each(BOOKS.map((page) => [`${page.language} ${page.game}`, page] as const))('the lesson %s', (_, page) => {
  const { welcome, steps } = lessonOf(page);

  it('has every task of the page, each with words before it', () => {
    expect(steps.map(({ figure }) => figure)).toEqual(figuresOf(partOf(page, 'lesson')!));
    for (const { before } of steps) expect(before.length).toBeGreaterThan(0);
    expect(welcome.length).toBeGreaterThan(0);
  });

  it('leaves out no paragraph', () => {
    const told = [...welcome, ...steps.flatMap(({ before, after }) => [...before, ...after])];
    const written = partOf(page, 'lesson')!.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.content] : []));
    expect(told.map(plainText)).toEqual(written.map(plainText));
  });
});

describe('progress', () => {
  const shelf = (text: string | null) => {
    let kept = text;
    return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  };

  it('is kept game by game', () => {
    const store = shelf(null);
    keepProgress('la-trel', { done: ['a', 'b'], at: 2 }, store);
    keepProgress('attangle', { done: [], at: 1 }, store);
    expect(readProgress('la-trel', store)).toEqual({ done: ['a', 'b'], at: 2 });
    expect(readProgress('attangle', store)).toEqual({ done: [], at: 1 });
    expect(readProgress('latroncules', store)).toEqual({ done: [], at: 0 });
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '7',
    'null',
    '{"version":99,"games":{"la-trel":{"done":["a"],"at":1}}}',
    '{"version":1,"games":{"la-trel":{"done":"a","at":-1}}}',
    '{"version":1,"games":{"la-trel":null}}',
  ])('begins anew from storage that makes no sense: %s', (text) => {
    expect(readProgress('la-trel', shelf(text))).toEqual({ done: [], at: 0 });
  });

  it('is forgotten where the browser forbids storage', () => {
    const forbidden = {
      getItem: (): string | null => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    keepProgress('la-trel', { done: ['a'], at: 1 }, forbidden);
    expect(readProgress('la-trel', forbidden)).toEqual({ done: [], at: 0 });
    expect(readProgress('la-trel', undefined)).toEqual({ done: [], at: 0 });
  });
});
