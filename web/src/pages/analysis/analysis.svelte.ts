// The analysis page's state: a game as a tree, the position that is looked at, and what can be done with both. Moves played here
// begin branches; the game itself stays what it was.

import { type RecordTree, type Side, type Verdict, writeRecord } from '$generated/wasm/ludotheca';
import type { GameSoFar } from '../../engine/engine';
import { announce } from '../../notices/announce.svelte';
import { Game, newSeed, type Trial } from '../../game/game';
import type { GameNode } from '../../game/tree';
import { tryTyped } from '../../game/typed';
import { say } from '../../words/words.svelte';
import { Analyser } from './analyser.svelte';

export class Analysis {
  flipped = $state(false);
  /** Counts the changes of the tree itself. */
  grown = $state(0);
  readonly game: Game;
  readonly analyser = new Analyser();

  constructor(game: Game) {
    this.game = game;
    this.#follow();
  }

  static ofPosition(variant: string, position: string | undefined): Analysis {
    return new Analysis(Game.begin({ variant, players: ['human', 'human'], ...(position === undefined ? {} : { position }) }));
  }

  static ofRecord(record: RecordTree): Analysis {
    return new Analysis(Game.ofRecord(record));
  }

  dispose(): void {
    this.analyser.dispose();
    this.game.free();
  }

  /** The game up to the position that is looked at. */
  soFar(node: GameNode = this.game.shown): GameSoFar {
    const { variant, start } = this.game.tree;
    return { variant, start, moves: this.game.tree.movesTo(node) };
  }

  get side(): Side {
    return this.game.facts(this.game.shown).side;
  }

  /** Plays moves from the position that is looked at, as a branch where they are new; stops at the first that is refused.
      Where only so many are to be looked at, the others stand ready behind them. */
  play(moves: readonly string[], from: GameNode = this.game.shown, look = moves.length): void {
    this.#take(this.game.tryFrom(from, moves), look);
  }

  /** Rolls the dice, whatever comes. */
  roll(): void {
    const { game } = this;
    if (game.position.state.phase === 'roll') this.#take(game.tryRoll(game.shown, newSeed()));
  }

  /** Plays what was typed: one move, or several with spaces between. What is refused is told, and then nothing is played. */
  type(text: string): Verdict | undefined {
    const typed = tryTyped(this.game, text);
    return 'refused' in typed ? typed.refused : this.#take(typed.trial);
  }

  show(node: GameNode): void {
    if (node === this.game.shown) return;
    this.#show(node);
    announce(node.parent ? say('page-analysis-shown', { move: node.move }) : say('page-analysis-shown-start'));
  }

  back(): void {
    if (this.game.shown.parent) this.show(this.game.shown.parent);
  }

  /** Forward towards the end of the game, else along the branch that is looked at. */
  forward(): void {
    const { shown, tree, tip } = this.game;
    const next = tree.pathTo(tip).find((node) => node.parent === shown) ?? shown.children[0];
    if (next) this.show(next);
  }

  first(): void {
    this.show(this.game.tree.root);
  }

  last(): void {
    this.show(this.game.tree.endOf(this.game.tree.isOnMainLine(this.game.shown) ? this.game.tree.root : this.game.shown));
  }

  get onBranch(): boolean {
    return !this.game.tree.isOnMainLine(this.game.shown);
  }

  /** Deletes the branch that is looked at, from where it leaves the game. */
  deleteBranch(): void {
    const { tree, shown } = this.game;
    const first = tree.pathTo(shown).find((node) => node.parent!.children[0] !== node);
    if (!first) return;
    this.game.cut(first);
    this.grown++;
    this.#follow();
    announce(say('page-analysis-branch-deleted'));
  }

  /** The branch that is looked at becomes the game. */
  promoteBranch(): void {
    this.game.promote();
    this.grown++;
    announce(say('page-analysis-branch-promoted'));
  }

  flip(): void {
    this.flipped = !this.flipped;
  }

  /** Notes who played and what the game is called. */
  retag(tags: Record<string, string>): void {
    this.game.tree.tags = tags;
    this.grown++;
    this.game.show(this.game.shown);
  }

  record(): RecordTree {
    return this.game.record();
  }

  /** The text of the record; nothing where the rules do not accept it, which would be a mistake of ours. */
  recordText(): string | undefined {
    const written = writeRecord(this.record());
    return written.kind === 'record' ? written.text : undefined;
  }

  /** The node of the main line after so many moves. */
  nodeAt(at: number): GameNode {
    return at === 0 ? this.game.tree.root : (this.game.tree.line()[at - 1] ?? this.game.tree.endOf());
  }

  #take(trial: Trial, look = trial.played.length): undefined {
    const { game } = this;
    const isNew = game.tree.find([...game.tree.movesTo(trial.from), ...trial.played.map(({ text }) => text)]) === undefined;
    game.branch(trial, look);
    if (isNew) this.grown++;
    this.#follow();
    if (game.shown !== trial.from) announce(say('page-analysis-shown', { move: game.shown.move }));
  }

  #show(node: GameNode): void {
    this.game.show(node);
    this.#follow();
  }

  #follow(): void {
    const { shown } = this.game;
    const { phase } = this.game.facts(shown);
    this.analyser.follow(phase === 'over' ? undefined : shown, this.soFar(), phase === 'roll');
  }
}
