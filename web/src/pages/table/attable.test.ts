import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadRulesHere } from '../../../tests/rules';
import { Table } from '$generated/wasm/ludotheca';
import type { Deed, Place } from '$generated/wire';
import { newDevice } from '../../keeping/testing';
import { sayings } from '../../notices/announce.svelte';
import { begun, hex, MadeUpOutbox, madeUpPorts, MadeUpServer, MadeUpTime, moved, settle } from '../../wire/testing';
import { loadTableWords, loadWords } from '../../words/words.svelte';
import { AtTable } from './attable.svelte';
import { noteOf } from './noted';

const TABLE = 'abcdefghjkmn';

beforeAll(async () => {
  loadRulesHere();
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', { documentElement: {}, hidden: false, querySelector: () => null, ...nothing });
  vi.stubGlobal('window', nothing);
  await loadWords('en');
  await loadTableWords();
});
beforeEach(newDevice);

interface Sitting {
  setup?: object;
  /** Nobody's where somebody only watches. */
  seat?: Place | 'none';
  /** Whether the guest's seat is still free. */
  open?: boolean;
  events?: object[];
  outbox?: MadeUpOutbox;
}

/** A table at which somebody sits, as the server has told it. */
async function at({ setup = {}, seat = 'host', open = false, events = [], outbox = new MadeUpOutbox() }: Sitting = {}) {
  const time = new MadeUpTime();
  const server = new MadeUpServer(TABLE, [...begun(setup).slice(0, open ? 2 : undefined), ...events]);
  server.you = seat === 'none' ? {} : { seat };
  const turns: string[] = [];
  const posted: Deed[] = [];
  const ended: string[] = [];
  const table = new AtTable(
    TABLE,
    {},
    {
      ports: madeUpPorts(time, server, outbox),
      post: async ({ do: deed }) => (posted.push(deed), { done: {} }),
      onChange: () => undefined,
      onTurn: () => void turns.push('mine'),
      onEnd: ({ game }) => void ended.push(game!.result),
    },
  );
  const leave = table.begin();
  await settle();
  server.greet();
  return { table, server, time, leave, turns, posted, ended };
}

const shown = (table: AtTable) => table.game!.tree.movesTo(table.game!.tip);
const deeds = (server: MadeUpServer) => server.heard.map(({ do: deed }) => deed);
const said = () => sayings().map(({ text }) => text);

