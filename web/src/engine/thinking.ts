// The worker's half of the engine, apart from how messages travel, so that tests can run it without a worker. Analysis goes in
// slices and a review in steps; between two of them the worker listens, which is how it hears "stop" without shared memory.

import { ComputerPlayer, type Report, Reviewer, Table, Thinker } from '$generated/wasm/ludotheca';
import type { Answer, GameSoFar, Request } from './protocol';

export const SLICE_MILLISECONDS = 80;
const HASH_MEBIBYTES = 32;
/** A slice that comes back this much early has nothing left to find: one legal move, or a forced end. */
const EARLY = 0.5;

/** What was wrong with a request; anything else that is thrown means that the engine broke. */
class BadRequest extends Error {}

export class Thinking {
  #thinker: Thinker | undefined;
  #seated: { opponent: string; player: ComputerPlayer } | undefined;
  #table: Table | undefined;
  #opened = '';
  #analysis: number | undefined;
  #review: number | undefined;

  /** `pause` resolves once waiting messages were heard. */
  constructor(
    private readonly post: (answer: Answer) => void,
    private readonly pause: () => Promise<void>,
  ) {}

  /** Answers a request, never throws. */
  async hear(request: Request): Promise<void> {
    const { id } = request;
    try {
      switch (request.kind) {
        case 'stop':
          if (this.#analysis === id) this.#analysis = undefined;
          if (this.#review === id) this.#review = undefined;
          return;
        case 'move':
          return this.post({ id, kind: 'moves', moves: this.#move(request.game, request.opponent, request.seed) });
        case 'evaluate': {
          const table = this.#tableOf(request.game);
          const report = this.#engine().nodes(table, 1, request.nodes);
          return this.post({ id, kind: 'done', report });
        }
        case 'rolls':
          return this.post({ id, kind: 'rolls', rolls: this.#engine().rolls(this.#tableOf(request.game)) });
        case 'analyse':
          return await this.#analyse(request);
        case 'review':
          return await this.#goThrough(request);
      }
    } catch (problem) {
      const broken = !(problem instanceof BadRequest);
      this.post({ id, kind: 'failed', problem: String(problem instanceof Error ? problem.message : problem), broken });
    }
  }

  #move(game: GameSoFar, opponent: string, seed: number): string[] {
    // Opponents have a memory of their own: who only plays need not wait for the large one.
    const moves = this.#playerOf(opponent).choose(this.#tableOf(game), seed);
    if (!moves?.length) throw new BadRequest(`${opponent} has no move here: the game is over, or a roll is awaited`);
    return moves;
  }

  #playerOf(opponent: string): ComputerPlayer {
    if (this.#seated?.opponent === opponent) return this.#seated.player;
    const player = ComputerPlayer.seat(opponent);
    if (!player) throw new BadRequest(`${opponent} cannot play here`);
    this.#seated?.player.free();
    this.#seated = { opponent, player };
    return player;
  }

  async #analyse({ id, game, lines, milliseconds }: Extract<Request, { kind: 'analyse' }>): Promise<void> {
    this.#analysis = id;
    // A table of its own: other requests may be answered between two slices.
    const table = this.#tableOf(game).copy();
    let best: Report | undefined;
    let spent = 0;
    try {
      while (this.#analysis === id && spent < milliseconds) {
        const wanted = Math.min(SLICE_MILLISECONDS, milliseconds - spent);
        const began = performance.now();
        // The thinker goes on where its last slice of this game stopped, and counts positions and time over all of them.
        const report = this.#engine().slice(table, lines, wanted);
        if (!report) break;
        const took = performance.now() - began;
        spent += Math.max(took, 1);
        best = report;
        this.post({ id, kind: 'report', report });
        if (took < wanted * EARLY) break;
        await this.pause();
      }
    } finally {
      table.free();
    }
    if (this.#analysis === id) this.#analysis = undefined;
    this.post({ id, kind: 'done', report: best });
  }

  /** Reviews a game; one that is called off is told as far as it went. */
  async #goThrough({ id, game, first }: Extract<Request, { kind: 'review' }>): Promise<void> {
    this.#review = id;
    const reviewer = new Reviewer(this.#tableOf(game), first);
    try {
      let told = 0;
      while (reviewer.step()) {
        const done = reviewer.done();
        if (done > told) this.post({ id, kind: 'progress', done: (told = done) });
        await this.pause();
        if (this.#review !== id) break;
      }
      this.post({ id, kind: 'review', review: reviewer.review() });
    } finally {
      reviewer.free();
    }
  }

  #engine(): Thinker {
    return (this.#thinker ??= new Thinker(HASH_MEBIBYTES));
  }

  #tableOf(game: GameSoFar): Table {
    const opened = `${game.variant} ${game.start ?? ''}`;
    if (!this.#table || opened !== this.#opened) {
      this.#table?.free();
      this.#table = undefined;
      try {
        this.#table = Table.open(game.variant, game.start);
      } catch (problem) {
        throw new BadRequest(`${opened} cannot be opened: ${JSON.stringify(problem)}`);
      }
      this.#opened = opened;
      this.#thinker?.clear();
    }
    const played = this.#table.seek(game.moves);
    if (played < game.moves.length)
      throw new BadRequest(`${game.moves[played]} cannot be played in ${this.#table.state().position}`);
    return this.#table;
  }
}
