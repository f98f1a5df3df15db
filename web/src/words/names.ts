// Names of games, variants and themes in the reader's language; their keys are put together here and nowhere else.

import type { Theme } from '../settings/model';
import { say, words } from './words.svelte';

export const gameName = (game: string): string => say(`game-${game}`);
export const gameAbout = (game: string): string => words().attribute(`game-${game}`, 'about');
export const variantName = (variant: string): string => words().attribute(key(variant), 'name');
export const variantAbout = (variant: string): string => say(key(variant));
export const gameOf = (variant: string): string => variant.slice(0, variant.indexOf('/'));

const key = (variant: string): string => `variant-${variant.replace('/', '-')}`;

const themes: Record<Theme, string> = {
  auto: 'page-theme-auto',
  paper: 'page-theme-paper',
  wood: 'page-theme-wood',
  night: 'page-theme-night',
  contrast: 'page-theme-contrast',
};

export const themeName = (theme: Theme): string => say(themes[theme]);
