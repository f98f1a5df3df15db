// The outlines of La Trel's pieces and the ticks that show their directions, in hundredths of a cell around its centre.

export interface Token {
  /** The outline, as path data. */
  outline: string;
  /** A tick for every direction, as path data. */
  ticks: string;
  /** Player 2's sign, as path data. */
  ring: string;
  /** Whether a letter on it must be smaller. */
  small?: boolean;
}

const around = (degrees: number, distance: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(Math.sin(angle) * distance)} ${round(-Math.cos(angle) * distance)}`;
};

const round = (number: number) => Math.round(number * 100) / 100;

const polygon = (first: number, count: number, distance: number): string =>
  `M${Array.from({ length: count }, (_, index) => around(first + (index * 360) / count, distance)).join('L')}Z`;

const square = (half: number, bend: number): string => {
  const flat = 2 * (half - bend);
  const arc = (x: number, y: number) => `a${bend} ${bend} 0 0 1 ${x} ${y}`;
  return `M${-half + bend} ${-half}h${flat}${arc(bend, bend)}v${flat}${arc(-bend, bend)}h${-flat}${arc(-bend, -bend)}v${-flat}${arc(bend, -bend)}Z`;
};

const disc = (radius: number): string =>
  `M0 ${-radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}Z`;

const ticks = (first: number, count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, index) => first + (index * 360) / count)
    .map((angle) => `M${around(angle, inner)}L${around(angle, outer)}`)
    .join('');

/** By the kind of the piece. */
export const TOKENS: Readonly<Record<string, Token>> = {
  'piece-defender': { outline: square(21, 4), ticks: '', ring: disc(10), small: true },
  'piece-sabre': { outline: square(33, 4), ticks: ticks(0, 4, 17, 33), ring: disc(10.5) },
  'piece-trident': { outline: polygon(0, 4, 43), ticks: ticks(45, 4, 15, 30), ring: disc(9.5), small: true },
  'piece-warrior': { outline: disc(36), ticks: ticks(0, 8, 21, 35), ring: disc(12.5) },
  'piece-blocker': { outline: polygon(0, 6, 39), ticks: ticks(0, 6, 20, 34), ring: disc(11.5) },
};

/** For a kind without a shape of its own. */
export const PLAIN: Token = { outline: disc(34), ticks: '', ring: disc(27) };
