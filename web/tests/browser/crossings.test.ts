// What the page asks of the rules on the way of a move: once a touch at most, and once for the move itself, whose answer is kept
// before it is seen and not asked for again.

import { beforeAll, describe, expect, test } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, takeBack } from '../rules';
import { crossingsOf, watchBorder } from './support/border';
import { newPage, useBrowser } from './support/browser';
import { Hand } from './support/hand';

const [TOUCH, MOVE, ROLL, LOOK, WRONG] = [
  'table_touched',
  'table_attempt',
  'table_attemptRoll',
  'table_goTo',
  'table_judgeTouch',
];

/** A hand at the board of an address, when everything that stands around the board is there. */
async function watched(address: string, last: string): Promise<Hand> {
  const page = await newPage();
  await watchBorder(page);
  await page.goto(address);
  const hand = new Hand(page);
  await hand.board.waitFor();
  await page.locator(last).waitFor();
  return hand;
}

const played = (variant: string, more = ''): Promise<Hand> =>
  watched(`/play/${variant}?p1=human&p2=human&seed=3${more}`, '[data-action="save-record"]');

async function crossed(hand: Hand, act: () => Promise<void>): Promise<string[]> {
  await crossingsOf(hand.page);
  await act();
  return (await crossingsOf(hand.page)).calls;
}

describe('a move crosses the border', () => {
  useBrowser();
  beforeAll(loadRulesHere);

  test('once for the piece and once for the move', async () => {
    const [hand, table] = [await played('latroncules/classic'), Table.open('latroncules/classic')];
    for (const move of ['a2-a3', 'd7-d6', 'c2-c3', 'h7-h6'])
      expect(await crossed(hand, () => hand.play(table, move)), move).toEqual([TOUCH, MOVE]);
  });

  test('once where one touch makes it', async () => {
    const [hand, table] = [await played('attangle/standard'), Table.open('attangle/standard')];
    for (let ply = 0; ply < 4; ply += 1)
      expect(await crossed(hand, () => hand.play(table, table.legal(100)![ply]!))).toEqual([MOVE]);
  });

  test('once for a roll, and once for both steps of a sum', async () => {
    const [hand, table] = [await played('chasse-croise/standard'), Table.open('chasse-croise/standard')];
    const roll = table.roll(3)!;
    expect(await crossed(hand, () => hand.play(table, roll))).toEqual([ROLL]);
    const [one, other] = roll.split('');
    const sum = `a${Number(one) + Number(other)}`;
    for (const step of [one, other]) expect(table.play(`a+${step}`).kind).toBe('legal');
    const both = await crossed(hand, async () => {
      await hand.touchCell('a0');
      await hand.touchCell(sum);
      await hand.expectAttribute('position', table.state().position);
    });
    expect(both).toEqual([TOUCH, MOVE]);
  });

  test('once for every hop of a chain, and once for the move', async () => {
    const position = '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10';
    const hand = await played('la-trel/base', `&position=${encodeURIComponent(position)}`);
    const table = Table.open('la-trel/base', position);
    expect(await crossed(hand, () => hand.play(table, 'd1xd4xd6'))).toEqual([TOUCH, TOUCH, MOVE]);
  });

  test('once where it is wrong', async () => {
    const hand = await played('la-trel/base');
    const wrong = await crossed(hand, async () => {
      await hand.touchCell('e2');
      await hand.touchCell('e5');
      await hand.within.locator('[data-rule="LT-4"]').waitFor();
    });
    expect(wrong).toEqual([TOUCH, WRONG]);
  });

  test('once where it is taken back, looked at or typed', async () => {
    const [hand, table] = [await played('la-trel/base'), Table.open('la-trel/base')];
    await hand.play(table, 'd2-d3');
    await hand.play(table, 'd7-d6');
    takeBack(table);
    const position = () => hand.expectAttribute('position', table.state().position);
    const back = async () => (await hand.use('[data-action="undo"]'), await position());
    expect(await crossed(hand, back)).toEqual([LOOK]);
    const typed = async () => {
      await hand.page.locator('[data-input="move"]').fill('e7-e6');
      await hand.page.keyboard.press('Enter');
      table.play('e7-e6');
      await position();
    };
    expect(await crossed(hand, typed)).toEqual([MOVE]);
    takeBack(table);
    const looked = async () => (await hand.use('[data-action="back"]'), await position());
    expect(await crossed(hand, looked)).toEqual([LOOK]);
  });

  test('as often while analysing; the address asks for a record besides', async () => {
    const [hand, table] = [await watched('/analysis/la-trel/base', '[data-action="copy-game-link"]'), Table.open('la-trel/base')];
    await hand.use('[data-action="analyse"]');
    const calls = await crossed(hand, () => hand.play(table, 'd2-d3'));
    expect(calls.filter((call) => call !== 'writeRecord')).toEqual([TOUCH, MOVE]);
  });
});
