import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRulesHere } from '../../../tests/rules';
import { Engine } from '../../engine/engine';
import { NearWorker } from '../../engine/testing';
import { politeSayings } from '../../frame/announce.svelte';
import { Game } from '../../game/game';
import type { GameSettings } from '../../game/params';
import { closeStorage, loadGame } from '../../game/storage';
import { loadWords } from '../../words/words.svelte';
import { allSaved } from './keeper';
import { Play } from './play.svelte';

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
beforeEach(() => {
  closeStorage();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

function begin(settings: Partial<GameSettings>, worker: () => NearWorker = () => new NearWorker()): Play {
  const game = Game.begin({ variant: 'la-trel/base', players: ['human', 'human'], ...settings });
  const play = new Play(game, undefined, undefined, () => new Engine(worker));
  play.speed = 'fast';
  leaving.push(play.begin());
  return play;
}

const until = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 20_000, interval: 10 });
const moves = (play: Play) => play.game.tree.movesTo(play.game.tip);
const said = () => politeSayings().map((saying) => saying.text);

describe('a game on the page', () => {
  it('is answered by the computer, told and saved', async () => {
    const play = begin({ players: ['human', 'level-2'] });
    expect(play.isUnderWay).toBe(false);
    expect(play.move(['d2-d3'])).toEqual({ kind: 'legal', text: 'd2-d3' });
    expect(play.thinking).toBe(true);
    expect(play.move(['d7-d6']), 'not my turn').toBeUndefined();
    await until(() => moves(play).length === 2);
    expect(play.thinking).toBe(false);
    expect(play.isUnderWay).toBe(true);
    expect(said().at(-1)).toBe(`Red plays ${moves(play)[1]}.`);
    await allSaved();
    expect((await loadGame(play.game.id))!.tip).toEqual(moves(play));
  });

  it('takes a move back while the computer thinks, and its answer is forgotten', async () => {
    const play = begin({ players: ['human', 'level-2'] });
    play.move(['d2-d3']);
    play.undo();
    expect(moves(play)).toEqual([]);
    expect(play.thinking).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(moves(play)).toEqual([]);
    expect(said()).toContain('Taken back: d2-d3.');
  });

  it('lets somebody look back without the computer moving, and goes on at the end', async () => {
    const play = begin({ players: ['human', 'level-2'] });
    play.move(['d2-d3']);
    play.back();
    await new Promise((resolve) => setTimeout(resolve, 400));
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
    expect(moves(play)).toHaveLength(4);
    play.undo();
    expect(moves(play), 'a roll stays').toHaveLength(4);
    expect(said().at(-1)).toBe('There is nothing to take back. A roll once shown stays.');
  });

  it('plays a pass that nobody can avoid, and says so', async () => {
    const play = begin({ variant: 'chasse-croise/standard', position: 'bbbbb00000/6789a12345 1 66 40' });
    await until(() => play.game.toMove === 'two');
    expect(said()).toContain('Red can do nothing more with the dice and passes.');
  });

  it('is held, gone on with and stepped where computers play', async () => {
    const play = begin({ players: ['level-1', 'level-1'], seed: 1 });
    await until(() => moves(play).length >= 2);
    play.pause();
    const held = moves(play).length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(moves(play)).toHaveLength(held);
    play.step();
    await until(() => moves(play).length === held + 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(moves(play)).toHaveLength(held + 1);
    play.pause();
    await until(() => moves(play).length > held + 2);
  });

  it('ends when somebody resigns, and goes on when that is taken back', () => {
    const play = begin({});
    play.move(['d2-d3']);
    play.resign();
    expect(play.game.result).toBe('p1win resign');
    expect(said().at(-1)).toBe('Blue wins: the other side resigned.');
    play.undo();
    expect(play.game.result).toBe('none');
    expect(moves(play)).toEqual(['d2-d3']);
  });

  it('is drawn when the other person agrees, and not before', async () => {
    const play = begin({});
    play.move(['d2-d3']);
    await play.offerDraw();
    expect(play.game.isOver).toBe(false);
    expect(said().at(-1)).toBe('Red offers a draw. Blue, do you agree?');
    play.advice.decline();
    expect(play.game.isOver).toBe(false);
    play.move(['d7-d6']);
    expect(play.advice.offer, 'an offer is for one move').toBeUndefined();
    await play.offerDraw();
    play.agree();
    expect(play.game.result).toBe('draw agreement');
  });

  it('is drawn with the computer only where that does not stand better', async () => {
    const winning = 'bbbbbbbbb0/0000000000 1 - 40';
    const losing = '0000000000/bbbbbbbbb0 1 - 40';
    for (const [position, result] of [[winning, 'draw agreement'], [losing, 'none']] as const) {
      const play = begin({ variant: 'chasse-croise/standard', players: ['human', 'level-3'], position });
      await play.offerDraw();
      expect(play.game.result, position).toBe(result);
    }
  });

  it('has a hint that can be played, with something to show', async () => {
    const play = begin({});
    await play.advice.showHint();
    expect(play.advice.hint!.arrows.length).toBeGreaterThan(0);
    expect(play.move(play.advice.hint!.moves)!.kind).toBe('legal');
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
    play.move(['d2-d3']);
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
    play.move(['d2-d3']);
    await play.putAside();
    expect((await loadGame(play.game.id))!.left).toBe(true);
  });
});
