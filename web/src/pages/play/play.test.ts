import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRulesHere } from '../../../tests/rules';
import { Engine, type WorkerLike } from '../../engine/engine';
import { CountingWorker, NearWorker } from '../../engine/testing';
import { sayings } from '../../notices/announce.svelte';
import { Game } from '../../game/game';
import type { GameSettings } from '../../game/params';
import { games } from '../../game/storage';
import { typedMoves } from '../../game/typed';
import { holdStore, newDevice, refusingDevice } from '../../keeping/testing';
import { loadWords } from '../../words/words.svelte';
import { Play } from './play.svelte';
import { recordOf } from './record';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 30_000 });

// The little of a browser that the page's state touches.
beforeAll(async () => {
  loadRulesHere();
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', { documentElement: {}, hidden: false, querySelector: () => null, ...nothing });
  vi.stubGlobal('window', nothing);
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  await loadWords('en');
});

const leaving: (() => void)[] = [];
beforeEach(newDevice);
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

/** Nobody waits here: what passes before a computer's move passes at once. */
const atOnce = (_: number, signal: AbortSignal): Promise<void> =>
  signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve();

function begin(settings: Partial<GameSettings>, worker: () => WorkerLike = () => new NearWorker()): Play {
  const game = Game.begin({ variant: 'la-trel/base', players: ['human', 'human'], ...settings });
  const play = new Play(game, undefined, () => new Engine(worker), atOnce);
  leaving.push(play.begin());
  return play;
}

/** Plays as a person does, and waits until it can be seen. */
async function move(play: Play, ...texts: string[]): Promise<void> {
  expect(play.move(texts), texts.join(' ')).toMatchObject({ kind: 'legal' });
  await play.settled();
}

const until = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 20_000, interval: 10 });
const moves = (play: Play) => play.game.tree.movesTo(play.game.tip);
const said = () => sayings().map((saying) => saying.text);

/** When the engine has answered everything that it was asked, and what follows from it has been done. */
async function quiet(play: Play, worker: CountingWorker): Promise<void> {
  await until(() => worker.idle);
  // Whoever heard the last answer has had their turn when the next message is due.
  await new Promise((resume) => setTimeout(resume));
  await play.settled();
}

