// The play page's state and what can be done to it. Holds one game, its clocks and the engine; every change is saved, told to
// those who listen, and followed by what happens by itself.

import type { Effect, Message, Side, Verdict, View } from '$generated/wasm/ludotheca';
import { Engine, EngineError } from '../../engine/engine';
import { announce } from '../../frame/announce.svelte';
import { wait } from '../../frame/wait';
import type { Remaining } from '../../game/clock';
import type { Game } from '../../game/game';
import { playerOf, sides } from '../../game/players';
import type { StoredGame } from '../../game/stored';
import type { GameNode } from '../../game/tree';
import { animated, settings } from '../../settings/settings.svelte';
import { say, words } from '../../words/words.svelte';
import { Advice } from './advice.svelte';
import { nextByItself } from './automatic';
import { notedClock, noteClock } from './clocknote';
import { Keeper } from './keeper';
import { rememberGame } from './opening';
import { pauseBefore, type Speed } from './pace';
import { PageClock } from './pageclock.svelte';
import { tellEnding, tellMove } from './telling';

export class Play {
  /** Counts the changes of the game, whose own state is not reactive. */
  revision = $state(0);
  /** What the board shows: asked of the rules once, however many want to know. */
  readonly view: View = $derived.by(() => (void this.revision, this.game.table.view()));
  thinking = $state(false);
  /** Whether the computer broke off. */
  trouble = $state(false);
  flipped = $state(false);
  flipsEachTurn = $state(false);
  /** The move that was played last, while the board shows what it did. */
  latest = $state.raw<{ view: View; text: string; effects: Effect[] }>();
  /** Only a game between computers can be held. */
  paused = $state(false);
  speed = $state<Speed>('normal');
  /** Something to be told that is no refusal: games are not kept, another tab plays along. */
  notice = $state.raw<Message>();

  readonly game: Game;
  readonly clock: PageClock | undefined;
  readonly advice: Advice;
  readonly #keeper: Keeper;
  #engine: Engine | undefined;
  #flow: AbortController | undefined;
  #ended = false;

