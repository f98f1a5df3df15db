// One game as it is played on this page: its tree, where it stands (the tip), which position is looked at, who plays, and how it
// ended. It asks the rules for everything that is a rule; clocks, engine and storage are others' business.

import {
  type AttemptReport,
  type Cell,
  type RecordReading,
  type RecordTree,
  type Side,
  Table,
  type Verdict,
  writeRecord,
} from '$generated/wasm/ludotheca';
import { after, anew, type Position } from '../rules/position';
import type { Remaining } from './clock';
import { Cursor } from './cursor';
import { type Facts, FactBook } from './facts';
import { Held } from './held.svelte';
import { type GameSettings, settingsKey, TOUCH_MOVE } from './params';
import { HUMAN, other, type Player, playerOf, type Players } from './players';
import { STORED_FORMAT, type StoredGame } from './stored';
import { type Ending, type GameNode, GameTree, leadsTo } from './tree';
import { hasDice } from './variants';

/** What ends a game at a table without any rule. */
export type Declared = { winner: Side | undefined; termination: 'resign' | 'time' | 'agreement' | 'abandoned' | 'adjudicated' };

const SEEDS = 2 ** 32;
/** Where dice come from that nobody has chosen. */
export const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export type Name = Pick<StoredGame, 'id' | 'created'>;

/** How it is with a game. Never changes: every change of the game puts another in its place. */
export interface Moment extends Name {
  /** Where the game stands. */
  readonly tip: GameNode;
  /** What is looked at. */
  readonly shown: GameNode;
  /** What the rules say there. */
  readonly position: Position;
  readonly declared: Declared | undefined;
  /** The piece that was touched where the game stands, and must move. */
  readonly touched: Cell | undefined;
}

/** Moves that were tried from a node of the tree, with all that the rules say about them. Nothing has changed by them yet. */
export interface Trial extends AttemptReport {
  from: GameNode;
}

/** What shall become of a game. It can be kept before it is made, and nobody sees anything of it until then. */
export interface Change {
  /** The game as it will be. */
  stored(now: number, remaining?: Remaining): StoredGame;
  /** Lets it be so, under the name under which it is kept. */
  make(name: Name): void;
}

/** What shall become of a game that is studied. */
export interface Revision {
  record: RecordTree;
  make(): void;
}

export class Game {
  readonly settings: GameSettings;
  readonly seed: number;
  /** What the game was asked for with, see `settingsKey`. */
  readonly key: string;
  readonly hasDice: boolean;
  readonly #tree: GameTree;
  readonly #cursor: Cursor;
  readonly #facts: FactBook;
  readonly #held: Held<Moment>;
  /** How it is with the game while a change is being planned. */
  #planned: Moment | undefined;

  private constructor(
    tree: GameTree,
    tip: GameNode,
    settings: GameSettings,
    name: Name,
    seed: number,
    key = settingsKey(settings),
    record?: RecordTree,
    touched?: Cell,
  ) {
    this.settings = settings;
    this.seed = seed;
    this.key = key;
    this.hasDice = hasDice(tree.variant);
    this.#tree = tree;
    this.#cursor = new Cursor(tree, Table.open(tree.variant, tree.start));
    this.#facts = new FactBook(this.#cursor);
    const position = this.#positionAt(tip);
    const declared = record && !position.state.outcome ? declaredIn(record) : undefined;
    this.#held = new Held({ ...name, tip, shown: tip, position, declared, touched });
  }

  /** A new game. Throws an `OpenProblem` where the position text cannot be read. */
  static begin(settings: GameSettings, now = Date.now()): Game {
    // The canonical text, so that the record and the address say the same.
    const start = settings.position === undefined ? undefined : startText(settings.variant, settings.position);
    const tree = new GameTree(settings.variant, start);
    return new Game(tree, tree.root, settings, newName(now), settings.seed ?? newSeed());
  }

  /** A stored game as it was left. Throws an `OpenProblem` where its first position cannot be read; see `isWhole` for its moves. */
  static restore(stored: StoredGame): Game {
    const tree = GameTree.fromRecord(stored.record);
    const { variant, players, clock, id, created, touch, held } = stored;
    const settings: GameSettings = { variant, players, position: tree.start, clock, ...(touch && { touchMove: true }) };
    const tip = tree.find(stored.tip) ?? tree.endOf();
    return new Game(tree, tip, settings, { id, created }, stored.seed, stored.key, stored.record, held);
  }