describe('a game on the page', () => {
  it('is answered by the computer, told and kept', async () => {
    const play = begin({ players: ['human', 'level-2'] });
    expect(play.isUnderWay).toBe(false);
    expect(play.move(['d2-d3'])).toEqual({ kind: 'legal', text: 'd2-d3' });
    expect(play.move(['e2-e3']), 'one thing after the other').toBeUndefined();
    await play.settled();
    expect(play.thinking).toBe(true);
    expect(play.move(['d7-d6']), 'not my turn').toBeUndefined();
    await until(() => moves(play).length === 2);
    expect(play.thinking).toBe(false);
    expect(play.isUnderWay).toBe(true);
    expect(said().slice(-2)).toEqual([`Red plays ${moves(play)[1]}.`, 'Your turn']);
    expect((await games.load(play.game.id))!.tip).toEqual(moves(play));
  });

  it('takes a move back while the computer thinks, and its answer is forgotten', async () => {
    const worker = new CountingWorker();
    const play = begin({ players: ['human', 'level-2'] }, () => worker);
    worker.silent = true;
    await move(play, 'd2-d3');
    expect(play.thinking).toBe(true);
    play.undo();
    await play.settled();
    worker.silent = false;
    expect(moves(play)).toEqual([]);
    expect(play.thinking).toBe(false);
    expect(said()).toContain('Taken back: d2-d3.');
    await quiet(play, worker);
    expect(worker.answered, 'the answer has come').toBe(1);
    expect(moves(play)).toEqual([]);
    await move(play, 'e2-e3');
    await until(() => moves(play).length === 2);
    expect(moves(play)[0]).toBe('e2-e3');
  });

  it('takes nothing back where a touched piece must move, and lets no other piece be typed', async () => {
    const play = begin({ touchMove: true });
    await move(play, 'd2-d3');
    play.undo();
    expect(said().at(-1)).toBe('With touch-move nothing is taken back.');
    play.back();
    expect(play.game.mayPlay, 'nothing is played otherwise afterwards').toBe(false);
    play.forward();
    expect(typedMoves(play, 'e7-e4')).toMatchObject({ kind: 'refused' });
    await play.settled();
    expect((await games.load(play.game.id))!.held, 'kept').toBe(play.game.touched);
    expect(typedMoves(play, 'd7-d6'), 'the piece on e7 was touched').toBe('held');
    expect(typedMoves(play, 'e7-e6')).toBe('played');
    await play.settled();
    expect(moves(play)).toEqual(['d2-d3', 'e7-e6']);
    expect(play.game.touched).toBeUndefined();
    expect(recordOf(play.game).tags).toMatchObject({ Touch: 'move' });
    expect(recordOf(begin({}).game).tags).not.toHaveProperty('Touch');
  });

  it('forgets an answer that comes while a take-back is being kept', async () => {
    const worker = new CountingWorker();
    const play = begin({ players: ['human', 'level-2'] }, () => worker);
    worker.silent = true;
    await move(play, 'd2-d3');
    const release = await holdStore();
    play.undo();
    worker.silent = false;
    await until(() => worker.idle);
    await new Promise((resume) => setTimeout(resume));
    release();
    await play.settled();
    expect(moves(play)).toEqual([]);
    expect(
      play.game.tree.root.children.map((node) => node.children.length),
      'only what was taken back is left',
    ).toEqual([0]);
    expect((await games.load(play.game.id))!.tip).toEqual([]);
  });

  it('lets somebody look back without the computer moving, and goes on at the end', async () => {
    const worker = new CountingWorker();
    const play = begin({ players: ['human', 'level-2'] }, () => worker);
    worker.silent = true;
    await move(play, 'd2-d3');
    play.back();
    worker.silent = false;
    await quiet(play, worker);
    expect(worker.answered, 'the answer has come').toBe(1);
    expect(moves(play)).toEqual(['d2-d3']);
    play.last();
    await until(() => moves(play).length === 2);
  });

  it('begins by itself where the computer does, and plays a whole turn of the dice game', async () => {
    const play = begin({ variant: 'chasse-croise/standard', players: ['level-2', 'human'], seed: 3 });
    expect(play.flipped).toBe(true);
    await until(() => play.game.toMove === 'two');
    expect(moves(play)).toHaveLength(3);
    play.roll();
    await play.settled();
    expect(moves(play)).toHaveLength(4);
    play.undo();
    await play.settled();
    expect(moves(play), 'a roll stays').toHaveLength(4);
    expect(said().at(-1)).toBe('There is nothing to take back. A roll once shown stays.');
  });

  it('plays a pass that nobody can avoid, and says so', async () => {
    const play = begin({ variant: 'chasse-croise/standard', position: 'bbbbb00000/6789a12345 1 66 40' });
    await until(() => play.game.toMove === 'two');
    expect(said()).toContain('Red can do nothing more with the dice and passes.');
  });

  it('is held, gone on with and stepped where computers play', async () => {
    const worker = new CountingWorker();
    const play = begin({ players: ['level-1', 'level-1'], seed: 1 }, () => worker);
    await until(() => moves(play).length >= 2);
    play.pause();
    await quiet(play, worker);
    const [held, asked] = [moves(play).length, worker.asked];
    play.step();
    await until(() => moves(play).length === held + 1);
    await quiet(play, worker);
    expect(worker.asked, 'the engine is asked for one move only').toBe(asked + 1);
    expect(moves(play)).toHaveLength(held + 1);
    play.pause();
    await until(() => moves(play).length > held + 2);
  });

  it('ends when somebody resigns, and goes on when that is taken back', async () => {
    const play = begin({});
    await move(play, 'd2-d3');
    play.resign();
    await play.settled();
    expect(play.game.result).toBe('p1win resign');
    expect(said().at(-1)).toBe('Blue wins: the other side resigned.');
    play.undo();
    await play.settled();
    expect(play.game.result).toBe('none');
    expect(moves(play)).toEqual(['d2-d3']);
  });

  it('is drawn when the other person agrees, and not before', async () => {
    const play = begin({});
    await move(play, 'd2-d3');
    await play.offerDraw();
    expect(play.game.isOver).toBe(false);
    expect(said().at(-1)).toBe('Red offers a draw. Blue, do you agree?');
    play.advice.decline();
    expect(play.game.isOver).toBe(false);
    await move(play, 'd7-d6');
    expect(play.advice.offer, 'an offer is for one move').toBeUndefined();
    await play.offerDraw();
    play.agree();
    await play.settled();
    expect(play.game.result).toBe('draw agreement');
  });

  /** So many turns of the dice game for each player; the computer's come by themselves. */
  async function turns(play: Play, count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      const { ply } = play.game.position.state;
      play.roll();
      await play.settled();
      while (play.isMyTurn && play.game.position.state.ply === ply) await move(play, play.game.table.legal(1000)![0]!);
      await until(() => play.isMyTurn && play.game.position.state.ply === ply + 2);
    }
  }

  it('is drawn with the computer only where that has not stood better for three turns', async () => {
    for (const [position, result] of [
      ['bbbbb00000/0000000000 1 - 40', 'draw agreement'],
      ['0000000000/bbbbb00000 1 - 40', 'none'],
    ] as const) {
      const play = begin({ variant: 'chasse-croise/standard', players: ['human', 'level-1'], position, seed: 3 });
      await turns(play, 3);
      await play.offerDraw();
      await play.settled();
      expect(play.game.result, position).toBe(result);
      if (result === 'none') expect(said().at(-1)).toBe('Thank you, but White would like to play on.');
    }
  });

  it('is not drawn with the computer while it is young, nor by asking again and again', async () => {
    const young = begin({ players: ['human', 'level-1'] });
    await young.offerDraw();
    expect(young.game.isOver).toBe(false);
    expect(said().at(-1)).toBe('Thank you. Red would like to see more of this game first.');

    const position = 'bbbbb00000/0000000000 1 - 20';
    const dice = begin({ variant: 'chasse-croise/standard', players: ['human', 'level-1'], position, seed: 3 });
    await dice.offerDraw();
    expect(dice.advice.offer?.state, 'it has made no turn yet').toBe('early');
    await turns(dice, 3);
    await dice.offerDraw();
    expect(dice.advice.offer?.state, 'six plies after the first offer').toBe('later');
    expect(dice.game.isOver).toBe(false);
    await turns(dice, 2);
    await dice.offerDraw();
    await dice.settled();
    expect(dice.game.result).toBe('draw agreement');
  });

  it('tells a turn with dice as one sentence, with what was rolled', async () => {
    const play = begin({ variant: 'chasse-croise/standard', players: ['human', 'level-1'], seed: 3 });
    await turns(play, 1);
    const { shown, tree } = play.game;
    const path = tree.pathTo(shown);
    const roll = path.findLastIndex((node) => play.game.facts(node).roll);
    const steps = path.slice(roll + 1).map((node) => node.move);
    expect(steps.length).toBeGreaterThan(1);
    expect(play.latestText()).toContain(`White rolled ${path[roll]!.move.split('').join(' ')} and played ${steps[0]}`);
    expect(play.latestText()).toContain(steps[1]);
  });

  it('has a hint that can be played, with something to show', async () => {
    const play = begin({});
    await play.advice.showHint();
    expect(play.advice.hint!.arrows.length).toBeGreaterThan(0);
    await move(play, ...play.advice.hint!.moves);
    expect(play.advice.hint).toBeUndefined();
  });

  it('says when the computer broke off, and goes on with a new one', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const play = begin({ players: ['human', 'level-2'] }, () => {
      const worker = new NearWorker();
      if (broken) worker.postMessage = () => setTimeout(() => worker.onerror?.({ message: 'broke' }));
      return worker;
    });
    await move(play, 'd2-d3');
    await until(() => play.trouble);
    expect(play.thinking).toBe(false);
    broken = false;
    play.again();
    await until(() => moves(play).length === 2);
    expect(play.trouble).toBe(false);
    complaint.mockRestore();
  });

  it('leaves a put-aside game in the store, marked', async () => {
    const play = begin({});
    expect(play.move(['d2-d3'])).toMatchObject({ kind: 'legal' });
    await play.putAside();
    expect(await games.load(play.game.id)).toMatchObject({ left: true, tip: ['d2-d3'] });
  });
});

