import { beforeAll, describe, expect, it } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomTable, variants } from '../../../tests/rules';
import { Editing, isLetter } from './editing.svelte';

beforeAll(loadRulesHere);

const cellNamed = (editing: Editing, name: string): number => editing.edited.view.cells.find((cell) => cell.name === name)!.cell;

/** Sets the position of a table up again, piece by piece, on a cleared board. */
function rebuilt(table: Table): Editing {
  const { variant, position } = table.state();
  const view = table.view();
  const wanted = new Editing(variant, position);
  const editing = new Editing(variant);
  editing.change('clear');
  for (const { cell, side, letter } of view.pieces) {
    const stands = editing.edited.view.pieces.some(
      (piece) => piece.cell === cell && piece.side === side && piece.letter === letter,
    );
    if (!stands) editing.touch(cell, { side, letter });
  }
  editing.change({ ply: { ply: view.ply } });
  for (const [index, field] of wanted.edited.fields.entries()) editing.setField(index, field.value);
  return editing;
}

describe('setting up by hand', () => {
  it('rebuilds the start and random positions of every variant to the letter', () => {
    expect(variants().length).toBeGreaterThanOrEqual(14);
    for (const variant of variants()) {
      for (const length of [0, 1, 13, 40, 120]) {
        const table = randomTable(variant, length, length + 1);
        const editing = rebuilt(table);
        expect(editing.edited.text, variant).toBe(table.state().position);
        expect(editing.edited.problem, variant).toBeUndefined();
        expect(editing.edited.view.cells, variant).toEqual(table.view().cells);
      }
    }
  });

  it('tells what is wrong, and no longer when it is mended', () => {
    const editing = new Editing('la-trel/base');
    editing.change('clear');
    expect(editing.edited.problem?.problem.id).toBe('text-no-attackers');
    editing.touch(cellNamed(editing, 'a1'), { side: 'one', letter: 'W' });
    expect(editing.edited.problem).toBeUndefined();
    expect(editing.edited.text).toBe('8/8/8/8/8/8/8/W7 1 -/- 0');
  });

  it('takes away what is touched twice', () => {
    const editing = new Editing('latroncules/classic');
    const before = editing.edited.text;
    const cell = cellNamed(editing, 'd4');
    editing.tool = { side: 'two', letter: 'F' };
    editing.touch(cell);
    expect(editing.edited.text).not.toBe(before);
    editing.touch(cell);
    expect(editing.edited.text).toBe(before);
  });

  it('answers the keys of the notation', () => {
    const editing = new Editing('la-trel/base');
    editing.change('clear');
    expect(editing.keyed(cellNamed(editing, 'a1'), 'S')).toBe(true);
    expect(editing.keyed(cellNamed(editing, 'b2'), 't')).toBe(true);
    expect(editing.keyed(cellNamed(editing, 'c3'), 'b'), 'no blockers in this variant').toBe(false);
    expect(editing.keyed(cellNamed(editing, 'c3'), 'ArrowUp')).toBe(false);
    expect(editing.edited.text).toBe('8/8/8/8/8/8/1t6/S7 1 -/- 0');
    expect(editing.keyed(cellNamed(editing, 'a1'), 'Delete')).toBe(true);
    expect(editing.edited.text).toBe('8/8/8/8/8/8/1t6/8 1 -/- 0');
    const stacks = new Editing('attangle/standard');
    stacks.tool = { side: 'two', letter: '1' };
    expect(stacks.keyed(cellNamed(stacks, 'a1'), '3')).toBe(true);
    expect(stacks.edited.view.pieces).toMatchObject([{ side: 'two', height: 3 }]);
  });

  it('answers every key that is named below the palette, in every variant', () => {
    for (const variant of variants()) {
      const letters = new Editing(variant).kinds.map(({ letter }) => letter).filter(isLetter);
      const digits = new Editing(variant).kinds.map(({ letter }) => letter).filter((letter) => !isLetter(letter));
      expect(letters.length === 0 || digits.length === 0, `${variant} has one kind of keys`).toBe(true);
      for (const key of [...letters, ...letters.map((letter) => letter.toLowerCase()), ...digits]) {
        const editing = new Editing(variant);
        editing.change('clear');
        expect(editing.keyed(editing.edited.view.cells.at(-1)!.cell, key), `${variant} ${key}`).toBe(true);
        editing.free();
      }
    }
  });

  it('notices what cannot be put somewhere and changes nothing', () => {
    const editing = new Editing('chasse-croise/standard');
    const before = editing.edited.text;
    const cell = cellNamed(editing, 'r4-0');
    editing.touch(cell, { side: 'one', letter: 'P' });
    expect(editing.refused).toBe(cell);
    expect(editing.edited.text).toBe(before);
    editing.touch(cellNamed(editing, 'c4'), { side: 'one', letter: 'P' });
    expect(editing.refused).toBeUndefined();
  });

  it('begins anew from a text, or says why not and stays as it was', () => {
    const editing = new Editing('la-trel/base');
    const before = editing.edited.text;
    expect(() => editing.begin('8/8 1 - 0')).toThrow();
    expect(editing.edited.text).toBe(before);
    editing.begin('8/8/8/8/8/8/1t6/S7 2 -/- 1');
    expect(editing.edited.view.side).toBe('two');
  });
});
