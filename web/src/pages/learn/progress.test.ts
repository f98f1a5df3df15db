import { beforeEach, describe, expect, it } from 'vitest';
import { newDevice, refusingDevice } from '../../keeping/testing';
import { hearOfTexts, type TextTrouble } from '../../keeping/texts';
import { keepProgress, readProgress } from './progress';

const KEY = 'ludotheca.lessons';

describe('progress', () => {
  let told: TextTrouble[];
  beforeEach(() => {
    newDevice();
    told = [];
    hearOfTexts((trouble) => told.push(trouble));
  });

  it('is kept game by game', () => {
    keepProgress('la-trel', { done: ['a', 'b'], shown: ['c'], at: 2 });
    keepProgress('attangle', { done: [], shown: [], at: 1 });
    expect(readProgress('la-trel')).toEqual({ done: ['a', 'b'], shown: ['c'], at: 2 });
    expect(readProgress('attangle')).toEqual({ done: [], shown: [], at: 1 });
    expect(readProgress('latroncules')).toEqual({ done: [], shown: [], at: 0 });
  });

  it('of a time before tasks could be shown is read', () => {
    localStorage.setItem(KEY, '{"version":1,"games":{"la-trel":{"done":["a"],"at":1}}}');
    expect(readProgress('la-trel')).toEqual({ done: ['a'], shown: [], at: 1 });
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '7',
    'null',
    '{"version":99,"games":{"la-trel":{"done":["a"],"at":1}}}',
    '{"version":1,"games":{"la-trel":{"done":"a","at":-1}}}',
    '{"version":1,"games":{"la-trel":null}}',
    '{"version":1,"games":7}',
  ])('begins anew from storage that makes no sense: %s', (text) => {
    if (text !== null) localStorage.setItem(KEY, text);
    expect(readProgress('la-trel')).toEqual({ done: [], shown: [], at: 0 });
  });

  it('writes nothing for somebody who only looks', () => {
    keepProgress('la-trel', { done: [], shown: [], at: 0 });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is forgotten where the browser forbids storage, and that is told once there is something to lose', () => {
    refusingDevice();
    keepProgress('la-trel', { done: [], shown: [], at: 0 });
    expect(told).toEqual([]);
    keepProgress('la-trel', { done: ['a'], shown: [], at: 1 });
    expect(readProgress('la-trel')).toEqual({ done: [], shown: [], at: 0 });
    expect(told).toEqual([{ what: 'lessons', kind: 'refused' }]);
  });
});
