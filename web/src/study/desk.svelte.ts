// A study that lies open: its chapters, the one that is worked on, and everything that can be done with it. Every change is kept before
// it is seen; where the device does not keep it, that is told, and the study lasts as long as the tab.

import type { Cell, RecordTree, ShapeColour, Verdict } from '$generated/wasm/ludotheca';
import { Game, type Revision, type Trial } from '../game/game';
import { understood } from '../game/lenient';
import type { GameNode, GameTree, Notes } from '../game/tree';
import { type TroubleKind, troubleOf } from '../keeping/trouble';
import { announce } from '../notices/announce.svelte';
import { notify } from '../notices/notices.svelte';
import { recordProblemText } from '../share/problems';
import { wait } from '../timing/wait';
import { say } from '../words/words.svelte';
import { named, ofStudy, studyName, writeStudy } from './chapters';
import { cellName, shapeText, toggled, withoutShapes } from './shapes';
import { saveStudy } from './storage';
import { STUDY_FORMAT, type StoredStudy } from './stored';
import { keepStudyInTab } from './unkept';

/** No change is held back any longer than this, in milliseconds. */
const PATIENCE = 1_000;
const STAYS = 10_000;
const UNDO_TIME = 12_000;

export class Desk {
  flipped = $state(false);
  /** Whether touches draw, and in which colour. */
  drawing = $state(false);
  colour = $state<ShapeColour>('green');
  /** Why the study is not kept; nothing while it is. */
  trouble = $state<TroubleKind>();
  /** The study as it is kept; nothing for one that came by a link and was not changed yet. */
  row = $state.raw<StoredStudy>();
  chapters = $state.raw<readonly RecordTree[]>([]);
  at = $state(0);
  game: Game;
  /** The state of the stored study that ours goes on from. */
  #since: number | undefined;
  #acting: Promise<unknown> = Promise.resolve();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    chapters: readonly RecordTree[],
    row: StoredStudy | undefined,
    at = 0,
    private readonly onkept: (row: StoredStudy) => void = () => undefined,
  ) {
    this.chapters = chapters;
    this.row = row;
    this.#since = row?.updated;
    this.at = Math.min(Math.max(at, 0), chapters.length - 1);
    this.game = $state.raw(this.#open());
  }

  get chapter(): RecordTree {
    return this.chapters[this.at]!;
  }

  get name(): string {
    return studyName(this.chapters);
  }

  dispose(): void {
    this.game.free();
  }

  /** Opens another chapter, at its beginning. */
  open(at: number): void {
    if (at < 0 || at >= this.chapters.length) return;
    this.at = at;
    this.drawing = false;
    this.game.free();
    this.game = this.#open();
  }

  #open(): Game {
    const game = Game.ofRecord(this.chapter);
    game.show(game.tree.root);
    return game;
  }

  /* Looking. */

  show(node: GameNode): void {
    const { game } = this;
    if (node === game.shown) return;
    game.show(node);
    const said = node.comment ? ` ${node.comment}` : '';
    announce((node.parent ? say('page-analysis-shown', { move: node.move }) : say('page-analysis-shown-start')) + said);
  }

  back(): void {
    if (this.game.shown.parent) this.show(this.game.shown.parent);
  }

  forward(): void {
    const next = this.game.shown.children[0];
    if (next) this.show(next);
  }

  first(): void {
    this.show(this.game.tree.root);
  }

  last(): void {
    this.show(this.game.tree.endOf(this.game.shown));
  }

  /* Changing the chapter. */

  /** Plays moves from what is looked at: those that are there are followed, others begin a variation. */
  play(texts: readonly string[]): Promise<void> {
    return this.#inTurn(() => this.#take(this.game.tryFrom(this.game.shown, texts)));
  }

  roll(): Promise<void> {
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#inTurn(() => this.#take(this.game.tryRoll(this.game.shown, seed)));
  }

  /** Plays what was typed: one move, or several with spaces between. What is refused is told, and then nothing is played. */
  type(typed: string): Verdict | undefined {
    const { game } = this;
    const text = understood(game.table, typed);
    const steps = text.trim().split(/\s+/);
    let refused: Verdict | undefined;
    for (const texts of steps.length === 1 ? [[text]] : [[text], steps]) {
      const trial = game.tryFrom(game.shown, texts);
      if (trial.played.length === texts.length) {
        void this.#inTurn(() => this.#take(trial));
        return undefined;
      }
      refused = trial.verdict;
    }
    return refused;
  }

  async #take(trial: Trial): Promise<void> {
    const { game } = this;
    const texts = trial.played.map(({ text }) => text);
    if (texts.length === 0) return;
    const isNew = game.tree.find([...game.tree.movesTo(trial.from), ...texts]) === undefined;
    if (isNew && !(await this.#keepChapter(game.revise((tree) => tree.play(texts, trial.from)).record))) {
      game.show(game.shown);
      return;
    }
    game.branch(trial, texts.length);
    announce(say('page-analysis-shown', { move: game.shown.move }));
  }

  /** Notes something at what is looked at; what is not named stays. */
  annotate(notes: Notes, node = this.game.shown): Promise<void> {
    return this.#revise((tree) => {
      // Asked now and not before: what was noted a moment ago is there by now.
      const { comment, glyph, codes } = { comment: node.comment, glyph: node.glyph, codes: node.codes, ...notes };
      const words = comment?.trim().replace(/\s+/g, ' ');
      tree.annotate(node, { comment: words === '' ? undefined : words, glyph, codes });
      return this.game.shown;
    });
  }

  /** Draws a shape where there is none, and takes away the one that is there. */
  async draw(from: Cell, to: Cell, colour: ShapeColour = this.colour): Promise<void> {
    const { shown, position } = this.game;
    const [start, end] = [cellName(position.view, from), cellName(position.view, to)];
    const codes = toggled(shown.codes, colour, start, end);
    const gone = (codes?.shapes?.length ?? 0) < (shown.codes?.shapes?.length ?? 0);
    const shape = shapeText(from === to ? { colour, from: start } : { colour, from: start, to: end });
    await this.annotate({ codes }, shown);
    announce(gone ? say('page-study-undrawn', { shape }) : say('page-study-drawn', { shape }));
  }

  erase(): Promise<void> {
    return this.annotate({ codes: withoutShapes(this.game.shown.codes) });
  }

  /** Where the variation that is looked at begins; nothing on the main line. */
  get branch(): GameNode | undefined {
    const { tree, shown } = this.game;
    return tree.pathTo(shown).findLast((node) => node.parent!.children[0] !== node);
  }

  /** What is looked at becomes the main line, from the first move on. */
  promote(): Promise<void> {
    const { shown } = this.game;
    return this.#revise((tree) => {
      tree.promote(shown);
      return shown;
    }, say('page-study-promoted'));
  }

  /** Moves the move that is looked at among those that could be played instead. */
  reorder(by: number): Promise<void> {
    const { shown } = this.game;
    return this.#revise((tree) => {
      tree.reorder(shown, by);
      return shown;
    }, say('page-study-reordered'));
  }

  get mayReorder(): { up: boolean; down: boolean } {
    const { shown } = this.game;
    const siblings = shown.parent?.children ?? [];
    const at = siblings.indexOf(shown);
    return { up: at > 0, down: at >= 0 && at < siblings.length - 1 };
  }

  /** Deletes the move that is looked at and all that follows it, with a way back. */
  async deleteFromHere(): Promise<void> {
    const { shown } = this.game;
    const { parent } = shown;
    if (!parent) return;
    const before = this.chapter;
    await this.#revise((tree) => {
      tree.delete(shown);
      return parent;
    });
    this.#offerBack(say('page-study-deleted-move', { move: shown.move }), this.at, before);
  }

  /* Changing the study. */

  rename(name: string): Promise<void> {
    return this.#inTurn(() => this.#keep(ofStudy(this.chapters, name)).then(() => undefined));
  }

  renameChapter(name: string, at = this.at): Promise<void> {
    return this.#replace(at, named(this.chapters[at]!, name));
  }

  /** Puts a chapter at the end and opens it. */
  add(chapter: RecordTree): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#keep(ofStudy([...this.chapters, chapter], this.name))) this.open(this.chapters.length - 1);
    });
  }

  /** Puts another record in a chapter's place: the same moves with other tags. */
  retag(change: (chapter: RecordTree) => RecordTree): Promise<void> {
    return this.#replace(this.at, change(this.chapter));
  }

  moveChapter(by: number): Promise<void> {
    const to = this.at + by;
    return this.#inTurn(async () => {
      if (to < 0 || to >= this.chapters.length) return;
      const others = this.chapters.filter((_, index) => index !== this.at);
      if (await this.#keep(others.toSpliced(to, 0, this.chapter))) this.at = to;
    });
  }

  /** The last chapter of a study stays: a study without any is deleted as a whole. */
  removeChapter(): Promise<void> {
    const { at, chapters } = this;
    return this.#inTurn(async () => {
      if (chapters.length < 2 || !(await this.#keep(chapters.toSpliced(at, 1)))) return;
      this.open(Math.min(at, this.chapters.length - 1));
      notify({
        text: say('page-study-chapter-deleted'),
        stays: UNDO_TIME,
        kind: 'study-undo',
        action: { label: say('page-library-undo'), run: () => void this.#bringBack(chapters, at) },
      });
    });
  }

  /** Keeps the study as it is, where it came by a link. */
  keepAsItIs(): Promise<void> {
    return this.#inTurn(() => this.#keep(this.chapters).then(() => undefined));
  }

  #replace(at: number, chapter: RecordTree): Promise<void> {
    return this.#inTurn(async () => {
      const path = this.game.tree.movesTo(this.game.shown);
      if (!(await this.#keep(this.chapters.with(at, chapter)))) return;
      if (at === this.at) this.#reopen(path);
    });
  }

  #bringBack(chapters: readonly RecordTree[], at: number): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#keep(chapters)) this.open(at);
    });
  }

  #offerBack(text: string, at: number, before: RecordTree): void {
    notify({
      text,
      stays: UNDO_TIME,
      kind: 'study-undo',
      action: { label: say('page-library-undo'), run: () => void this.#replace(at, before) },
    });
  }

  #reopen(path: readonly string[]): void {
    this.game.free();
    const game = Game.ofRecord(this.chapter);
    game.show(game.tree.find(path) ?? game.tree.root);
    this.game = game;
  }

  /** Changes the tree: kept first, then seen. */
  #revise(change: (tree: GameTree) => GameNode, said?: string): Promise<void> {
    return this.#inTurn(async () => {
      const revision: Revision = this.game.revise(change);
      if (!(await this.#keepChapter(revision.record))) return;
      revision.make();
      if (said !== undefined) announce(said);
    });
  }

  #keepChapter(record: RecordTree): Promise<boolean> {
    return this.#keep(this.chapters.with(this.at, record));
  }

  /** Whether the study is this now: kept, or if it must be in this tab only. What the rules do not accept is told. */
  async #keep(chapters: readonly RecordTree[]): Promise<boolean> {
    const written = writeStudy(chapters);
    if (written.kind === 'problem') {
      notify({ text: recordProblemText(written.problem), stays: STAYS, kind: 'study' });
      return false;
    }
    const now = Date.now();
    const row: StoredStudy = {
      format: STUDY_FORMAT,
      id: this.row?.id ?? crypto.randomUUID(),
      created: this.row?.created ?? now,
      updated: Math.max(now, (this.#since ?? 0) + 1),
      text: written.text,
      name: studyName(written.chapters),
      chapters: written.chapters.length,
      variants: [...new Set(written.chapters.map(({ variant }) => variant))],
    };
    this.row = await this.#write(row);
    this.chapters = written.chapters;
    this.onkept(this.row);
    return true;
  }

  async #write(row: StoredStudy): Promise<StoredStudy> {
    const writing = this.#writing.then(() => saveStudy(row, this.#since));
    this.#writing = writing.then(
      (kept) => {
        this.#since = kept.updated;
        this.trouble = undefined;
      },
      (problem: unknown) => {
        keepStudyInTab(row);
        this.trouble = troubleOf(problem).kind;
      },
    );
    const over = new AbortController();
    const late = wait(PATIENCE, over.signal).then(
      () => 'late' as const,
      () => 'late' as const,
    );
    const kept = await Promise.race([writing.catch(() => row), late]);
    over.abort();
    if (kept === 'late') {
      keepStudyInTab(row);
      this.trouble = 'slow';
      return row;
    }
    await this.#writing;
    if (kept.id !== row.id) notify({ text: say('page-study-forked'), stays: STAYS, kind: 'study' });
    return kept;
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const acting = this.#acting.then(act);
    this.#acting = acting.catch(() => undefined);
    return acting;
  }
}
