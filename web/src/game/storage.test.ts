import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { newDevice, refusingDevice } from '../keeping/testing';
import { Game } from './game';
import { settingsKey } from './params';
import { DATABASE, GAMES, games, listGames, unfinishedIn, VERSION } from './storage';
import type { StoredGame } from './stored';
import { exportAll, exportForeign, importAll } from './transfer';

beforeAll(loadRulesHere);
beforeEach(newDevice);

function game(variant: string, moves: string[], now: number, seed?: number): StoredGame {
  const played = Game.begin({ variant, players: ['human', 'level-3'], seed }, now);
  for (const move of moves) played.play(move);
  return played.toStored(now);
}

describe('the games of this device', () => {
  it('are there again, the latest first', async () => {
    const [first, second] = [game('la-trel/base', ['d2-d3'], 1), game('attangle/grand', [], 2)];
    await games.save(first);
    await games.save(second);
    expect(await games.load(first.id)).toEqual(first);
    expect((await listGames()).map((stored) => stored.id)).toEqual([second.id, first.id]);
    expect(await games.load('unknown')).toBeUndefined();
  });

  it('survive that the page was closed', async () => {
    const stored = game('la-trel/base', ['d2-d3', 'd7-d6'], 1);
    await games.save(stored);
    games.close();
    const again = Game.restore((await games.load(stored.id))!);
    expect(again.table.moves()).toEqual(['d2-d3', 'd7-d6']);
  });

  it('remember that a touched piece must move, and which was touched', async () => {
    const played = Game.begin({ variant: 'la-trel/base', players: ['human', 'human'], touchMove: true }, 1);
    played.play('d2-d3');
    expect([played.hold(50), played.hold(51)]).toEqual([true, false]);
    await games.save(played.toStored(1));
    games.close();
    const again = Game.restore((await games.load(played.id))!);
    expect([again.settings.touchMove, again.touched]).toEqual([true, 50]);
    again.play('d7-d6');
    expect(again.touched, 'what was touched has moved').toBeUndefined();
  });

  it('are deleted one at a time', async () => {
    const [first, second] = [game('la-trel/base', [], 1), game('la-trel/base', [], 2)];
    await games.save(first);
    await games.save(second);
    await games.delete(first.id);
    expect((await listGames()).map((stored) => stored.id)).toEqual([second.id]);
  });

  it('are not overwritten by a tab that knows an older state', async () => {
    const stored = game('la-trel/base', ['d2-d3'], 1);
    expect(await games.save(stored)).toBe(true);
    expect(await games.save({ ...stored, updated: 2 }, 1)).toBe(true);
    expect(await games.save({ ...stored, updated: 3, ply: 99 }, 1), 'saved elsewhere since').toBe(false);
    expect((await games.load(stored.id))!.ply).toBe(1);
  });

  it('go on with the latest unfinished one of a variant, or the one asked for alike', async () => {
    const plain = game('la-trel/base', ['d2-d3'], 1);
    const seeded = game('la-trel/base', ['d2-d3'], 2, 7);
    const aside = { ...game('la-trel/base', ['d2-d3'], 3), left: true };
    const over = { ...game('la-trel/base', ['d2-d3'], 4), result: 'p1win resign' };
    for (const stored of [plain, seeded, aside, over]) await games.save(stored);
    const all = await listGames();
    expect(unfinishedIn(all, 'la-trel/base')!.id).toBe(seeded.id);
    const key = settingsKey({ variant: 'la-trel/base', players: ['human', 'level-3'] });
    expect(unfinishedIn(all, 'la-trel/base', key)!.id).toBe(plain.id);
    expect(unfinishedIn(all, 'la-trel/master')).toBeUndefined();
  });
});

/** Writes into the store behind the page's back. */
async function tamper(change: (store: IDBObjectStore) => void): Promise<void> {
  const request = indexedDB.open(DATABASE, VERSION);
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction(GAMES, 'readwrite');
  change(transaction.objectStore(GAMES));
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
  database.close();
}