describe('what is seen', () => {
  /** Whatever changes on the page must be in the store by then. */
  async function keptWhenSeen(play: Play, act: () => void): Promise<void> {
    const before = play.game.moment;
    act();
    expect(play.game.moment, 'nothing is seen at once').toBe(before);
    await play.settled();
    expect(play.game.moment).not.toBe(before);
    expect(await games.load(play.game.id)).toMatchObject({ tip: moves(play), result: play.game.result });
  }

  it('has been kept, whatever was done', async () => {
    const play = begin({});
    await keptWhenSeen(play, () => play.move(['d2-d3']));
    await keptWhenSeen(play, () => play.move(['d7-d6']));
    await keptWhenSeen(play, () => play.undo());
    await keptWhenSeen(play, () => play.redo());
    await keptWhenSeen(play, () => play.resign());
    await keptWhenSeen(play, () => play.undo());
    await play.offerDraw();
    await keptWhenSeen(play, () => play.agree());
  });

  it('is a roll that is the same after the page was opened anew', async () => {
    const play = begin({ variant: 'chasse-croise/standard' });
    await keptWhenSeen(play, () => play.roll());
    const again = Game.restore((await games.load(play.game.id))!);
    expect(again.tree.movesTo(again.tip)).toEqual(moves(play));
    play.move([play.game.table.legal(1000)![0]!]);
    await play.settled();
    expect(again.seed, 'and so are all that follow').toBe(play.game.seed);
  });

  it('is nothing of a move whose page was left before it was kept, and the game has it all the same', async () => {
    const play = begin({});
    const { moment } = play.game;
    play.move(['d2-d3']);
    leaving.splice(0).forEach((leave) => leave());
    await play.settled();
    expect(play.game.moment).toBe(moment);
    expect((await games.load(play.game.id))!.tip).toEqual(['d2-d3']);
  });

  it('comes in the order in which it was done', async () => {
    const play = begin({});
    play.move(['d2-d3']);
    play.back();
    play.undo();
    play.redo();
    await play.settled();
    expect(moves(play)).toEqual(['d2-d3']);
    expect(said()).toEqual(['The beginning of the game', 'Taken back: d2-d3.', 'Played again.']);
  });

  it('keeps a finished game as it was when it is played on from an earlier position', async () => {
    const play = begin({});
    await move(play, 'd2-d3');
    play.resign();
    await play.settled();
    const over = play.game.id;
    play.first();
    await move(play, 'e2-e3');
    expect(play.game.id).not.toBe(over);
    expect(await games.load(over)).toMatchObject({ tip: ['d2-d3'], result: 'p1win resign' });
    expect(await games.load(play.game.id)).toMatchObject({ tip: ['e2-e3'], result: 'none' });
  });

  it('stops the clock of whoever moved when they moved, and starts the other one when it is seen', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const play = begin({ clock: { minutes: 1, increment: 2 } });
    play.move(['d2-d3']);
    now += 700;
    await play.settled();
    expect(play.clock!.remaining(), 'the first turn is free').toEqual([62_000, 60_000]);
    now += 5_000;
    play.move(['d7-d6']);
    now += 700;
    await play.settled();
    expect(play.clock!.remaining()).toEqual([62_000, 57_000]);
    expect((await games.load(play.game.id))!.remaining).toEqual([62_000, 57_000]);
    now += 1_000;
    expect(play.clock!.remaining()).toEqual([61_000, 57_000]);
    clock.mockRestore();
  });

  it('is not kept where the device refuses, which is told as long as it lasts', async () => {
    refusingDevice();
    const play = begin({ players: ['human', 'level-1'] });
    await move(play, 'd2-d3');
    expect(play.unkept).toBe('refused');
    await until(() => moves(play).length === 2);
    expect(games.unkept.all()[0]!.row.tip, 'the game goes on').toEqual(moves(play));
    globalThis.indexedDB = new IDBFactory();
    play.keepAgain();
    await play.settled();
    expect(play.unkept).toBeUndefined();
    expect((await games.load(play.game.id))!.tip).toEqual(moves(play));
  });

  it('is told to belong to another tab as well, and goes on as a game of its own', async () => {
    const play = begin({});
    await move(play, 'd2-d3');
    const stored = (await games.load(play.game.id))!;
    const other = new Play(Game.restore(stored), stored);
    leaving.push(other.begin());
    await move(other, 'd7-d6');
    await move(play, 'e7-e6');
    expect(play.notice?.id).toBe('page-play-other-tab');
    expect(play.game.id).not.toBe(stored.id);
    expect(await games.load(stored.id)).toMatchObject({ tip: ['d2-d3', 'd7-d6'] });
    expect(await games.load(play.game.id)).toMatchObject({ tip: ['d2-d3', 'e7-e6'] });
    await move(play, 'e2-e3');
    expect(await games.load(play.game.id)).toMatchObject({ tip: ['d2-d3', 'e7-e6', 'e2-e3'] });
  });
});
