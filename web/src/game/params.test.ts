import { beforeAll, describe, expect, it } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { playPath, readClock, readParameters, settingsKey } from './params';

beforeAll(loadRulesHere);

const read = (query: string) => readParameters('la-trel/base', new URLSearchParams(query));

describe('the address of a game', () => {
  it('without parameters asks for two people and nothing in particular', () => {
    const { settings, explicit, problems } = read('lang=fr');
    expect(settings).toEqual({ variant: 'la-trel/base', players: ['human', 'human'] });
    expect(explicit).toBe(false);
    expect(problems).toEqual([]);
  });

  it('names players, position, seed, clock and touch-move', () => {
    const { settings, explicit } = read('p1=level-10&p2=human&position=8%2F8+1+0&seed=42&clock=5+3&touch=move');
    expect(settings).toEqual({
      variant: 'la-trel/base',
      players: ['level-10', 'human'],
      position: '8/8 1 0',
      seed: 42,
      clock: { minutes: 5, increment: 3 },
      touchMove: true,
    });
    expect(explicit).toBe(true);
  });

  it('names every opponent that can play in a browser, in one way of writing', () => {
    expect(read('p1=random&p2=novice').settings.players).toEqual(['random', 'novice']);
    const { settings, problems } = read('p1=engine:nodes=5000,hash=16&p2=uct:playouts=100');
    expect(settings.players).toEqual(['engine:nodes=5000', 'uct:playouts=100']);
    expect(problems).toEqual([]);
  });

  it('tells what it cannot use and goes on without it', () => {
    for (const query of [
      'p1=robot',
      'p2=level-11',
      'p1=level-0',
      'p1=level-03',
      'p1=level:3',
      'p2=engine:nodes=0',
      'p2=ugi:./engine',
      'p2=engine:weights=mine.json',
      'seed=x',
      'seed=-1',
      'seed=1e3',
      'clock=soon',
      'clock=0+0',
      'touch=me',
    ]) {
      const { settings, problems } = read(query);
      expect(problems.length, query).toBe(1);
      expect(settings.players, query).toEqual(['human', 'human']);
      expect(settings.seed, query).toBeUndefined();
      expect(settings.clock, query).toBeUndefined();
      expect(settings.touchMove, query).toBeUndefined();
    }
  });

  it('is read back as it was written', () => {
    for (const query of [
      'p1=human&p2=level-3',
      'p1=level-1&p2=level-2&seed=9&clock=10+0',
      'position=8/8 1 0&clock=3',
      'touch=move',
    ]) {
      const { settings } = read(query);
      const path = playPath(settings);
      const again = read(path.slice(path.indexOf('?') + 1));
      expect(settingsKey(again.settings), path).toBe(settingsKey(settings));
    }
  });

  it('reads clocks with and without an increment, also where the plus became a space', () => {
    expect(readClock('5+3')).toEqual({ minutes: 5, increment: 3 });
    expect(readClock('5 3')).toEqual({ minutes: 5, increment: 3 });
    expect(readClock('15')).toEqual({ minutes: 15, increment: 0 });
    for (const text of ['', '5+', '+3', '5:00', '999', '1+999']) expect(readClock(text), text).toBeUndefined();
  });
});
