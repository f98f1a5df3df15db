// A game as a tree of moves. The first child of a node goes on with its line, the others are variations; the line of first
// children from the root is the game itself. Moves are canonical texts that the rules accepted; no rule is known here.

import type { Codes, Glyph, MoveSequence, RecordedMove, RecordTree } from '$generated/wasm/ludotheca';

/** What somebody noted at a node; replaced as a whole, never changed. */
export interface Notes {
  /** What is said after the move; at the root, before the first one. */
  comment?: string | undefined;
  /** What somebody thinks of the move. */
  glyph?: Glyph | undefined;
  /** Clocks and the like, and what is drawn on the board. */
  codes?: Codes | undefined;
}

export interface GameNode extends Notes {
  /** Nothing at the root. */
  readonly move: string;
  readonly parent: GameNode | undefined;
  children: GameNode[];
  /** What is said before this move where it begins a variation, and what is drawn there. */
  opening?: string | undefined;
  openingCodes?: Codes | undefined;
}

/** What can change about a node. */
type Changing = Pick<GameNode, 'children' | 'comment' | 'glyph' | 'codes'>;

/** How the game on the main line ended, in the words of a record. */
export interface Ending {
  /** `1`, `2`, `draw` or `*`. */
  result: string;
  termination?: string | undefined;
}

export class GameTree {
  readonly root: GameNode = { move: '', parent: undefined, children: [] };
  tags: Record<string, string> = {};
  /** What was there before the changes that are being tried out. */
  #before: Map<GameNode, Changing> | undefined;

  constructor(
    readonly variant: string,
    /** The position text in which the game begins; nothing for the variant's start. */
    readonly start?: string | undefined,
  ) {}

  /** The nodes from the first move to this one. */
  pathTo(node: GameNode): GameNode[] {
    const path: GameNode[] = [];
    for (let at: GameNode | undefined = node; at?.parent; at = at.parent) path.push(at);
    return path.reverse();
  }

  /** The move texts that lead to this node. */
  movesTo(node: GameNode): string[] {
    return this.pathTo(node).map((step) => step.move);
  }

  /** The nodes of the line that goes on from here, first children only. */
  line(from: GameNode = this.root): GameNode[] {
    const line: GameNode[] = [];
    for (let at = from.children[0]; at; at = at.children[0]) line.push(at);
    return line;
  }

  /** The last node of the line that goes on from here. */
  endOf(from: GameNode = this.root): GameNode {
    return this.line(from).at(-1) ?? from;
  }

  /** Plays moves from a node: those that are there already are followed, others begin a branch. Returns the last node. */
  play(moves: readonly string[], from: GameNode = this.endOf()): GameNode {
    let at = from;
    for (const move of moves) {
      let next = at.children.find((child) => child.move === move);
      if (!next) {
        next = { move, parent: at, children: [] };
        this.#put(at, [...at.children, next]);
      }
      at = next;
    }
    return at;
  }

  /** The node that these moves lead to; nothing where the tree does not have them. */
  find(moves: readonly string[]): GameNode | undefined {
    let at: GameNode | undefined = this.root;
    for (const move of moves) at = at?.children.find((child) => child.move === move);
    return at;
  }

  isOnMainLine(node: GameNode): boolean {
    for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return false;
    return true;
  }

  /** Makes the line through this node the main one, all the way from the root. */
  promote(node: GameNode): void {
    for (let at = node; at.parent; at = at.parent) {
      const { children } = at.parent;
      if (children[0] !== at) this.#put(at.parent, [at, ...children.filter((child) => child !== at)]);
    }
  }