describe('at a table', () => {
  test('the game is the one that the server tells, and whoever sits there may move when it is his turn', async () => {
    const { table, server, turns } = await at({ events: [moved(0, 'd2-d3')] });
    expect(shown(table)).toEqual(['d2-d3']);
    expect(table.mySide).toBe('one');
    expect(table.isMyTurn).toBe(false);
    server.happen(moved(1, 'd7-d6'));
    expect(shown(table)).toEqual(['d2-d3', 'd7-d6']);
    expect(table.mayMove).toBe(true);
    expect(turns).toEqual(['mine']);
    expect(said().at(-1)).toBe('Your turn');
  });

  test('who goes to another page while he plays says that he leaves, and who only watches does not', async () => {
    const playing = await at();
    playing.leave();
    expect(deeds(playing.server)).toEqual([{ leave: { table: TABLE, for_good: true } }]);
    const watching = await at({ seat: 'none' });
    watching.leave();
    expect(deeds(watching.server)).toEqual([]);
  });

  test('a move is seen at once, is on its way until it is answered, and is played once', async () => {
    const { table, server } = await at();
    server.down = true;
    expect(table.move(['d2-d3'])).toMatchObject({ kind: 'legal' });
    expect(shown(table)).toEqual(['d2-d3']);
    expect(table.pendingMoves).toEqual(['d2-d3']);
    expect(table.isMyTurn).toBe(false);
    server.down = false;
    server.greet();
    expect(deeds(server)).toMatchObject([{ move: { turn: 0, moves: ['d2-d3'] } }]);
    // The answer came before the news.
    expect(table.pendingMoves).toBeUndefined();
    expect(shown(table)).toEqual(['d2-d3']);
    expect(table.isMyTurn).toBe(false);
    server.happen(moved(0, 'd2-d3'));
    expect(shown(table)).toEqual(['d2-d3']);
  });

  test('a move that is refused goes back, with the reason', async () => {
    const { table, server } = await at();
    server.does = () => ({ refused: { id: 'table-other-turn', text: 'The game has gone on.' } });
    table.move(['d2-d3']);
    expect(shown(table)).toEqual([]);
    expect(table.refusal?.id).toBe('table-other-turn');
    expect(table.mayMove).toBe(true);
  });

  test('what the rules forbid is not even sent', async () => {
    const { table, server } = await at();
    expect(table.move(['d2-d7'])).not.toMatchObject({ kind: 'legal' });
    expect(deeds(server)).toEqual([]);
    expect(shown(table)).toEqual([]);
  });

  test('a move from before a reload is seen again, and sent again', async () => {
    const outbox = new MadeUpOutbox([{ id: 'kept', do: { move: { table: TABLE, turn: 0, moves: ['d2-d3'] } } }]);
    const { table, server } = await at({ outbox });
    expect(server.heard.map(({ id }) => id)).toContain('kept');
    expect(shown(table)).toEqual(['d2-d3']);
  });

  test('whoever watches may do nothing, and hears who moves', async () => {
    const { table, server } = await at({ seat: 'none' });
    expect(table.mySide).toBeUndefined();
    expect(table.mayMove).toBe(false);
    expect(table.move(['d2-d3'])).toBeUndefined();
    server.happen(moved(0, 'd2-d3'));
    expect(said().at(-1)).toMatch(/d2-d3/);
  });

  test('taken back is what both agreed to take back', async () => {
    const { table, server } = await at({ events: [moved(0, 'd2-d3'), moved(1, 'd7-d6')] });
    server.happen({ event: 'offered', by: 'two', offer: 'take-back' });
    expect(table.offered).toMatchObject({ by: 'two', offer: 'take-back' });
    table.accept('take-back');
    server.happen({ event: 'taken-back', turns: 1 });
    expect(shown(table)).toEqual(['d2-d3']);
    expect(table.offered).toBeUndefined();
  });

  test('a game that somebody resigns is over as the server says', async () => {
    const { table, server, ended } = await at({ events: [moved(0, 'd2-d3'), moved(1, 'd7-d6')] });
    server.happen({ event: 'ended', result: '1', termination: 'resign', secret: hex('d'), seeds: [null, null] });
    expect(table.game!.result).toBe('p1win resign');
    expect(table.isMyTurn).toBe(false);
    expect(ended).toEqual(['p1win resign']);
    expect(noteOf(table)).toMatchObject({ id: TABLE, phase: 'over', opponent: 'Blaise', result: 'p1win resign' });
  });
});

test('a server that speaks something newer is noticed, and the game goes on', async () => {
  const { table, server } = await at();
  expect(table.outdated).toBe(false);
  server.greet({ protocol: 99, server: '9.0.0', now: 0 });
  expect(table.outdated).toBe(true);
  expect(table.move(['d2-d3'])).toMatchObject({ kind: 'legal' });
});

describe('a prepared move', () => {
  const cells = (table: AtTable, from: string, to: string) => {
    const cell = (wanted: string) => table.game!.position.view.cells.find(({ name }) => name === wanted)!.cell;
    return { from: cell(from), to: cell(to) };
  };

  test('is played when it is our turn', async () => {
    const { table, server } = await at({ seat: 'guest' });
    expect(table.mayPremove).toBe(true);
    table.prepare(cells(table, 'd7', 'd6'));
    expect(deeds(server)).toEqual([]);
    server.happen(moved(0, 'd2-d3'));
    expect(deeds(server)).toMatchObject([{ move: { turn: 1, moves: ['d7-d6'] } }]);
    expect(table.premove).toBeUndefined();
  });

  test('is dropped where the rules forbid it by then, and when it is taken back', async () => {
    const { table, server } = await at({ seat: 'guest' });
    table.prepare(cells(table, 'd7', 'd3'));
    server.happen(moved(0, 'd2-d3'));
    expect(deeds(server)).toEqual([]);
    expect(said().at(-1)).toBe('What you had prepared is not possible any more.');
    expect(table.mayPremove).toBe(false);
    expect(table.dropPremove()).toBe(false);
  });

  test('is not for tables where a touched piece must move', async () => {
    const { table } = await at({ seat: 'guest', setup: { touch_move: true } });
    expect(table.mayPremove).toBe(false);
  });
});

