import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Touching } from '../board/touching';
import { isTask } from './figure';
import { FIGURES } from './testing';
import { Trying } from './trying.svelte';

let trying: Trying;
// A figure that lists no mistakes leaves nothing to free.
beforeEach(() => (trying = new Trying(FIGURES[0]![1])));
afterEach(() => trying.free());

/** What becomes of touches on a board without confirmation, as a reader makes them. */
function byHand(text: string): Touching {
  let touching = Touching.begin(trying.position, { confirm: false });
  for (const touch of trying.table.touchesToTry(text)) touching = touching.touch(touch);
  return touching.played ? touching : touching.stopHere();
}

const TASKS = FIGURES.filter(([, figure]) => isTask(figure));
const ENDINGS = FIGURES.filter(([, figure]) => figure.result !== undefined);

describe.each(TASKS)('%s', (_, figure) => {
  it('praises every move that it accepts, made by hand', () => {
    for (const answer of figure.accept) {
      trying = new Trying(figure);
      expect(trying.state).toBe('waiting');
      expect(trying.active).toBe(true);
      for (const move of answer) {
        const { played } = byHand(move);
        expect(played, move).toEqual([move]);
        trying.play(played!);
        expect(trying.state, move).toBe('right');
      }
      expect(trying.told?.kind).toBe('right');
      expect(trying.misses).toBe(0);
    }
  });

  it('refuses what it lists by the rule that it names', () => {
    for (const { move, rule } of figure.refuse) {
      trying = new Trying(figure);
      const verdict = trying.table.read(move);
      if (verdict.kind !== 'refused') throw new Error(`${move} is ${verdict.kind}`);
      expect(verdict.refusal.rule).toBe(rule);
      trying.refused(verdict);
      expect(trying.state).toBe('refused');
      expect(trying.told).toMatchObject({ kind: 'mistake', mistake: { rule } });
    }
  });

  it('knows its listed mistakes when they are made by hand', () => {
    for (const { move, rule } of figure.refuse) {
      trying = new Trying(figure);
      const touches = trying.table.touchesToTry(move);
      if (touches.length === 0) continue;
      const verdict = trying.table.judgeTouch(touches.slice(0, -1), [], touches.at(-1)!);
      trying.refused(verdict!);
      expect(trying.state, move).toBe('refused');
      expect(trying.told, move).toMatchObject({ kind: 'mistake', mistake: { rule } });
    }
  });

  it('shows every answer and every mistake, and begins anew', () => {
    trying = new Trying(figure);
    const before = trying.table.state().position;
    for (const answer of figure.accept) {
      trying.show();
      expect(trying.told).toMatchObject({ kind: 'shown', moves: answer.map((text) => ({ text })) });
      expect(trying.state).toBe('shown');
    }
    for (const { move, rule } of figure.refuse) {
      trying.tryForbidden();
      expect(trying.told).toMatchObject({ kind: 'tried', mistake: { move, rule }, refusal: { rule } });
      expect(trying.state).toBe('refused');
      expect(trying.table.state().position).toBe(before);
    }
    trying.reset();
    expect(trying.state).toBe('waiting');
    expect(trying.told).toBeUndefined();
    expect(trying.table.state().position).toBe(before);
  });

  it('awaits a move and not a roll', () => {
    trying = new Trying(figure);
    expect(trying.table.state().phase).toBe('move');
  });
});

it.each(ENDINGS)('%s has ended as it says', (_, figure) => {
  trying = new Trying(figure);
  // JSON has null where the rules have nothing.
  const { rule, winner } = figure.result!;
  expect(trying.table.state().outcome).toEqual({ rule, winner: winner ?? undefined });
  expect(trying.active).toBe(false);
});

it('meets most listed mistakes by the hand of a reader, each refused by its rule', () => {
  let met = 0;
  for (const [name, figure] of FIGURES) {
    for (const { move, rule } of figure.refuse) {
      trying = new Trying(figure);
      let touching = Touching.begin(trying.position, { confirm: false });
      const touches = trying.table.touchesToTry(move);
      for (const touch of touches) if (!touching.played) touching = touching.touch(touch);
      if (touching.refusal) {
        expect(touching.refusal.refusal.rule, `${name} ${move}`).toBe(rule);
        met += 1;
      }
      trying.free();
    }
  }
  trying = new Trying(FIGURES[0]![1]);
  // The others are claims that only a text can make, or end sooner by hand: those are demonstrated.
  expect(met).toBeGreaterThanOrEqual(2 * 110);
});

describe('a figure', () => {
  const named = (id: string) => FIGURES.find(([name]) => name === `en ${id}`)![1];

  it('tells a legal move that is not asked for from the one that is', () => {
    trying = new Trying(named('lt-1-own-piece'));
    trying.play(['b2-b3']);
    expect(trying.state).toBe('other');
    expect(trying.told).toMatchObject({ kind: 'other', moves: [{ text: 'b2-b3' }] });
    expect(trying.active).toBe(false);
    expect(trying.misses).toBe(1);
  });

  it('does not take part of a chain for the whole of it', () => {
    trying = new Trying(named('lt-9-chain'));
    trying.play(['c2xa4']);
    expect(trying.state).toBe('other');
  });

  it('takes both dice at one touch only where that is asked', () => {
    trying = new Trying(named('cc-lesson-6'));
    trying.play(['g+3x', 'g+4']);
    expect(trying.state).toBe('right');
    trying.free();
    trying = new Trying(named('cc-1-lanes'));
    trying.play(['c+6', 'c+3']);
    expect(trying.state).toBe('other');
  });

  it('lets a turn of two dice go on after the task is done', () => {
    trying = new Trying(named('cc-lesson-12'));
    trying.play(['f+3']);
    expect(trying.active).toBe(true);
    trying.play(['f+2']);
    expect(trying.state).toBe('right');
    expect(trying.told).toMatchObject({ kind: 'right', outcome: { winner: 'one', rule: 'CC-7' } });
    expect(trying.active).toBe(false);
  });

  it('that was shown is not solved by playing the turn to its end, but by doing it once more', () => {
    trying = new Trying(named('cc-lesson-12'));
    trying.show();
    trying.play(['f+2']);
    expect(trying.state).toBe('shown');
    expect(trying.told).toMatchObject({ kind: 'shown', outcome: { winner: 'one', rule: 'CC-7' } });
    trying.reset();
    trying.play(['f+3']);
    expect(trying.state).toBe('right');
  });

  it('says nothing of its own to a mistake that it does not list', () => {
    trying = new Trying(named('lt-7-jump'));
    const { table } = trying;
    const verdict = table.read('d1-e2');
    trying.refused(verdict);
    expect(trying.state).toBe('refused');
    expect(trying.told).toBeUndefined();
  });
});