  /** Deletes a node with all that follows it; the root only loses its children. */
  delete(node: GameNode): void {
    if (!node.parent) this.#put(node, []);
    else
      this.#put(
        node.parent,
        node.parent.children.filter((child) => child !== node),
      );
  }

  /** Moves a node by so many places among those that go on from the same position; the first of them goes on with their line. */
  reorder(node: GameNode, by: number): void {
    const siblings = node.parent?.children ?? [];
    const to = siblings.indexOf(node) + by;
    if (!node.parent || to < 0 || to >= siblings.length) return;
    const others = siblings.filter((child) => child !== node);
    this.#put(node.parent, others.toSpliced(to, 0, node));
  }

  /** Notes something else at a node. */
  annotate(node: GameNode, { comment, glyph, codes }: Notes): void {
    this.#remember(node);
    Object.assign(node, { comment, glyph, codes });
  }

  /** Makes changes, lets somebody look at what becomes of them, and takes them back at once. Answers what was seen, and how to make them
      for good, which nobody may do after another change. */
  tryOut<T>(change: () => T): { seen: T; make: () => void } {
    const before = (this.#before = new Map<GameNode, Changing>());
    const after = new Map<GameNode, Changing>();
    try {
      const seen = change();
      return { seen, make: () => after.forEach((changed, node) => Object.assign(node, changed)) };
    } finally {
      this.#before = undefined;
      for (const [node, was] of before) {
        after.set(node, changing(node));
        Object.assign(node, was);
      }
    }
  }

  /** Every change of the tree: which children a node has, and in which order. */
  #put(node: GameNode, children: GameNode[]): void {
    this.#remember(node);
    node.children = children;
  }

  #remember(node: GameNode): void {
    if (this.#before && !this.#before.has(node)) this.#before.set(node, changing(node));
  }

  /** The tree as a record has it. */
  toRecord(ending: Ending = { result: '*' }): RecordTree {
    const record: RecordTree = {
      format: this.isNoted() ? 2 : 1,
      variant: this.variant,
      result: ending.result,
      tags: this.tags,
      moves: stepsFrom(this.root),
    };
    if (this.start !== undefined) record.position = this.start;
    if (ending.termination !== undefined) record.termination = ending.termination;
    if (this.root.comment) record.comment = this.root.comment;
    if (this.root.codes) record.codes = this.root.codes;
    return record;
  }

  /** Whether there is anything in it that the first version of the record format cannot say. */
  isNoted(): boolean {
    const waiting = [this.root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.glyph || node.codes || node.openingCodes) return true;
      waiting.push(...node.children);
    }
    return false;
  }

  static fromRecord(record: RecordTree): GameTree {
    const tree = new GameTree(record.variant, record.position);
    tree.tags = { ...record.tags };
    if (record.comment) tree.root.comment = record.comment;
    if (record.codes) tree.root.codes = record.codes;
    grow(tree.root, record.moves);
    return tree;
  }
}

/** Whether one node lies on the way to the other, or is it. */
export function leadsTo(ancestor: GameNode, node: GameNode): boolean {
  for (let at: GameNode | undefined = node; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** The line behind a node with its variations. Recursive in the depth of variations only: games are long. */
function stepsFrom(node: GameNode): RecordedMove[] {
  const steps: RecordedMove[] = [];
  for (let parent = node, main = node.children[0]; main; parent = main, main = main.children[0]) {
    const step = stepOf(main);
    const variations = parent.children.slice(1).map(lineThrough);
    if (variations.length > 0) step.variations = variations;
    steps.push(step);
  }
  return steps;
}

function lineThrough(first: GameNode): MoveSequence {
  const line: MoveSequence = { moves: [stepOf(first), ...stepsFrom(first)] };
  if (first.opening) line.comment = first.opening;
  if (first.openingCodes) line.codes = first.openingCodes;
  return line;
}

function stepOf({ move, glyph, comment, codes }: GameNode): RecordedMove {
  return { move, ...(glyph && { glyph }), ...(comment && { comment }), ...(codes && { codes }) };
}

const changing = ({ children, comment, glyph, codes }: GameNode): Changing => ({ children, comment, glyph, codes });

function grow(from: GameNode, steps: readonly RecordedMove[]): void {
  let at = from;
  for (const step of steps) {
    const next = sprout(at, step);
    for (const variation of step.variations ?? []) {
      const [first, ...rest] = variation.moves;
      if (!first) continue;
      const branch = sprout(at, first);
      if (variation.comment) branch.opening ??= variation.comment;
      if (variation.codes) branch.openingCodes ??= variation.codes;
      grow(branch, rest);
    }
    at = next;
  }
}

/** The same move twice beside itself would be two nodes that no list of moves can tell apart: they are made one. */
function sprout(parent: GameNode, step: RecordedMove): GameNode {
  let node = parent.children.find((child) => child.move === step.move);
  if (!node) {
    node = { move: step.move, parent, children: [] };
    parent.children.push(node);
  }
  if (step.comment) node.comment ??= step.comment;
  if (step.glyph) node.glyph ??= step.glyph;
  if (step.codes) node.codes ??= step.codes;
  return node;
}
