// The mistakes that the rule book warns of, as a hand at a board makes them.

import { readFileSync } from 'node:fs';
import type { Figure, RulePage } from '$generated/rulebook/types';
import type { Table, Touch } from '$generated/wasm/ludotheca';
import { type Refused, Touching } from '../../../src/board/touching';
import { positionOf } from '../../../src/rules/position';

/** The figures of a game's rule page that warn of a mistake. */
export function figuresWithMistakes(game: string): Figure[] {
  const file = new URL(`../../../generated/rulebook/en/${game}.json`, import.meta.url);
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as RulePage;
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => (block.kind === 'figure' && block.content.refuse.length > 0 ? [block.content] : []));
}

/** The touches that lead a reader to a refusal; none where they lead to a move or another choice before. */
export function touchesToRefusal(table: Table, move: string): { touches: Touch[]; refused: Refused } | undefined {
  let touching = Touching.begin(positionOf(table), { confirm: false });
  const touches: Touch[] = [];
  for (const touch of table.touchesToTry(move)) {
    // A choice that the rules do not offer has no button.
    const offered = touching.next.some((next) => 'choice' in next && 'choice' in touch && next.choice === touch.choice);
    if ('choice' in touch && !offered) return undefined;
    touches.push(touch);
    touching = touching.touch(touch);
    if (touching.refusal) return { touches, refused: touching.refusal };
    if (touching.played) return undefined;
  }
  return undefined;
}
