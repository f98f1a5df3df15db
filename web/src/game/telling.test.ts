import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { effectsOf, loadRulesHere, randomNumbers, variants } from '../../tests/rules';
import { wordsOf } from '../../tests/words';
import type { Words } from '../words/bundle';
import { tellEnding, tellMove } from './telling';

beforeAll(loadRulesHere);
// A busy machine is no failure.
vi.setConfig({ testTimeout: 30_000 });

const [en, fr] = [wordsOf('en'), wordsOf('fr')];

function told(words: Words, variant: string, position: string | undefined, move: string): string {
  const table = Table.open(variant, position);
  const said = tellMove(words, table.view(), move, effectsOf(table, move));
  table.free();
  return said;
}

describe('a move in words', () => {
  it('says who plays what', () => {
    expect(told(en, 'la-trel/base', undefined, 'd2-d3')).toBe('Blue plays d2-d3.');
    expect(told(fr, 'la-trel/base', undefined, 'd2-d3')).toBe('Bleu joue d2-d3.');
  });

  it('says what is captured, and where', () => {
    const position = '8/8/8/8/t7/8/8/S7 1 -/- 20';
    const table = Table.open('la-trel/base', position);
    const capture = table
      .legal(500)!
      .find((move) => effectsOf(table, move).some((effect) => typeof effect === 'object' && 'remove' in effect))!;
    expect(tellMove(en, table.view(), capture, effectsOf(table, capture))).toBe(
      `Blue plays ${capture}, captures a Trident on a4.`,
    );
    expect(tellMove(fr, table.view(), capture, effectsOf(table, capture))).toBe(`Bleu joue ${capture}, prend un Trident en a4.`);
    table.free();
  });

  it('says the dice, a hit, and a pass that nobody could avoid', () => {
    const variant = 'chasse-croise/standard';
    expect(told(en, variant, undefined, '63')).toBe('Red rolls 6 3.');
    expect(told(en, variant, '2000000000/0010000000 1 1 4', 'a+1x')).toBe('Red plays a+1x, sends home the pawn on a3.');
    expect(told(fr, variant, 'bbbbb00000/6789a12345 1 66 40', '--')).toBe('Rouge ne peut plus rien faire des dés et passe.');
  });

  it('is never empty or unfinished, whatever is played', () => {
    for (const variant of variants()) {
      const random = randomNumbers(8);
      const table = Table.open(variant);
      for (let played = 0; played < 60 && !table.state().outcome; played++) {
        const legal = table.legal(100_000)!;
        const move = legal[Math.floor(random() * legal.length)]!;
        for (const words of [en, fr]) {
          const said = tellMove(words, table.view(), move, effectsOf(table, move));
          expect(said, `${variant} ${move}`).toMatch(/^\p{Lu}.*[^.,]\.$/u);
          expect(said).not.toMatch(/page-|piece-|\{|undefined/);
        }
        table.play(move);
      }
      table.free();
    }
  });
});

describe('an ending in words', () => {
  it('names the rule, or what the players declared', () => {
    expect(tellEnding(en, 'la-trel', { winner: 'two', rule: 'LT-12' }, undefined)).toBe(
      'Red wins: the other side has no attacker left.',
    );
    expect(tellEnding(en, 'la-trel', undefined, { winner: 'one', termination: 'resign' })).toBe(
      'Blue wins: the other side resigned.',
    );
    expect(tellEnding(fr, 'attangle', undefined, { winner: undefined, termination: 'agreement' })).toContain('Partie nulle');
    expect(tellEnding(en, 'la-trel', undefined, undefined)).toBe('');
  });
});
