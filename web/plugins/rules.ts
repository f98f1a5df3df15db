// The rules as the page will have them, asked while it is built: what they say once and for all need not wait for them there.

import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Rules = typeof import('../generated/wasm/ludotheca');

const file = (name: string): string => fileURLToPath(new URL(`../generated/wasm/${name}`, import.meta.url));

/** A change of this file changes what the rules say. */
export const RULES = file('ludotheca_bg.wasm');

export async function rules(): Promise<Rules> {
  const found = (await import(/* @vite-ignore */ pathToFileURL(file('ludotheca.js')).href)) as Rules;
  found.initSync({ module: readFileSync(RULES) });
  return found;
}
