import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { Game } from '../game/game';
import { games, listGames } from '../game/storage';
import type { StoredGame } from '../game/stored';
import { Keeper, type Patience } from './keeper';
import type { RowName } from './row';
import { holdStore, newDevice, refusingDevice } from './testing';
import type { TroubleKind } from './trouble';

beforeAll(loadRulesHere);
beforeEach(newDevice);

const begun = (): Game => Game.begin({ variant: 'la-trel/base', players: ['human', 'human'] });

/** A keeper with everything that it tells. */
function keeperOf(stored?: StoredGame, patience?: Patience) {
  const told: (TroubleKind | undefined)[] = [];
  const forks: { from: string; name: RowName }[] = [];
  const hooks = {
    onTrouble: (kind: TroubleKind | undefined) => told.push(kind),
    onFork: (from: string, name: RowName) => forks.push({ from, name }),
  };
  return { keeper: new Keeper(games, stored, hooks, patience), told, forks };
}

describe('a keeper', () => {
  it('has kept what it has saved', async () => {
    const game = begun();
    const { keeper, told } = keeperOf();
    for (const move of ['d2-d3', 'd7-d6']) {
      game.play(move);
      expect(await keeper.save(game.toStored(1))).toEqual({ id: game.id, created: game.created });
      games.close();
      expect((await games.load(game.id))!.tip.at(-1)).toBe(move);
    }
    expect(told).toEqual([undefined, undefined]);
  });

  it('keeps both games when two tabs go on with one, and tells whoever comes later', async () => {
    const first = begun();
    first.play('d2-d3');
    await games.save(first.toStored(1));
    const stored = (await games.load(first.id))!;
    const second = Game.restore(stored);
    const [one, two] = [keeperOf(stored), keeperOf(stored)];
    first.play('d7-d6');
    await one.keeper.save(first.toStored(1));
    second.play('e7-e6');
    const name = await two.keeper.save(second.toStored(1));
    expect(name.id).not.toBe(first.id);
    // Whoever has not heard of the new name yet still means the same game.
    second.play('e2-e3');
    expect(await two.keeper.save(second.toStored(2))).toEqual(name);
    expect(one.forks).toEqual([]);
    expect(two.forks).toEqual([{ from: first.id, name }]);
    expect((await listGames()).map((game) => game.tip)).toEqual(
      expect.arrayContaining([
        ['d2-d3', 'd7-d6'],
        ['d2-d3', 'e7-e6', 'e2-e3'],
      ]),
    );
  });

  it('tells states apart also where the clock of the device stands still or goes back', async () => {
    const game = begun();
    const { keeper } = keeperOf();
    const seen: number[] = [];
    for (const now of [1_000, 1_000, 500]) {
      await keeper.save(game.toStored(now));
      seen.push((await games.load(game.id))!.updated);
    }
    expect(seen).toEqual([1_000, 1_001, 1_002]);
  });

  it('goes on with a game that was deleted elsewhere, as whoever plays it expects', async () => {
    const game = begun();
    const { keeper, forks } = keeperOf();
    await keeper.save(game.toStored(1));
    await games.delete(game.id);
    game.play('d2-d3');
    await keeper.save(game.toStored(2));
    expect(forks).toEqual([]);
    expect((await listGames()).map(({ id, tip }) => [id, tip])).toEqual([[game.id, ['d2-d3']]]);
  });

  it('says why nothing is kept, leaves the game to the tab, and keeps it as soon as that is possible', async () => {
    refusingDevice();
    const game = begun();
    const { keeper, told } = keeperOf();
    game.play('d2-d3');
    expect((await keeper.save(game.toStored(1))).id).toBe(game.id);
    expect(told).toEqual(['refused']);
    expect(games.unkept.all().map((unkept) => unkept.row.tip)).toEqual([['d2-d3']]);
    globalThis.indexedDB = new IDBFactory();
    game.play('d7-d6');
    await keeper.save(game.toStored(2));
    expect(told).toEqual(['refused', undefined]);
    expect(games.unkept.all()).toEqual([]);
    expect((await games.load(game.id))!.tip).toEqual(['d2-d3', 'd7-d6']);
  });

  it('goes on from a game of the tab without taking it for somebody else’s', async () => {
    const game = begun();
    const before = keeperOf();
    await before.keeper.save(game.toStored(1));
    const device = globalThis.indexedDB;
    games.close();
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as IDBFactory;
    game.play('d2-d3');
    await before.keeper.save(game.toStored(2));
    globalThis.indexedDB = device;
    const again = keeperOf((await games.load(game.id))!);
    game.play('d7-d6');
    await again.keeper.save(game.toStored(3));
    expect(again.forks).toEqual([]);
    expect((await listGames()).map(({ tip }) => tip)).toEqual([['d2-d3', 'd7-d6']]);
  });

  it('holds nobody back where the device does not answer, and writes the last state when it does', async () => {
    const release = await holdStore();
    const game = begun();
    let asked = 0;
    const { keeper, told } = keeperOf(undefined, () => (asked++, Promise.resolve()));
    game.play('d2-d3');
    await keeper.save(game.toStored(1));
    expect(told).toEqual(['slow']);
    game.play('d7-d6');
    await keeper.save(game.toStored(2));
    expect(asked, 'who has waited once waits no more').toBe(1);
    expect(games.unkept.all().map((unkept) => unkept.row.tip)).toEqual([['d2-d3', 'd7-d6']]);
    release();
    await games.allSaved();
    expect(told.at(-1)).toBeUndefined();
    expect(games.unkept.all()).toEqual([]);
    expect((await games.load(game.id))!.tip).toEqual(['d2-d3', 'd7-d6']);
    game.play('a2-a3');
    await keeper.save(game.toStored(3));
    expect(asked, 'and waits again when the device answers').toBe(2);
  });
});
