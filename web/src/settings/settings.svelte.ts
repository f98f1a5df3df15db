// The settings of this device: reactive, kept in localStorage, shared by all open tabs.

import { readSettings, resolveTheme, type Settings, writeSettings } from './model';

export type { Pieces, Settings, Theme } from './model';

/** Also read by public/early.js before anything is drawn. */
const KEY = 'ludotheca.settings';

export const settings: Settings = $state(readSettings(stored()));

let reducedMotion = $state(false);
let wantsDark = $state(false);
let wantsContrast = $state(false);

/** Whether anything may move on the screen. */
export const animated = (): boolean => settings.animation && !reducedMotion;

/** The theme that is shown. */
export const shownTheme = () => resolveTheme(settings.theme, { contrast: wantsContrast, dark: wantsDark });

/** Follows the system's wishes and other tabs, keeps every change, and colours the page. Returns what stops it. */
export function keepSettings(): () => void {
  const stops = [
    follow('(prefers-reduced-motion: reduce)', (matches) => (reducedMotion = matches)),
    follow('(prefers-color-scheme: dark)', (matches) => (wantsDark = matches)),
    follow('(prefers-contrast: more)', (matches) => (wantsContrast = matches)),
  ];
  const otherTab = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, readSettings(event.newValue));
  };
  window.addEventListener('storage', otherTab);
  stops.push(() => window.removeEventListener('storage', otherTab));
  stops.push(
    $effect.root(() => {
      $effect(() => store(writeSettings(settings)));
      $effect(() => paint(shownTheme()));
    }),
  );
  return () => stops.forEach((stop) => stop());
}

function follow(query: string, tell: (matches: boolean) => void): () => void {
  const list = matchMedia(query);
  const change = () => tell(list.matches);
  change();
  list.addEventListener('change', change);
  return () => list.removeEventListener('change', change);
}

function paint(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

// A browser may forbid storage altogether; the page then forgets its settings, and that is all.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}
