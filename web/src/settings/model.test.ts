import { describe, expect, test } from 'vitest';
import { DEFAULTS, readSettings, resolveTheme, type Settings, SWITCHES } from './model';

describe('stored settings', () => {
  test('come back as they were kept', () => {
    const chosen: Settings = { ...DEFAULTS, theme: 'wood', pieces: 'letters', sound: false, confirmMoves: true, boardSize: 70 };
    expect(readSettings({ version: 1, ...chosen })).toEqual(chosen);
  });

  test('are the defaults where nothing was kept', () => {
    expect(readSettings(undefined)).toEqual(DEFAULTS);
    expect(readSettings({})).toEqual(DEFAULTS);
  });

  test('keep what makes sense and drop what does not', () => {
    const stored = { version: 1, theme: 'pink', pieces: 'letters', sound: 'loud', coordinates: false, more: 1 };
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, pieces: 'letters', coordinates: false });
  });

  test('keep the board within what can be seen, whatever was written', () => {
    const size = (boardSize: unknown) => readSettings({ boardSize }).boardSize;
    expect([size(70), size(3), size(1e9), size(64.4), size('70'), size(NaN), size(undefined)]).toEqual([
      70, 50, 100, 64, 100, 100, 100,
    ]);
  });

  test('know every switch by its name', () => {
    const booleans = Object.entries(DEFAULTS).filter(([, value]) => typeof value === 'boolean');
    expect(booleans.map(([name]) => name).sort()).toEqual([...SWITCHES].sort());
  });
});

describe('the theme', () => {
  test('follows the system where it is asked to, contrast before darkness', () => {
    expect(resolveTheme('auto', { contrast: false, dark: false })).toBe('paper');
    expect(resolveTheme('auto', { contrast: false, dark: true })).toBe('night');
    expect(resolveTheme('auto', { contrast: true, dark: true })).toBe('contrast');
  });

  test('is the chosen one whatever the system wishes', () => {
    expect(resolveTheme('wood', { contrast: true, dark: true })).toBe('wood');
  });
});
