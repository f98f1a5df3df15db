// Touching against the real rules.

import { beforeAll, describe, expect, test } from 'vitest';
import { catalog, Table } from '$generated/wasm/ludotheca';
import { loadRulesHere } from '../../tests/rules';
import { cellNamed, Hand } from './testing';
import { Touching } from './touching';

beforeAll(loadRulesHere);

const CHAIN = '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10';
const EXCHANGE = '4w3/3D4/8/8/8/8/8/W2S3W 1 -/- 10';
const MEETING = '1..../1.a.../....b1./.1.....1/.a1..1a.1/..a.a1a./b1..a../...11./.1.aa 1 12/16 24';

describe('touching a piece and a place', () => {
  test('plays the move at the last touch', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    expect(hand.touch('e2').played).toBeUndefined();
    expect(hand.touched).toEqual(['e2']);
    expect(hand.targets).toEqual(['e3']);
    expect(hand.touch('e3').played).toEqual(['e2-e3']);
  });

  test('the same piece again puts it down', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.touch('e2', 'e2');
    expect(hand.touched).toEqual([]);
    expect(hand.refusal).toBeUndefined();
  });

  test('another piece of one’s own is chosen instead', () => {
    const hand = new Hand(Table.open('latroncules/classic'));
    hand.touch('a2', 'c2');
    expect(hand.touched).toEqual(['c2']);
    expect(hand.touch('c3').played).toEqual(['c2-c3']);
  });

  test('taking a touch back leaves the others', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.touch('d1', 'd4');
    expect(hand.touching.back().cells).toEqual([hand.cell('d1')]);
    expect(hand.touching.back().back().cells).toEqual([]);
    expect(hand.touching.back().back().back().cells).toEqual([]);
  });
});

describe('a chain', () => {
  test('goes hop by hop and may stop at each', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.touch('d1', 'd4');
    expect(hand.touching.played).toBeUndefined();
    expect(hand.touching.mayStop).toBe(true);
    expect(hand.targets).toEqual(['d6']);
    expect(hand.touching.stopHere().played).toEqual(['d1xd4']);
    expect(hand.touch('d6').played).toEqual(['d1xd4xd6']);
  });

  test('ends where the place that it has reached is touched again', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    expect(hand.touch('d1', 'd4', 'd4').played).toEqual(['d1xd4']);
  });

  test('is given up where the piece that began it is touched again', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.touch('d1', 'd4', 'd1');
    expect(hand.touched).toEqual([]);
    expect(hand.touching.played).toBeUndefined();
  });

  test('is not ended by taking the piece into the hand to draw it on', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.touch('d1', 'd4');
    expect(hand.touching.lift(hand.cell('d4'))).toBe(hand.touching);
    expect(hand.touching.drop(hand.cell('d4'), hand.cell('d6')).played).toEqual(['d1xd4xd6']);
  });

  test('is explained where it cannot go on', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.touch('d1', 'd4', 'h4');
    expect(hand.refusal).toBe('LT-9 nothing-to-capture');
    expect(hand.touched).toEqual(['d1', 'd4']);
    expect(hand.touching.mayStop).toBe(true);
  });

  test('cannot stop where nothing is complete', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.touch('d1');
    expect(hand.touching.stopHere()).toBe(hand.touching);
  });
});

describe('an exchange', () => {
  test('asks what becomes of the piece', () => {
    const hand = new Hand(Table.open('la-trel/base', EXCHANGE));
    hand.touch('d7', 'd8');
    expect(hand.touching.played).toBeUndefined();
    expect(hand.touching.next).toEqual(expect.arrayContaining([{ choice: 'keep' }, { choice: 'sabre' }, { choice: 'trident' }]));
    expect(hand.touch('=sabre').played).toEqual(['d7-d8=S']);
  });

  test('may keep the piece', () => {
    const hand = new Hand(Table.open('la-trel/base', EXCHANGE));
    expect(hand.touch('d7', 'd8', '=keep').played).toEqual(['d7-d8']);
  });

  test('is taken back touch by touch', () => {
    const hand = new Hand(Table.open('la-trel/base', EXCHANGE));
    hand.touch('d7', 'd8');
    expect(hand.touching.back().cells).toEqual([hand.cell('d7')]);
  });

  test('onto an occupied place is refused although nothing was chosen', () => {
    const hand = new Hand(Table.open('la-trel/base', '3w4/3D4/8/8/8/8/8/W2S3W 1 -/- 10'));
    hand.touch('d7', 'd8');
    expect(hand.refusal).toBe('LT-4 never-captures');
  });
});