async function rawRow(id: string): Promise<unknown> {
  let row: unknown;
  await tamper((store) => {
    const request = store.get(id) as IDBRequest<unknown>;
    request.onsuccess = () => (row = request.result);
  });
  return row;
}

describe('what cannot be read', () => {
  const good = () => ({ ...game('la-trel/base', ['d2-d3'], 1, 7), id: 'good' });
  const later = () => ({ ...good(), id: 'later', format: 2, secret: 'of a newer page' });
  const unknown = () => ({
    ...good(),
    id: 'unknown',
    variant: 'chess/base',
    record: { ...good().record, variant: 'chess/base' },
  });
  const torn = () => ({ ...good(), id: 'torn', record: { ...good().record, moves: [{ move: 7 }] } });
  const rubbish = () => ({ id: 'rubbish' });
  const all = () => [later(), unknown(), torn(), rubbish()];

  it('is told apart from games, and newer from damaged', async () => {
    const kept = good();
    await games.save(kept);
    await tamper((store) => all().forEach((row) => store.put(row)));
    const { rows, foreign, trouble } = await games.look();
    expect(trouble).toBeUndefined();
    expect(rows).toEqual([kept]);
    expect(foreign.map(({ key, why }) => [key, why])).toEqual([
      ['later', 'newer'],
      ['rubbish', 'damaged'],
      ['torn', 'damaged'],
      ['unknown', 'newer'],
    ]);
  });

  it.each(['later', 'unknown', 'torn', 'rubbish'])('is never written over: %s', async (id) => {
    const row = all().find((one) => one.id === id)!;
    await tamper((store) => store.put(row));
    await expect(games.load(id)).rejects.toMatchObject({ name: 'UnreadableRow' });
    expect(await games.save({ ...good(), id })).toBe(false);
    const forked = await games.saveOrFork({ ...good(), id }, undefined);
    expect(forked.id).not.toBe(id);
    expect(
      (await importAll(JSON.stringify({ kind: 'ludotheca-games', format: 1, games: [{ ...good(), id, updated: 9 }] }))).added,
    ).toBe(1);
    expect(await rawRow(id), 'as it was').toEqual(row);
    expect((await listGames()).map((one) => one.id)).toHaveLength(2);
  });

  it('can be taken away as a file, deleted, and brought back', async () => {
    await tamper((store) => all().forEach((row) => store.put(row)));
    const { foreign } = await games.look();
    const file = JSON.parse(exportForeign(foreign, { 'ludotheca.aside.settings': '{' })) as { games: unknown[]; texts: object };
    expect(file.games).toEqual(expect.arrayContaining(all()));
    expect(file.texts).toEqual({ 'ludotheca.aside.settings': '{' });
    const damaged = foreign.filter(({ why }) => why === 'damaged');
    await games.deleteForeign(damaged.map(({ key }) => key));
    expect((await games.look()).foreign.map(({ key }) => key)).toEqual(['later', 'unknown']);
    await games.putBack(damaged.map(({ value }) => value));
    expect((await games.look()).foreign).toEqual(foreign);
  });

  it('is a whole store that a newer page has changed: nothing is read, nothing is lost', async () => {
    await games.save(good());
    games.close();
    const newer = indexedDB.open(DATABASE, VERSION + 1);
    await new Promise<void>((resolve) => (newer.onsuccess = () => resolve()));
    newer.result.close();
    expect(await games.look()).toEqual({ rows: [], foreign: [], trouble: 'newer' });
    await expect(games.save(good())).rejects.toMatchObject({ kind: 'newer' });
  });
});

