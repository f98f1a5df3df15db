// One game as it is played on this page: its tree, where it stands (the tip), which position is looked at, who plays, and how it
// ended. It asks the rules for everything that is a rule; clocks, engine and storage are others' business.

import { type RecordReading, type RecordTree, type Side, Table, type Verdict, writeRecord } from '$generated/wasm/ludotheca';
import type { Remaining } from './clock';
import { type Facts, FactBook } from './facts';
import { type GameSettings, settingsKey } from './params';
import { HUMAN, other, type Player, playerOf, type Players } from './players';
import { STORED_FORMAT, type StoredGame } from './stored';
import { type Ending, type GameNode, GameTree } from './tree';
import { hasDice } from './variants';

/** What ends a game at a table without any rule. */
export type Declared = { winner: Side | undefined; termination: 'resign' | 'time' | 'agreement' | 'abandoned' | 'adjudicated' };

const SEEDS = 2 ** 32;
const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export class Game {
  readonly tree: GameTree;
  readonly settings: GameSettings;
  readonly seed: number;
  /** What the game was asked for with, see `settingsKey`. */
  readonly key: string;
  /** Changes when a finished game is played on from an earlier position: the finished one stays what it was. */
  id: string;
  created: number;
  /** Where the game stands. */
  tip: GameNode;
  /** The position that is looked at, which is where `table` stands. */
  shown: GameNode;
  declared: Declared | undefined;
  readonly hasDice: boolean;
  /** The table at `shown`. Others may read it; it is moved only here. */
  readonly table: Table;
  readonly #facts: FactBook;
  readonly #walker: Table;

  private constructor(
    tree: GameTree,
    settings: GameSettings,
    id: string,
    created: number,
    seed: number,
    key = settingsKey(settings),
    copied?: { table: Table; walker: Table; facts: FactBook },
  ) {
    this.tree = tree;
    this.settings = settings;
    this.key = key;
    this.id = id;
    this.created = created;
    this.seed = seed;
    this.table = copied?.table ?? Table.open(tree.variant, tree.start);
    this.#walker = copied?.walker ?? this.table.copy();
    this.#facts = copied?.facts ?? new FactBook(tree, this.#walker);
    this.tip = this.shown = tree.root;
    this.hasDice = hasDice(tree.variant);
  }

  /** A new game. Throws an `OpenProblem` where the position text cannot be read. */
  static begin(settings: GameSettings, now = Date.now()): Game {
    // The canonical text, so that the record and the address say the same.
    const start = settings.position === undefined ? undefined : startText(settings.variant, settings.position);
    return new Game(new GameTree(settings.variant, start), settings, crypto.randomUUID(), now, settings.seed ?? newSeed());
  }

  /** A stored game as it was left. Throws an `OpenProblem` where its first position cannot be read; see `isWhole` for its moves. */
  static restore(stored: StoredGame): Game {
    const tree = GameTree.fromRecord(stored.record);
    const { variant, players, clock } = stored;
    const settings: GameSettings = { variant, players, position: tree.start, clock };
    const game = new Game(tree, settings, stored.id, stored.created, stored.seed, stored.key);
    game.tip = tree.find(stored.tip) ?? tree.endOf();
    game.show(game.tip);
    if (!game.facts(game.tip).outcome) game.declared = declaredIn(stored.record);
    return game;
  }

  /** A game from a record, between two people unless others are named. */
  static ofRecord(record: RecordTree, players: Players = ['human', 'human'], now = Date.now()): Game {
    const settings: GameSettings = { variant: record.variant, players, position: record.position };
    const game = new Game(GameTree.fromRecord(record), settings, crypto.randomUUID(), now, newSeed());
    game.tip = game.tree.endOf();
    game.show(game.tip);
    if (!game.facts(game.tip).outcome) game.declared = declaredIn(record);
    return game;
  }

  /** The same game once more, on which to try what shall happen to this one. */
  copy(): Game {
    const { tree, twins } = this.tree.copy();
    const walker = this.#walker.copy();
    const facts = this.#facts.copyFor(tree, walker, twins);
    const copied = { table: this.table.copy(), walker, facts };
    const game = new Game(tree, this.settings, this.id, this.created, this.seed, this.key, copied);
    game.tip = twins.get(this.tip)!;
    game.shown = twins.get(this.shown)!;
    game.declared = this.declared;
    return game;
  }

  /** Gives the tables back at once; otherwise that happens when nobody holds the game any more. */
  free(): void {
    this.table.free();
    this.#walker.free();
  }

  facts(node: GameNode): Facts {
    return this.#facts.of(node);
  }

  /** Whether the rules accept every move up to the position that is looked at. */
  get isWhole(): boolean {
    return this.table.moves().length === this.tree.pathTo(this.shown).length;
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

  /** Whether a person may move in the position that is looked at. Dice that were seen cannot be met again by going back. */
  get mayPlay(): boolean {
    const { side, phase } = this.facts(this.shown);
    if (phase === 'over' || playerOf(this.settings.players, side) !== HUMAN) return false;
    return this.isLive ? !this.isOver : !this.hasDice;
  }

  /** Plays in the position that is looked at; from an earlier one this begins a branch, with which the game goes on. */
  play(text: string): Verdict {
    const verdict = this.table.read(text);
    if (verdict.kind !== 'legal') return verdict;
    if (this.isOver) this.fork();
    this.table.play(verdict.text);
    this.tip = this.shown = this.tree.play([verdict.text], this.shown);
    this.declared = undefined;
    this.tree.promote(this.tip);
    return verdict;
  }

  show(node: GameNode): void {
    this.table.seek(this.tree.movesTo(node));
    this.shown = node;
  }

  /** The move that must be played because nothing else can be, and that does nothing but end the turn. */
  forcedPass(): string | undefined {
    if (this.isOver) return undefined;
    this.#walker.seek(this.tree.movesTo(this.tip));
    if (this.#walker.state().phase !== 'move') return undefined;
    const legal = this.#walker.legal(1);
    const only = legal?.[0];
    if (only === undefined) return undefined;
    const effects = this.#walker.effects(only);
    return effects.length > 0 && effects.every((effect) => effect === 'end-turn') ? only : undefined;
  }

  /** The roll that is due where the game stands. */
  dueRoll(): string | undefined {
    this.#walker.seek(this.tree.movesTo(this.tip));
    return this.#walker.roll(this.seed);
  }

  /** Where taking back would lead: a person's last decision, never across dice that were shown. */
  get undoTarget(): GameNode | undefined {
    if (this.declared) return this.declared.termination === 'time' ? undefined : this.tip;
    for (let at = this.tip; at.parent; at = at.parent) {
      if (this.facts(at).roll) return undefined;
      const { side, phase } = this.facts(at.parent);
      if (phase === 'move' && playerOf(this.settings.players, side) === 'human' && !this.#onlyPass(at.parent)) return at.parent;
    }
    return undefined;
  }

  /** Takes back to a person's last decision; a declared ending is withdrawn first. `false` where nothing can be taken back. */
  undo(): boolean {
    const target = this.undoTarget;
    if (!target) return false;
    if (!this.declared && this.isOver) this.fork();
    this.declared = undefined;
    this.tip = target;
    this.show(target);
    return true;
  }

  get canRedo(): boolean {
    return !this.declared && this.tip.children.length > 0;
  }

  /** Plays again what was taken back, up to a person's next decision. */
  redo(): boolean {
    if (!this.canRedo) return false;
    do {
      this.tip = this.tip.children[0]!;
      const { side, phase } = this.facts(this.tip);
      if (phase === 'move' && playerOf(this.settings.players, side) === 'human') break;
    } while (this.tip.children.length > 0);
    this.show(this.tip);
    return true;
  }

  resign(side: Side): void {
    this.#declare({ winner: other(side), termination: 'resign' });
  }

  agreeToDraw(): void {
    this.#declare({ winner: undefined, termination: 'agreement' });
  }

  timeRunsOut(side: Side): void {
    this.#declare({ winner: other(side), termination: 'time' });
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
    if (remaining) stored.remaining = remaining;
    if (left) stored.left = true;
    return stored;
  }

  /** The opponent that is to move where the game stands; nothing for a person or a finished game. */
  get opponentToMove(): Player | undefined {
    return this.isOver || this.playerToMove === HUMAN ? undefined : this.playerToMove;
  }

  #declare(declared: Declared): void {
    if (this.isOver) return;
    // What was taken back is not part of a game that ends here.
    for (const child of this.tip.children) this.tree.delete(child);
    this.tree.promote(this.tip);
    this.declared = declared;
    this.show(this.tip);
  }

  #onlyPass(node: GameNode): boolean {
    this.#walker.seek(this.tree.movesTo(node));
    const only = this.#walker.legal(1)?.[0];
    return only !== undefined && this.#walker.effects(only).every((effect) => effect === 'end-turn');
  }

  /** Goes on under another name; what is stored under the old one stays as it is. */
  fork(): void {
    this.goOnAs({ id: crypto.randomUUID(), created: Date.now() });
  }

  /** Goes on under the name under which it is kept. */
  goOnAs({ id, created }: Pick<StoredGame, 'id' | 'created'>): void {
    this.id = id;
    this.created = created;
  }
}

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
