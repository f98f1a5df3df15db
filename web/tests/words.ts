// Every sentence of a language, for tests without a page.

import { sourceOf, TOPICS } from '../plugins/words';
import { type Language, Words } from '../src/words/bundle';

export const wordsOf = (language: string): Words =>
  new Words(language as Language, TOPICS.map((topic) => sourceOf(language, topic)).join('\n'));
