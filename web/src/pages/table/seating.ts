// Who plays at a table, in the terms of games on this page and of their records.

import type { Participant, Side } from '$generated/wire';
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
    return Object.fromEntries(
      sides.flatMap((side) => {
        const player = this.#at(side);
        return player?.kind === 'guest' ? [[playerTag(side), player.name]] : [];
      }),
    );
  }

  /** Whoever plays a side; before the lot has decided, nobody knows. */
  #at(side: Side): Participant | undefined {
    const { state } = this;
    if (state.phase !== 'open') return state.seats[placeOf(state, side)]?.player;
    const { host } = state.setup;
    return host === 'lot' ? undefined : state.seats[host === side ? 0 : 1]?.player;
  }

  #of(side: Side): string {
    const player = this.#at(side);
    return player?.kind === 'house' ? levelPlayer(player.level) : HUMAN;
  }
}
