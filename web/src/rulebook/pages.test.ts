import sketches from 'virtual:sketches';
import { describe, expect, it } from 'vitest';
import type { Prose } from '$generated/rulebook/types';
import { catalog, Table } from '$generated/wasm/ludotheca';
import { tellEnding, tellMove } from '../game/telling';
import { allFigures, anchorOf, chapters, neighboursOf, partOf, placeOf, readAnchor, rulesOf } from './book';
import { isTask } from './figure';
import { linked, plainText, type Places } from './prose';
import { sketchOf } from './sketch';
import { wordsOf } from '../../tests/words';
import { BOOKS, FIGURES, GAMES } from './testing';
import { Trying } from './trying.svelte';

const placesOf = (page: (typeof BOOKS)[number]): Places => ({
  game: page.game,
  rules: new Set(rulesOf(page)),
  variants: new Set(catalog().map(({ id }) => id)),
});

describe.each(BOOKS.map((page) => [`${page.language} ${page.game}`, page] as const))('%s', (_, page) => {
  it('has anchors that are unique, figures among them', () => {
    const anchors = page.sections.map(({ heading }) => anchorOf(heading));
    const ids = [...anchors, ...allFigures(page).map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be entered at every anchor by its address', () => {
    for (const { heading } of page.sections) {
      const address = new URL(placeOf(page.game, anchorOf(heading)), 'http://localhost');
      expect(address.pathname).toBe(`/rules/${page.game}`);
      expect(readAnchor(address.hash.slice(1))).toBe(anchorOf(heading));
    }
  });

  it('leads from the first rule to the last and back', () => {
    const rules = rulesOf(page);
    const neighbours = rules.map((rule) => neighboursOf(page, rule));
    expect(neighbours.map(({ next }) => next?.rule)).toEqual([...rules.slice(1), undefined]);
    expect(neighbours.map(({ previous }) => previous?.rule)).toEqual([undefined, ...rules.slice(0, -1)]);
    expect(neighboursOf(page, 'no such rule')).toEqual({});
  });

  it('lists every section in its contents', () => {
    const listed = chapters(page).flatMap(({ part, below }) => [part, ...below]);
    expect(listed).toEqual(page.sections);
  });

  it('links every rule that its prose names, and every variant, and changes no word', () => {
    const places = placesOf(page);
    const texts = page.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block): Prose[] => {
        if (block.kind === 'paragraph') return [block.content];
        if (block.kind === 'list') return block.content;
        if (block.kind === 'table') return block.content.flat();
        return block.content.task ? [block.content.task] : [];
      }),
    );
    let links = 0;
    for (const prose of texts) {
      const pieces = linked(prose, places);
      expect(pieces.map(({ text }) => text).join('')).toBe(plainText(prose));
      for (const { text, href } of pieces) {
        if (href === undefined) expect(text).not.toMatch(/\b(LT|AT|LA|CC)-\d/);
        else links += 1;
      }
    }
    expect(links).toBeGreaterThanOrEqual(catalog().filter(({ game }) => game === page.game).length);
  });

  it('tells of every piece of advice what was measured', () => {
    const advice = page.sections.flatMap(({ heading }) => (heading.kind === 'advice' ? [heading] : []));
    expect(page.measuring === undefined).toBe(advice.length === 0);
    for (const { measured, verdict } of advice) {
      expect(measured?.positions).toBeGreaterThanOrEqual(200);
      expect(['agrees', 'disagrees', 'undecided']).toContain(verdict);
    }
  });

  it('draws every kind of piece, of both players', () => {
    const kinds = sketches[page.game]!.kinds;
    expect(kinds.length).toBeGreaterThan(0);
    for (const { pieces } of kinds) expect(pieces.map(({ side }) => side)).toEqual(['one', 'two']);
  });

  it('was sketched as it stands, whichever language it is read in', () => {
    expect(sketchOf(page, (variant, position) => Table.open(variant, position))).toEqual(sketches[page.game]);
  });

  it('has six to twelve tasks in its lesson', () => {
    const tasks = partOf(page, 'lesson')!.blocks.filter((block) => block.kind === 'figure');
    expect(tasks.length).toBeGreaterThanOrEqual(6);
    expect(tasks.length).toBeLessThanOrEqual(12);
  });

  it('can say what every accepted move did', () => {
    const words = wordsOf(page.language);
    for (const figure of allFigures(page).filter(isTask)) {
      const trying = new Trying(figure);
      trying.show();
      if (trying.told?.kind !== 'shown') throw new Error(`${figure.id} shows nothing`);
      const { moves, outcome } = trying.told;
      const said = moves.map(({ text, before, effects }) => tellMove(words, before, text, effects)).join(' ');
      const end = tellEnding(words, page.game, outcome, undefined);
      expect(end === '', figure.id).toBe(outcome === undefined);
      expect(end, figure.id).not.toMatch(/ending-|outcome-/);
      expect(said, figure.id).not.toMatch(/page-play|piece-|undefined/);
      expect(said, figure.id).not.toBe('');
      trying.free();
    }
  });
});

it('has the same figures in both languages', () => {
  for (const game of GAMES) {
    const [en, fr] = ['en', 'fr'].map((language) =>
      FIGURES.filter(([, , page]) => page.game === game && page.language === language).map(([, { task, line, ...rest }]) => {
        expect(task).toBeDefined();
        expect(line).toBeGreaterThan(0);
        return rest;
      }),
    );
    // An accepted and a refused example a rule is the least.
    const rules = rulesOf(BOOKS.find((page) => page.game === game)!);
    expect(en!.length).toBeGreaterThanOrEqual(2 * rules.length);
    expect(en).toEqual(fr);
  }
});

describe('an anchor', () => {
  it.each([
    ['LT-7', 'LT-7'],
    ['lt-7', 'LT-7'],
    ["AT-8'", 'AT-8′'],
    ['AT-8’', 'AT-8′'],
    ['AT-8%E2%80%B2', 'AT-8′'],
    ['la-5′', 'LA-5′'],
    ['open', 'open'],
    ['lt-7-jump', 'lt-7-jump'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('%s means %s', (fragment, anchor) => expect(readAnchor(fragment)).toBe(anchor));
});

describe('prose', () => {
  const places: Places = { game: 'attangle', rules: new Set(['AT-8', 'AT-8′']), variants: new Set(['attangle/2006']) };

  it('links a rule in the middle of a sentence, primed ones to their own place', () => {
    const pieces = linked([{ kind: 'plain', text: 'See AT-8′, then AT-8.' }], places);
    expect(pieces).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'plain', text: 'AT-8′', href: '/rules/attangle#AT-8%E2%80%B2' },
      { kind: 'plain', text: ', then ' },
      { kind: 'plain', text: 'AT-8', href: '/rules/attangle#AT-8' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('links a variant to a game of it and leaves other notation alone', () => {
    expect(linked([{ kind: 'code', text: 'attangle/2006' }], places)).toEqual([
      { kind: 'code', text: 'attangle/2006', href: '/play/attangle/2006' },
    ]);
    expect(linked([{ kind: 'code', text: 'a1,c1-c3' }], places)).toEqual([{ kind: 'code', text: 'a1,c1-c3' }]);
  });

  it('links no rule that the page does not have', () => {
    expect(linked([{ kind: 'plain', text: 'AT-99' }], places)).toEqual([{ kind: 'plain', text: 'AT-99' }]);
  });
});
