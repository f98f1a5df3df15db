import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { Game } from './game';
import { settingsKey } from './params';
import { closeStorage, deleteGame, exportAll, importAll, listGames, loadGame, saveGame, unfinishedGame } from './storage';
import type { StoredGame } from './stored';

beforeAll(loadRulesHere);
beforeEach(() => {
  closeStorage();
  globalThis.indexedDB = new IDBFactory();
});

function game(variant: string, moves: string[], now: number, seed?: number): StoredGame {
  const played = Game.begin({ variant, players: ['human', 'level-3'], seed }, now);
  for (const move of moves) played.play(move);
  return played.toStored(now);
}

describe('the games of this device', () => {
  it('are there again, the latest first', async () => {
    const [first, second] = [game('la-trel/base', ['d2-d3'], 1), game('attangle/grand', [], 2)];
    await saveGame(first);
    await saveGame(second);
    expect(await loadGame(first.id)).toEqual(first);
    expect((await listGames()).map((stored) => stored.id)).toEqual([second.id, first.id]);
    expect(await loadGame('unknown')).toBeUndefined();
  });

  it('survive that the page was closed', async () => {
    const stored = game('la-trel/base', ['d2-d3', 'd7-d6'], 1);
    await saveGame(stored);
    closeStorage();
    const again = Game.restore((await loadGame(stored.id))!);
    expect(again.table.moves()).toEqual(['d2-d3', 'd7-d6']);
  });

  it('are deleted one at a time', async () => {
    const [first, second] = [game('la-trel/base', [], 1), game('la-trel/base', [], 2)];
    await saveGame(first);
    await saveGame(second);
    await deleteGame(first.id);
    expect((await listGames()).map((stored) => stored.id)).toEqual([second.id]);
  });

  it('are not overwritten by a tab that knows an older state', async () => {
    const stored = game('la-trel/base', ['d2-d3'], 1);
    expect(await saveGame(stored)).toBe(true);
    expect(await saveGame({ ...stored, updated: 2 }, 1)).toBe(true);
    expect(await saveGame({ ...stored, updated: 3, ply: 99 }, 1), 'saved elsewhere since').toBe(false);
    expect((await loadGame(stored.id))!.ply).toBe(1);
  });

  it('go on with the latest unfinished one of a variant, or the one asked for alike', async () => {
    const plain = game('la-trel/base', ['d2-d3'], 1);
    const seeded = game('la-trel/base', ['d2-d3'], 2, 7);
    const aside = { ...game('la-trel/base', ['d2-d3'], 3), left: true };
    const over = { ...game('la-trel/base', ['d2-d3'], 4), result: 'p1win resign' };
    for (const stored of [plain, seeded, aside, over]) await saveGame(stored);
    expect((await unfinishedGame('la-trel/base'))!.id).toBe(seeded.id);
    const key = settingsKey({ variant: 'la-trel/base', players: ['human', 'level-3'] });
    expect((await unfinishedGame('la-trel/base', key))!.id).toBe(plain.id);
    expect(await unfinishedGame('la-trel/master')).toBeUndefined();
  });
});

describe('an export of all games', () => {
  it('brings them to another device', async () => {
    const stored = [game('la-trel/base', ['d2-d3'], 1), game('chasse-croise/standard', ['63', 'c+6'], 2)];
    for (const one of stored) await saveGame(one);
    const text = await exportAll();
    closeStorage();
    globalThis.indexedDB = new IDBFactory();
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
    const imported = await importAll('[Format "1"]\n[Variant "la-trel/base"]\n[Result "1"]\n[Termination "resign"]\n\n1. d2-d3 d7-d6 1\n');
    expect(imported).toEqual({ added: 1, known: 0, problems: [] });
    expect((await listGames())[0]).toMatchObject({ variant: 'la-trel/base', result: 'p1win resign', ply: 2 });
  });

  it('is refused with a reason where it is something else', async () => {
    expect((await importAll('{"some": "thing"}')).problems[0]?.id).toBe('page-play-import-file');
    expect((await importAll('{"kind": "ludotheca-games", "format": 9, "games": []}')).problems[0]?.id).toBe('page-play-import-version');
    expect((await importAll('hello')).problems.length).toBe(1);
    expect(await listGames()).toEqual([]);
  });
});
