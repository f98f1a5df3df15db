// Keys that do something, as the pages offer them: pressed they run, and the help on `?` lists them. A page calls
// `$effect(() => offerShortcuts({...}))`, so that its keys come and go with it.

import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte';

export interface Shortcut {
  /** As `KeyboardEvent.key` spells them; each of them does it. */
  keys: readonly string[];
  /** What it does, in words; a function, so that it follows the language. */
  says(): string;
  /** Left out where a component answers the key itself and the help only lists it. */
  run?(event: KeyboardEvent): void;
}

export interface ShortcutGroup {
  title(): string;
  shortcuts: readonly Shortcut[];
}

let groups = $state.raw<readonly ShortcutGroup[]>([]);

export const shortcutGroups = (): readonly ShortcutGroup[] => groups;

/** Returns what takes the keys away again. */
export function offerShortcuts(group: ShortcutGroup): () => void {
  // Offering happens inside effects, which must not come to depend on what is offered.
  untrack(() => (groups = [...groups, group]));
  return () => {
    untrack(() => (groups = groups.filter((one) => one !== group)));
  };
}

/** Runs what is offered for a pressed key, unless somebody is typing or the key belongs to the browser. */
export function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // What lies beneath a dialog answers nothing: Escape, for one, closes the dialog.
  if (document.querySelector('dialog:modal')) return;
  // Arrows and the like always work; a single printed character is a shortcut only for those who want it.
  if (event.key.length === 1 && !settings.letterKeys) return;
  for (const group of groups.toReversed()) {
    const found = group.shortcuts.find((one) => one.run && one.keys.includes(event.key));
    if (found?.run) {
      event.preventDefault();
      found.run(event);
      return;
    }
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  // Radio buttons and sliders answer arrow keys themselves.
  return target instanceof HTMLInputElement && !['checkbox', 'button'].includes(target.type);
}
