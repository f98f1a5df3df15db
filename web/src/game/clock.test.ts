import { describe, expect, it } from 'vitest';
import { clockText, GameClock } from './clock';

function clockAt(minutes: number, increment: number) {
  const time = { now: 1_000_000 };
  return { time, clock: new GameClock({ minutes, increment }, () => time.now) };
}

describe('a pair of clocks', () => {
  it('stands still until somebody is let run', () => {
    const { time, clock } = clockAt(5, 3);
    time.now += 60_000;
    expect(clock.remaining()).toEqual([300_000, 300_000]);
    expect(clock.running).toBeUndefined();
  });

  it('takes time from the player to move and adds the increment after a turn', () => {
    const { time, clock } = clockAt(5, 3);
    clock.run('one');
    time.now += 10_000;
    clock.turn('one');
    expect(clock.remaining()).toEqual([293_000, 300_000]);
    time.now += 4_000;
    expect(clock.left('two')).toBe(296_000);
    expect(clock.left('one')).toBe(293_000);
  });

  it('loses nothing while paused', () => {
    const { time, clock } = clockAt(1, 0);
    clock.run('two');
    time.now += 10_000;
    clock.pause();
    time.now += 3_600_000;
    expect(clock.left('two')).toBe(50_000);
    expect(clock.flagged()).toBeUndefined();
    clock.resume();
    time.now += 5_000;
    expect(clock.left('two')).toBe(45_000);
  });

  it('says whose time has run out and goes no further', () => {
    const { time, clock } = clockAt(1, 5);
    clock.run('one');
    time.now += 60_000;
    expect(clock.flagged()).toBe('one');
    time.now += 60_000;
    expect(clock.left('one')).toBe(0);
    clock.turn('one');
    expect(clock.left('one'), 'no increment brings back a lost game').toBe(0);
  });

  it('goes on from what was stored', () => {
    const clock = new GameClock({ minutes: 5, increment: 0 }, () => 0, [12_345, 200_000]);
    expect(clock.remaining()).toEqual([12_345, 200_000]);
  });

  it('stops when the game is over', () => {
    const { time, clock } = clockAt(1, 0);
    clock.run('one');
    time.now += 1_000;
    clock.stop();
    time.now += 100_000;
    expect(clock.left('one')).toBe(59_000);
    expect(clock.flagged()).toBeUndefined();
  });

  it('is written in minutes and seconds, and with tenths when it matters', () => {
    expect([300_000, 247_000, 60_000, 59_001, 10_000, 9_999, 9_400, 50, 0].map(clockText)).toEqual([
      '5:00',
      '4:07',
      '1:00',
      '1:00',
      '0:10',
      '0:10',
      '0:09.4',
      '0:00.1',
      '0:00.0',
    ]);
  });
});
