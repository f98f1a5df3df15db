// A bare list of moves, as people write them down: `1. e2-e3 e7-e6 2. …`, with numbers, comments and a result or without. The variant that
// is looked at is tried first; another one is taken where the moves can be played in one game only.

import catalog from 'virtual:catalog';
import { type RecordTree, Table, type Verdict } from '$generated/wasm/ludotheca';
import { meantMove } from '../game/lenient';
import { gameOf } from '../words/names';

export type ListReading =
  | { kind: 'game'; tree: RecordTree }
  /** Several games have such moves. */
  | { kind: 'ambiguous'; games: string[] }
  /** The list is one of this variant as far as it can be played. */
  | { kind: 'stuck'; variant: string; number: number; move: string; verdict: Verdict }
  /** It is no list of moves. */
  | { kind: 'none' };

const RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '½-½', '*', 'draw']);

/** The moves of a list as they are written. */
export function movesIn(text: string): string[] {
  let plain = text.replace(/\{[^}]*\}/g, ' ').replace(/\$\d+/g, ' ');
  // Variations may hold others.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, ' ');
  }
  return plain
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^\d+(?:\.+|…)/, '')
        .replace(/^(?:\.+|…)/, '')
        .replace(/[!?]+$/, '')
        .replace(/:$/, ''),
    )
    .filter((word) => word !== '' && !RESULTS.has(word));
}

interface Played {
  tree: RecordTree | undefined;
  count: number;
  stuck: { number: number; move: string; verdict: Verdict } | undefined;
}

/** Plays a list in a variant as far as it goes. */
function playIn(variant: string, words: readonly string[]): Played {
  const table = Table.open(variant);
  let stuck: Played['stuck'];
  for (let at = 0; at < words.length && !stuck; at += 1) {
    const word = words[at]!;
    const verdict = table.play(word);
    if (verdict.kind === 'legal') continue;
    const alone = meantMove(table, word);
    const both = alone === undefined && words[at + 1] !== undefined ? meantMove(table, `${word} ${words[at + 1]!}`) : undefined;
    if (both !== undefined) at += 1;
    const meant = alone ?? both;
    if (meant === undefined) stuck = { number: table.moves().length + 1, move: word, verdict };
    else table.play(meant);
  }
  const { outcome } = table.state();
  const moves = table.moves();
  table.free();
  const result = !outcome ? '*' : outcome.winner === 'one' ? '1' : outcome.winner === 'two' ? '2' : 'draw';
  const tree: RecordTree = { format: 1, variant, result, tags: {}, moves: moves.map((move) => ({ move })) };
  if (outcome) tree.termination = outcome.rule;
  return { tree: stuck ? undefined : tree, count: moves.length, stuck };
}

export function readMoves(text: string, variant: string): ListReading {
  const words = movesIn(text);
  if (words.length === 0) return { kind: 'none' };
  const own = playIn(variant, words);
  if (own.tree) return { kind: 'game', tree: own.tree };
  const others = catalog.filter(({ id }) => id !== variant).map(({ id }) => ({ id, ...playIn(id, words) }));
  const whole = others.filter(({ tree }) => tree);
  const games = [...new Set(whole.map(({ id }) => gameOf(id)))];
  if (games.length > 1) return { kind: 'ambiguous', games };
  if (whole[0]?.tree) return { kind: 'game', tree: whole[0].tree };
  const farthest = [{ id: variant, ...own }, ...others].reduce((most, one) => (one.count > most.count ? one : most));
  if (farthest.count === 0) return { kind: 'none' };
  return { kind: 'stuck', variant: farthest.id, ...farthest.stuck! };
}
