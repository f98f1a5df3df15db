import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, readSettings, resolveTheme, type Settings, SWITCHES, THEMES, writeSettings } from './model';

describe('stored settings', () => {
  test('come back as they were kept', () => {
    const chosen: Settings = { ...DEFAULTS, theme: 'wood', pieces: 'letters', sound: false, confirmMoves: true };
    expect(readSettings(writeSettings(chosen))).toEqual(chosen);
  });

  test('are the defaults where nothing was kept, or nothing that can be read', () => {
    for (const stored of [null, '', 'null', '[]', '{', '"night"', '{"version":99,"theme":"night"}']) {
      expect(readSettings(stored), String(stored)).toEqual(DEFAULTS);
    }
  });

  test('keep what makes sense and drop what does not', () => {
    const stored = JSON.stringify({ version: 1, theme: 'pink', pieces: 'letters', sound: 'loud', coordinates: false, more: 1 });
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, pieces: 'letters', coordinates: false });
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

  test('is the same in the script that runs before the page', () => {
    const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
    for (const theme of THEMES) {
      for (const contrast of [false, true]) {
        for (const dark of [false, true]) {
          const root = { dataset: {} as Record<string, string> };
          const matches = (query: string) => (query.includes('contrast') ? contrast : dark);
          new Function('document', 'localStorage', 'matchMedia', script)(
            { documentElement: root },
            { getItem: () => writeSettings({ ...DEFAULTS, theme }) },
            (query: string) => ({ matches: matches(query) }),
          );
          expect(root.dataset['theme']).toBe(resolveTheme(theme, { contrast, dark }));
        }
      }
    }
  });
});
