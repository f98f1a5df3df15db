// `import openings from 'virtual:openings'`: for each game the opening of the game that plays itself on the home page.

import type { Plugin } from 'vite';
import { OPPONENT, openingOf } from '../src/selfplay/opening.ts';
import { RULES, rules } from './rules.ts';

const ID = 'virtual:openings';

export function openings(): Plugin {
  return {
    name: 'ludotheca-openings',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(RULES);
      const { catalog, ComputerPlayer, Table } = await rules();
      const player = ComputerPlayer.seat(OPPONENT)!;
      const variants = catalog();
      const found = [...new Set(variants.map(({ game }) => game))].map((game, index) => {
        const variant = variants.find((one) => one.game === game)!.id;
        return [game, openingOf(variant, index * 17 + 5, Table.open(variant), player)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