describe('a wrong touch', () => {
  test('is explained with its rule, its cells and what is possible, and the piece stays chosen', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.touch('e2', 'e5');
    expect(hand.refusal).toBe('LT-4 too-far');
    expect(hand.touching.refusal?.refusal.cells.length).toBeGreaterThan(0);
    expect(hand.touching.refusal?.refusal.nearest).toContain('e2-e3');
    expect(hand.touched).toEqual(['e2']);
    expect(hand.touch('e3').played).toEqual(['e2-e3']);
  });

  test.each([
    ['la-trel/base', 'e5', 'LT-1 empty-origin'],
    ['la-trel/base', 'e7', 'LT-1 not-your-piece'],
    ['latroncules/classic', 'e5', 'LA-1 empty-origin'],
    ['latroncules/classic', 'e7', 'LA-1 not-your-piece'],
    ['attangle/grand', 'e5', 'AT-3 void-point'],
    ['attangle/grand', 'h6', undefined],
    ['chasse-croise/standard', 'c4', 'CC-1 empty-origin'],
    ['chasse-croise/standard', 'a0', 'CC-2 roll-first'],
  ])('in %s on %s is explained at the first touch', (variant, cell, refusal) => {
    const hand = new Hand(Table.open(variant));
    hand.touch(cell);
    expect(hand.refusal).toBe(refusal);
  });

  test('in the midst of a chain names where the chain may end or go on, and no other move', () => {
    const hand = new Hand(Table.open('la-trel/base', '6w1/8/8/3d4/8/3d4/8/W2S3W 1 -/- 10'));
    hand.touch('d1', 'd4', 'h4');
    expect(hand.refusal).toBe('LT-9 nothing-to-capture');
    expect(hand.touching.refusal?.refusal.nearest).toEqual(['d1xd4', 'd1xd4xd6']);
  });

  test('is forgotten at the next', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.touch('e5', 'e2');
    expect(hand.refusal).toBeUndefined();
    expect(hand.touched).toEqual(['e2']);
  });

  test('a piece that cannot move is taken, and tells why it cannot', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.touch('d1');
    expect(hand.touched).toEqual(['d1']);
    expect(hand.targets).toEqual([]);
    hand.touch('d5');
    expect(hand.refusal).toMatch(/^LT-/);
  });

  test('ends the game’s turn only when the rules allow it', () => {
    const table = Table.open('chasse-croise/standard');
    table.play('63');
    const hand = new Hand(table);
    hand.touch('=endturn');
    expect(hand.refusal).toBe('CC-6 may-not-pass');
  });
});

describe('two attackers and a target', () => {
  test.each([[['b4', 'b5', 'a4']], [['b5', 'b4', 'a4']], [['a4', 'b4', 'b5']], [['a4', 'b5', 'b4']]])(
    'capture in the order %s',
    (order) => {
      const hand = new Hand(Table.open('attangle/grand', MEETING));
      expect(hand.touch(...order).played).toEqual(['b4,b5-a4']);
    },
  );

  test('an empty point is entered at once', () => {
    const hand = new Hand(Table.open('attangle/grand', MEETING));
    expect(hand.touch('a1').played).toEqual(['a1']);
  });

  test('that do not meet are explained although the second could begin something else', () => {
    const hand = new Hand(Table.open('attangle/grand', MEETING));
    hand.touch('a2', 'e9');
    expect(hand.touched).toEqual(['e9']);
    hand.touch('d7');
    expect(hand.refusal).toBe('AT-7 not-in-line');
  });

  test('one attacker alone is told that it needs another', () => {
    const hand = new Hand(Table.open('attangle/grand', MEETING));
    hand.touch('b4', 'a4');
    expect(hand.refusal).toBe('AT-7 only-one-attacker');
  });

  test('drawn onto the target one after the other capture it', () => {
    const hand = new Hand(Table.open('attangle/grand', MEETING));
    hand.drop('b4', 'a4');
    expect(hand.touched).toEqual(['a4', 'b4']);
    expect(hand.drop('b5', 'a4').played).toEqual(['b4,b5-a4']);
  });
});

