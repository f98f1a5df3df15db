import { beforeAll, describe, expect, it } from 'vitest';
import { type Insight, type RollValue, Table, Thinker } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../../tests/rules';
import type { GameSoFar } from '../../engine/engine';
import { Cursor } from '../../game/cursor';
import { type Facts, FactBook } from '../../game/facts';
import { GameTree } from '../../game/tree';
import { mean, type Oracle, type Played, review } from './review';
import { balanceOf, summaryOf, turningPoints } from './summary';

beforeAll(loadRulesHere);

function playedOf(variant: string, moves: string[], start?: string): Played {
  const tree = new GameTree(variant, start);
  const table = Table.open(variant, start);
  const book = new FactBook(new Cursor(tree, table.copy()));
  const nodes = [tree.root, ...tree.pathTo(tree.play(moves))];
  const facts: Facts[] = nodes.map((node) => book.of(node));
  const forced = (at: number): boolean => {
    table.seek(moves.slice(0, at));
    return table.legal(1) !== undefined;
  };
  return { variant, start, moves, facts, forced };
}

/** The engine itself, without a worker. */
function thinker(nodes: number): Oracle {
  const engine = new Thinker(4);
  const opened = (game: GameSoFar): Table => {
    const table = Table.open(game.variant, game.start);
    expect(table.seek(game.moves)).toBe(game.moves.length);
    return table;
  };
  return {
    evaluate: async (game) => engine.nodes(opened(game), 1, nodes),
    rolls: async (game) => engine.rolls(opened(game)),
  };
}

const insight = (expected: number, answer: string[]): Insight => ({
  depth: 1,
  deepest: 1,
  nodes: 1,
  milliseconds: 1,
  lines: [{ expected, score: { kind: 'points', value: 0 }, moves: [...answer, 'later'] }],
  answer,
});

describe('a review with made-up numbers', () => {
  const moves = ['d2-d3', 'd7-d6', 'e2-e3'];
  const answers: Record<string, Insight> = {
    '': insight(0.6, ['c2-c3']),
    'c2-c3': insight(0.35, ['d7-d6']),
    'd2-d3': insight(0.6, ['d7-d6']),
    'd2-d3 d7-d6': insight(0.42, ['e2-e3']),
    'd2-d3 d7-d6 e2-e3': insight(0.5, ['a7-a6']),
  };
  const asked: string[] = [];
  const oracle: Oracle = {
    evaluate: async (game) => {
      asked.push(game.moves.join(' '));
      return answers[game.moves.join(' ')];
    },
    rolls: async () => undefined,
  };

  it('compares what was played with what was best, after the turn', async () => {
    const heard: number[] = [];
    const { points, turns } = await review(playedOf('la-trel/base', moves), oracle, (done) => heard.push(done));
    expect(points.map((point) => point.chance)).toEqual([0.6, 0.4, 0.42, 0.5]);
    expect(turns.map((turn) => turn.side)).toEqual(['one', 'two', 'one']);
    // Player 1 could have had 1 − 0.35 and got 1 − 0.6.
    expect(turns[0]!.best).toBeCloseTo(0.65);
    expect(turns[0]!.loss).toBeCloseTo(0.25);
    expect(turns[0]!.better).toEqual({ own: ['c2-c3'], line: ['c2-c3', 'later'] });
    expect(turns[1]!.loss, 'the best move was played').toBe(0);
    expect(turns[2]!.loss, 'a move that turned out well loses nothing').toBe(0);
    expect(heard).toEqual([1, 2, 3]);
    expect(new Set(asked).size, 'nothing is asked twice').toBe(asked.length);
  });

  it('can be called off', async () => {
    const cancel = new AbortController();
    const going = review(playedOf('la-trel/base', moves), oracle, () => cancel.abort(), cancel.signal);
    await expect(going).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not judge a turn that is not over', async () => {
    const rolls: RollValue[] = [
      { roll: '63', chance: 0.25, expected: 0.9 },
      { roll: '11', chance: 0.75, expected: 0.5 },
    ];
    const dice: Oracle = { evaluate: async () => insight(0.8, ['a+6', 'b+3']), rolls: async () => rolls };
    const { turns } = await review(playedOf('chasse-croise/standard', ['63', 'a+3']), dice, () => undefined);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ counts: false, loss: 0, first: 0, choice: 1, end: 2 });
    expect(mean(rolls)).toBeCloseTo(0.6);
    expect(turns[0]!.roll).toMatchObject({ text: '63' });
    expect(turns[0]!.roll!.luck).toBeCloseTo(0.3);
  });
});

describe('a review of a real game', () => {
  it('tells a strong player from a weak one', async () => {
    for (const variant of ['la-trel/base', 'latroncules/classic', 'attangle/standard']) {
      const table = Table.open(variant);
      const engine = new Thinker(1);
      for (let ply = 0; ply < 30 && !table.state().outcome; ply++) {
        for (const move of engine.level(table, ply % 2 === 0 ? 7 : 1, ply)!) table.play(move);
      }
      const found = await review(playedOf(variant, table.moves()), thinker(5_000), () => undefined);
      expect(found.points).toHaveLength(table.moves().length + 1);
      const [strong, weak] = [summaryOf(found, 'one'), summaryOf(found, 'two')];
      expect(strong.lost, variant).toBeLessThan(weak.lost);
      expect(strong.accuracy!, variant).toBeGreaterThan(weak.accuracy!);
      const points = turningPoints(found);
      expect(points.length, variant).toBeGreaterThan(0);
      for (const { turn } of points) {
        const after = table.copy();
        after.seek(table.moves().slice(0, turn.choice));
        expect(after.play(turn.better!.own[0]!).kind, 'the better move is legal there').toBe('legal');
      }
    }
  });

  it('knows that luck is worth nothing on average, and who threw the game away', async () => {
    const variant = 'chasse-croise/standard';
    const table = Table.open(variant);
    const careful = new Thinker(1);
    // Red plays well, White brings its pawns back whenever it can.
    while (table.state().ply < 24 && !table.state().outcome) {
      const roll = table.roll(5);
      if (roll) table.play(roll);
      else if (table.state().side === 'one') for (const move of careful.level(table, 10, 1)!) table.play(move);
      else {
        const legal = table.legal(500)!;
        table.play(legal.find((move) => move.includes('-') && move !== '--') ?? legal[0]!);
      }
    }
    const moves = table.moves();
    const found = await review(playedOf(variant, moves), thinker(4_000), () => undefined);
    expect(found.turns).toHaveLength(24);
    expect(found.turns.at(-1)!.end).toBe(moves.length);
    const [red, white] = [summaryOf(found, 'one'), summaryOf(found, 'two')];
    expect(red.accuracy!).toBeGreaterThan(white.accuracy!);
    expect(red.lost).toBeLessThan(white.lost);
    expect(balanceOf(found)!.skill).toBeGreaterThan(0.2);
    expect(turningPoints(found).every((point) => point.turn.side === 'two')).toBe(true);
    // Every roll by the same measure: above and below the average sum up to nothing.
    const engine = new Thinker(1);
    const rolls = engine.rolls(Table.open(variant))!;
    const average = mean(rolls);
    expect(rolls.reduce((sum, roll) => sum + roll.chance * (roll.expected - average), 0)).toBeCloseTo(0, 6);
  });
});
