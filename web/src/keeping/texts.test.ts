import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStorage, newDevice, refusingDevice } from './testing';
import {
  deleteTextsAside,
  hearOfTexts,
  keepFields,
  keepText,
  putTextsBack,
  readFields,
  readText,
  type TextTrouble,
  textsAside,
} from './texts';

const KEY = 'ludotheca.settings';
let told: TextTrouble[];

beforeEach(() => {
  newDevice();
  told = [];
  hearOfTexts((trouble) => told.push(trouble));
});

describe('small things that are kept', () => {
  it('come back as they were, at once', () => {
    keepFields('settings', 1, { theme: 'night' });
    expect(readFields('settings', 1)).toEqual({ version: 1, theme: 'night' });
    keepText('language', 'fr');
    expect(readText('language')).toBe('fr');
    expect(told).toEqual([]);
  });

  it('are of the first version where they name none', () => {
    localStorage.setItem(KEY, '{"theme":"wood"}');
    expect(readFields('settings', 1)).toEqual({ theme: 'wood' });
  });

  it.each(['', '{', '[]', '7', 'null', '"night"', '{"version":"one"}'])(
    'are set aside where they are damaged, and told: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readFields('settings', 1)).toBeUndefined();
      expect(told).toEqual([{ what: 'settings', kind: 'damaged' }]);
      expect(textsAside()).toEqual({ 'ludotheca.aside.settings': text });
      keepFields('settings', 1, { theme: 'night' });
      expect(readFields('settings', 1)).toMatchObject({ theme: 'night' });
      expect(textsAside()).toEqual({ 'ludotheca.aside.settings': text });
    },
  );

  it('do not take the place of others that were set aside before', () => {
    for (const text of ['{one', '{two', '{one']) {
      localStorage.setItem(KEY, text);
      readFields('settings', 1);
    }
    expect(Object.values(textsAside())).toEqual(['{one', '{two']);
    const aside = textsAside();
    deleteTextsAside();
    expect(textsAside()).toEqual({});
    putTextsBack(aside);
    expect(textsAside()).toEqual(aside);
  });

  it('are left alone where a newer page wrote them, however often something is set', () => {
    const newer = '{"version":2,"theme":"aurora"}';
    localStorage.setItem(KEY, newer);
    expect(readFields('settings', 1)).toBeUndefined();
    expect(told).toEqual([]);
    keepFields('settings', 1, { theme: 'night' });
    keepFields('settings', 1, { theme: 'wood' });
    expect(localStorage.getItem(KEY)).toBe(newer);
    expect(told).toEqual([
      { what: 'settings', kind: 'newer' },
      { what: 'settings', kind: 'newer' },
    ]);
  });

  it('say so where there is no room, and damaged ones stay where they are', () => {
    localStorage.setItem(KEY, '{torn');
    (localStorage as MemoryStorage).room = 3;
    keepFields('settings', 1, { theme: 'night' });
    expect(told).toEqual([{ what: 'settings', kind: 'full' }]);
    expect(localStorage.getItem(KEY)).toBe('{torn');
  });

  it('say so where the browser refuses', () => {
    refusingDevice();
    expect(readText('language')).toBeNull();
    keepText('language', 'fr');
    expect(told).toEqual([{ what: 'language', kind: 'refused' }]);
    expect(textsAside()).toEqual({});
  });

  it('tell also what happened before anybody listened', () => {
    hearOfTexts(() => undefined)();
    localStorage.setItem(KEY, '{');
    readFields('settings', 1);
    hearOfTexts((trouble) => told.push(trouble));
    expect(told).toEqual([{ what: 'settings', kind: 'damaged' }]);
  });
});
