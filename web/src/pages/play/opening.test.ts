import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRulesHere } from '../../../tests/rules';
import { Game } from '../../game/game';
import { readParameters } from '../../game/params';
import { games } from '../../game/storage';
import type { StoredGame } from '../../game/stored';
import { newDevice, refusingDevice } from '../../keeping/testing';
import { nextByItself } from './automatic';
import { type Opening, openGame } from './opening';
import { usualVariant } from './usual';

beforeAll(loadRulesHere);
beforeEach(newDevice);

const variant = 'la-trel/base';

async function visit(
  query: string,
  extra: { remembered?: string; anew?: boolean; fragment?: string; variant?: string } = {},
): Promise<Extract<Opening, { kind: 'game' }>> {
  const parameters = readParameters(extra.variant ?? variant, new URLSearchParams(query));
  const opening = await openGame({
    parameters,
    fragment: extra.fragment ?? '',
    remembered: extra.remembered,
    anew: extra.anew ?? false,
  });
  if (opening.kind !== 'game') throw new Error(JSON.stringify(opening));
  return opening;
}

async function played(query: string, now: number, end = false): Promise<Game> {
  const { game } = await visit(query, { anew: true });
  game.play('d2-d3');
  if (end) game.resign('one');
  await games.save(game.toStored(now));
  return game;
}

describe('the game that an address opens', () => {
  it('is a new one where nothing is stored', async () => {
    const { game, stored } = await visit('p1=human&p2=level-3');
    expect(stored).toBeUndefined();
    expect(game.settings.players).toEqual(['human', 'level-3']);
  });

  it('is after a reload the game that was there, finished or not', async () => {
    const running = await played('p1=human&p2=level-3', 1);
    const over = await played('p1=human&p2=level-3', 2, true);
    expect((await visit('p1=human&p2=level-3', { remembered: running.id })).game.id).toBe(running.id);
    expect((await visit('p1=human&p2=level-3', { remembered: over.id })).game.result).toBe('p2win resign');
  });

  it('is in a new tab the unfinished one that was asked for alike', async () => {
    const running = await played('p1=human&p2=level-3', 1);
    expect((await visit('p2=level-3')).game.id).toBe(running.id);
    expect((await visit('p1=human&p2=level-4')).stored).toBeUndefined();
    expect((await visit('p1=human&p2=level-3&seed=9')).stored).toBeUndefined();
  });

  it('is never a finished one unless it was there before', async () => {
    await played('p1=human&p2=level-3', 1, true);
    expect((await visit('p1=human&p2=level-3')).stored).toBeUndefined();
    expect((await visit('')).stored).toBeUndefined();
  });

  it('is without parameters the latest unfinished one of the variant', async () => {
    await played('p1=human&p2=level-3', 1);
    const later = await played('p1=level-2&p2=human', 2);
    expect((await visit('')).game.id).toBe(later.id);
    expect((await visit('', { variant: 'attangle/grand' })).stored).toBeUndefined();
  });

  it('is without parameters at first one against the easiest computer, and then one like the last', async () => {
    expect((await visit('')).game.settings).toMatchObject({ variant, players: ['human', 'level-1'] });
    await played('p1=level-4&p2=human&clock=5+3&touch=move', 1, true);
    const like = { players: ['level-4', 'human'], clock: { minutes: 5, increment: 3 }, touchMove: true };
    expect((await visit('')).game.settings).toMatchObject({ variant, ...like });
    expect((await visit('', { variant: 'la-trel/master' })).game.settings, 'of the same game').toMatchObject(like);
    expect((await visit('', { variant: 'attangle/grand' })).game.settings.players, 'of another').toEqual(['human', 'level-1']);
    await played('p1=level-2&p2=level-3', 2);
    expect((await visit('')).game.settings.players, 'watched, not played').toEqual(['level-4', 'human']);
  });

  it('is the variant that waits, else the one that was played last, where only the game is named', async () => {
    const of = (id: string, more: Partial<StoredGame> = {}) =>
      ({ variant: id, players: ['human', 'level-1'], result: 'none', ...more }) as StoredGame;
    expect(usualVariant([], variant)).toBe(variant);
    expect(usualVariant([of('attangle/grand')], variant)).toBe(variant);
    const over = of('la-trel/advanced', { result: 'p1win LT-12' });
    expect(usualVariant([over, of('la-trel/basic', { left: true })], variant)).toBe('la-trel/advanced');
    expect(usualVariant([over, of('la-trel/master')], variant)).toBe('la-trel/master');
    expect(usualVariant([of('la-trel/master', { players: ['level-1', 'level-2'] })], variant), 'watched').toBe(variant);
  });

  it('is a new one when a new one was asked for', async () => {
    const running = await played('p1=human&p2=level-3', 1);
    expect((await visit('p1=human&p2=level-3', { anew: true })).game.id).not.toBe(running.id);
    expect((await visit('p1=human&p2=level-3', { remembered: running.id, anew: true })).stored).toBeUndefined();
  });

  it('is another one when the address names other players than the game that was there', async () => {
    const running = await played('p1=human&p2=level-3', 1);
    expect((await visit('p1=human&p2=human', { remembered: running.id })).stored).toBeUndefined();
  });

  it('is the one that is named, or else told to be missing', async () => {
    const over = await played('p1=human&p2=level-3', 1, true);
    expect((await visit(`game=${over.id}`)).game.id).toBe(over.id);
    const fork = await played('p1=human&p2=level-3', 2);
    expect((await visit(`game=${over.id}`, { remembered: fork.id })).game.id, 'played on from it').toBe(fork.id);
    const { problems } = await visit('game=nowhere');
    expect(problems.map((problem) => problem.id)).toEqual(['page-play-no-such-game']);
  });

  it('is told apart from a position that cannot be read', async () => {
    const parameters = readParameters(variant, new URLSearchParams('position=xx'));
    const opening = await openGame({ parameters, fragment: '', remembered: undefined, anew: false });
    expect(opening).toMatchObject({ kind: 'unreadable', problem: { kind: 'position', column: 1 } });
  });

  it('begins also where the device keeps nothing, and that is told', async () => {
    refusingDevice();
    const { game, problems, trouble } = await visit('p2=level-3');
    expect(game.settings.players[1]).toBe('level-3');
    expect(trouble).toBe('refused');
    expect(problems).toEqual([]);
    expect((await visit(`game=${game.id}`)).trouble, 'nobody knows whether it is there').toBe('refused');
  });

  it('is a new one where the kept one cannot be opened, which stays as it is', async () => {
    const running = await played('p1=human&p2=level-3', 1);
    const stored = running.toStored(2);
    const torn = {
      ...stored,
      tip: ['d2-d3', 'd2-d4'],
      record: { ...stored.record, moves: [{ move: 'd2-d3' }, { move: 'd2-d4' }] },
    };
    await games.save(torn);
    const lost = { ...stored, id: 'lost', record: { ...stored.record, position: 'nonsense' } };
    await games.save(lost);
    for (const extra of [{}, { remembered: running.id }, { remembered: 'lost' }]) {
      const { game, stored: found, problems } = await visit('p1=human&p2=level-3', extra);
      expect(found).toBeUndefined();
      expect(game.id).not.toBe(running.id);
      expect(problems.map((problem) => problem.id)).toEqual(['page-keeping-game-damaged']);
    }
    const whole = await played('p1=human&p2=level-3', 1);
    expect((await visit('p1=human&p2=level-3')).game.id, 'an earlier one that can').toBe(whole.id);
    expect(await games.load(running.id)).toEqual(torn);
  });

  it('is a new one where a newer page kept the one that is named', async () => {
    const running = await played('p1=human&p2=level-3', 1);
    await games.save({ ...running.toStored(2), format: 2 } as unknown as StoredGame);
    const { stored, problems } = await visit(`game=${running.id}`);
    expect(stored).toBeUndefined();
    expect(problems.map((problem) => problem.id)).toEqual(['page-keeping-game-newer']);
  });
});

