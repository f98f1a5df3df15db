import { beforeAll, describe, expect, it } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../tests/rules';
import { meantMove } from './lenient';

beforeAll(loadRulesHere);

describe('a move that is not written as the notation has it', () => {
  it('is understood without signs, with spaces, and in capitals', () => {
    const table = Table.open('la-trel/base');
    for (const text of ['e2e3', 'e2 e3', 'E2-E3', ' e2 – e3 ', 'e2xe3']) expect(meantMove(table, text), text).toBe('e2-e3');
    table.free();
  });

  it('is not guessed where two moves fit, or none', () => {
    const dice = Table.open('chasse-croise/standard', '2000000000/0000000000 1 11 40');
    expect(dice.legal(100)).toEqual(expect.arrayContaining(['a+1', 'a-1']));
    expect(meantMove(dice, 'a1')).toBeUndefined();
    expect(meantMove(dice, 'A +1'), 'a sign that is written counts').toBe('a+1');
    expect(meantMove(dice, '')).toBeUndefined();
    expect(meantMove(dice, '…')).toBeUndefined();
    dice.free();
  });

  it('means itself in every game', () => {
    for (const variant of variants()) {
      const table = randomTable(variant, 12, 5);
      for (const move of (table.legal(5000) ?? []).slice(0, 50))
        expect(meantMove(table, ` ${move.toUpperCase()} `), move).toBe(move);
      table.free();
    }
  });
});
