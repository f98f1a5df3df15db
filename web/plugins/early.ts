// Tells public/early.js where the words of each language are, by attributes of its element in index.html.

import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';

const SCRIPT = '<script src="/early.js"';

export function early(): Plugin {
  return {
    name: 'ludotheca-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const attributes = LANGUAGES.map((language) => {
          const chunk = Object.values(bundle ?? {}).find(
            (part) => part.type === 'chunk' && part.facadeModuleId === `\0virtual:words/${language}`,
          );
          if (!chunk) throw new Error(`the build has no words for ${language}`);
          return ` data-${language}="/${chunk.fileName}"`;
        });
        if (!html.includes(SCRIPT)) throw new Error('index.html does not load early.js');
        return html.replace(SCRIPT, SCRIPT + attributes.join(''));
      },
    },
  };
}
