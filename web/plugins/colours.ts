// `import 'virtual:colours.css'`: every colour of the page and how the parts of pictures are painted, as custom properties and
// classes, made from crates/rules/src/picture/colours.json. A theme sets the colours of page, board and pieces; a game's description
// says which of them its two players wear.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const COLOURS = file('../../crates/rules/src/picture/colours.json');
const PLAYERS = file('../generated/pictures/players.json');

type Colours = Readonly<Record<string, string>>;

interface Paint {
  fill?: string;
  stroke?: string;
  cap?: string;
  join?: string;
  dashes?: string;
  opacity?: number;
}

interface Lettering {
  fill: string;
  weight: number;
  family: string;
}

export interface Palette {
  themes: Readonly<Record<string, { scheme: string; colours: Colours }>>;
  /** What a theme's colours become on paper. */
  print: Colours;
  /** By the role of a part. */
  parts: Readonly<Record<string, Paint>>;
  /** By how something is written. */
  texts: Readonly<Record<string, Lettering>>;
  /** How much is left of a used die. */
  faded: number;
}

/** By game, in the order of the catalog, what the players' pieces look like. */
export type Players = readonly (readonly [game: string, colours: readonly [string, string]])[];

const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8')) as Content;
export const readPalette = (): Palette => read(COLOURS);
export const readPlayers = (): Players => read(PLAYERS);

/** `ink-soft`, or two colours mixed: `piece 84% piece-ink`. */
function value(colour: string): string {
  const mixed = /^(\S+) (\d+%) (\S+)$/.exec(colour);
  return mixed ? `color-mix(in srgb, var(--${mixed[1]}) ${mixed[2]}, var(--${mixed[3]}))` : `var(--${colour})`;
}

const rule = (selector: string, declarations: readonly string[]): string => `${selector}{${declarations.join(';')}}`;
const properties = (colours: Colours): string[] => Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);

/** The colours of the two players, on a game's board and on whatever else shows them. */
function worn([one, two]: readonly [string, string]): string[] {
  const of = (player: string, colour: string) =>
    ['', '-ink', '-edge'].map((part) => `--${player}${part}:var(--${colour}${part})`);
  return [...of('p1', one), ...of('p2', two)];
}

function painted({ fill, stroke, cap, join, dashes, opacity }: Paint): string[] {
  return [
    `fill:${fill === undefined ? 'none' : value(fill)}`,
    ...(stroke === undefined ? [] : [`stroke:${value(stroke)}`]),
    ...(cap === undefined ? [] : [`stroke-linecap:${cap}`]),
    ...(join === undefined ? [] : [`stroke-linejoin:${join}`]),
    ...(dashes === undefined ? [] : [`stroke-dasharray:${dashes}`]),
    ...(opacity === undefined ? [] : [`opacity:${opacity}`]),
  ];
}

export function cssOf({ themes, print, parts, texts, faded }: Palette, players: Players): string {
  const [first] = Object.keys(themes);
  return [
    ...Object.entries(themes).map(([name, { scheme, colours }]) =>
      rule(`${name === first ? ':root,' : ''}[data-theme='${name}']`, [`color-scheme:${scheme}`, ...properties(colours)]),
    ),
    rule(':root', [`--faded:${faded}`]),
    // Where no game is shown, the first one's players stand for all.
    ...players.map(([game, pair], index) =>
      rule(`${index === 0 ? ':root,[data-theme],' : ''}[data-colours='${game}']`, worn(pair)),
    ),
    ...['one', 'two'].map((side, index) =>
      rule(
        `.of-${side}`,
        ['', '-ink', '-edge'].map((part) => `--piece${part}:var(--p${index + 1}${part})`),
      ),
    ),
    ...Object.entries(parts).map(([role, paint]) => rule(`.part.${role}`, painted(paint))),
    rule('.writing', ['text-anchor:middle', 'font-variant-numeric:tabular-nums']),
    ...Object.entries(texts).map(([role, { fill, weight, family }]) =>
      rule(`.writing.${role}`, [`fill:${value(fill)}`, `font-weight:${weight}`, `font-family:var(--${family})`]),
    ),
    `@media print{${rule(':root[data-theme]', properties(print))}}`,
  ].join('\n');
}

const ID = 'virtual:colours.css';

export function colours(): Plugin {
  return {
    name: 'ludotheca-colours',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const source of [COLOURS, PLAYERS]) this.addWatchFile(source);
      return cssOf(readPalette(), readPlayers());
    },
  };
}
