// The play page's state and what can be done to it. Holds one game, its clocks and the engine; every change is kept, then seen, told to
// those who listen, and followed by what happens by itself.

import type { Cell, Message, Side, Verdict } from '$generated/wasm/ludotheca';
import { Engine, EngineError } from '../../engine/engine';
import { announce } from '../../notices/announce.svelte';
import { forgetClock, notedClock, noteClock } from '../../game/clocknote';
import type { Change, Game, Trial } from '../../game/game';
import { playerOf, sides } from '../../game/players';
import type { StoredGame } from '../../game/stored';
import type { GameNode } from '../../game/tree';
import { games } from '../../game/storage';
import { Keeper } from '../../keeping/keeper';
import type { TroubleKind } from '../../keeping/trouble';
import { say, sayMessage, words } from '../../words/words.svelte';
import { Advice } from './advice.svelte';
import { ByItself, type Holder, type Pause } from './byitself.svelte';
import { type Move, type PlannedMoves, planMoves } from '../../game/plan';
import { Changes } from './changes';
import { rememberGame } from './opening';
import type { Speed } from './pace';
import { PageClock } from './pageclock.svelte';
import { tellEnding, tellTurn } from '../../game/telling';

export class Play {
  /** Whether the computer broke off. */
  trouble = $state(false);
  flipped = $state(false);
  flipsEachTurn = $state(false);
  /** The moves of the turn that was played last, while the board shows what they did. */
  latest = $state.raw<readonly Move[]>([]);
  /** Only a game between computers can be held. */
  paused = $state(false);
  speed = $state<Speed>('normal');
  /** Why the game is not kept, if it is not. */
  unkept = $state<TroubleKind>();
  /** Something to be told that is no trouble: another tab plays along. */
  notice = $state.raw<Message>();

  readonly game: Game;
  readonly clock: PageClock | undefined;
  readonly advice: Advice;
  readonly #keeper: Keeper<StoredGame>;
  readonly #changes: Changes;
  readonly #byItself: ByItself;
  #engine: Engine | undefined;
  #ended = false;
  #left = false;