  /** A game from a record, between two people unless others are named. */
  static ofRecord(record: RecordTree, players: Players = ['human', 'human'], now = Date.now()): Game {
    const settings: GameSettings = { variant: record.variant, players, position: record.position };
    const tree = GameTree.fromRecord(record);
    return new Game(tree, tree.endOf(), settings, newName(now), newSeed(), settingsKey(settings), record);
  }

  /** Gives the table back at once; otherwise that happens when nobody holds the game any more. */
  free(): void {
    this.#cursor.free();
  }

  /** How it is with the game; another one as soon as anything has changed. */
  get moment(): Moment {
    return this.#planned ?? this.#held.now;
  }

  /** The tree changes only together with the moment: whoever reads it follows that. */
  get tree(): GameTree {
    void this.moment;
    return this.#tree;
  }

  /** Changes when a finished game is played on from an earlier position: the finished one stays what it was. */
  get id(): string {
    return this.moment.id;
  }

  get created(): number {
    return this.moment.created;
  }

  /** Where the game stands. */
  get tip(): GameNode {
    return this.moment.tip;
  }

  /** What is looked at. */
  get shown(): GameNode {
    return this.moment.shown;
  }

  /** What the rules say of what is looked at. */
  get position(): Position {
    return this.moment.position;
  }

  get declared(): Declared | undefined {
    return this.moment.declared;
  }

  /** The piece that was touched and must move, while one looks at where the game stands. */
  get touched(): Cell | undefined {
    return this.isLive ? this.moment.touched : undefined;
  }

  /** The table, at what is looked at. Others may ask it, nobody moves it. */
  get table(): Table {
    return this.#cursor.to(this.shown);
  }

  facts(node: GameNode): Facts {
    return this.#facts.of(node);
  }

  /** Whether the rules accept every move up to the position that is looked at. */
  get isWhole(): boolean {
    return this.position.state.length === this.tree.pathTo(this.shown).length;
  }

  get isLive(): boolean {
    return this.shown === this.tip;
  }

  /** `none`, `p1win LT-12`, `p2win resign`, `draw agreement`. */
  get result(): string {
    const { declared } = this;
    if (!declared) return this.facts(this.tip).result;
    const { winner, termination } = declared;
    return `${winner === undefined ? 'draw' : winner === 'one' ? 'p1win' : 'p2win'} ${termination}`;
  }

  get isOver(): boolean {
    return this.result !== 'none';
  }

  /** Who is to move where the game stands. */
  get toMove(): Side {
    return this.facts(this.tip).side;
  }

  get playerToMove(): Player {
    return playerOf(this.settings.players, this.toMove);
  }

  /** Whether a person may move in the position that is looked at. Dice that were seen cannot be met again by going back, and where a
      touched piece must move nothing is played otherwise afterwards. */
  get mayPlay(): boolean {
    const { side, phase } = this.facts(this.shown);
    if (phase === 'over' || playerOf(this.settings.players, side) !== HUMAN) return false;
    return this.isLive ? !this.isOver : !this.hasDice && !this.settings.touchMove;
  }

  /** Does something to the game and takes it back at once: what it would become, or nothing where there was nothing to do. No other
      change may come between a plan and making it. */
  plan(act: () => boolean): Change | undefined {
    this.#planned = this.#held.now;
    try {
      const { seen, make } = this.#tree.tryOut(() => (act() ? this.toStored(0) : undefined));
      const planned = this.#planned;
      return (
        seen && {
          stored: (updated, remaining) => ({ ...seen, updated, ...(remaining ? { remaining } : {}) }),
          make: (name) => {
            make();
            this.#held.now = { ...planned, id: name.id, created: name.created };
          },
        }
      );
    } finally {
      this.#planned = undefined;
    }
  }

