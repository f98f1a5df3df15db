// The facts of the rule book hold in the browser's rules too: counts, whole games and hand-set positions.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../rules';

interface Fact {
  variant: string;
  position: string;
  /** Where a game begins that does not begin at the beginning. */
  start?: string;
  result?: string;
  legal?: string[];
  moves?: string[];
  perft?: number[];
  banned_by_LT_11?: string[];
}

const FACTS = new URL('../../../crates/rules/tests/facts/', import.meta.url);

/** The facts of this kind about every game, a folder each. */
function facts(name: string): Fact[] {
  const games = readdirSync(FACTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap((game) => JSON.parse(readFileSync(new URL(`${game.name}/${name}.json`, FACTS), 'utf8')) as Fact[]);
}

/** No position of the facts has more moves than this. */
const MOST = 10_000;

function check(table: Table, fact: Fact): void {
  const state = table.state();
  expect(state.position).toBe(fact.position);
  if (fact.result !== undefined) expect(state.result).toBe(fact.result);
  if (fact.legal !== undefined) expect(table.legal(MOST)?.sort()).toEqual([...fact.legal].sort());
  for (const [index, count] of (fact.perft ?? []).entries()) {
    expect(table.perft(index + 1), `perft ${index + 1}`).toBe(count);
  }
}

beforeAll(loadRulesHere);

describe('the facts of the rule book, in wasm', () => {
  test.each(facts('vectors'))('counts of $variant, $position', (fact) => {
    const table = Table.open(fact.variant, fact.position);
    check(table, fact);
    table.free();
  });

  test.each(facts('spots'))('hand-set $variant, $position', (fact) => {
    const table = Table.open(fact.variant, fact.position);
    check(table, fact);
    table.free();
  });

  test.each(facts('lines'))('a game of $variant that ends $result, $position', (fact) => {
    const table = Table.open(fact.variant, fact.start);
    for (const move of fact.moves ?? []) {
      expect(table.state().result).toBe('none');
      expect(table.play(move)).toEqual({ kind: 'legal', text: move });
    }
    check(table, fact);
    for (const move of fact.banned_by_LT_11 ?? []) {
      expect(table.read(move)).toMatchObject({ kind: 'refused', refusal: { rule: 'LT-11' } });
    }
    table.free();
  });
});

describe('a table in wasm', () => {
  test('says what is wrong with a variant or a position', () => {
    expect(() => Table.open('chess/standard')).toThrow(expect.objectContaining({ kind: 'variant' }));
    expect(() => Table.open('la-trel/base', 'nonsense')).toThrow(
      expect.objectContaining({ kind: 'position', column: expect.any(Number) }),
    );
  });

  test('goes to any line of a game and keeps what both have in common', () => {
    const [line] = facts('lines');
    const table = Table.open(line!.variant);
    expect(table.seek(line!.moves!)).toBe(line!.moves!.length);
    expect(table.state().position).toBe(line!.position);
    expect(table.seek(line!.moves!.slice(0, 3))).toBe(3);
    expect(table.moves()).toEqual(line!.moves!.slice(0, 3));
    expect(table.seek([...line!.moves!.slice(0, 2), 'nonsense', 'a2-a3'])).toBe(2);
  });
});
