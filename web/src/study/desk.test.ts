// A study that lies open, on devices that keep it, refuse to, or have another tab that changes it too.

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { newDevice, refusingDevice } from '../keeping/testing';
import { dismiss, notices } from '../notices/notices.svelte';
import { loadWords } from '../words/words.svelte';
import { emptyChapter, named, ofStudy, readStudy } from './chapters';
import { Desk } from './desk.svelte';
import { studies } from './storage';
import type { StoredStudy } from './stored';

const VARIANT = 'latroncules/classic';
const open: Desk[] = [];

// The little of a browser that the page's state touches.
beforeAll(async () => {
  loadRulesHere();
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  vi.stubGlobal('window', nothing);
  await loadWords('en');
});
beforeEach(newDevice);
afterEach(() => {
  open.splice(0).forEach((desk) => desk.dispose());
  notices().forEach(({ id }) => dismiss(id));
});

/** A new study, or one that was kept. */
function deskOf(row?: StoredStudy): Desk {
  const begun = ofStudy([named(emptyChapter(VARIANT), 'One')], 'Openings');
  const reading = row && readStudy(row.text);
  const desk = new Desk(reading?.kind === 'study' ? reading.chapters : begun, row);
  open.push(desk);
  return desk;
}

const movesOf = ({ text }: StoredStudy): string[] => {
  const reading = readStudy(text);
  return reading.kind === 'study' ? reading.chapters[0]!.moves.map(({ move }) => move) : [];
};

const kept = async (): Promise<string[][]> => (await studies.look()).rows.map(movesOf);

describe('a study that lies open', () => {
  it('has kept every change when it can be seen', async () => {
    const desk = deskOf();
    await desk.keepAsItIs();
    for (const moves of [['a2-a3'], ['a2-a3', 'b7-b6']]) {
      await desk.play(moves.slice(-1));
      expect(desk.game.tree.movesTo(desk.game.shown)).toEqual(moves);
      studies.close();
      expect(movesOf((await studies.load(desk.row!.id))!)).toEqual(moves);
    }
    expect(desk.trouble).toBeUndefined();
  });

  it('is left to the tab where the device keeps nothing, says so also when it is opened again, and is kept as soon as it can be', async () => {
    refusingDevice();
    const desk = deskOf();
    await desk.keepAsItIs();
    await desk.play(['a2-a3']);
    expect(desk.trouble).toBe('refused');
    const again = deskOf(await studies.load(desk.row!.id));
    expect(again.trouble).toBe('refused');
    globalThis.indexedDB = new IDBFactory();
    await again.play(['c2-c3']);
    expect(again.trouble).toBeUndefined();
    expect(studies.unkept.all()).toEqual([]);
    expect((await studies.look()).rows.map(({ id }) => id)).toEqual([desk.row!.id]);
  });

  it('goes on from a state that only the tab has without taking it for somebody else’s', async () => {
    const desk = deskOf();
    await desk.keepAsItIs();
    const device = globalThis.indexedDB;
    studies.close();
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as IDBFactory;
    await desk.play(['a2-a3']);
    globalThis.indexedDB = device;
    const again = deskOf(await studies.load(desk.row!.id));
    again.last();
    await again.play(['b7-b6']);
    expect(await kept()).toEqual([['a2-a3', 'b7-b6']]);
    expect(notices()).toEqual([]);
  });

  it('is kept as a study of its own where another tab has changed it, and the other one stays', async () => {
    const desk = deskOf();
    await desk.keepAsItIs();
    const { id } = desk.row!;
    const other = deskOf(await studies.load(id));
    await other.play(['c2-c3']);
    await desk.play(['a2-a3']);
    await desk.play(['b7-b6']);
    expect(desk.row!.id).not.toBe(id);
    expect(notices().map(({ kind }) => kind)).toEqual(['study']);
    expect(await kept()).toEqual([['a2-a3', 'b7-b6'], ['c2-c3']]);
  });

  it('comes back after it was deleted, also where the device keeps nothing any more, and nothing newer goes for it', async () => {
    const desk = deskOf();
    await desk.keepAsItIs();
    const row = (await studies.load(desk.row!.id))!;
    await studies.delete(row.id);
    refusingDevice();
    await studies.bringBack(row);
    expect(await studies.load(row.id)).toEqual(row);
    expect(studies.unkept.because(row.id)).toBe('refused');

    newDevice();
    await studies.save({ ...row, updated: row.updated + 1, name: 'Newer' });
    await studies.bringBack(row);
    expect((await studies.load(row.id))!.name).toBe('Newer');
  });
});
