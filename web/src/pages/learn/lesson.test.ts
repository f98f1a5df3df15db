import { describe, expect, it } from 'vitest';
import { figuresOf, partOf } from '../../rulebook/book';
import { plainText } from '../../rulebook/prose';
import { BOOKS } from '../../rulebook/testing';
import { lessonOf } from './lesson';

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
