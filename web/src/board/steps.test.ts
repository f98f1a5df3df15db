// Films of moves: every effect of every game ends where the rules say.

import { beforeAll, describe, expect, test } from 'vitest';
import { catalog, type PieceView, Table, type View } from '$generated/wasm/ludotheca';
import { spritesOf, type Step, stepsOf } from './steps';
import { effectsOf, loadRulesHere } from '../../tests/rules';
import { cellNamed } from './testing';

beforeAll(loadRulesHere);

/** The steps of one move, and the views around it. */
function film(table: Table, move: string): { before: View; after: View; steps: Step[] } {
  const before = table.view();
  const effects = effectsOf(table, move);
  table.play(move);
  const after = table.view();
  return { before, after, steps: stepsOf(before, effects, after, spritesOf(before.pieces, [])) };
}

const kinds = (steps: readonly Step[]) => steps.map((step) => step.kind);
const bare = (pieces: readonly PieceView[]) =>
  pieces.map(({ cell, side, kind, height }) => `${cell} ${side} ${kind} ${height}`).sort();

describe('a film', () => {
  test('of a capture slides, then lets the captured piece go', () => {
    const { steps } = film(Table.open('la-trel/base', '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10'), 'd1xd4xd6');
    expect(kinds(steps)).toEqual(['slide', 'capture', 'slide', 'capture']);
  });

  test('keeps the identity of the piece that moves', () => {
    const { before, steps } = film(Table.open('la-trel/base'), 'e2-e3');
    const [step] = steps;
    const [[key, from]] = [...step!.from] as [[number, number]];
    expect(from).toBe(cellNamed(before, 'e2'));
    expect(step!.sprites.find((sprite) => sprite.key === key)?.cell).toBe(cellNamed(before, 'e3'));
    expect(step!.sprites).toHaveLength(32);
  });

  test('brings both attackers together before they stack up', () => {
    const table = Table.open(
      'attangle/grand',
      '1..../1.a.../....b1./.1.....1/.a1..1a.1/..a.a1a./b1..a../...11./.1.aa 1 12/16 24',
    );
    const { steps } = film(table, 'b4,b5-a4');
    expect(kinds(steps)).toEqual(['slide', 'stack']);
    expect(steps[0]!.from.size).toBe(2);
  });

  test('sends a pawn home after it was hit', () => {
    const { before, steps } = film(Table.open('chasse-croise/standard', '0000000000/0000010000 1 63 2'), 'a+6x');
    expect(kinds(steps)).toEqual(['slide', 'capture']);
    const home = steps[1]!.sprites.find((sprite) => sprite.cell === cellNamed(before, 'r6-0'));
    expect(home?.side).toBe('two');
  });

  test('shows a roll', () => {
    const { steps } = film(Table.open('chasse-croise/standard'), '63');
    expect(kinds(steps)).toEqual(['roll']);
    expect(steps[0]!.dice).toEqual([6, 3]);
  });
});

// Many games: a busy machine takes its time.
test('every move of a game ends with the pieces where the rules put them', { timeout: 60_000 }, () => {
  for (const { id } of catalog()) {
    const table = Table.open(id);
    for (let ply = 0; ply < 40 && table.state().phase !== 'over'; ply++) {
      const legal = table.state().phase === 'roll' ? [table.roll(ply)!] : (table.legal(20000) ?? []);
      const captures = legal.filter((move) => /[x,]/.test(move));
      const pool = captures.length > 0 ? captures : legal;
      const move = pool[(ply * 7) % pool.length];
      if (move === undefined) break;
      const { before, after, steps } = film(table, move);
      const last = steps[steps.length - 1];
      const shown = last ? last.sprites.filter((sprite) => !last.leaving.has(sprite.key)) : before.pieces;
      expect(bare(shown), `${id} ${move}`).toEqual(bare(after.pieces));
    }
    table.free();
  }
});
