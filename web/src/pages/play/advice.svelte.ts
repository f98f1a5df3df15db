// What the engine says beside playing: a hint, and an answer to the offer of a draw. Another person answers an offer by a button.

import type { Side } from '$generated/wasm/ludotheca';
import type { Engine } from '../../engine/engine';
import { announce } from '../../notices/announce.svelte';
import type { Game } from '../../game/game';
import { HUMAN, other, playerOf } from '../../game/players';
import type { GameNode } from '../../game/tree';
import { say, words } from '../../words/words.svelte';
import { acceptsDraw, answerText, BETWEEN_OFFERS, isOldEnough, lastTurnsOf } from './drawing';
import { type Hint, hintOf } from './hint';

const HINT_MILLISECONDS = 900;
/** What the computer looks at of each of its turns before it answers an offer. */
const DRAW_NODES = 20_000;

/** `early`: the game is too young for an answer. `later`: the computer has answered only just now. */
export type DrawOffer = { by: Side; state: 'asked' | 'thinking' | 'declined' | 'early' | 'later'; at: GameNode };

export class Advice {
  hint = $state.raw<Hint>();
  hinting = $state(false);
  offer = $state.raw<DrawOffer>();
  /** When the computer answered an offer last, in plies. */
  #answered: number | undefined;

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

  /** Puts away what was said. */
  dismiss(): void {
    this.hint = undefined;
    if (this.offer && this.offer.state !== 'asked' && this.offer.state !== 'thinking') this.offer = undefined;
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
    const { ply } = game.facts(at);
    if (this.#answered !== undefined && Math.abs(ply - this.#answered) < BETWEEN_OFFERS) return this.#say(by, 'later');
    this.#answered = ply;
    const turns = lastTurnsOf(game, other(by));
    if (!isOldEnough(ply, game.hasDice, turns)) return this.#say(by, 'early');
    this.offer = { by, state: 'thinking', at };
    let agrees = false;
    try {
      const { variant, start } = game.tree;
      const expected: (number | undefined)[] = [];
      for (const node of turns) {
        const report = await this.engine().evaluate({ variant, start, moves: game.tree.movesTo(node) }, DRAW_NODES);
        expected.push(report?.lines[0]?.evaluation.expected);
      }
      agrees = acceptsDraw(other(by), expected);
    } catch (problem) {
      this.onFailure(problem);
    }
    if (game.isOver || game.tip !== at) return false;
    if (!agrees) this.decline();
    return agrees;
  }

  decline(): void {
    if (this.offer) this.#say(this.offer.by, 'declined');
  }

  #say(by: Side, state: 'declined' | 'early' | 'later'): false {
    this.offer = { by, state, at: this.game.tip };
    announce(answerText(state, this.#name(other(by))));
    return false;
  }

  #name(side: Side): string {
    return words().player(this.game.position.state.game, side);
  }
}
