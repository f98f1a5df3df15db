// What stands beside a board, in words: what each player has in hand and has lost, and what the rules count.

import type { Counter, View } from '$generated/wasm/ludotheca';
import { sides } from '../../game/players';
import { say, words } from '../../words/words.svelte';

/** A line for each player who has something there, and one for each count of the whole game. */
export function beside(view: View): string[] {
  const counted = ({ label, value, limit }: Counter) => say('page-play-counter', { label: say(label), value, limit });
  const players = sides.flatMap((side, index) => {
    const reserve = view.reserves?.[index];
    const hand = reserve === undefined ? say('view-reserve-unlimited') : say('view-reserve', { count: reserve });
    const lost = view.captured
      .filter((pile) => pile.side === side && pile.count > 0)
      .map(({ kind, count }) => say('view-count', { piece: say(kind), count }));
    const told = [
      ...(view.reserves ? [hand] : []),
      ...(lost.length > 0 ? [say('view-lost', { pieces: words().list(lost) })] : []),
      ...view.counters.filter((counter) => counter.side === side).map(counted),
    ];
    if (told.length === 0) return [];
    return [say('page-embed-beside', { player: words().player(view.game, side), told: told.join(' · ') })];
  });
  return [...players, ...view.counters.filter((counter) => counter.side === undefined).map(counted)];
}