describe('where a touched piece must move', () => {
  test('the first touch is sent', async () => {
    const { table, server } = await at({ setup: { touch_move: true } });
    const d2 = table.game!.position.view.cells.find(({ name }) => name === 'd2')!.cell;
    table.hold(d2);
    expect(deeds(server)).toEqual([{ touch: { table: TABLE, cell: 'd2' } }]);
    expect(table.held).toBe(d2);
  });

  test('a touch that the server has is still one after a reload', async () => {
    const { table } = await at({ setup: { touch_move: true }, events: [{ event: 'touched', cell: 'd2' }] });
    expect(table.game!.position.view.cells.find(({ cell }) => cell === table.held)?.name).toBe('d2');
  });
});

describe('with dice', () => {
  const setup = { variant: 'chasse-croise/standard' };

  /** The steps of a whole turn after this roll, as the rules allow them. */
  function turnAfter(roll: string): string[] {
    const table = Table.open(setup.variant);
    table.play(roll);
    const steps: string[] = [];
    while (!table.state().beginsTurn && table.state().phase === 'move') {
      const step = table.legal(100)![0]!;
      table.play(step);
      steps.push(step);
    }
    table.free();
    return steps;
  }

  test('a turn is rolled for, played step by step, and sent when it is complete', async () => {
    const { table, server } = await at({ setup });
    expect(table.mayRoll).toBe(true);
    table.roll();
    expect(deeds(server)).toMatchObject([{ roll: { nonce: expect.stringMatching(/^[0-9a-f]{64}$/) } }]);
    server.happen({ event: 'rolled', turn: 0, dice: [2, 6], own: hex('e') });
    expect(shown(table)).toEqual(['62']);
    const steps = turnAfter('62');
    for (const [index, step] of steps.entries()) {
      expect(deeds(server)).toHaveLength(1);
      expect(table.move([step]), step).toMatchObject({ kind: 'legal' });
      if (index < steps.length - 1) expect(table.draft).toEqual(steps.slice(0, index + 1));
    }
    expect(deeds(server).at(-1)).toMatchObject({
      move: { turn: 0, moves: steps, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(table.draft).toEqual([]);
  });

  test('a step of a turn can be taken back before it is sent, and the dice stay', async () => {
    const { table, server } = await at({ setup, events: [{ event: 'rolled', turn: 0, dice: [6, 2], own: hex('e') }] });
    const [first] = turnAfter('62');
    table.move([first!]);
    expect(shown(table)).toEqual(['62', first]);
    table.undoStep();
    expect(shown(table)).toEqual(['62']);
    expect(deeds(server)).toEqual([]);
  });
});

describe('whoever sits down', () => {
  test('brings something that was drawn when the promise was known', async () => {
    const { table, server } = await at({ seat: 'none', open: true });
    expect(table.freeSeat).toBe('guest');
    table.sit();
    expect(deeds(server)).toMatchObject([{ sit: { table: TABLE, contribution: expect.stringMatching(/^[0-9a-f]{64}$/) } }]);
  });

  test('again by a code is asked for without a line', async () => {
    const { table, posted } = await at({ seat: 'none' });
    expect(await table.recover('ABCD-EFGH')).toBeUndefined();
    expect(posted).toEqual([{ recover: { table: TABLE, code: 'ABCD-EFGH' } }]);
  });
});