describe('a device that keeps nothing', () => {
  it('is told apart by its reason', async () => {
    refusingDevice();
    expect((await games.look()).trouble).toBe('refused');
    await expect(games.load('some')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('leaves games to the tab, which offers them again until they are kept', async () => {
    refusingDevice();
    const unkept = game('la-trel/base', ['d2-d3'], 1);
    games.unkept.keep(unkept, undefined, 'refused');
    expect(await games.look()).toEqual({ rows: [unkept], foreign: [], trouble: 'refused' });
    expect(await games.load(unkept.id)).toEqual(unkept);
    expect(await exportAll()).toContain(unkept.id);
    const device = new IDBFactory();
    globalThis.indexedDB = device;
    expect((await games.look()).rows).toEqual([unkept]);
    expect(games.unkept.all()).toEqual([]);
    games.close();
    expect(await games.load(unkept.id)).toEqual(unkept);
  });

  it('shows what it has kept before, also where there is no more room', async () => {
    const kept = game('la-trel/base', ['d2-d3'], 1);
    await games.save(kept);
    const unkept = game('la-trel/base', ['e2-e3'], 2);
    games.unkept.keep(unkept, undefined, 'full');
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await games.look()).toEqual({ rows: [unkept, kept], foreign: [], trouble: 'full' });
    full.mockRestore();
    expect(await games.look()).toEqual({ rows: [unkept, kept], foreign: [], trouble: undefined });
  });

  it('lets a game of the tab be deleted all the same', async () => {
    refusingDevice();
    const unkept = game('la-trel/base', ['d2-d3'], 1);
    games.unkept.keep(unkept, undefined, 'refused');
    await games.delete(unkept.id);
    expect((await games.look()).rows).toEqual([]);
    await expect(games.delete('some other')).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('an export of all games', () => {
  it('brings them to another device', async () => {
    const stored = [game('la-trel/base', ['d2-d3'], 1), game('chasse-croise/standard', ['63', 'c+6'], 2)];
    for (const one of stored) await games.save(one);
    const text = await exportAll();
    newDevice();
    expect(await importAll(text)).toEqual({ added: 2, known: 0, problems: [] });
    expect(await listGames()).toEqual(stored.reverse());
    expect(await importAll(text)).toEqual({ added: 0, known: 2, problems: [] });
  });

  it('leaves out what the rules refuse, and says so', async () => {
    const good = game('la-trel/base', ['d2-d3'], 1);
    const bad = { ...good, id: 'bad', record: { ...good.record, moves: [{ move: 'a1-a3' }] } };
    const odd = { ...good, id: 'odd', players: ['human', 'level-11'] };
    const later = { ...good, id: 'later', format: 2 };
    const text = JSON.stringify({ kind: 'ludotheca-games', format: 1, games: [bad, good, odd, later, null] });
    const imported = await importAll(text);
    expect(imported.added).toBe(1);
    expect(imported.problems.map((problem) => problem.id)).toEqual([
      'record-move',
      'page-play-import-game',
      'page-play-import-version',
      'page-play-import-game',
    ]);
    expect((await listGames()).map((stored) => stored.id)).toEqual([good.id]);
  });

  it('may also be the text of a single record', async () => {
    const imported = await importAll(
      '[Format "1"]\n[Variant "la-trel/base"]\n[Result "1"]\n[Termination "resign"]\n\n1. d2-d3 d7-d6 1\n',
    );
    expect(imported).toEqual({ added: 1, known: 0, problems: [] });
    expect((await listGames())[0]).toMatchObject({ variant: 'la-trel/base', result: 'p1win resign', ply: 2 });
  });

  it('is refused with a reason where it is something else', async () => {
    expect((await importAll('{"some": "thing"}')).problems[0]?.id).toBe('page-play-import-file');
    expect((await importAll('{"kind": "ludotheca-games", "format": 9, "games": []}')).problems[0]?.id).toBe(
      'page-play-import-version',
    );
    expect((await importAll('hello')).problems.length).toBe(1);
    expect(await listGames()).toEqual([]);
  });
});
