import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Report, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, variants } from '../../tests/rules';
import { Engine, EngineError } from './engine';
import { NearWorker } from './testing';

beforeAll(loadRulesHere);
// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const workers: NearWorker[] = [];
const engines: Engine[] = [];

function newEngine(): Engine {
  const engine = new Engine(() => {
    const worker = new NearWorker();
    workers.push(worker);
    return worker;
  });
  engines.push(engine);
  return engine;
}

afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose();
  workers.splice(0);
});

const start = { variant: 'la-trel/base', moves: [] };

describe('an engine', () => {
  it('has a legal move at every level of every variant', async () => {
    const engine = newEngine();
    for (const variant of variants()) {
      const table = Table.open(variant);
      const roll = table.roll(1);
      if (roll) table.play(roll);
      for (const level of [1, 5, 10]) {
        const moves = await engine.bestMove({ variant, moves: table.moves() }, `level-${level}`, 7);
        const copy = table.copy();
        expect(moves.length).toBeGreaterThan(0);
        for (const move of moves) expect(copy.play(move).kind, `${variant} ${move}`).toBe('legal');
        copy.free();
      }
      table.free();
    }
  });

  it('lets everybody play who needs neither a program nor a file', async () => {
    const engine = newEngine();
    for (const opponent of ['random', 'novice', 'uct:playouts=20', 'engine:nodes=200', 'level:nodes=60,slips=500']) {
      const moves = await engine.bestMove(start, opponent, 3);
      expect(moves, opponent).toHaveLength(1);
      expect(await engine.bestMove(start, opponent, 3), opponent).toEqual(moves);
    }
    for (const opponent of ['greedy', 'ugi:./engine', 'engine:weights=mine.json', 'chess'])
      await expect(engine.bestMove(start, opponent, 3), opponent).rejects.toThrow(opponent);
  });

  it('answers the same to the same question, whatever was asked between', async () => {
    const engine = newEngine();
    const once = await engine.bestMove(start, 'level-4', 9);
    await engine.analyse(start, { lines: 2, onReport: () => undefined, milliseconds: 200 }).done;
    expect(await engine.bestMove(start, 'level-4', 9)).toEqual(once);
  });

  it('begins from a position text', async () => {
    const table = Table.open('la-trel/base');
    table.play('d2-d3');
    const from = table.state().position;
    const moves = await newEngine().bestMove({ variant: 'la-trel/base', start: from, moves: ['d7-d6'] }, 'level-2', 1);
    table.play('d7-d6');
    expect(table.play(moves[0]!).kind).toBe('legal');
    table.free();
  });

  it('tells why it cannot answer, and goes on living', async () => {
    const engine = newEngine();
    await expect(engine.bestMove({ variant: 'la-trel/base', moves: ['a1-a3'] }, 'level-1', 1)).rejects.toThrow(
      'a1-a3 cannot be played',
    );
    await expect(engine.bestMove({ variant: 'no-game', moves: [] }, 'level-1', 1)).rejects.toThrow('cannot be opened');
    await expect(engine.bestMove(start, 'level-11', 1)).rejects.toThrow('level-11');
    await expect(engine.bestMove({ variant: 'chasse-croise/standard', moves: [] }, 'level-1', 1)).rejects.toThrow('roll');
    expect(await engine.bestMove(start, 'level-1', 1)).toHaveLength(1);
    expect(workers).toHaveLength(1);
  });

  it('tells more and more while it analyses, and stops when told', async () => {
    const engine = newEngine();
    const reports: Report[] = [];
    let heard = () => {};
    const enough = new Promise<void>((resolve) => (heard = resolve));
    const analysis = engine.analyse(start, {
      lines: 2,
      onReport: (report) => {
        reports.push(report);
        if (reports.length === 3) heard();
      },
    });
    await enough;
    analysis.stop();
    const told = reports.length;
    const last = await analysis.done;
    expect(last!.lines).toHaveLength(2);
    expect(reports.length, 'nothing after the stop').toBe(told);
    for (const [at, report] of reports.slice(1).entries()) {
      expect(report.depth).toBeGreaterThanOrEqual(reports[at]!.depth);
      expect(report.nodes).toBeGreaterThan(reports[at]!.nodes);
    }
  });

  it('ends an analysis by itself after its time', async () => {
    // A clock that goes on by a millisecond whenever somebody looks at it: page and search alike.
    let took = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => took++);
    const report = await newEngine().analyse(start, { lines: 1, onReport: () => undefined, milliseconds: 300 }).done;
    clock.mockRestore();
    expect(took).toBeGreaterThanOrEqual(300);
    // Every slice is counted, and counted once.
    expect(report!.milliseconds).toBeGreaterThan(80);
    expect(report!.milliseconds).toBeLessThanOrEqual(took);
    expect(report!.answer).toHaveLength(1);
  });

  it('lets a new analysis take the place of the one before', async () => {
    const engine = newEngine();
    let late = 0;
    const first = engine.analyse(start, { lines: 1, onReport: () => late++ });
    const second = engine.analyse(start, { lines: 1, onReport: () => undefined, milliseconds: 100 });
    await Promise.all([first.done, second.done]);
    expect(late).toBe(0);
  });

  it('gives a move while an analysis is going on', async () => {
    const engine = newEngine();
    const analysis = engine.analyse(start, { lines: 1, onReport: () => undefined });
    expect(await engine.bestMove({ ...start, moves: ['d2-d3'] }, 'level-3', 1)).toHaveLength(1);
    analysis.stop();
    await analysis.done;
  });

  it('has a report on a game under way and none on a finished one', async () => {
    const engine = newEngine();
    expect((await engine.evaluate(start, 500))!.lines[0]!.moves.length).toBeGreaterThan(0);
    const over = { variant: 'chasse-croise/standard', start: 'bbbbbbbbba/0000000000 1 1 40', moves: ['j+1'] };
    expect(await engine.evaluate(over, 500)).toBeUndefined();
    expect(await engine.analyse(over, { lines: 1, onReport: () => undefined }).done).toBeUndefined();
  });

  it('weighs the rolls that may come, and only where one is awaited', async () => {
    const engine = newEngine();
    const rolls = await engine.rolls({ variant: 'chasse-croise/standard', moves: [] });
    expect(rolls).toHaveLength(21);
    expect(rolls!.reduce((sum, roll) => sum + roll.chance, 0)).toBeCloseTo(1, 5);
    expect(await engine.rolls({ variant: 'chasse-croise/standard', moves: ['63'] })).toBeUndefined();
    expect(await engine.rolls(start)).toBeUndefined();
  });

  const game = { variant: 'la-trel/base', moves: ['d2-d3', 'd7-d6', 'c1-f4', 'c8-f5'] };

  it('reviews a game, tells how far it is, and says the same whatever was asked before', async () => {
    const engine = newEngine();
    const heard: number[] = [];
    const review = await engine.review(game, (done) => heard.push(done));
    expect(heard).toEqual([1, 2, 3]);
    expect(review.points.map((point) => point.at)).toEqual([0, 1, 2, 3, 4]);
    expect(review.turns.map((turn) => turn.side)).toEqual(['one', 'two', 'one', 'two']);
    expect(review.turns.every((turn) => turn.roll === undefined)).toBe(true);
    expect(review.balance, 'no dice, no luck').toBeUndefined();
    for (const { turns, best, accuracy } of review.players) {
      expect(turns).toBe(2);
      expect(best).toBeLessThanOrEqual(2);
      expect(accuracy).toBeLessThanOrEqual(1);
    }
    for (const index of review.turning) expect(review.turns[index]!.better!.turn).toHaveLength(1);
    await engine.analyse(game, { lines: 2, onReport: () => undefined, milliseconds: 200 }).done;
    expect(await engine.review(game, () => undefined)).toEqual(review);
  });

  it('reviews the last turn alone, as a review of the whole game would', async () => {
    const engine = newEngine();
    const whole = await engine.review(game, () => undefined);
    const last = await engine.review(game, () => undefined, undefined, 3);
    expect(last.points.map((point) => point.at)).toEqual([3, 4]);
    expect(last.turns).toHaveLength(1);
    expect(last.turns[0]).toMatchObject({ first: 3, choice: 3, end: 4, side: 'two' });
    expect(Math.abs(last.turns[0]!.loss - whole.turns[3]!.loss)).toBeLessThan(0.1);
  });

  it('ends a review with the result of the game, and tells luck from skill', async () => {
    const dice = {
      variant: 'chasse-croise/standard',
      start: 'bbbbbbbbba/bbbbbbbb9b 1 - 40',
      moves: ['61', 'j-1', 'j-6', '11', '9+1', '9+1'],
    };
    const { points, turns, turning, players, balance } = await newEngine().review(dice, () => undefined);
    expect(points.at(-1)).toMatchObject({ at: 6, evaluation: { expected: 0, over: true } });
    expect(turns[0]).toMatchObject({ side: 'one', judgement: 'turning-point', first: 0, choice: 1, end: 3, best: 1 });
    expect(turns[0]!.better!.turn).toEqual(['j+1']);
    expect(turns[0]!.roll!.luck).toBeGreaterThan(0);
    expect(turns[1]).toMatchObject({ side: 'two', judgement: 'best', loss: 0, better: undefined });
    expect(turning).toEqual([0]);
    expect(balance!.skill).toBeCloseTo(players[1].lost - players[0].lost);
    expect(balance!.luck).toBeCloseTo(players[0].luck! - players[1].luck!);
  });

  it('calls a review off, and has time for others at once', async () => {
    const engine = newEngine();
    const cancel = new AbortController();
    let late = 0;
    const review = engine.review(
      game,
      () => {
        late++;
        cancel.abort();
      },
      cancel.signal,
    );
    await expect(review).rejects.toMatchObject({ cancelled: true });
    expect(late, 'nothing after the stop').toBe(1);
    expect(await engine.bestMove(start, 'level-1', 1)).toHaveLength(1);
    expect(late).toBe(1);
    await expect(engine.review({ ...game, moves: ['a1-a3'] }, () => undefined)).rejects.toThrow('a1-a3 cannot be played');
  });

  it('tells who waits when the worker breaks, and starts a new one for the next question', async () => {
    const engine = newEngine();
    const waiting = engine.bestMove(start, 'level-5', 1);
    workers[0]!.onerror?.({ message: 'out of memory' });
    await expect(waiting).rejects.toThrow('out of memory');
    expect(workers[0]!.terminated).toBe(true);
    expect(await engine.bestMove(start, 'level-1', 1)).toHaveLength(1);
    expect(workers).toHaveLength(2);
  });

  it('rejects as cancelled what nobody waits for any more', async () => {
    const engine = newEngine();
    const cancel = new AbortController();
    const move = engine.bestMove(start, 'level-5', 1, cancel.signal);
    cancel.abort();
    await expect(move).rejects.toMatchObject({ cancelled: true });
    const late = engine.bestMove(start, 'level-5', 1);
    engine.dispose();
    await expect(late).rejects.toBeInstanceOf(EngineError);
    await expect(engine.bestMove(start, 'level-1', 1)).rejects.toMatchObject({ cancelled: true });
  });
});
