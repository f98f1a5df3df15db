// Small things that this device keeps as texts: settings, the language, how far a lesson has come. They are written at once and read
// with care. What cannot be read is set aside, what a newer page wrote is left alone, and whoever listens is told of either.

import { type TroubleKind, troubleOf } from './trouble';

/** What is kept as text; the name is part of the key. */
export type TextName = 'settings' | 'lessons' | 'new-game' | 'language' | 'tables-name';

export interface TextTrouble {
  what: TextName;
  kind: TroubleKind | 'damaged';
}

const PREFIX = 'ludotheca.';
const ASIDE = `${PREFIX}aside.`;
export const keyOf = (name: TextName): string => PREFIX + name;

let listener: ((trouble: TextTrouble) => void) | undefined;
let untold: TextTrouble[] = [];

/** Tells of every trouble, also of those before; returns what ends it. */
export function hearOfTexts(hear: (trouble: TextTrouble) => void): () => void {
  listener = hear;
  for (const trouble of untold.splice(0)) hear(trouble);
  return () => {
    if (listener === hear) listener = undefined;
  };
}

function tell(trouble: TextTrouble): void {
  if (listener) listener(trouble);
  else untold.push(trouble);
}

/** The text as it lies there; nothing where there is none, or where the browser does not let us ask. */
export function readText(name: TextName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Keeps a text, before anything else can happen. */
export function keepText(name: TextName, text: string): void {
  try {
    if (localStorage.getItem(keyOf(name)) !== text) localStorage.setItem(keyOf(name), text);
  } catch (problem) {
    tell({ what: name, kind: troubleOf(problem).kind });
  }
}

export type Fields = Record<string, unknown>;
export type Parsed = { kind: 'fields'; fields: Fields } | { kind: 'none' | 'newer' | 'damaged' };

/** The fields in a kept text; one without a version is of the first. */
export function parseFields(text: string | null, version: number): Parsed {
  if (text === null) return { kind: 'none' };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'damaged' };
    const fields = value as Fields;
    const written = fields['version'] ?? 1;
    if (typeof written !== 'number') return { kind: 'damaged' };
    return written > version ? { kind: 'newer' } : { kind: 'fields', fields };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The fields that are kept under a name; nothing where there are none that can be read. Damaged ones are set aside. */
export function readFields(name: TextName, version: number): Fields | undefined {
  const text = readText(name);
  const parsed = parseFields(text, version);
  if (parsed.kind === 'damaged') setAside(name, text!);
  return parsed.kind === 'fields' ? parsed.fields : undefined;
}

/** Keeps fields under a name, unless those of a newer page are there. */
export function keepFields(name: TextName, version: number, fields: Fields): void {
  const there = readText(name);
  const { kind } = parseFields(there, version);
  if (kind === 'newer') return tell({ what: name, kind });
  if (kind === 'damaged' && !setAside(name, there!)) return;
  keepText(name, JSON.stringify({ version, ...fields }));
}

/** Moves a text that cannot be read to where nobody writes over it; answers whether there was room for it. */
function setAside(name: TextName, text: string): boolean {
  try {
    let key = ASIDE + name;
    for (let more = 2; (localStorage.getItem(key) ?? text) !== text; more++) key = `${ASIDE}${name}.${more}`;
    localStorage.setItem(key, text);
    localStorage.removeItem(keyOf(name));
    tell({ what: name, kind: 'damaged' });
    return true;
  } catch (problem) {
    tell({ what: name, kind: troubleOf(problem).kind });
    return false;
  }
}

/** The texts that were set aside, by their keys. */
export function textsAside(): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at);
      if (key?.startsWith(ASIDE)) found[key] = localStorage.getItem(key) ?? '';
    }
  } catch {
    // Nothing can be kept here, so nothing is.
  }
  return found;
}

export function deleteTextsAside(): void {
  for (const key of Object.keys(textsAside())) localStorage.removeItem(key);
}

export function putTextsBack(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}
