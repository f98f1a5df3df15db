// What a server with tables says, in the reader's language where the page has the words, else as it came.

import type { Sentence } from '$generated/wire';
import { sayMessage, words } from '../words/words.svelte';

export const told = ({ id, args = [], text }: Sentence): string => (words().has(id) ? sayMessage({ id, args }) : text);
