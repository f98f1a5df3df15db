// What a comparison says, in sentences, and the moves of it that can be looked at.

import type { Cell, Comparison, FieldDifference, Outcome } from '$generated/wasm/ludotheca';
import type { Arrow } from '../../board/marks';
import { tellEnding } from '../../game/telling';
import { gameOf, variantName } from '../../words/names';
import { say, sayMessage, words } from '../../words/words.svelte';

/** A move of the lists: where it goes, and what the edition points at that does not have it so. */
export interface Listed {
  key: string;
  /** As the first and the second edition write it; nothing where one refuses it. */
  texts: readonly [string | undefined, string | undefined];
  cells: readonly Cell[];
  /** The cells that a refusal names, by edition. */
  refused: readonly [readonly Cell[], readonly Cell[]];
  reasons: readonly Reason[];
}

/** A sentence, and the rule that it comes from where there is one. */
export interface Reason {
  text: string;
  rule?: string;
}

/** Moves of which the same is to be said. */
export interface Alike {
  moves: { move: Listed; rank: number }[];
  reasons: readonly Reason[];
}

/** Moves with what is said of them, which is said once where it is the same; each keeps its place in the list, counted from 1. */
export function gathered(moves: readonly Listed[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const [at, move] of moves.entries()) {
    const said = JSON.stringify(move.reasons);
    const group = groups.get(said) ?? { moves: [], reasons: move.reasons };
    group.moves.push({ move, rank: at + 1 });
    groups.set(said, group);
  }
  return [...groups.values()];
}

/** The moves that only this edition allows. */
export function onlyMoves({ editions }: Comparison, index: 0 | 1): Listed[] {
  return editions[index].only.map(({ text, cells, refusal, sentence }) => ({
    key: `only-${index}-${text}`,
    texts: index === 0 ? [text, undefined] : [undefined, text],
    cells,
    refused: index === 0 ? [[], refusal.cells] : [refusal.cells, []],
    reasons: [{ rule: refusal.rule, text: sayMessage(sentence) }],
  }));
}

/** The moves that both allow and that do different things. */
export function differentMoves({ different }: Comparison): Listed[] {
  return different.map(({ texts, cells, refusals, sentences }) => ({
    key: `different-${texts.join(' ')}`,
    texts,
    cells,
    refused: [refusals[0]?.cells ?? [], refusals[1]?.cells ?? []],
    reasons: refusals.flatMap((refusal, index) => {
      const sentence = sentences[index];
      return refusal && sentence ? [{ rule: refusal.rule, text: sayMessage(sentence) }] : [];
    }),
  }));
}

/** The moves that both allow and after which it ends otherwise. */
export function endingMoves(comparison: Comparison): Listed[] {
  return comparison.endings.map(({ text, cells, outcomes }) => ({
    key: `ending-${text}`,
    texts: [text, text],
    cells,
    refused: [[], []],
    reasons: endingsOf(comparison, outcomes),
  }));
}

/** How it goes on or ends in each edition. */
export function endingsOf({ editions }: Comparison, outcomes: readonly (Outcome | undefined)[]): Reason[] {
  return editions.map(({ variant }, index) => {
    const outcome = outcomes[index];
    const ending = outcome ? tellEnding(words(), gameOf(variant), outcome, undefined) : say('compare-goes-on');
    const text = say('compare-ending', { variant: variantName(variant), ending });
    return outcome ? { text, rule: outcome.rule } : { text };
  });
}

/** Of a number beside the board that is not the same in both. */
export function fieldSentence({ editions }: Comparison, { label, side, known, values }: FieldDifference): string {
  const game = gameOf(editions[0].variant);
  const named = side === undefined ? say(label) : `${words().player(game, side)} – ${say(label)}`;
  const name = (index: 0 | 1) => variantName(editions[index].variant);
  const value = (index: 0 | 1) => values[index] ?? 'none';
  // The one that lacks it, or that cannot count as far, is named last.
  const rear = known[0] && (!known[1] || (values[1] ?? -1) < (values[0] ?? -1)) ? 1 : 0;
  const front = rear === 1 ? 0 : 1;
  return known[rear]
    ? say('compare-reaches', { label: named, one: value(front), first: name(front), two: value(rear), second: name(rear) })
    : say('compare-lacks', { label: named, lacking: name(rear), value: value(front), variant: name(front) });
}

/** So many arrows can be told apart on one board. */
const MOST_ARROWS = 5;

/** From where to where these moves go, numbered as in their list. */
export function overview(moves: readonly Listed[]): Arrow[] {
  return moves.slice(0, MOST_ARROWS).map(({ cells }, index) => ({ from: cells[0]!, to: cells.at(-1)!, rank: index + 1 }));
}

/** One move, hop by hop. */
export function hops({ cells }: Listed): Arrow[] {
  if (cells.length === 1) return [{ from: cells[0]!, to: cells[0]!, rank: 1 }];
  return cells.slice(1).map((to, index) => ({ from: cells[index]!, to, rank: index + 1 }));
}
