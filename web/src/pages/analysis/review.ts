// Going through a game with the engine: how it stood at the beginning of every turn, which turns threw chances away, and with
// dice how lucky each roll was. What was played and what would have been better are compared after the turn, by the same measure.

import type { Insight, RollValue, Side } from '$generated/wasm/ludotheca';
import type { GameSoFar } from '../../engine/engine';
import type { Facts } from '../../game/facts';
import { seenBy, type Standing, standing, standingAtEnd } from './standing';

/** Who is asked. */
export interface Oracle {
  evaluate(game: GameSoFar): Promise<Insight | undefined>;
  rolls(game: GameSoFar): Promise<RollValue[] | undefined>;
}

/** A game to go through: its moves, and what the rules say before the first and after every one. */
export interface Played {
  variant: string;
  start: string | undefined;
  moves: readonly string[];
  facts: readonly Facts[];
  /** Whether there was only one legal move after so many moves. */
  forced(at: number): boolean;
}

/** How it stood after so many moves, at the beginning of a turn or at the end. */
export interface Point extends Standing {
  at: number;
}

/** A whole turn: one move, or with dice a roll and its steps. Numbers are expected results of the player who moved. */
export interface Turn {
  side: Side;
  /** Plies (turns with dice) played before it. */
  ply: number;
  /** Where it begins and ends in the list of moves, and its first move that is a choice. */
  first: number;
  choice: number;
  end: number;
  /** What the best turn promised, and what the one played left. */
  best: number;
  kept: number;
  /** What was thrown away. */
  loss: number;
  /** Whether there was anything to choose and the turn was completed. */
  counts: boolean;
  /** What should have been played, and how it might go on; nothing where the best was played. */
  better?: { own: string[]; line: string[] } | undefined;
  roll?: { text: string; luck: number } | undefined;
}

export interface Review {
  points: Point[];
  turns: Turn[];
}

/** A difference that deserves a second look by a search of the same size. */
const SUSPICIOUS = 0.03;

/** Rejects when `signal` is aborted. `progress` hears how many moves are done. */
export async function review(
  played: Played,
  oracle: Oracle,
  progress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Review> {
  const reviewer = new Reviewer(played, oracle, signal);
  const points: Point[] = [await reviewer.point(0)];
  const turns: Turn[] = [];
  let at = 0;
  while (at < played.moves.length) {
    const turn = await reviewer.turn(at);
    turns.push(turn);
    at = turn.end;
    points.push(await reviewer.point(at));
    progress(at);
  }
  return { points, turns };
}

class Reviewer {
  readonly #insights = new Map<number, Promise<Insight | undefined>>();
  readonly #rolls = new Map<number, Promise<RollValue[]>>();

  constructor(
    private readonly played: Played,
    private readonly oracle: Oracle,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** The game after so many of its moves, and then these others. */
  #game(at: number, instead: readonly string[] = []): GameSoFar {
    const { variant, start, moves } = this.played;
    return { variant, start, moves: [...moves.slice(0, at), ...instead] };
  }

  #facts(at: number): Facts {
    return this.played.facts[at]!;
  }

  #insight(at: number): Promise<Insight | undefined> {
    this.signal?.throwIfAborted();
    let known = this.#insights.get(at);
    if (!known) this.#insights.set(at, (known = this.oracle.evaluate(this.#game(at))));
    return known;
  }

  #rollsAt(at: number): Promise<RollValue[]> {
    this.signal?.throwIfAborted();
    let known = this.#rolls.get(at);
    if (!known) this.#rolls.set(at, (known = this.oracle.rolls(this.#game(at)).then((rolls) => rolls ?? [])));
    return known;
  }

  async point(at: number): Promise<Point> {
    const { outcome, phase, side } = this.#facts(at);
    if (outcome) return { at, ...standingAtEnd(outcome) };
    if (phase === 'roll') return { at, chance: seenBy(mean(await this.#rollsAt(at)), side), over: false };
    return { at, ...(standing(await this.#insight(at), side, undefined) ?? { chance: 0.5, over: false }) };
  }

  async turn(first: number): Promise<Turn> {
    const { side, phase, ply } = this.#facts(first);
    const { moves } = this.played;
    const roll = phase === 'roll' ? await this.#luck(first) : undefined;
    const choice = roll ? first + 1 : first;
    let end = choice;
    while (end < moves.length && (end === choice || !this.#facts(end).begins) && !this.#facts(end).outcome) end++;
    const whole = end > choice && (this.#facts(end).begins || this.#facts(end).outcome !== undefined);
    const turn: Turn = { side, ply, first, choice, end, best: 0.5, kept: 0.5, loss: 0, counts: false, roll };
    if (!whole) return turn;
    const insight = await this.#insight(choice);
    const line = insight?.lines[0];
    turn.kept = seenBy((await this.point(end)).chance, side);
    turn.best = turn.kept;
    turn.counts = !this.played.forced(choice);
    if (!insight || !line || !turn.counts || same(insight.answer, moves.slice(choice, end))) return turn;
    const promised = line.expected;
    if (promised - turn.kept < SUSPICIOUS && !roll) {
      turn.best = Math.max(turn.kept, promised);
    } else {
      turn.best = Math.max(turn.kept, await this.#afterBest(choice, insight.answer, promised));
    }
    turn.loss = turn.best - turn.kept;
    if (turn.loss > 0) turn.better = { own: insight.answer, line: line.moves };
    return turn;
  }

  async #luck(at: number): Promise<NonNullable<Turn['roll']>> {
    const rolls = await this.#rollsAt(at);
    const text = this.played.moves[at]!;
    const rolled = rolls.find((roll) => roll.roll === text);
    return { text, luck: rolled ? rolled.expected - mean(rolls) : 0 };
  }

  /** What the player can expect after the best turn, by the measure that the played one is judged by. */
  async #afterBest(choice: number, answer: readonly string[], promised: number): Promise<number> {
    this.signal?.throwIfAborted();
    const game = this.#game(choice, answer);
    const rolls = await this.oracle.rolls(game);
    if (rolls) return 1 - mean(rolls);
    const line = (await this.oracle.evaluate(game))?.lines[0];
    // Where the best turn ends the game, what was promised is certain.
    return line ? 1 - line.expected : promised;
  }
}

export function mean(rolls: readonly RollValue[]): number {
  return rolls.reduce((sum, { chance, expected }) => sum + chance * expected, 0);
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}
