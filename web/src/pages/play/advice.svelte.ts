// What the engine says beside playing: a hint, and an answer to the offer of a draw. Another person answers an offer by a button.

import type { Side } from '$generated/wasm/ludotheca';
import type { Engine } from '../../engine/engine';
import { announce } from '../../notices/announce.svelte';
import type { Game } from '../../game/game';
import { HUMAN, other, playerOf } from '../../game/players';
import type { GameNode } from '../../game/tree';
import { say, words } from '../../words/words.svelte';
import { type Hint, hintOf } from './hint';

const HINT_MILLISECONDS = 900;
/** What the computer looks at before it answers an offer. */
const DRAW_NODES = 20_000;

export type DrawOffer = { by: Side; state: 'asked' | 'thinking' | 'declined'; at: GameNode };

export class Advice {
  hint = $state.raw<Hint>();
  hinting = $state(false);
  offer = $state.raw<DrawOffer>();

  constructor(
    private readonly game: Game,
    private readonly engine: () => Engine,
    private readonly onFailure: (problem: unknown) => void,
  ) {}

  /** The position has changed: what was said about the one before is of no use. */
  forget(): void {
    this.hint = undefined;
    if (this.offer?.at !== this.game.tip || this.game.isOver) this.offer = undefined;
  }

  async showHint(): Promise<void> {
    const { game } = this;
    const at = game.shown;
    if (!game.mayPlay || this.hinting || game.facts(at).phase !== 'move') return;
    this.hinting = true;
    announce(say('page-play-hinting'));
    try {
      const { variant, start } = game.tree;
      const wanted = { variant, start, moves: game.tree.movesTo(at) };
      const options = { lines: 1, onReport: () => undefined, milliseconds: HINT_MILLISECONDS };
      const report = await this.engine().analyse(wanted, options).done;
      if (game.shown !== at || !report || report.answer.length === 0) return;
      this.hint = hintOf(game.table, report.answer);
      announce(say('page-play-hint', { moves: this.hint.moves.join(' ') }));
    } catch (problem) {
      this.onFailure(problem);
    } finally {
      this.hinting = false;
    }
  }

  /** Offers a draw; answers whether the computer agrees. A person is asked, and answers later. */
  async offerDraw(by: Side): Promise<boolean> {
    const { game } = this;
    const at = game.tip;
    if (playerOf(game.settings.players, other(by)) === HUMAN) {
      this.offer = { by, state: 'asked', at };
      announce(say('page-play-draw-asked', { player: this.#name(by), other: this.#name(other(by)) }));
      return false;
    }
    this.offer = { by, state: 'thinking', at };
    let agrees = false;
    try {
      const { variant, start } = game.tree;
      const report = await this.engine().evaluate({ variant, start, moves: game.tree.movesTo(at) }, DRAW_NODES);
      const expected = report?.lines[0]?.evaluation.expected;
      // Reports speak to player 1; the computer agrees where it stands no better than the person.
      if (expected !== undefined) agrees = (by === 'one' ? expected : 1 - expected) >= 0.5;
    } catch (problem) {
      this.onFailure(problem);
    }
    if (game.isOver || game.tip !== at) return false;
    if (!agrees) this.decline();
    return agrees;
  }

  decline(): void {
    if (!this.offer) return;
    this.offer = { ...this.offer, state: 'declined' };
    announce(say('page-play-draw-declined', { player: this.#name(other(this.offer.by)) }));
  }

  #name(side: Side): string {
    return words().player(this.game.position.state.game, side);
  }
}
