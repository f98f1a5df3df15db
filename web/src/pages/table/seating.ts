// Who plays at a table, in the terms of games on this page and of their records.

import type { Participant } from '$generated/wire';
import { playerTag } from '../../game/people';
import { HUMAN, levelPlayer, type Players, sides } from '../../game/players';
import { placeOf, type TableState } from '../../wire/state';
import { say } from '../../words/words.svelte';

/** A person by name, a computer of the house by its level. */
export const playerText = (player: Participant): string =>
  player.kind === 'guest' ? player.name : say('page-tables-house', { level: player.level });

/** The players of a table, player 1 first. */
export class Seating {
  constructor(private readonly state: TableState) {}

  get both(): Players {
    const [one, two] = sides.map((side) => this.#of(side));
    return [one!, two!];
  }

  /** The names of the people, as records write them. */
  get tags(): Record<string, string> {
    const { seats } = this.state;
    return Object.fromEntries(
      sides.flatMap((side) => {
        const player = seats[placeOf(this.state, side)]?.player;
        return player?.kind === 'guest' ? [[playerTag(side), player.name]] : [];
      }),
    );
  }

  #of(side: 'one' | 'two'): string {
    const player = this.state.seats[placeOf(this.state, side)]?.player;
    return player?.kind === 'house' ? levelPlayer(player.level) : HUMAN;
  }
}