describe('dice', () => {
  const rolled = () => {
    const table = Table.open('chasse-croise/standard');
    table.play('63');
    return new Hand(table);
  };

  test('the die follows from the place', () => {
    expect(rolled().touch('a0', 'a3').played).toEqual(['a+3']);
    expect(rolled().touch('a0', 'a6').played).toEqual(['a+6']);
  });

  test('the place of the sum stands for two steps', () => {
    expect(rolled().touch('a0', 'a9').played).toEqual(['a+6', 'a+3']);
  });

  test('the turn can be ended where no die lets anybody advance', () => {
    // Player 1 has one pawn on its way, one step before its arrival, and dice of five.
    const hand = new Hand(Table.open('chasse-croise/standard', 'abbbbbbbbb/0000000000 1 55 10'));
    expect(hand.touch('=endturn').played).toEqual(['--']);
  });
});

describe('drawing a piece', () => {
  test('plays the move', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    expect(hand.drop('e2', 'e3').played).toEqual(['e2-e3']);
  });

  test('that was touched before plays it too', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.touch('e2');
    expect(hand.drop('e2', 'e3').played).toEqual(['e2-e3']);
  });

  test('back to its place leaves it touched', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.drop('e2', 'e2');
    expect(hand.touched).toEqual(['e2']);
  });

  test('goes on with a chain from where the piece has come to', () => {
    const hand = new Hand(Table.open('la-trel/base', CHAIN));
    hand.drop('d1', 'd4');
    expect(hand.drop('d4', 'd6').played).toEqual(['d1xd4xd6']);
  });

  test('to a wrong place is explained', () => {
    const hand = new Hand(Table.open('la-trel/base'));
    hand.drop('e2', 'e5');
    expect(hand.refusal).toBe('LT-4 too-far');
  });
});

describe('with confirmation', () => {
  test('a whole move waits', () => {
    const hand = new Hand(Table.open('la-trel/base'), true);
    hand.touch('e2', 'e3');
    expect(hand.touching.played).toBeUndefined();
    expect(hand.touching.pending).toBe(true);
    expect(hand.touching.confirm().played).toEqual(['e2-e3']);
  });

  test('a second touch on the target confirms', () => {
    const hand = new Hand(Table.open('la-trel/base'), true);
    expect(hand.touch('e2', 'e3', 'e3').played).toEqual(['e2-e3']);
    const single = new Hand(Table.open('attangle/standard'), true);
    expect(single.touch('d5', 'd5').played).toEqual(['d5']);
    const exchange = new Hand(Table.open('la-trel/base', EXCHANGE), true);
    exchange.touch('d7', 'd8', '=sabre');
    expect(exchange.touching.lift(exchange.cell('d8')).played, 'taken into the hand').toBeUndefined();
    expect(exchange.touch('d8').played).toEqual(['d7-d8=S']);
  });

  test('the last touch can be taken back and another made', () => {
    const hand = new Hand(Table.open('la-trel/base'), true);
    hand.touch('e2', 'e3');
    hand.touching = hand.touching.back();
    expect(hand.touching.pending).toBe(false);
    expect(hand.touched).toEqual(['e2']);
    hand.touch('e3', 'd2', 'd3');
    expect(hand.touching.confirm().played).toEqual(['d2-d3']);
  });

  test('a single touch that is a whole move waits too, and can be taken back', () => {
    const hand = new Hand(Table.open('attangle/standard'), true);
    hand.touch('d5');
    expect(hand.touching.pending).toBe(true);
    expect(hand.touching.back().touches).toEqual([]);
    expect(hand.touching.confirm().played).toEqual(['d5']);
  });

  test('a wrong touch while a move waits changes nothing', () => {
    const hand = new Hand(Table.open('la-trel/base'), true);
    hand.touch('e2', 'e3', 'h5');
    expect(hand.touching.confirm().played).toEqual(['e2-e3']);
  });
});

