// Computes the contrast (WCAG 2) of everything that is drawn on something else, in every theme and for every game.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cssOf, readPalette, readPlayers } from '../../plugins/colours.ts';

const palette = readPalette();
const css = cssOf(palette, readPlayers());
const themes = ['paper', 'wood', 'night', 'contrast'] as const;
const games = readPlayers().map(([game]) => game);

/** The properties that an element gets with these selectors, in the order of the file. */
function properties(...selectors: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const onScreen = css.slice(0, css.indexOf('@media print'));
  for (const [, heads, body] of onScreen.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const wanted = heads!.split(',').some((head) => selectors.includes(head.trim()));
    if (!wanted) continue;
    for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+)/g)) found.set(name!, value!.trim());
  }
  return found;
}

function colours(theme: string, game: string): (name: string) => string {
  const all = properties(':root', '[data-theme]', `[data-theme='${theme}']`, `[data-colours='${game}']`);
  return function resolve(name: string): string {
    const value = all.get(`--${name}`);
    const other = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
    if (other !== undefined) return resolve(other);
    if (value === undefined || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} in ${theme}: ${value}`);
    return value;
  };
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

test('black on white has the contrast 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#b5402f', '#b5402f')).toBe(1);
});

test('every theme is there, and every game', () => {
  expect(Object.keys(palette.themes)).toEqual(themes);
  expect(games).toEqual(expect.arrayContaining(['la-trel', 'attangle', 'latroncules', 'chasse-croise']));
});

test('whatever is painted is painted with colours that there are', () => {
  const ofPieces = ['', '-ink', '-edge'].map((part) => `piece${part}`);
  const known = new Set([...Object.keys(palette.themes['paper']!.colours), ...ofPieces]);
  const paints = [
    ...Object.values(palette.parts).flatMap(({ fill, stroke }) => [fill, stroke]),
    ...Object.values(palette.texts).map(({ fill }) => fill),
  ];
  const named = paints.flatMap((paint) => paint?.split(/ (?:\d+% )?/) ?? []);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(palette.print).filter((name) => !known.has(name))).toEqual([]);
});

test('what is coloured before the style sheet arrives, and the icons, have the colours of paper', () => {
  const { colours } = palette.themes['paper']!;
  const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  for (const path of [
    'index.html',
    'public/manifest.en.webmanifest',
    'public/manifest.fr.webmanifest',
    'public/icons/icon.svg',
    'public/icons/maskable.svg',
  ]) {
    const found = [...file(path).matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
    expect(found.length, path).toBeGreaterThan(0);
    for (const colour of found) expect(Object.values(colours), path).toContain(colour);
  }
});

test('every theme sets every property that paper sets', () => {
  const names = [...properties("[data-theme='paper']").keys()].sort();
  expect(names.length).toBeGreaterThan(30);
  for (const theme of themes) expect([...properties(`[data-theme='${theme}']`).keys()].sort(), theme).toEqual(names);
});

const PAGE = ['ground', 'panel'];
const BOARD = ['board', 'board-alt'];

/** What is drawn, on what, and the least contrast that it needs. */
const pairs: [what: string, on: string[], least: number][] = [
  ['ink', PAGE, 7],
  ['ink-soft', PAGE, 4.5],
  ['accent', PAGE, 4.5],
  ['danger', PAGE, 4.5],
  ['accent-ink', ['accent'], 4.5],
  ['board-ink', BOARD, 4.5],
  ['ink', BOARD, 4.5],
  ['mark', PAGE, 3],
  ['focus', [...PAGE, ...BOARD], 3],
  ['board-line', [...BOARD, 'ground'], 3],
  ['target', [...BOARD, ...PAGE], 3],
  ['capture', [...BOARD, ...PAGE], 3],
  ['last', [...BOARD, ...PAGE], 3],
  ['refused', [...BOARD, ...PAGE], 3],
  ['pip', ['bone'], 4.5],
];

describe.each(themes)('in the theme %s', (theme) => {
  test.each(pairs)('%s can be seen on %j (%d:1)', (what, grounds, least) => {
    const colour = colours(theme, 'la-trel');
    for (const ground of grounds) {
      expect(contrast(colour(what), colour(ground)), `${what} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  test('dice stand out from page and board by their faces or their edges', () => {
    const colour = colours(theme, 'chasse-croise');
    for (const ground of [...PAGE, ...BOARD]) {
      const seen = Math.max(contrast(colour('bone'), colour(ground)), contrast(colour('bone-edge'), colour(ground)));
      expect(seen, ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(games)('the pieces of %s stand out from the board and show what is drawn on them', (game) => {
    const colour = colours(theme, game);
    for (const player of ['p1', 'p2']) {
      expect(contrast(colour(`${player}-ink`), colour(player)), `${player}-ink`).toBeGreaterThanOrEqual(4.5);
      for (const ground of [...BOARD, ...PAGE]) {
        const seen = Math.max(contrast(colour(player), colour(ground)), contrast(colour(`${player}-edge`), colour(ground)));
        expect(seen, `${player} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(colour('p1')).not.toBe(colour('p2'));
  });
});