  constructor(
    game: Game,
    stored: StoredGame | undefined,
    remaining: Remaining | undefined,
    private readonly makeEngine: () => Engine = () => new Engine(),
  ) {
    this.game = game;
    this.advice = new Advice(game, () => this.#thinker(), (problem) => this.#fail(problem));
    const { clock, players } = game.settings;
    const left = notedClock(game.id, game.tree.movesTo(game.tip).length) ?? remaining;
    this.clock = clock && new PageClock(clock, left, (side) => this.#flag(side), () => this.#saveClock());
    this.#keeper = new Keeper(
      stored,
      () => (this.notice = { id: 'page-play-not-kept', args: [] }),
      () => {
        this.notice = { id: 'page-play-other-tab', args: [] };
        rememberGame(game.id);
      },
    );
    // A single person sits at the near side.
    this.flipped = players[0] !== 'human' && players[1] === 'human';
    this.#ended = game.isOver;
  }

  /** Begins what happens by itself; returns what ends it all. */
  begin(): () => void {
    if (this.game.tip.parent) this.#runClock();
    const stopClock = this.clock?.begin();
    window.addEventListener('pagehide', this.#saveClock);
    this.#proceed();
    return () => {
      window.removeEventListener('pagehide', this.#saveClock);
      this.#saveClock();
      stopClock?.();
      this.#flow?.abort();
      this.#engine?.dispose();
    };
  }

  get isUnderWay(): boolean {
    void this.revision;
    return this.game.tip.parent !== undefined && !this.game.isOver;
  }

  get people(): readonly Side[] {
    return sides.filter((side) => playerOf(this.game.settings.players, side) === 'human');
  }

  /** The person for whom the buttons speak: who is to move, or the only person there is. */
  get me(): Side | undefined {
    const { people } = this;
    return people.length === 2 ? this.game.toMove : people[0];
  }

  /** A person's moves, by touch or by typing; all of them, or up to the first that is refused. */
  move(texts: readonly string[]): Verdict | undefined {
    if (!this.game.mayPlay) return undefined;
    let verdict: Verdict | undefined;
    for (const text of texts) {
      verdict = this.#play(text);
      if (verdict.kind !== 'legal') break;
    }
    this.#proceed();
    return verdict;
  }

  /** A person rolls the dice. */
  roll(): void {
    const roll = this.game.isLive && this.game.mayPlay ? this.game.dueRoll() : undefined;
    if (roll === undefined) return;
    this.#play(roll);
    this.#proceed();
  }

  undo(): void {
    const before = this.game.tip;
    if (!this.game.undo()) return announce(say('page-play-nothing-to-undo'));
    this.#ended = this.game.isOver;
    this.#changed();
    announce(before === this.game.tip ? say('page-play-goes-on') : say('page-play-taken-back', { move: this.#next(before) }));
    this.#runClock();
    this.#proceed();
  }

  redo(): void {
    if (!this.game.redo()) return;
    this.#changed();
    announce(say('page-play-played-again'));
    this.#runClock();
    this.#proceed();
  }

  /** Looks at another position of the game. */
  show(node: GameNode): void {
    if (node === this.game.shown) return;
    this.game.show(node);
    this.advice.forget();
    this.latest = undefined;
    this.revision++;
    const said = node.parent ? say('page-play-shown', { move: node.move }) : say('page-play-shown-start');
    announce(this.game.isLive ? say('page-play-shown-now', { said }) : said);
    this.#proceed();
  }

  back(): void {
    if (this.game.shown.parent) this.show(this.game.shown.parent);
  }

  /** Forward towards where the game stands, else along the line that is looked at. */
  forward(): void {
    const { shown, tree, tip } = this.game;
    const path = tree.pathTo(tip);
    const next = path.find((node) => node.parent === shown) ?? shown.children[0];
    if (next) this.show(next);
  }

  first(): void {
    this.show(this.game.tree.root);
  }

  last(): void {
    this.show(this.game.tip);
  }

  resign(): void {
    const { me } = this;
    if (me === undefined || this.game.isOver) return;
    this.game.resign(me);
    this.#changed();
    this.#proceed();
  }

  async offerDraw(): Promise<void> {
    const { me } = this;
    if (me === undefined || this.game.isOver) return;
    if (await this.advice.offerDraw(me)) this.agree();
  }

  agree(): void {
    if (!this.advice.offer || this.game.isOver) return;
    this.game.agreeToDraw();
    this.#changed();
    this.#proceed();
  }

  flip(): void {
    this.flipped = !this.flipped;
  }

  /** Whether two people at one screen have it turned for whoever is to move. */
  flipEachTurn(wanted: boolean): void {
    this.flipsEachTurn = wanted;
    if (wanted) this.flipped = this.game.toMove === 'two';
  }

  pause(): void {
    this.paused = !this.paused;
    this.#runClock();
    this.#proceed();
  }

  /** One move of a game that is held. */
  step(): void {
    if (!this.paused) return;
    this.#proceed(true);
  }

  /** Tries again after the engine broke. */
  again(): void {
    this.trouble = false;
    this.#proceed();
  }

  /** Something may happen by itself now that did not before. */
  wakeUp(): void {
    this.#proceed();
  }

  /** Another game takes its place: this one stays in the library. */
  async putAside(): Promise<void> {
    this.#flow?.abort();
    if (this.game.tip.parent) await this.#keeper.save(this.game, this.clock?.remaining(), !this.game.isOver);
  }

  #play(text: string): Verdict {
    const { game } = this;
    const before = game.facts(game.shown);
    const { view } = this;
    const effects = game.table.effects(text);
    const forked = game.id;
    const verdict = game.play(text);
    if (verdict.kind !== 'legal') return verdict;
    if (game.id !== forked) this.#ended = false;
    this.latest = { view, text: verdict.text, effects };
    announce(this.latestText());
    const after = game.facts(game.tip);
    // The first turn of a game is free: its end starts the clocks.
    if (after.begins) this.clock?.turn(before.side);
    if (after.begins) this.#runClock();
    if (this.flipsEachTurn && this.people.length === 2) this.flipped = game.toMove === 'two';
    this.#changed(true);
    return verdict;
  }

  #changed(played = false): void {
    const { game } = this;
    this.advice.forget();
    if (!played) this.latest = undefined;
    this.revision++;
    rememberGame(game.id);
    void this.#keeper.save(game, this.clock?.remaining());
    if (game.isOver && !this.#ended) {
      this.#ended = true;
      this.clock?.stop();
      announce(this.endingText());
    }
  }

  /** The last move in words; nothing after a look back. */
  latestText(): string {
    return this.latest ? tellMove(words(), this.latest.view, this.latest.text, this.latest.effects) : '';
  }

  endingText(): string {
    const { game } = this;
    const { outcome } = game.facts(game.tip);
    return tellEnding(words(), game.table.state().game, outcome, game.declared);
  }

  /** Lets happen what happens by itself, until a person is needed. */
  #proceed(once = false): void {
    this.#flow?.abort(new EngineError('something else happened', true));
    const flow = (this.#flow = new AbortController());
    this.thinking = false;
    this.#goOn(flow.signal, once).catch((problem: unknown) => {
      if (flow.signal.aborted || (problem instanceof EngineError && problem.cancelled)) return;
      this.thinking = false;
      this.#fail(problem);
    });
  }

  #fail(problem: unknown): void {
    if (problem instanceof EngineError && problem.cancelled) return;
    console.error(problem);
    this.trouble = true;
    announce(say('page-play-trouble'));
  }

  async #goOn(signal: AbortSignal, once: boolean): Promise<void> {
    const { game } = this;
    const pause = (what: Parameters<typeof pauseBefore>[0]) => wait(pauseBefore(what, animated(), this.speed), signal);
    while (!this.trouble && (once || !this.#isHeld())) {
      const step = nextByItself(game, settings.autoRoll);
      this.thinking = step !== undefined && game.levelToMove !== undefined;
      if (!step) return;
      if (step.kind !== 'think') {
        await pause(step.kind);
        this.#play(step.text);
      } else {
        const [moves] = await Promise.all([this.#thinker().bestMove(this.#soFar(), step.level, game.seed, signal), pause('think')]);
        for (const [index, move] of moves.entries()) {
          if (index > 0) await pause('step');
          this.#play(move);
        }
      }
      if (once) break;
    }
    this.thinking = false;
  }

  #isHeld(): boolean {
    return this.paused && this.people.length === 0;
  }

  #soFar(): { variant: string; start: string | undefined; moves: string[] } {
    const { tree, tip } = this.game;
    return { variant: tree.variant, start: tree.start, moves: tree.movesTo(tip) };
  }

  #thinker(): Engine {
    return (this.#engine ??= this.makeEngine());
  }

  /** The first move of the way to this node that is no longer played. */
  #next(node: GameNode): string {
    let at = node;
    while (at.parent && at.parent !== this.game.tip) at = at.parent;
    return at.move;
  }

  #runClock(): void {
    if (this.game.isOver || this.#isHeld()) this.clock?.stop();
    else this.clock?.run(this.game.toMove);
  }

  #flag(side: Side): void {
    this.#flow?.abort();
    this.thinking = false;
    this.game.timeRunsOut(side);
    this.#changed();
  }

  readonly #saveClock = (): void => {
    const { clock, game } = this;
    if (clock && this.isUnderWay) noteClock({ id: game.id, moves: game.tree.movesTo(game.tip).length, remaining: clock.remaining() });
  };
}
