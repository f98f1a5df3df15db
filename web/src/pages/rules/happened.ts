// What a move did, in words: the effects that the rules list, told one after the other.

import type { Effect, Outcome, View } from '$generated/wasm/ludotheca';
import type { Words } from '../../words/bundle';

export function happened(effects: readonly Effect[], before: View, words: Words): string {
  const cell = (wanted: number): string => before.cells.find((one) => one.cell === wanted)?.name ?? '';
  const said: string[] = [];
  const ways: string[] = [];
  const taken: string[] = [];
  const tell = (id: string, args: Record<string, string | number>) => said.push(words.text(id, args));
  for (const effect of effects) {
    if (typeof effect === 'string') {
      tell('page-rules-did-end-turn', {});
    } else if ('remove' in effect) {
      const piece = words.attribute(effect.remove.kind, 'a');
      taken.push(words.text('page-rules-did-place', { piece, cell: cell(effect.remove.cell) }));
    } else if ('slide' in effect) {
      ways.push(`${cell(effect.slide.from)} → ${cell(effect.slide.to)}`);
    } else if ('enter' in effect) {
      tell('page-rules-did-enter', { cell: cell(effect.enter.cell) });
    } else if ('stack' in effect) {
      tell('page-rules-did-stack', { cell: cell(effect.stack.cell), height: effect.stack.height });
    } else if ('return-to-reserve' in effect) {
      tell('page-rules-did-return', { count: effect['return-to-reserve'].count });
    } else if ('promote' in effect) {
      tell('page-rules-did-promote', { cell: cell(effect.promote.cell), piece: words.attribute(effect.promote.kind, 'a') });
    } else if ('send-home' in effect) {
      tell('page-rules-did-send-home', { from: cell(effect['send-home'].from), to: cell(effect['send-home'].to) });
    } else {
      tell('page-rules-did-roll', { dice: effect.roll.dice.join(' – ') });
    }
  }
  if (taken.length > 0) tell('page-rules-did-take', { pieces: words.list(taken) });
  if (ways.length > 0) said.unshift(words.text('page-rules-did-slide', { ways: ways.join(', ') }));
  return said.join(' ');
}

/** How the game ended, with its rule. */
export function ended(game: string, { winner, rule }: Outcome, words: Words): string {
  const why = words.text(`ending-${rule.toLowerCase()}`);
  if (winner === undefined) return words.text('outcome-draw', { why, rule });
  return words.text('outcome-win', { player: words.player(game, winner), why, rule });
}
