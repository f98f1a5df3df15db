// What touches would lead to.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { capturing, consequences, losses, midway } from './foresight';
import { loadRulesHere } from '../../tests/rules';
import { Hand, nameOf } from './testing';

beforeAll(loadRulesHere);

const CHAIN = '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10';
const EXCHANGE = '4w3/3D4/8/8/8/8/8/W2S3W 1 -/- 10';
const MEETING = '1..../1.a.../....b1./.1.....1/.a1..1a.1/..a.a1a./b1..a../...11./.1.aa 1 12/16 24';

function at(variant: string, position: string, ...touches: string[]) {
  const table = Table.open(variant, position);
  const hand = new Hand(table);
  hand.touch(...touches);
  const names = (cells: number[]) => cells.map((cell) => nameOf(hand.touching.view, cell)).sort();
  const pieceOn = (name: string) => midway(hand.touching).pieces.find((piece) => piece.cell === hand.cell(name));
  return { hand, names, pieceOn };
}

describe('the targets that capture', () => {
  test('are told apart from those that only move', () => {
    const { hand, names } = at('la-trel/base', CHAIN, 'd1');
    expect(names(capturing(hand.touching))).toEqual(['d4']);
    expect(hand.targets.length).toBeGreaterThan(1);
  });

  test('where stacks meet are known once both attackers are', () => {
    const { hand, names } = at('attangle/grand', MEETING, 'b4');
    expect(capturing(hand.touching)).toEqual([]);
    hand.touch('b5');
    expect(names(capturing(hand.touching))).toEqual(['a4', 'c5']);
  });

  test('of a pawn are those where it hits, or hits on its way', () => {
    // White’s pawn of row 6 stands on the crossing with lane a.
    const { hand, names } = at('chasse-croise/standard', '0000000000/0000010000 1 63 2', 'a0');
    expect(names(capturing(hand.touching))).toEqual(['a6', 'a9']);
  });
});

describe('what a target would do', () => {
  test('names the pieces that would be lost', () => {
    const { hand, names } = at('la-trel/base', CHAIN, 'd1');
    expect(names(losses(consequences(hand.touching, hand.cell('d4')), 'one'))).toEqual(['d3']);
  });

  test('begins where the touches so far have ended', () => {
    const { hand, names } = at('la-trel/base', CHAIN, 'd1', 'd4');
    expect(names(losses(consequences(hand.touching, hand.cell('d6')), 'one'))).toEqual(['d5']);
  });

  test('is nothing for a place that cannot be touched', () => {
    const { hand } = at('la-trel/base', CHAIN, 'd1');
    expect(consequences(hand.touching, hand.cell('h8'))).toEqual([]);
  });

  test('is told for both steps of a sum of dice', () => {
    const { hand } = at('chasse-croise/standard', '0000000000/0000000000 1 63 0', 'a0');
    expect(consequences(hand.touching, hand.cell('a9')).filter((effect) => typeof effect === 'object')).toHaveLength(2);
  });
});

describe('in the middle of a move', () => {
  test('the piece stands where the chain has come to, and what it took is gone', () => {
    const { pieceOn } = at('la-trel/base', CHAIN, 'd1', 'd4');
    expect(pieceOn('d4')?.kind).toBe('piece-sabre');
    expect(pieceOn('d1')).toBeUndefined();
    expect(pieceOn('d3')).toBeUndefined();
    expect(pieceOn('d5')?.side).toBe('two');
  });

  test('a piece to be exchanged has already arrived', () => {
    const { pieceOn } = at('la-trel/base', EXCHANGE, 'd7', 'd8');
    expect(pieceOn('d8')?.kind).toBe('piece-defender');
  });

  test('a piece that was only touched has not moved', () => {
    const { hand } = at('la-trel/base', CHAIN, 'd1');
    expect(midway(hand.touching)).toBe(hand.touching.view);
  });

  test('it is still the same player’s turn', () => {
    const { hand } = at('la-trel/base', CHAIN, 'd1', 'd4');
    expect(midway(hand.touching).side).toBe('one');
  });
});