// Thousands of moves: a busy machine takes its time.
test('every legal move of every variant can be made by touching', { timeout: 60_000 }, () => {
  for (const { id } of catalog()) {
    const table = Table.open(id);
    for (let ply = 0; ply < 12 && table.state().phase !== 'over'; ply++) {
      const rolled = table.state().phase === 'roll' ? table.roll(ply) : undefined;
      if (rolled !== undefined) table.play(rolled);
      const legal = table.legal(5000) ?? [];
      const { touching } = new Hand(table);
      for (const move of legal) {
        const made = table.touchesOf(move).reduce((so, touch) => so.touch(touch), touching);
        if (`${made.played ?? made.complete}` !== move) expect(made.played ?? made.complete, id).toEqual([move]);
      }
      const move = legal[(ply * 7) % legal.length];
      if (move !== undefined) table.play(move);
    }
    table.free();
  }
});

describe('where a touched piece must move', () => {
  const strict = (variant: string, position?: string) => new Hand(Table.open(variant, position), false, true);

  test('it stays touched, whatever else is touched or taken back', () => {
    const hand = strict('latroncules/classic');
    hand.touch('a2');
    for (const another of ['a2', 'c2']) {
      expect(hand.touch(another).stays, another).toBe(true);
      expect(hand.touched).toEqual(['a2']);
    }
    expect(hand.touching.back().cells).toEqual([hand.cell('a2')]);
    expect(hand.touch('a3').played).toEqual(['a2-a3']);
  });

  test('another piece cannot be drawn to where it may go', () => {
    const hand = strict('latroncules/classic');
    hand.touch('a2');
    const { played, stays } = hand.drop('b2', 'a3');
    expect({ played, stays }).toEqual({ played: undefined, stays: true });
    expect(hand.touched).toEqual(['a2']);
  });

  test('a place that it cannot go to is refused, and it stays touched', () => {
    const hand = strict('latroncules/classic');
    hand.touch('a2', 'a5');
    expect(hand.refusal).toBeDefined();
    expect(hand.touched).toEqual(['a2']);
  });

  test('a piece that cannot move is let go', () => {
    const hand = strict('la-trel/base');
    hand.touch('a1', 'b2');
    expect(hand.touched).toEqual(['b2']);
    expect(hand.touching.stays).toBe(false);
  });

  test('a hop that was made stays made', () => {
    const hand = strict('la-trel/base', CHAIN);
    hand.touch('d1', 'd4');
    expect(hand.touching.back().stays).toBe(true);
    expect(hand.touch('d1').stays).toBe(true);
    expect(hand.touched).toEqual(['d1', 'd4']);
    expect(hand.touching.stopHere().played).toEqual(['d1xd4']);
    expect(hand.touch('d4').played).toEqual(['d1xd4']);
  });

  test('the first attacker takes part, the other one and the target are free', () => {
    const table = Table.open('attangle/grand', MEETING);
    const touchesOf = (text: string) => table.touchesOf(text).map((touch) => ('cell' in touch ? touch.cell : -1));
    const captures = table
      .legal(1000)!
      .map(touchesOf)
      .filter(({ length }) => length === 3);
    const [first, second, target] = captures[0] as [number, number, number];
    const others = captures.filter(([one, two]) => one === first || two === first);
    const hand = new Hand(table, false, true);
    hand.touching = hand.touching.touch({ cell: target }).touch({ cell: first });
    expect(hand.touching.held).toBe(first);
    hand.touching = hand.touching.back();
    expect(hand.touching.cells, 'the target is free').toEqual([first]);
    expect(hand.touching.back().stays, 'the attacker is not').toBe(true);
    hand.touching = hand.touching.touch({ cell: second });
    expect(hand.touching.cells).toEqual([first, second]);
    const partner = others.map(([one, two]) => (one === first ? two! : one!)).find((cell) => cell !== second);
    expect(partner, 'the position has another partner').toBeDefined();
    hand.touching = hand.touching.touch({ cell: partner! });
    expect(hand.touching.cells).toEqual([first, partner]);
  });

  test('a piece that was touched before is touched from the beginning', () => {
    const { touching } = new Hand(Table.open('latroncules/classic'));
    const held = cellNamed(touching.view, 'a2');
    const again = Touching.begin(touching.position, { confirm: false, touchMove: true }, held);
    expect([again.cells, again.held]).toEqual([[held], held]);
  });
});