  /** Changes the tree as somebody does who studies it, and takes that back at once: the record that it would be, and how to let it be so.
      The change answers what is looked at then. No other change may come between. */
  revise(change: (tree: GameTree) => GameNode): Revision {
    const end = this.#tree.endOf();
    this.#planned = this.#held.now;
    try {
      const { seen, make } = this.#tree.tryOut(() => {
        const shown = change(this.#tree);
        // Who resigned did so at the end of another line.
        if (this.#tree.endOf() !== end) this.#set({ declared: undefined });
        return { shown, tip: this.#tree.endOf(), declared: this.declared, record: this.record() };
      });
      const { record, ...next } = seen;
      return {
        record,
        make: () => {
          make();
          this.#set({ tip: next.tip, declared: next.declared });
          this.show(next.shown);
        },
      };
    } finally {
      this.#planned = undefined;
    }
  }

  /** Asks the rules what comes of these moves from a node on, up to the first that they refuse. */
  tryFrom(from: GameNode, texts: readonly string[]): Trial {
    return { from, ...this.#cursor.play(from, (table) => table.attempt([...texts])) };
  }

  /** The same of the roll that a seed gives. */
  tryRoll(from: GameNode, seed = this.seed): Trial {
    return { from, ...this.#cursor.play(from, (table) => table.attemptRoll(seed)) };
  }

  /** Plays what was tried in the position that is looked at; from an earlier one this begins a branch, with which the game goes on. */
  take(trial: Trial): boolean {
    const tip = this.#grow(trial).at(-1);
    if (!tip) return false;
    if (this.isOver) this.fork();
    this.#tree.promote(tip);
    this.#set({ tip, shown: tip, position: this.#reached(trial, tip), declared: undefined });
    return true;
  }

  /** Plays a move in the position that is looked at. */
  play(text: string): Verdict {
    const trial = this.tryFrom(this.shown, [text]);
    this.take(trial);
    return trial.verdict!;
  }

  /** Adds what was tried to the tree and looks at it after so many moves. The game goes on with it only where it goes on from its end. */
  branch(trial: Trial, look: number): void {
    const nodes = [trial.from, ...this.#grow(trial)];
    const [shown, last] = [nodes[Math.min(look, nodes.length - 1)]!, nodes.at(-1)!];
    const position = shown === last ? this.#reached(trial, last) : this.#positionAt(shown, this.moment);
    this.#set({ tip: leadsTo(this.tip, last) ? last : this.tip, shown, position });
  }

  show(node: GameNode): void {
    this.#set({ shown: node, position: node === this.shown ? anew(this.position) : this.#positionAt(node, this.moment) });
  }

  /** The line that is looked at becomes the game. */
  promote(): void {
    this.#tree.promote(this.shown);
    this.#set({ tip: this.#tree.endOf(), position: anew(this.position), declared: undefined });
  }

  /** Deletes a node with all that follows it, and looks at what came before. */
  cut(node: GameNode): void {
    this.#tree.delete(node);
    this.show(node.parent ?? node);
  }

  /** The move that must be played because nothing else can be, and that does nothing but end the turn. */
  forcedPass(): string | undefined {
    return this.isOver ? undefined : this.facts(this.tip).forcedPass;
  }

  /** A person has touched this piece and must move it, where that is agreed; `false` where it is not, or another was touched before. */
  hold(cell: Cell): boolean {
    if (!this.settings.touchMove || !this.isLive || this.touched !== undefined) return false;
    this.#set({ touched: cell });
    return true;
  }

  /** Where taking back would lead: a person's last decision, never across dice that were shown, nor where a touched piece must move. */
  get undoTarget(): GameNode | undefined {
    if (this.settings.touchMove) return undefined;
    if (this.declared) return this.declared.termination === 'time' ? undefined : this.tip;
    for (let at = this.tip; at.parent; at = at.parent) {
      if (this.facts(at).roll) return undefined;
      const { side, phase, forcedPass } = this.facts(at.parent);
      const decided = phase === 'move' && forcedPass === undefined;
      if (decided && playerOf(this.settings.players, side) === 'human') return at.parent;
    }
    return undefined;
  }

  /** Takes back to a person's last decision; a declared ending is withdrawn first. `false` where nothing can be taken back. */
  undo(): boolean {
    const target = this.undoTarget;
    if (!target) return false;
    if (!this.declared && this.isOver) this.fork();
    this.#set({ declared: undefined, tip: target });
    this.show(target);
    return true;
  }

  get canRedo(): boolean {
    return !this.declared && this.tip.children.length > 0;
  }

  /** Plays again what was taken back, up to a person's next decision. */
  redo(): boolean {
    if (!this.canRedo) return false;
    let { tip } = this;
    do {
      tip = tip.children[0]!;
      const { side, phase } = this.facts(tip);
      if (phase === 'move' && playerOf(this.settings.players, side) === 'human') break;
    } while (tip.children.length > 0);
    this.#set({ tip });
    this.show(tip);
    return true;
  }

  resign(side: Side): boolean {
    return this.declare({ winner: other(side), termination: 'resign' });
  }

  agreeToDraw(): boolean {
    return this.declare({ winner: undefined, termination: 'agreement' });
  }

  timeRunsOut(side: Side): boolean {
    return this.declare({ winner: other(side), termination: 'time' });
  }

  /** The whole tree, its main line ending as the game did. */
  record(): RecordTree {
    const { outcome } = this.facts(this.tree.endOf());
    const ending: Ending = outcome
      ? { result: resultOf(outcome.winner), termination: outcome.rule }
      : this.declared
        ? { result: resultOf(this.declared.winner), termination: this.declared.termination }
        : { result: '*' };
    return this.tree.toRecord(ending);
  }

  /** The text of the record, with who played. */
  recordText(tags: Record<string, string>): RecordReading {
    const record = this.record();
    return writeRecord({ ...record, tags: { ...tags, ...record.tags } });
  }

  toStored(now: number, remaining?: Remaining, left = false): StoredGame {
    const { position, ply } = this.facts(this.tip);
    const stored: StoredGame = {
      format: STORED_FORMAT,
      id: this.id,
      variant: this.tree.variant,
      players: this.settings.players,
      seed: this.seed,
      created: this.created,
      updated: now,
      record: this.record(),
      tip: this.tree.movesTo(this.tip),
      result: this.result,
      ply,
      position,
      key: this.key,
    };
    if (this.settings.clock) stored.clock = this.settings.clock;
    if (this.settings.touchMove) stored.touch = TOUCH_MOVE;
    if (this.moment.touched !== undefined) stored.held = this.moment.touched;
    if (remaining) stored.remaining = remaining;
    if (left) stored.left = true;
    return stored;
  }

  /** The opponent that is to move where the game stands; nothing for a person or a finished game. */
  get opponentToMove(): Player | undefined {
    return this.isOver || this.playerToMove === HUMAN ? undefined : this.playerToMove;
  }

  /** The game ends as somebody else says. */
  declare(declared: Declared): boolean {
    if (this.isOver) return false;
    // What was taken back is not part of a game that ends here.
    for (const child of this.tip.children) this.#tree.delete(child);
    this.#tree.promote(this.tip);
    this.#set({ declared });
    this.show(this.tip);
    return true;
  }

  /** The nodes of what was tried, which are part of the tree from now on. */
  #grow({ from, played }: Trial): GameNode[] {
    let at = from;
    const nodes = played.map(({ text, state }) => {
      at = this.#tree.play([text], at);
      this.#facts.learn(at, state);
      return at;
    });
    this.#cursor.standAt(at);
    return nodes;
  }

  /** Where what was tried has led. */
  #reached({ from, played, reached }: Trial, node: GameNode): Position {
    const { shown, position } = this.moment;
    if (!reached) return node === shown ? anew(position) : this.#positionAt(node, this.moment);
    const effects = played.flatMap((move) => move.effects);
    const table = () => this.#cursor.to(node);
    return from === shown ? { ...after(position, reached, effects, played.length), table } : { ...reached, table };
  }

  /** What the rules say at a node, and how one comes there from what is looked at. */
  #positionAt(node: GameNode, from?: Moment): Position {
    const { snapshot, effects, moves } = this.#cursor.goTo(node, from?.shown ?? node);
    this.#facts.learn(node, snapshot.state);
    const table = () => this.#cursor.to(node);
    return from ? { ...after(from.position, snapshot, effects, moves), table } : { ...snapshot, table };
  }

  #set(change: Partial<Moment>): void {
    // What was touched in one position is touched no more in the next.
    const touched = change.tip && change.tip !== this.moment.tip ? { touched: undefined } : {};
    const next = { ...this.moment, ...touched, ...change };
    if (this.#planned) this.#planned = next;
    else this.#held.now = next;
  }

  /** Goes on under another name; what is stored under the old one stays as it is. */
  fork(): void {
    this.goOnAs(newName());
  }

  /** Goes on under the name under which it is kept. */
  goOnAs({ id, created }: Name): void {
    if (id !== this.id || created !== this.created) this.#set({ id, created });
  }
}

const newName = (now = Date.now()): Name => ({ id: crypto.randomUUID(), created: now });

function startText(variant: string, position: string): string {
  const table = Table.open(variant, position);
  const text = table.start();
  table.free();
  return text;
}

const resultOf = (winner: Side | undefined): string => (winner === undefined ? 'draw' : winner === 'one' ? '1' : '2');

function declaredIn(record: RecordTree): Declared | undefined {
  const { result, termination } = record;
  if (result === '*' || termination === undefined) return undefined;
  const known = (['resign', 'time', 'agreement', 'abandoned', 'adjudicated'] as const).find((word) => word === termination);
  return known && { winner: result === '1' ? 'one' : result === '2' ? 'two' : undefined, termination: known };
}
