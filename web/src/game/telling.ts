// Moves and endings in words, for those who listen: "Red plays d7-d5, captures a trident on d5".

import type { Cell, Effect, Outcome, Side, View } from '$generated/wasm/ludotheca';
import type { Declared } from './game';
import type { Words } from '../words/bundle';

const ENDED: Record<Declared['termination'], string> = {
  resign: 'ended-resign',
  time: 'ended-time',
  agreement: 'ended-agreement',
  abandoned: 'ended-abandoned',
  adjudicated: 'ended-adjudicated',
};

/** A move that is about to be played; `view` is the board before it. */
export function tellMove(words: Words, view: View, text: string, effects: readonly Effect[]): string {
  const player = words.player(view.game, view.side);
  const roll = effects.find((effect) => typeof effect === 'object' && 'roll' in effect);
  if (roll) return words.text('page-play-said-roll', { player, dice: text.split('').join(' ') });
  if (effects.every((effect) => effect === 'end-turn')) return words.text('page-play-said-pass', { player });
  const said = [words.text('page-play-said-move', { player, move: text }), ...consequences(words, view, effects)];
  return words.text('page-play-said', { what: said.join(', ') });
}

/** A move as it was told: its text, what it did, and the board before it. */
export interface Told {
  text: string;
  effects: readonly Effect[];
  before: View;
}

const isRoll = ({ effects }: Told): boolean => effects.some((effect) => typeof effect === 'object' && 'roll' in effect);
const isPass = ({ effects }: Told): boolean => effects.every((effect) => effect === 'end-turn');

/** A turn so far. One with dice is one sentence, so that the steps are not taken for what was rolled. */
export function tellTurn(words: Words, moves: readonly Told[]): string {
  const each = (some: readonly Told[]) => some.map(({ before, text, effects }) => tellMove(words, before, text, effects));
  const [roll, ...more] = moves;
  const steps = more.filter((move) => !isPass(move));
  if (!roll || !isRoll(roll) || steps.length === 0) return each(moves).join(' ');
  const turn = words.text('page-table-said-turn', {
    player: words.player(roll.before.game, roll.before.side),
    dice: roll.text.split('').join(' '),
    moves: words.list(steps.map(({ text }) => text)),
  });
  const said = [turn, ...steps.flatMap(({ before, effects }) => consequences(words, before, effects))];
  return [words.text('page-play-said', { what: said.join(', ') }), ...each(more.filter(isPass))].join(' ');
}

function consequences(words: Words, view: View, effects: readonly Effect[]): string[] {
  const name = (cell: Cell): string => view.cells.find((one) => one.cell === cell)?.name ?? '';
  const captured: string[] = [];
  const sent: string[] = [];
  const others: string[] = [];
  for (const effect of effects) {
    if (typeof effect === 'string') continue;
    if ('remove' in effect) {
      const { cell, kind } = effect.remove;
      captured.push(words.text('page-play-said-piece-on', { piece: { piece: kind }, cell: name(cell) }));
    } else if ('send-home' in effect) sent.push(name(effect['send-home'].from));
    else if ('stack' in effect)
      others.push(words.text('page-play-said-stack', { cell: name(effect.stack.cell), height: effect.stack.height }));
    else if ('promote' in effect) others.push(words.text('page-play-said-promote', { piece: { piece: effect.promote.kind } }));
  }
  if (captured.length > 0) others.unshift(words.text('page-play-said-captures', { pieces: words.list(captured) }));
  if (sent.length > 0) others.unshift(words.text('page-play-said-sends-home', { cells: words.list(sent) }));
  return others;
}

/** How the game ended: by a rule, or as the players declared. The number of the rule is for links beside the sentence. */
export function tellEnding(words: Words, game: string, outcome: Outcome | undefined, declared: Declared | undefined): string {
  const player = (side: Side) => words.player(game, side);
  if (declared) {
    const how = words.text(ENDED[declared.termination]);
    return declared.winner
      ? words.text('ended-win', { player: player(declared.winner), how })
      : words.text('ended-draw', { how });
  }
  if (!outcome) return '';
  const why = words.text(`ending-${outcome.rule.toLowerCase()}`);
  return outcome.winner
    ? words.text('page-table-won', { player: player(outcome.winner), why })
    : words.text('page-table-drawn', { why });
}
