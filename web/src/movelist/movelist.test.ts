import { beforeAll, describe, expect, it } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { Game } from '../game/game';
import { breakable, type Row, rowsOf, type Turn, turnLabel } from './movelist';
import { typedMoves } from '../game/typed';

beforeAll(loadRulesHere);

const written = (turn: Turn | undefined): string => (turn ? turn.nodes.map((node) => node.move).join(' ') : '…');
const line = (row: Row): string =>
  row.kind === 'moves'
    ? `${row.number}. ${written(row.first)} | ${written(row.second)}`
    : `(${row.turns.map((turn) => `${turnLabel(turn)} ${written(turn)}`).join(' ')}${row.nested.map((one) => ` ${line(one)}`).join('')})`;
const lines = (game: Game): string[] => rowsOf(game).map(line);

function game(variant: string, moves: string[], position?: string): Game {
  const begun = Game.begin({ variant, players: ['human', 'human'], position, seed: 3 });
  for (const move of moves) expect(begun.play(move).kind, move).toBe('legal');
  return begun;
}

describe('the list of moves', () => {
  it('has both players’ moves in a row', () => {
    expect(lines(game('la-trel/base', ['d2-d3', 'd7-d6', 'e2-e3']))).toEqual(['1. d2-d3 | d7-d6', '2. e2-e3 | …']);
    expect(lines(game('la-trel/base', []))).toEqual([]);
  });

  it('has a turn of the dice game as one, with its roll', () => {
    expect(lines(game('chasse-croise/standard', ['63', 'c+6', 'g+3', '21', '4+2', '5+1', '11']))).toEqual([
      '1. 63 c+6 g+3 | 21 4+2 5+1',
      '2. 11 | …',
    ]);
  });

  it('shows a branch below the move that it replaces, and goes on in a new row', () => {
    const one = game('la-trel/base', ['d2-d3', 'd7-d6', 'e2-e3']);
    one.show(one.tree.find(['d2-d3'])!);
    one.play('e7-e6');
    one.play('c2-c3');
    expect(lines(one)).toEqual(['1. d2-d3 | e7-e6', '(1… d7-d6 2. e2-e3)', '2. c2-c3 | …']);
    one.show(one.tree.root);
    one.play('a2-a3');
    expect(lines(one)).toEqual(['1. a2-a3 | …', '(1. d2-d3 1… e7-e6 2. c2-c3 (1… d7-d6 2. e2-e3))']);
  });

  it('begins with the second player where the position does', () => {
    const first = game('la-trel/base', ['d2-d3']);
    const position = first.facts(first.tip).position;
    expect(lines(game('la-trel/base', ['d7-d6', 'e2-e3'], position))).toEqual(['1. … | d7-d6', '2. e2-e3 | …']);
  });
});

describe('a typed move', () => {
  const mover = (one: Game) => ({
    game: one,
    hold: (cell: number) => void one.hold(cell),
    move: (texts: readonly string[]) =>
      texts.reduce<ReturnType<Game['play']> | undefined>(
        (last, text) => (last && last.kind !== 'legal' ? last : one.play(text)),
        undefined,
      ),
  });

  it('is played, or told why not', () => {
    const one = game('la-trel/base', []);
    expect(typedMoves(mover(one), ' d2-d3 ')).toBe('played');
    expect(typedMoves(mover(one), 'a8-a6')).toMatchObject({ kind: 'refused', refusal: { rule: 'LT-7' } });
    expect(typedMoves(mover(one), 'zz')).toMatchObject({ kind: 'unreadable', column: 1 });
  });

  it('cannot be a roll of the dice, but several steps', () => {
    const one = game('chasse-croise/standard', []);
    expect(typedMoves(mover(one), '66')).toBe('roll');
    one.play('63');
    expect(typedMoves(mover(one), 'c+6 g+3')).toBe('played');
    expect(one.toMove).toBe('two');
  });

  it('waits for its turn', () => {
    const one = Game.begin({ variant: 'la-trel/base', players: ['level-1', 'human'] });
    expect(typedMoves(mover(one), 'd2-d3')).toBe('wait');
  });
});

it('breaks a long move after a sign, never inside a name', () => {
  expect(breakable('a10-b12xc3=S')).toEqual(['a10-', 'b12x', 'c3=', 'S']);
  expect(breakable('d1xd4xd6')).toEqual(['d1x', 'd4x', 'd6']);
  expect(breakable('--')).toEqual(['--']);
  expect(breakable('+3x')).toEqual(['+', '3x']);
  for (const move of ['d1xd4xd6', 'e2-e3', 'a1,b2,c3>d4', '63', '6+2']) expect(breakable(move).join('')).toBe(move);
});