describe('what happens by itself', () => {
  const dice = 'chasse-croise/standard';

  it('is the computer’s move, but nothing of a person’s', () => {
    const game = Game.begin({ variant, players: ['human', 'level-4'] });
    expect(nextByItself(game, false)).toBeUndefined();
    game.play('d2-d3');
    expect(nextByItself(game, false)).toEqual({ kind: 'think', opponent: 'level-4' });
    game.show(game.tree.root);
    expect(nextByItself(game, false), 'somebody looks back').toBeUndefined();
    game.show(game.tip);
    game.resign('one');
    expect(nextByItself(game, false), 'the game is over').toBeUndefined();
  });

  it('is the roll of a computer, and of a person who wishes so', () => {
    const person = Game.begin({ variant: dice, players: ['human', 'level-4'], seed: 1 });
    expect(nextByItself(person, false)).toBeUndefined();
    expect(nextByItself(person, true)).toEqual({ kind: 'roll' });
    const computer = Game.begin({ variant: dice, players: ['level-4', 'human'], seed: 1 });
    expect(nextByItself(computer, false)).toEqual({ kind: 'roll' });
    expect(computer.tryRoll(computer.tip).played.map((roll) => roll.text)).toEqual([person.table.roll(1)]);
  });

  it('is a pass that nobody can avoid', () => {
    const game = Game.begin({ variant: dice, players: ['human', 'human'], position: 'bbbbb00000/6789a12345 1 66 40' });
    expect(nextByItself(game, false)).toEqual({ kind: 'pass', text: '--' });
  });
});
