// The engine's lines as the page shows them: arrows on the board, and words from the point of view of nobody in particular.

import type { Insight, InsightLine, Side, Table } from '$generated/wasm/ludotheca';
import type { Arrow } from '../../board/marks';
import { say, words } from '../../words/words.svelte';
import { percent, type Standing, standingOf } from './standing';

/** An arrow for what the first move of each line sets in motion; with dice the whole turn. Moves that many lines begin with are
    shown once. */
export function arrowsOf(table: Table, insight: Insight | undefined): Arrow[] {
  const arrows: Arrow[] = [];
  for (const [index, line] of (insight?.lines ?? []).entries()) {
    const own = insight!.answer.length > 1 || index > 0 ? line.moves : line.moves.slice(0, 1);
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

/** `Blue wins in 5 plies`, `Blue 62 %`. */
export function scoreText(line: InsightLine, side: Side, game: string): string {
  return standingText(standingOf(line, side), game);
}

function standingText({ chance, forced }: Standing, game: string): string {
  if (forced) return say('page-analysis-wins-in', { player: words().player(game, forced.winner), plies: forced.plies });
  const better: Side = chance >= 0.5 ? 'one' : 'two';
  const share = uncertain(better === 'one' ? chance : 1 - chance);
  if (share === 50) return say('page-analysis-even');
  return say('page-analysis-chance', { player: words().player(game, better), percent: share });
}

/** In hundredths; only what is certain is a hundred. */
const uncertain = (share: number): number => Math.min(99, percent(share));

/** The whole sentence, for the bar and for those who do not see it. */
export function standingSentence(standing: Standing | undefined, game: string): string {
  if (!standing) return say('page-analysis-unknown');
  const { chance, forced, over } = standing;
  const better: Side = chance >= 0.5 ? 'one' : 'two';
  const player = words().player(game, forced?.winner ?? better);
  if (over) return chance === 0.5 ? say('page-analysis-drawn') : say('page-analysis-won', { player });
  if (forced) return say('page-analysis-wins-in', { player, plies: forced.plies });
  const share = uncertain(better === 'one' ? chance : 1 - chance);
  return share === 50 ? say('page-analysis-even') : say('page-analysis-better', { player, percent: share });
}
