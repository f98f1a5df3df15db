// Being at a table: what happened there, what we are to it, what we asked for and is not answered yet, and the game that follows from
// all of it. Nothing is decided here: the server is asked, and what it refuses is taken back with its reason.

import type { Cell, Side, Verdict } from '$generated/wasm/ludotheca';
import type { Ask, Deed, Offer, Phrase, Place, Seated, Sentence, Stamped, Tell, You } from '$generated/wire';
import { PROTOCOL } from '$generated/wire';
import { Touching } from '../../board/touching';
import { Game } from '../../game/game';
import { type Move, planMoves } from '../../game/plan';
import { other } from '../../game/players';
import { tellEnding, tellTurn } from '../../game/telling';
import type { GameNode } from '../../game/tree';
import type { TroubleKind } from '../../keeping/trouble';
import { announce } from '../../notices/announce.svelte';
import { settings } from '../../settings/settings.svelte';
import { freshBytes } from '../../wire/bytes';
import { type Answered, Client, type Connection, type Hooks, type Ports, type Present } from '../../wire/client';
import { happenAll, movesOf, type Offered, placeOf, sideOf, standingOffer, type TableState } from '../../wire/state';
import { phraseText } from '../../tables/phrases';
import { say, words } from '../../words/words.svelte';
import { evidenceOf, type Proof, prove } from './fairness';
import { playerText, Seating } from './seating';
import { TableClock } from './tableclock.svelte';

/** A move that is played when it is our turn, if the rules accept it then; a single cell where one touch is a whole move. */
export interface Premove {
  from: Cell;
  to: Cell;
}

/** What opens a table: stood in the address that somebody was given. */
export interface Secrets {
  /** Opens the free seat. */
  sit?: string | undefined;
  /** Opens the table to spectators. */
  watch?: string | undefined;
}

export interface Surroundings {
  ports: Ports;
  /** Asks without a line, where the table is not open to us. */
  post(ask: Ask): Promise<Answered | 'unreachable'>;
  /** The table has changed: whoever keeps a note of it does so. */
  onChange(table: AtTable): void;
  /** Our turn has come. */
  onTurn(): void;
  /** The game that we played is over. */
  onEnd(table: AtTable): void;
}

const PLACES: readonly Place[] = ['host', 'guest'];

export class AtTable {
  connection = $state<Connection>('connecting');
  /** The server said that it ends, and is most likely about to start again. */
  restarting = $state(false);
  /** The server speaks something newer than this page. */
  outdated = $state(false);
  state = $state.raw<TableState>();
  you = $state.raw<You>({});
  presence = $state.raw<Seated>();
  /** What is played, as far as it is known and asked for. */
  game = $state.raw<Game>();
  /** Why the table cannot be had. */
  denied = $state.raw<Sentence>();
  /** Why what was asked for last was not done. */
  refusal = $state.raw<Sentence>();
  /** What was asked for and is not answered yet. */
  waiting = $state.raw<readonly Ask[]>([]);
  /** Why what was asked for would not outlive this tab. */
  unkept = $state<TroubleKind>();
  /** Steps of a turn that is not complete yet. */
  draft = $state.raw<readonly string[]>([]);
  premove = $state.raw<Premove>();
  /** What the host and the guest said last. */
  said = $state.raw<readonly [Phrase | undefined, Phrase | undefined]>([undefined, undefined]);
  /** The same is played again, at this table. */
  next = $state.raw<{ table: string; by: Place }>();
  /** The moves of the turn that was played last, while the board shows what they did. */
  latest = $state.raw<readonly Move[]>([]);
  flipped = $state(false);
  /** What came of checking the dice. */
  proof = $state.raw<Proof | 'checking'>();
  /** The rules here do not know a move that was played there: the page is older than it should be. */
  broken = $state(false);

  readonly clock: TableClock;
  readonly #client: Client;
  /** A turn that the server has, before it has told it to us. */
  #acknowledged: { turn: number; moves: readonly string[] } | undefined;
  #turned = false;
  #told = false;
  #ended = false;
  #myTurn = false;
  #myTurnSince = 0;