  constructor(
    game: Game,
    stored: StoredGame | undefined,
    private readonly makeEngine: () => Engine = () => new Engine(),
    pause?: Pause,
  ) {
    this.game = game;
    this.advice = new Advice(
      game,
      () => this.#thinker(),
      (problem) => this.#fail(problem),
    );
    const { clock, players } = game.settings;
    const left = notedClock(game.id, game.tree.movesTo(game.tip).length) ?? stored?.remaining;
    this.clock =
      clock &&
      new PageClock(
        clock,
        left,
        (side) => this.#flag(side),
        () => this.#saveClock(),
      );
    this.#keeper = new Keeper(games, stored, {
      onTrouble: (kind) => (this.unkept = kind),
      onFork: (from, name) => {
        this.notice = { id: 'page-play-other-tab', args: [] };
        announce(sayMessage(this.notice));
        if (game.id !== from || this.#left) return;
        game.goOnAs(name);
        rememberGame(game.id);
      },
    });
    this.#changes = new Changes(this.#keeper);
    const holder: Holder = {
      game,
      speed: () => this.speed,
      isHeld: () => this.#isHeld(),
      engine: () => this.#thinker(),
      play: (text) => this.#make(planMoves(game, game.tryFrom(game.shown, [text]))),
      roll: () => this.#make(planMoves(game, game.tryRoll(game.shown))),
      fail: (problem) => this.#fail(problem),
    };
    this.#byItself = new ByItself(holder, pause);
    this.unkept = stored && games.unkept.because(stored.id);
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
      this.#left = true;
      window.removeEventListener('pagehide', this.#saveClock);
      this.#saveClock();
      stopClock?.();
      this.#byItself.breakOff();
      this.#engine?.dispose();
    };
  }

  get thinking(): boolean {
    return this.#byItself.thinking;
  }

  get isUnderWay(): boolean {
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

  /** Whether the only person of the game is to move. */
  get isMyTurn(): boolean {
    const { people } = this;
    return people.length === 1 && !this.game.isOver && this.game.toMove === people[0];
  }

  /** When everything that was done so far can be seen. */
  settled(): Promise<void> {
    return this.#changes.settled();
  }

  /** The same while something is being kept and cannot be seen yet, else nothing. */
  get settling(): Promise<void> | undefined {
    return this.#changes.underWay ? this.settled() : undefined;
  }

  /** A person's moves, by touch or by typing; all of them, or up to the first that is refused. Nothing while nobody may move. */
  move(texts: readonly string[]): Verdict | undefined {
    if (this.#changes.underWay || !this.game.mayPlay) return undefined;
    return this.#moved(this.game.tryFrom(this.game.shown, texts));
  }

  /** A person rolls the dice. */
  roll(): void {
    const { game } = this;
    const due = game.isLive && game.mayPlay && game.position.state.phase === 'roll';
    if (due && !this.#changes.underWay) this.#moved(game.tryRoll(game.shown));
  }

  /** A person has touched a piece that must move: that is kept before anything else is done. */
  hold(cell: Cell): void {
    this.#changes.enter(() => {
      const change = this.game.plan(() => this.game.hold(cell));
      if (!change) return;
      const stored = change.stored(Date.now(), this.clock?.remaining());
      void this.#changes.make(stored, (name) => this.#left || change.make(name));
    });
  }

  undo(): void {
    this.#changes.enter(() => {
      const before = this.game.tip;
      const possible = this.#change(
        () => this.game.undo(),
        () => {
          this.#ended = this.game.isOver;
          announce(
            before === this.game.tip ? say('page-play-goes-on') : say('page-play-taken-back', { move: this.#next(before) }),
          );
        },
      );
      if (!possible) announce(say(this.game.settings.touchMove ? 'touch-move-no-undo' : 'page-play-nothing-to-undo'));
    });
  }

  redo(): void {
    this.#changes.enter(() => {
      this.#change(
        () => this.game.redo(),
        () => announce(say('page-play-played-again')),
      );
    });
  }

  /** Looks at another position of the game. */
  show(node: GameNode): void {
    this.#changes.enter(() => this.#look(node));
  }

  back(): void {
    this.#changes.enter(() => {
      if (this.game.shown.parent) this.#look(this.game.shown.parent);
    });
  }

  /** Forward towards where the game stands, else along the line that is looked at. */
  forward(): void {
    this.#changes.enter(() => {
      const { shown, tree, tip } = this.game;
      const next = tree.pathTo(tip).find((node) => node.parent === shown) ?? shown.children[0];
      if (next) this.#look(next);
    });
  }

  first(): void {
    this.#changes.enter(() => this.#look(this.game.tree.root));
  }

  last(): void {
    this.#changes.enter(() => this.#look(this.game.tip));
  }

  resign(): void {
    this.#changes.enter(() => {
      const { me } = this;
      if (me !== undefined) this.#change(() => this.game.resign(me));
    });
  }

  async offerDraw(): Promise<void> {
    const { me } = this;
    if (me === undefined || this.game.isOver || this.thinking) return;
    if (await this.advice.offerDraw(me)) this.agree();
  }

  agree(): void {
    this.#changes.enter(() => {
      if (this.advice.offer) this.#change(() => this.game.agreeToDraw());
    });
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
    this.#changes.enter(() => {
      this.#runClock();
      this.#proceed();
    });
  }

  /** One move of a game that is held. */
  step(): void {
    this.#changes.enter(() => {
      if (this.paused) this.#proceed(true);
    });
  }

  /** Tries again after the engine broke. */
  again(): void {
    this.trouble = false;
    this.wakeUp();
  }

  /** Something may happen by itself now that did not before. */
  wakeUp(): void {
    this.#changes.enter(() => this.#proceed());
  }

  /** Tries once more to keep what could not be kept. */
  keepAgain(): void {
    this.#changes.enter(() => {
      this.#byItself.breakOff();
      const stored = this.game.toStored(Date.now(), this.clock?.remaining());
      void this.#changes.make(stored, () => undefined).then(() => this.#proceed());
    });
  }

  /** Another game takes its place: this one stays in the library. */
  async putAside(): Promise<void> {
    await this.settled();
    this.#byItself.breakOff();
    const { game } = this;
    if (game.tip.parent) await this.#keeper.save(game.toStored(Date.now(), this.clock?.remaining(), !game.isOver));
  }

  /** What a person has tried is played as far as the rules accept it; answers what they say to it. */
  #moved(trial: Trial): Verdict | undefined {
    const planned = planMoves(this.game, trial);
    if (planned.change) {
      this.#byItself.breakOff();
      void this.#make(planned).then(() => this.#proceed());
    }
    return planned.verdict;
  }

  /** Plays what was tried: kept first, then seen. */
  #make({ change, moves, turns }: PlannedMoves): Promise<void> {
    if (!change) throw new Error('the rules accept nothing of what was to be played');
    // Whoever has moved has stopped their clock, and nobody loses time until the move can be seen. The first turn of a game is free:
    // its end starts the clocks.
    for (const side of turns) this.clock?.turn(side);
    const stored = change.stored(Date.now(), this.clock?.remaining());
    if (turns.length > 0) this.clock?.stop();
    return this.#changes.make(stored, (name) => {
      if (this.#left) return;
      const { game } = this;
      if (game.isOver) this.#ended = false;
      change.make(name);
      for (const move of moves) {
        this.latest = move.begins ? [move] : [...this.latest, move];
        announce(tellTurn(words(), [move]));
      }
      if (turns.length > 0 && this.isMyTurn) announce(say('page-table-your-turn'));
      if (this.flipsEachTurn && this.people.length === 2) this.flipped = game.toMove === 'two';
      if (turns.length > 0) this.#runClock();
      this.#changed();
    });
  }

  /** Does something else than playing to the game, kept first, then seen; answers whether there was anything to do. */
  #change(act: () => boolean, seen: () => void = () => undefined): boolean {
    const change: Change | undefined = this.game.plan(act);
    if (!change) return false;
    this.#byItself.breakOff();
    const stored = change.stored(Date.now(), this.clock?.remaining());
    const made = this.#changes.make(stored, (name) => {
      if (this.#left) return;
      change.make(name);
      this.latest = [];
      this.#changed();
      seen();
      if (!this.game.isOver) this.#runClock();
    });
    void made.then(() => this.#proceed());
    return true;
  }

  #changed(): void {
    const { game } = this;
    this.advice.forget();
    rememberGame(game.id);
    if (!game.isOver) return;
    forgetClock(game.id);
    if (this.#ended) return;
    this.#ended = true;
    this.clock?.stop();
    announce(this.endingText());
  }

  #look(node: GameNode): void {
    if (node === this.game.shown) return;
    this.game.show(node);
    this.advice.forget();
    this.latest = [];
    const said = node.parent ? say('page-play-shown', { move: node.move }) : say('page-play-shown-start');
    announce(this.game.isLive ? say('page-play-shown-now', { said }) : said);
    this.#proceed();
  }

  /** The last turn in words; nothing after a look back. */
  latestText(): string {
    return tellTurn(words(), this.latest);
  }

  endingText(): string {
    const { game } = this;
    const { outcome } = game.facts(game.tip);
    return tellEnding(words(), game.position.state.game, outcome, game.declared);
  }

  /** Lets happen what happens by itself; where something is being kept, that comes first and goes on from there. */
  #proceed(once = false): void {
    if (this.#left || this.trouble || this.#changes.underWay) this.#byItself.breakOff();
    else this.#byItself.proceed(once);
  }

  #fail(problem: unknown): void {
    if (problem instanceof EngineError && problem.cancelled) return;
    console.error(problem);
    this.trouble = true;
    announce(say('page-play-trouble'));
  }

  #isHeld(): boolean {
    return this.paused && this.people.length === 0;
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
    this.#changes.enter(() => this.#change(() => this.game.timeRunsOut(side)));
  }

  readonly #saveClock = (): void => {
    const { clock, game } = this;
    if (clock && this.isUnderWay) noteClock(game.id, { moves: game.tree.movesTo(game.tip).length, remaining: clock.remaining() });
  };
}
