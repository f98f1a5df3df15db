// The engine's lines as the page shows them: arrows on the board, and what a position is worth in words.

import type { Evaluation, Report, Side, Table } from '$generated/wasm/ludotheca';
import type { Arrow } from '../../board/marks';
import { say, words } from '../../words/words.svelte';

/** An arrow for what the first move of each line sets in motion; with dice the whole turn. Moves that many lines begin with are
    shown once. */
export function arrowsOf(table: Table, report: Report | undefined): Arrow[] {
  const arrows: Arrow[] = [];
  for (const [index, line] of (report?.lines ?? []).entries()) {
    const own = report!.answer.length > 1 || index > 0 ? line.moves : line.moves.slice(0, 1);
    for (const arrow of moved(table, own, index + 1)) {
      if (!arrows.some((known) => known.from === arrow.from && known.to === arrow.to)) arrows.push(arrow);
    }
  }
  return arrows;
}

/** What these moves set in motion up to the end of the turn. */
function moved(table: Table, moves: readonly string[], rank: number): Arrow[] {
  const effects = table.previewTurn([...moves]).flatMap((move) => move.effects);
  return effects.flatMap((effect): Arrow[] => {
    if (typeof effect === 'string') return [];
    if ('slide' in effect) return [{ ...effect.slide, rank }];
    return 'enter' in effect ? [{ from: effect.enter.cell, to: effect.enter.cell, rank }] : [];
  });
}

export const percent = (share: number): number => Math.round(share * 100);

/** `Blue wins within 5 turns`, `Blue 62 %`. */
export function evaluationText(evaluation: Evaluation, game: string): string {
  return told(evaluation, game, 'page-analysis-chance');
}

/** The whole sentence, for the bar and for those who do not see it. */
export function evaluationSentence(evaluation: Evaluation | undefined, game: string): string {
  return evaluation ? told(evaluation, game, 'page-analysis-better') : say('page-analysis-unknown');
}

function told(
  { expected, forced, over }: Evaluation,
  game: string,
  share: 'page-analysis-chance' | 'page-analysis-better',
): string {
  const better: Side = expected >= 0.5 ? 'one' : 'two';
  const player = words().player(game, forced?.winner ?? better);
  if (over) return expected === 0.5 ? say('page-analysis-drawn') : say('page-analysis-won', { player });
  if (forced) return say('page-analysis-wins-in', { player, turns: forced.plies });
  // Only what is certain is a hundred.
  const hundredths = Math.min(99, percent(better === 'one' ? expected : 1 - expected));
  return hundredths === 50 ? say('page-analysis-even') : say(share, { player, percent: hundredths });
}