  constructor(
    readonly id: string,
    private readonly secrets: Secrets,
    private readonly around: Surroundings,
  ) {
    const { ports } = around;
    this.clock = new TableClock(ports.now, (side) => this.#warn(side));
    const hooks: Hooks = {
      onConnection: (connection) => this.#connected(connection),
      onHello: ({ protocol }) => (this.outdated = protocol > PROTOCOL),
      onEvents: (events, present, anew) => this.#happened(events, present, anew),
      onTell: (tell) => this.#tell(tell),
      onDenied: (why) => (this.denied = why),
      onAnswered: (ask, answer) => this.#answered(ask, answer),
      onWaiting: () => this.#waits(),
    };
    this.#client = new Client({ table: id, key: secrets.watch ?? secrets.sit }, ports, hooks);
  }

  /** Opens the line; returns what ends it all. */
  begin(): () => void {
    const end = this.#client.begin();
    return () => {
      this.clock.end();
      // Who goes to another page leaves on purpose: he is waited for less long. A closed tab or a lost network says nothing.
      if (this.isPlaying) this.#client.mention({ leave: { table: this.id, for_good: true } });
      end();
      this.game?.free();
    };
  }

  get client(): Client {
    return this.#client;
  }

  /** Which side we play; nothing for those who watch. */
  get mySide(): Side | undefined {
    const { state, you } = this;
    return state && you.seat && state.phase !== 'open' ? sideOf(state, PLACES.indexOf(you.seat) as 0 | 1) : undefined;
  }

  get isPlaying(): boolean {
    return this.state?.phase === 'playing' && this.mySide !== undefined;
  }

  /** A seat that nobody has taken yet, and that is open to us. */
  get freeSeat(): Place | undefined {
    const { state, you } = this;
    if (state?.phase !== 'open') return undefined;
    const place = PLACES[state.seats.length];
    // Whoever opened the table has the host's seat, and nobody else has.
    if (place === 'host') return you.seat === 'host' ? place : undefined;
    return you.seat !== undefined || state.setup.house != null ? undefined : place;
  }

  /** Our turn as it was sent, before the server has it. */
  get pendingMoves(): readonly string[] | undefined {
    const turn = this.state?.turns.length;
    for (const { do: deed } of this.waiting) if ('move' in deed && deed.move.turn === turn) return deed.move.moves;
    return undefined;
  }

  get rolling(): boolean {
    return this.state?.roll === undefined && this.waiting.some(({ do: deed }) => 'roll' in deed);
  }

  get isMyTurn(): boolean {
    const { state, game } = this;
    if (state?.phase !== 'playing' || !game || game.isOver || game.toMove !== this.mySide) return false;
    return this.pendingMoves === undefined && this.#acknowledgedMoves() === undefined;
  }

  get phase(): 'roll' | 'move' | 'over' {
    return this.game?.facts(this.game.tip).phase ?? 'over';
  }

  get mayMove(): boolean {
    return this.isMyTurn && this.game!.isLive && this.phase === 'move';
  }

  get mayRoll(): boolean {
    return this.isMyTurn && this.phase === 'roll' && !this.rolling && this.draft.length === 0;
  }

  /** One plain move may be prepared while the other one thinks; not where touching plays or dice decide. */
  get mayPremove(): boolean {
    const { state, game } = this;
    const plain = state?.phase === 'playing' && game && !game.hasDice && !state.setup.touch_move && game.isLive;
    return plain === true && this.mySide !== undefined && !game.isOver && !this.isMyTurn && game.toMove !== this.mySide;
  }

  /** What is proposed and waits for an answer. */
  get offered(): Offered | undefined {
    const { state } = this;
    return state?.phase === 'playing' ? standingOffer(state, (turn) => this.mover(turn)) : undefined;
  }

  /** Who played a turn of the game, or is to play it. */
  mover(turn: number): Side {
    const { game } = this;
    if (!game) return 'one';
    let count = -1;
    const path = [game.tree.root, ...game.tree.line()];
    for (const node of path) if (game.facts(node).begins && ++count === turn) return game.facts(node).side;
    return game.toMove;
  }

  /** Whether the other seat can be claimed at some time, and in how long. */
  get claimIn(): number | undefined {
    const { state, mySide } = this;
    if (!state || mySide === undefined || state.phase !== 'playing') return undefined;
    return this.clock.claimIn[placeOf(state, other(mySide))];
  }

  /** Whether whoever plays a side is there; nothing where the seat is empty or that is not known. */
  isThere(side: Side): boolean | undefined {
    const { state, presence } = this;
    if (!state || !presence || state.phase === 'open') return undefined;
    const place = placeOf(state, side);
    return state.seats[place]?.player.kind === 'guest' ? presence.there[place] : undefined;
  }

  /** The piece that must move now. */
  get held(): Cell | undefined {
    return this.game?.touched;
  }

  // What can be asked for.

  sit(): void {
    const { state, freeSeat } = this;
    // The contribution is drawn after the server's promise was seen.
    if (!state || freeSeat === undefined) return;
    const { sit: invitation } = this.secrets;
    this.#ask({ sit: { table: this.id, contribution: freshBytes(), ...(invitation === undefined ? {} : { invitation }) } });
  }

  /** Takes a seat again that was ours; answers why not. */
  async recover(code: string): Promise<Sentence | 'unreachable' | undefined> {
    const ask: Ask = { id: this.around.ports.newId(), do: { recover: { table: this.id, code } } };
    const answer = await this.around.post(ask);
    if (answer === 'unreachable') return answer;
    if ('refused' in answer) return answer.refused;
    this.becomeKnown();
    return undefined;
  }

  /** We have another name, or another seat: everything is asked for anew. */
  becomeKnown(): void {
    this.denied = undefined;
    this.#client.again();
  }

  /** Our moves, by touch or by typing, up to the first that the rules refuse; the turn is sent when it is complete. */
  move(texts: readonly string[]): Verdict | undefined {
    const { game, state } = this;
    if (!game || !state || !this.mayMove) return undefined;
    const trial = game.tryFrom(game.shown, texts);
    const planned = planMoves(game, trial);
    if (!planned.change) return trial.verdict;
    planned.change.make(game);
    this.refusal = undefined;
    this.draft = [...this.draft, ...planned.moves.map(({ text }) => text)];
    this.#tellMoves(planned.moves);
    const { beginsTurn, outcome } = game.position.state;
    if (beginsTurn || outcome) this.#sendTurn(state.turns.length);
    else this.#passIfForced();
    return trial.verdict;
  }

  roll(): void {
    if (this.mayRoll) this.#ask({ roll: { table: this.id, nonce: freshBytes() } });
  }

  /** A piece was touched that must move: the server keeps that before anything else is done. */
  hold(cell: Cell): void {
    const { game } = this;
    if (!game || !this.mayMove || !game.hold(cell)) return;
    const { name } = game.position.view.cells.find((one) => one.cell === cell)!;
    this.#ask({ touch: { table: this.id, cell: name } });
  }

  /** Takes back a step of a turn that is not complete; dice that were rolled stay. */
  undoStep(): void {
    if (this.draft.length === 0) return;
    this.draft = this.draft.slice(0, -1);
    this.#follow(false);
  }

  prepare(premove: Premove): void {
    if (this.mayPremove) this.premove = premove;
  }

  /** Takes back what was prepared; answers whether there was anything. */
  dropPremove(): boolean {
    const had = this.premove !== undefined;
    this.premove = undefined;
    return had;
  }

  offer(offer: Offer): void {
    this.#ask({ offer: { table: this.id, offer } });
  }

  accept(offer: Offer): void {
    this.#ask({ accept: { table: this.id, offer } });
  }

  decline(): void {
    this.#ask({ decline: { table: this.id } });
  }

  resign(): void {
    this.#ask({ resign: { table: this.id } });
  }

  abort(): void {
    this.#ask({ abort: { table: this.id } });
  }

  claim(what: 'win' | 'draw'): void {
    this.#ask(what === 'win' ? { 'claim-win': { table: this.id } } : { 'claim-draw': { table: this.id } });
  }

  say(phrase: Phrase): void {
    this.#ask({ say: { table: this.id, phrase } });
  }

  /** Asks for another game like this one; answers its table. */
  async rematch(): Promise<string | undefined> {
    const opened = await this.#ask({ rematch: { table: this.id } }).answer;
    if (!('done' in opened) || opened.done.table == null) return undefined;
    const { table } = opened.done;
    // The contribution is drawn after the next table's promise came with the answer.
    await this.#ask({ sit: { table, contribution: freshBytes() } }).answer;
    // Whoever sits there already goes there too; what was refused, that table tells.
    this.refusal = undefined;
    return table;
  }

  // Looking at the game.

  show(node: GameNode): void {
    const { game } = this;
    if (!game || node === game.shown) return;
    game.show(node);
    this.latest = [];
    const what = node.parent ? say('page-play-shown', { move: node.move }) : say('page-play-shown-start');
    announce(game.isLive ? say('page-play-shown-now', { said: what }) : what);
  }

  back(): void {
    const parent = this.game?.shown.parent;
    if (parent) this.show(parent);
  }

  forward(): void {
    const next = this.game?.shown.children[0];
    if (next) this.show(next);
  }

  first(): void {
    if (this.game) this.show(this.game.tree.root);
  }

  last(): void {
    if (this.game) this.show(this.game.tip);
  }

  latestText(): string {
    return tellTurn(words(), this.latest);
  }

  endingText(): string {
    const { game } = this;
    if (!game) return '';
    return tellEnding(words(), game.position.state.game, game.facts(game.tip).outcome, game.declared);
  }

  // What comes from the server.

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection === 'open') this.restarting = false;
  }

  #tell(tell: Tell): void {
    if ('presence' in tell) {
      if (tell.presence.table === this.id) this.#present(tell.presence);
    } else if ('said' in tell) {
      const { table, by, phrase } = tell.said;
      if (table === this.id) this.#heard(by, phrase);
    } else if ('rematch' in tell) {
      const { table, next, by } = tell.rematch;
      if (table !== this.id) return;
      this.next = { table: next, by };
      if (by !== this.you.seat && this.you.seat) announce(say('page-tables-rematch-asked', { name: this.nameAt(by) }));
    } else if ('goodbye' in tell) this.restarting = tell.goodbye === 'restart';
  }

  #heard(by: Place, phrase: Phrase): void {
    this.said = by === 'host' ? [phrase, this.said[1]] : [this.said[0], phrase];
    if (by !== this.you.seat) announce(say('page-tables-said', { name: this.nameAt(by), phrase: phraseText(phrase) }));
  }

  /** What whoever has a place is called. */
  nameAt(place: Place): string {
    const player = this.state?.seats[PLACES.indexOf(place)]?.player;
    return player ? playerText(player) : '';
  }

  #present(seated: Seated): void {
    const before = this.presence;
    this.presence = seated;
    this.clock.tellClaims(seated.claim_in);
    if (!before || !this.isPlaying) return;
    for (const [index, place] of PLACES.entries()) {
      if (place === this.you.seat || before.there[index] === seated.there[index]) continue;
      const name = this.nameAt(place);
      announce(seated.there[index] ? say('page-tables-is-back', { name }) : say('page-tables-is-gone', { name }));
    }
  }

  #happened(events: readonly Stamped[], present: Present, anew: boolean): void {
    const before = anew ? undefined : this.state;
    const state = happenAll(before, events);
    this.denied = undefined;
    if (present.you) this.you = present.you;
    if (!state) return;
    this.state = state;
    // Whoever plays on, or has been taken back, is asked for nothing any more that stood before.
    if (before && before.turns.length !== state.turns.length) this.draft = [];
    if (this.#acknowledged && state.turns.length !== this.#acknowledged.turn) this.#acknowledged = undefined;
    this.clock.tell(present.clock, state.setup.time, state.since === undefined ? 0 : present.now - state.since);
    if (present.presence) this.#present(present.presence);
    this.#turn();
    const told = this.#told;
    this.#told = true;
    this.#follow(told);
    if (told) for (const event of events) this.#announce(event);
    this.around.onChange(this);
    if (state.phase === 'over') this.#over(told);
  }

  /** Whoever sits has the board the right way round; turned by hand it stays so. */
  #turn(): void {
    if (this.#turned || this.mySide === undefined) return;
    this.#turned = true;
    this.flipped = this.mySide === 'two';
  }

  #announce(event: Stamped): void {
    const player = (side: Side) => words().player(this.game!.position.state.game, side);
    switch (event.event) {
      case 'offered':
        if (event.by !== this.mySide) announce(say(OFFERED[event.offer], { player: player(event.by) }));
        break;
      case 'declined':
        if (event.by !== this.mySide) announce(say('page-tables-declined', { player: player(event.by) }));
        break;
      case 'taken-back':
        announce(say('page-tables-taken-back'));
        break;
      case 'begun':
        announce(say('page-tables-begun'));
        break;
      case 'outage-credited':
        announce(say('page-tables-outage'));
        break;
      case 'aborted':
        announce(say('table-aborted'));
        break;
      default:
    }
  }

  #over(told: boolean): void {
    const { state, game } = this;
    if (!state || !game || this.#ended) return;
    this.#ended = true;
    this.premove = undefined;
    if (told) announce(this.endingText());
    const evidence = evidenceOf(this.id, state, (turn) => this.mover(turn));
    if (evidence) {
      this.proof = 'checking';
      void prove(evidence).then((proof) => (this.proof = proof));
    }
    if (this.mySide !== undefined) this.around.onEnd(this);
  }

  #answered({ do: deed }: Ask, answer: Answered): void {
    if ('refused' in answer) {
      this.refusal = answer.refused;
      if ('move' in deed) this.draft = [];
    } else if ('move' in deed && deed.move.turn === this.state?.turns.length) {
      this.#acknowledged = { turn: deed.move.turn, moves: deed.move.moves };
    }
  }

  #waits(): void {
    this.waiting = this.#client.waiting;
    this.#follow(false);
  }

  #ask(deed: Deed) {
    this.refusal = undefined;
    const sent = this.#client.ask(deed);
    void sent.kept.then((trouble) => (this.unkept = trouble));
    return sent;
  }

  #sendTurn(turn: number): void {
    const { game, draft } = this;
    const thought = Math.max(0, Math.round(this.around.ports.now() - this.#myTurnSince));
    const nonce = game?.hasDice ? { nonce: freshBytes() } : {};
    this.#ask({ move: { table: this.id, turn, moves: [...draft], thought, ...nonce } });
    this.draft = [];
    this.#noteTurn(false);
    this.around.onChange(this);
  }

  #acknowledgedMoves(): readonly string[] | undefined {
    return this.#acknowledged?.turn === this.state?.turns.length ? this.#acknowledged?.moves : undefined;
  }

  /** Lets the game be what is known, with what we have asked for beyond. */
  #follow(tell: boolean): void {
    const { state } = this;
    if (!state) return;
    const wanted = [...movesOf(state), ...(this.pendingMoves ?? this.#acknowledgedMoves() ?? this.draft)];
    const game = this.#gameThatLeadsTo(wanted, state);
    const played = game.tree.movesTo(game.tip).length;
    if (played < wanted.length) {
      if (!game.isLive) game.show(game.tip);
      const planned = planMoves(game, game.tryFrom(game.tip, wanted.slice(played)));
      planned.change?.make(game);
      if (planned.moves.length < wanted.length - played) this.broken = true;
      if (tell) this.#tellMoves(planned.moves);
    }
    this.#hold(game, state);
    this.#end(game, state);
    this.#noteTurn(tell);
    if (this.#playPremove()) return;
    this.#passIfForced();
    if (settings.autoRoll && this.mayRoll) this.roll();
  }

  /** The game at hand, or a new one where something of it was taken back or refused. */
  #gameThatLeadsTo(wanted: readonly string[], state: TableState): Game {
    const { game } = this;
    const { both: players, tags } = new Seating(state);
    const same = game && sameTexts([...game.settings.players, game.tree.tags], [...players, tags]);
    if (same && !(game.declared && state.phase !== 'over')) {
      const played = game.tree.movesTo(game.tip);
      if (played.length <= wanted.length && played.every((move, index) => move === wanted[index])) return game;
    }
    const { variant, position, touch_move: touchMove } = state.setup;
    const fresh = Game.begin({ variant, players, position: position ?? undefined, touchMove }, state.opened);
    fresh.goOnAs({ id: `table-${this.id}`, created: state.opened });
    fresh.tree.tags = tags;
    // What is only shown again need not be seen move by move.
    const trial = fresh.tryFrom(fresh.tip, wanted);
    if (trial.played.length < wanted.length) this.broken = true;
    fresh.take(trial);
    this.latest = [];
    this.game = fresh;
    game?.free();
    return fresh;
  }

  #hold(game: Game, state: TableState): void {
    const { touched } = state;
    if (touched === undefined || !game.isLive) return;
    const cell = game.position.view.cells.find(({ name }) => name === touched)?.cell;
    if (cell !== undefined) game.hold(cell);
  }

  #end(game: Game, state: TableState): void {
    const termination = DECLARED.find((one) => one === state.ending?.termination);
    if (!state.ending || !termination || game.isOver) return;
    const { result } = state.ending;
    game.declare({ winner: result === '1' ? 'one' : result === '2' ? 'two' : undefined, termination });
  }

  #noteTurn(tell: boolean): void {
    const { isMyTurn } = this;
    if (isMyTurn === this.#myTurn) return;
    this.#myTurn = isMyTurn;
    if (!isMyTurn) return;
    this.#myTurnSince = this.around.ports.now();
    if (!tell) return;
    announce(say(this.phase === 'roll' ? 'page-table-your-roll' : 'page-table-your-turn'));
    this.around.onTurn();
  }

  #tellMoves(moves: readonly Move[]): void {
    if (moves.length === 0) return;
    for (const move of moves) this.latest = move.begins ? [move] : [...this.latest, move];
    announce(tellTurn(words(), moves));
  }

  /** Where nothing can be done with the dice, the turn ends by itself. */
  #passIfForced(): void {
    const pass = this.mayMove ? this.game!.forcedPass() : undefined;
    if (pass !== undefined) this.move([pass]);
  }

  /** Plays what was prepared, if it is a move now. */
  #playPremove(): boolean {
    const { premove, game } = this;
    if (!premove || !game || !this.mayMove) return false;
    this.premove = undefined;
    const begun = Touching.begin(game.position, { confirm: false, touchMove: false }).touch({ cell: premove.from });
    const touched = begun.played || premove.from === premove.to ? begun : begun.touch({ cell: premove.to });
    if (!touched.played || touched.refusal) {
      announce(say('page-tables-premove-gone'));
      return false;
    }
    this.move([...touched.played]);
    return true;
  }

  #warn(side: Side): void {
    if (side === this.mySide) announce(say('page-tables-clock-short'));
  }
}

const sameTexts = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const DECLARED = ['resign', 'time', 'agreement', 'abandoned', 'adjudicated'] as const;

const OFFERED: Readonly<Record<Offer, string>> = {
  draw: 'page-tables-offered-draw',
  'take-back': 'page-tables-offered-take-back',
};
