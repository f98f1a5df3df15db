// The settings of this device: reactive, kept in localStorage, shared by all open tabs.

import { keepFields, keyOf, parseFields, readFields } from '../keeping/texts';
import { readSettings, resolveTheme, type Settings } from './model';

export type { Pieces, Settings, Theme } from './model';

/** The theme is also read by public/early.js before anything is drawn. */
const NAME = 'settings';
const VERSION = 1;

export const settings: Settings = $state(readSettings(readFields(NAME, VERSION)));
/** What is kept, or need not be because nobody has set anything yet. */
let kept = JSON.stringify(settings);

let reducedMotion = $state(false);
let wantsDark = $state(false);
let wantsContrast = $state(false);

/** Whether anything may move on the screen. */
export const animated = (): boolean => settings.animation && !reducedMotion;

/** The theme that is shown. */
export const shownTheme = () => resolveTheme(settings.theme, { contrast: wantsContrast, dark: wantsDark });

const followSystem = (): (() => void)[] => [
  follow('(prefers-reduced-motion: reduce)', (matches) => (reducedMotion = matches)),
  follow('(prefers-color-scheme: dark)', (matches) => (wantsDark = matches)),
  follow('(prefers-contrast: more)', (matches) => (wantsContrast = matches)),
];

/** Follows the system's wishes and colours the page by this theme, else by the visitor's own. Nothing is kept: it is for frames on
    pages of others. Returns what stops it. */
export function wearTheme(theme: string | null): () => void {
  const { theme: asked } = readSettings({ theme: theme ?? settings.theme });
  const stops = followSystem();
  stops.push(
    $effect.root(() => {
      $effect(() => paint(resolveTheme(asked, { contrast: wantsContrast, dark: wantsDark })));
    }),
  );
  return () => stops.forEach((stop) => stop());
}

/** Follows the system's wishes and other tabs, keeps every change, and colours the page. Returns what stops it. */
export function keepSettings(): () => void {
  const stops = followSystem();
  const otherTab = (event: StorageEvent) => {
    const parsed = event.key === keyOf(NAME) ? parseFields(event.newValue, VERSION) : undefined;
    if (parsed?.kind !== 'fields') return;
    kept = JSON.stringify(Object.assign(settings, readSettings(parsed.fields)));
  };
  window.addEventListener('storage', otherTab);
  stops.push(() => window.removeEventListener('storage', otherTab));
  stops.push(
    $effect.root(() => {
      $effect(keep);
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

function keep(): void {
  const now = JSON.stringify(settings);
  if (now === kept) return;
  kept = now;
  keepFields(NAME, VERSION, { ...settings });
}
