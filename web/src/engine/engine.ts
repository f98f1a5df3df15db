// The page's half of the engine: one worker behind promises. A worker that broke is put away and the next request starts a
// new one; who was waiting for the old one is told.

import type { Report, Review, RollReport } from '$generated/wasm/ludotheca';
import type { Answer, GameSoFar, Request } from './protocol';

export type { GameSoFar } from './protocol';

/** What the engine needs of a worker. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: { data: Answer }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
  onmessageerror: (() => void) | null;
}

/** The engine could not answer. `cancelled` when nobody wants the answer any more, which is no fault. */
export class EngineError extends Error {
  override name = 'EngineError';

  constructor(
    message: string,
    readonly cancelled = false,
  ) {
    super(message);
  }
}

export interface AnalysisOptions {
  /** How many of the best lines to tell. */
  lines: number;
  onReport(report: Report): void;
  /** Without it, analysis goes on until it is stopped or there is nothing more to find. */
  milliseconds?: number | undefined;
}

export interface RunningAnalysis {
  stop(): void;
  /** The last report; nothing where the game is over. */
  done: Promise<Report | undefined>;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(problem: EngineError): void;
  /** Hears what comes before the answer. */
  onNews?: ((news: Answer) => void) | undefined;
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;
}

export class Engine {
  #worker: WorkerLike | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #analysis: RunningAnalysis | undefined;
  #disposed = false;

  constructor(private readonly start: () => WorkerLike = startWorker) {}

  /** What an opponent plays: a move, or in the dice game moves of the rest of the turn. */
  async bestMove(game: GameSoFar, opponent: string, seed: number, signal?: AbortSignal): Promise<string[]> {
    const { answer } = this.#ask((id) => ({ id, kind: 'move', game, opponent, seed }), undefined, signal);
    const told = await answer;
    return told.kind === 'moves' ? told.moves : [];
  }

  /** Thinks with so many nodes. */
  async evaluate(game: GameSoFar, nodes: number): Promise<Report | undefined> {
    const { answer } = this.#ask((id) => ({ id, kind: 'evaluate', game, nodes }));
    const told = await answer;
    return told.kind === 'done' ? told.report : undefined;
  }

  /** What every roll that may come now is worth; nothing where no roll is awaited. */
  async rolls(game: GameSoFar): Promise<RollReport[] | undefined> {
    const { answer } = this.#ask((id) => ({ id, kind: 'rolls', game }));
    const told = await answer;
    return told.kind === 'rolls' ? told.rolls : undefined;
  }

  /** Thinks until stopped, telling what it finds. A new analysis takes the place of the one before. */
  analyse(game: GameSoFar, options: AnalysisOptions): RunningAnalysis {
    this.#analysis?.stop();
    const milliseconds = options.milliseconds ?? Number.MAX_SAFE_INTEGER;
    const { id, answer } = this.#ask(
      (id) => ({ id, kind: 'analyse', game, lines: options.lines, milliseconds }),
      (news) => news.kind === 'report' && options.onReport(news.report),
    );
    const analysis: RunningAnalysis = {
      stop: () => {
        const waiting = this.#waiting.get(id);
        if (!waiting) return;
        // What is found after this moment is of no interest; the worker's last word still ends `done`.
        waiting.onNews = undefined;
        this.#worker?.postMessage({ id, kind: 'stop' });
      },
      done: answer.then((told) => (told.kind === 'done' ? told.report : undefined)),
    };
    this.#analysis = analysis;
    return analysis;
  }

  /** Goes through a game, or through its turns after so many moves, telling how many moves are done. */
  async review(game: GameSoFar, onProgress: (done: number) => void, signal?: AbortSignal, first = 0): Promise<Review> {
    const { id, answer } = this.#ask(
      (id) => ({ id, kind: 'review', game, first }),
      (news) => news.kind === 'progress' && onProgress(news.done),
      signal,
    );
    signal?.addEventListener('abort', () => this.#worker?.postMessage({ id, kind: 'stop' }));
    const told = await answer;
    if (told.kind !== 'review') throw new EngineError(`${told.kind} is no review`);
    return told.review;
  }

  /** Puts the worker away; who still waits is told that it was cancelled. */
  dispose(): void {
    this.#disposed = true;
    this.#putAway(new EngineError('the engine was put away', true));
  }

  #ask(
    request: (id: number) => Request,
    onNews?: (news: Answer) => void,
    signal?: AbortSignal,
  ): { id: number; answer: Promise<Answer> } {
    const id = ++this.#last;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.#disposed) return reject(new EngineError('the engine was put away', true));
      if (signal?.aborted) return reject(new EngineError('cancelled', true));
      this.#waiting.set(id, { resolve, reject, onNews });
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(id)) reject(new EngineError('cancelled', true));
      });
      try {
        this.#running().postMessage(request(id));
      } catch (problem) {
        this.#putAway(new EngineError(String(problem)));
      }
    });
    return { id, answer };
  }

  #running(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.start();
    const broke = (problem: string) => {
      if (this.#worker === worker) this.#putAway(new EngineError(problem));
    };
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      broke(event.message || 'the engine stopped');
    };
    worker.onmessageerror = () => broke('a message was lost');
    return (this.#worker = worker);
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (answer.kind === 'report' || answer.kind === 'progress') return waiting?.onNews?.(answer);
    this.#waiting.delete(answer.id);
    if (answer.kind !== 'failed') return waiting?.resolve(answer);
    const problem = new EngineError(answer.problem);
    waiting?.reject(problem);
    if (answer.broken) this.#putAway(problem);
  }

  #putAway(problem: EngineError): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(problem);
  }
}
