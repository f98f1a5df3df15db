// What a study is made of: glyphs that the rules read alike, shapes that come and go, changes that can be tried out, chapters as text.

import { beforeAll, describe, expect, test } from 'vitest';
import { readRecords } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../tests/rules';
import { colourOf } from '../board/drawing';
import { GLYPHS, glyphSign } from '../game/glyphs';
import { GameTree } from '../game/tree';
import { asExercise, emptyChapter, isExercise, named, ofStudy, readStudy, studyName, writeStudy } from './chapters';
import { toggled, withoutShapes } from './shapes';
import { asStudy, STUDY_FORMAT } from './stored';

const VARIANT = 'latroncules/classic';
beforeAll(loadRulesHere);

test('the rules read the signs of glyphs as the page writes them', () => {
  for (const [index, glyph] of GLYPHS.entries()) {
    const text = `[Format "2"]\n[Variant "${VARIANT}"]\n[Result "*"]\n\n1. a2-a3${glyphSign(glyph)} *\n`;
    const reading = readRecords(text);
    if (reading.kind !== 'records') throw new Error(JSON.stringify(reading.problem));
    expect(reading.trees[0]?.moves[0]?.glyph).toBe(glyph);
    expect(reading.text).toContain(`$${index + 1}`);
  }
});

describe('shapes', () => {
  test('come, change their colour, and go', () => {
    const green = toggled(undefined, 'green', 'a1', 'b2');
    expect(green).toEqual({ shapes: [{ colour: 'green', from: 'a1', to: 'b2' }] });
    expect(toggled(green, 'red', 'a1', 'b2')).toEqual({ shapes: [{ colour: 'red', from: 'a1', to: 'b2' }] });
    expect(toggled(green, 'green', 'a1', 'b2')).toBeUndefined();
    expect(toggled(undefined, 'blue', 'a1', 'a1')).toEqual({ shapes: [{ colour: 'blue', from: 'a1' }] });
  });

  test('leave other codes alone when they are erased', () => {
    const values = [{ name: 'clk', text: '0:01:00' }];
    expect(withoutShapes({ shapes: [{ colour: 'red', from: 'a1' }], values })).toEqual({ values });
  });

  test('take their colour from the keys that are held', () => {
    const keys = { shiftKey: false, ctrlKey: false, altKey: false };
    expect(colourOf(keys)).toBeUndefined();
    expect(colourOf({ ...keys, shiftKey: true })).toBe('red');
    expect(colourOf({ ...keys, altKey: true })).toBe('blue');
    expect(colourOf({ ...keys, altKey: true, shiftKey: true })).toBe('yellow');
  });
});

describe('a tree', () => {
  test('takes back notes and orders that were only tried out, and makes them when asked', () => {
    const tree = new GameTree(VARIANT);
    const first = tree.play(['a2-a3'], tree.root);
    const second = tree.play(['c2-c3'], tree.root);
    const { seen, make } = tree.tryOut(() => {
      tree.reorder(second, -1);
      tree.annotate(second, { comment: 'Better.', glyph: 'good' });
      return tree.toRecord();
    });
    expect(seen).toMatchObject({ format: 2, moves: [{ move: 'c2-c3', glyph: 'good', comment: 'Better.' }] });
    expect(tree.root.children).toEqual([first, second]);
    expect(tree.toRecord().format).toBe(1);
    make();
    expect(tree.root.children[0]).toBe(second);
    expect(GameTree.fromRecord(tree.toRecord()).toRecord()).toEqual(tree.toRecord());
  });
});

describe('chapters', () => {
  test('are written one after the other and read back', () => {
    const chapters = ofStudy([named(emptyChapter(VARIANT), 'One'), asExercise(emptyChapter('la-trel/base'), true)], 'Both');
    const written = writeStudy(chapters);
    if (written.kind !== 'study') throw new Error(JSON.stringify(written.problem));
    const read = readStudy(written.text);
    expect(read).toEqual(written);
    expect(studyName(written.chapters)).toBe('Both');
    expect(written.chapters.map(isExercise)).toEqual([false, true]);
  });

  test('are told apart from what a newer page wrote and from what is damaged', () => {
    const row = { format: STUDY_FORMAT, id: 'a', created: 1, updated: 1, text: '', name: '', chapters: 1, variants: [] };
    expect(asStudy(row)).toBe(row);
    expect(asStudy({ ...row, format: STUDY_FORMAT + 1 })).toBe('newer');
    expect(asStudy({ ...row, text: 7 })).toBe('damaged');
    expect(asStudy('torn')).toBe('damaged');
  });
});
