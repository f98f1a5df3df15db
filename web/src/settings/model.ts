// What can be set, what it is at first, and what kept fields say of it: pure, so that old, broken or foreign ones can be tested.

import type { Fields } from '../keeping/texts';

export const THEMES = ['auto', 'paper', 'wood', 'night', 'contrast'] as const;
export const PIECES = ['shapes', 'letters'] as const;

export type Theme = (typeof THEMES)[number];
export type Pieces = (typeof PIECES)[number];

export interface Settings {
  theme: Theme;
  /** How pieces are drawn: by their shapes, or with the letters of the notation on them. */
  pieces: Pieces;
  coordinates: boolean;
  sound: boolean;
  /** Whether pieces may slide; a system that asks for reduced motion has the last word (see `animated`). */
  animation: boolean;
  /** Whether a move waits for a confirmation. */
  confirmMoves: boolean;
  /** Whether the dice roll by themselves. */
  autoRoll: boolean;
  /** Whether the places that a touched piece can reach are marked. */
  showTargets: boolean;
  /** Whether single letters are shortcuts; speech input and shaky hands would set them off by accident. */
  letterKeys: boolean;
  /** How large the board of a game is, in hundredths of what the window allows. */
  boardSize: number;
}

/** How small and how large a board may be made, and by how much a key changes it. */
export const BOARD_SIZES = { least: 50, most: 100, step: 5 } as const;

/** The nearest size that a board may have. */
export const sizeWithin = (size: number): number => Math.round(Math.max(BOARD_SIZES.least, Math.min(BOARD_SIZES.most, size)));

export const DEFAULTS: Readonly<Settings> = {
  theme: 'auto',
  pieces: 'shapes',
  coordinates: true,
  sound: true,
  animation: true,
  confirmMoves: false,
  autoRoll: false,
  showTargets: true,
  letterKeys: true,
  boardSize: BOARD_SIZES.most,
};

/** The settings in kept fields; whatever is missing or makes no sense is as it is at first. */
export function readSettings(found: Fields = {}): Settings {
  const read: Settings = { ...DEFAULTS };
  if (isOneOf(THEMES, found['theme'])) read.theme = found['theme'];
  if (isOneOf(PIECES, found['pieces'])) read.pieces = found['pieces'];
  const size = found['boardSize'];
  if (typeof size === 'number' && Number.isFinite(size)) read.boardSize = sizeWithin(size);
  for (const name of SWITCHES) {
    const value = found[name];
    if (typeof value === 'boolean') read[name] = value;
  }
  return read;
}

export const SWITCHES = ['coordinates', 'sound', 'animation', 'confirmMoves', 'autoRoll', 'showTargets', 'letterKeys'] as const;
export type Switch = (typeof SWITCHES)[number];

function isOneOf<T extends string>(known: readonly T[], value: unknown): value is T {
  return known.some((one) => one === value);
}

/** The theme that `auto` stands for on this device. */
export function resolveTheme(theme: Theme, wants: { contrast: boolean; dark: boolean }): Exclude<Theme, 'auto'> {
  if (theme !== 'auto') return theme;
  if (wants.contrast) return 'contrast';
  return wants.dark ? 'night' : 'paper';
}
