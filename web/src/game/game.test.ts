import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Table } from '$generated/wasm/ludotheca';
import { loadRulesHere, randomNumbers, variants } from '../../tests/rules';
import { Game } from './game';
import type { GameSettings } from './params';

beforeAll(loadRulesHere);
// A busy machine is no failure.
vi.setConfig({ testTimeout: 30_000 });

const people = (variant: string, extra: Partial<GameSettings> = {}): Game =>
  Game.begin({ variant, players: ['human', 'human'], ...extra });

function playAll(game: Game, moves: string[]): void {
  for (const move of moves) expect(game.play(move), move).toEqual({ kind: 'legal', text: move });
}

/** The roll that comes next with the dice of the seed. */
const dueRoll = (game: Game): string | undefined => game.table.roll(game.seed);

/** Plays at random until the game is over or long enough; in the dice game with the dice of the seed. */
function playOut(game: Game, most: number, seed = 3): void {
  const random = randomNumbers(seed);
  for (let played = 0; played < most && !game.isOver; played++) {
    const roll = dueRoll(game);
    const legal = roll ? [roll] : game.table.legal(100_000)!;
    game.play(legal[Math.floor(random() * legal.length)]!);
  }
}

describe('a game under way', () => {
  it('plays legal moves and leaves everything as it was at others', () => {
    const game = people('la-trel/base');
    expect(game.play('a1-a3').kind).toBe('refused');
    expect(game.play('nonsense').kind).toBe('unreadable');
    expect(game.tip).toBe(game.tree.root);
    playAll(game, ['d2-d3', 'd7-d6']);
    expect(game.toMove).toBe('one');
    expect(game.facts(game.tip)).toMatchObject({ mover: 'two', side: 'one', ply: 2, roll: false, begins: true });
  });

  it('branches from an earlier position, and the branch becomes the game', () => {
    const game = people('la-trel/base');
    playAll(game, ['d2-d3', 'd7-d6', 'e2-e3']);
    game.show(game.tip.parent!.parent!);
    expect(game.isLive).toBe(false);
    expect(game.mayPlay).toBe(true);
    playAll(game, ['e7-e6']);
    expect(game.isLive).toBe(true);
    expect(game.tree.line().map((node) => node.move)).toEqual(['d2-d3', 'e7-e6']);
    expect(game.tree.find(['d2-d3', 'd7-d6', 'e2-e3'])).toBeDefined();
  });

  it('takes back and plays again', () => {
    const game = people('la-trel/base');
    expect(game.undo()).toBe(false);
    playAll(game, ['d2-d3', 'd7-d6']);
    expect(game.undo()).toBe(true);
    expect(game.tree.movesTo(game.tip)).toEqual(['d2-d3']);
    expect(game.table.moves()).toEqual(['d2-d3']);
    expect(game.redo()).toBe(true);
    expect(game.tree.movesTo(game.tip)).toEqual(['d2-d3', 'd7-d6']);
    expect(game.canRedo).toBe(false);
  });

  it('against the computer takes back to one’s own last decision', () => {
    const game = people('la-trel/base', { players: ['human', 'level-3'] });
    playAll(game, ['d2-d3', 'd7-d6']);
    game.undo();
    expect(game.tip).toBe(game.tree.root);
    game.redo();
    expect(game.tree.movesTo(game.tip)).toEqual(['d2-d3', 'd7-d6']);
    const second = people('la-trel/base', { players: ['level-3', 'human'] });
    playAll(second, ['d2-d3']);
    expect(second.undoTarget, 'the computer’s first move is not mine').toBeUndefined();
  });

  it('ends by resignation, agreement and time, and says so in the record', () => {
    const endings: [(game: Game) => void, string, string, string][] = [
      [(game) => game.resign('one'), 'p2win resign', '2', 'resign'],
      [(game) => game.agreeToDraw(), 'draw agreement', 'draw', 'agreement'],
      [(game) => game.timeRunsOut('two'), 'p1win time', '1', 'time'],
    ];
    for (const [end, result, won, termination] of endings) {
      const game = people('la-trel/base');
      playAll(game, ['d2-d3']);
      end(game);
      expect(game.result).toBe(result);
      expect(game.mayPlay).toBe(false);
      const written = game.recordText({ Player1: 'Ada' });
      expect(written.kind).toBe('record');
      if (written.kind === 'record') {
        expect(written.tree).toMatchObject({ result: won, termination, tags: { Player1: 'Ada' } });
      }
    }
  });

  it('leaves out what was taken back when the game ends there', () => {
    const game = people('la-trel/base');
    playAll(game, ['d2-d3', 'd7-d6', 'e2-e3']);
    game.undo();
    game.undo();
    game.resign('two');
    const written = game.recordText({});
    expect(written.kind === 'record' && written.tree.moves).toEqual([{ move: 'd2-d3' }]);
  });

  it('withdraws a resignation when it is taken back, but never gives time back', () => {
    const game = people('la-trel/base');
    playAll(game, ['d2-d3']);
    game.resign('two');
    expect(game.undo()).toBe(true);
    expect(game.result).toBe('none');
    expect(game.tree.movesTo(game.tip)).toEqual(['d2-d3']);
    game.timeRunsOut('two');
    expect(game.undo()).toBe(false);
  });

  it('leaves a finished game alone: going on from it makes another game', () => {
    const game = people('la-trel/base');
    playAll(game, ['d2-d3', 'd7-d6']);
    game.resign('one');
    const finished = game.id;
    game.show(game.tip.parent!);
    playAll(game, ['e7-e6']);
    expect(game.id).not.toBe(finished);
    expect(game.result).toBe('none');
  });

  it('refuses a position text that cannot be read', () => {
    expect(() => people('la-trel/base', { position: 'xx' })).toThrow(
      expect.objectContaining({ kind: 'position', column: 1 }) as Error,
    );
    expect(() => people('la-trel/none')).toThrow(expect.objectContaining({ kind: 'variant' }) as Error);
  });
});

describe('the dice game', () => {
  const variant = 'chasse-croise/standard';

  it('takes steps back within a turn, but never a roll', () => {
    const game = people(variant, { seed: 7 });
    const roll = dueRoll(game)!;
    playAll(game, [roll]);
    expect(game.facts(game.tip).roll).toBe(true);
    expect(game.undo(), 'the roll was shown').toBe(false);
    game.play(game.table.legal(100)![0]!);
    expect(game.undo()).toBe(true);
    expect(game.tree.movesTo(game.tip)).toEqual([roll]);
  });

  it('does not take back across the next player’s roll', () => {
    const game = people(variant, { seed: 7 });
    while (game.toMove === 'one') game.play(dueRoll(game) ?? game.table.legal(100)![0]!);
    expect(game.undoTarget, 'before the next roll').toBeDefined();
    game.play(dueRoll(game)!);
    expect(game.undoTarget).toBeUndefined();
  });

  it('does not let earlier dice be met again', () => {
    const game = people(variant, { seed: 7 });
    playOut(game, 6);
    game.show(game.tree.find(game.tree.movesTo(game.tip).slice(0, 1))!);
    expect(game.mayPlay).toBe(false);
  });

  it('rolls the same for the same seed and turn', () => {
    const rolls = [1, 2].map(() => {
      const game = people(variant, { seed: 11 });
      playOut(game, 30, 4);
      return game.tree.movesTo(game.tip);
    });
    expect(rolls[0]).toEqual(rolls[1]);
  });

  it('finds the pass that nobody can avoid', () => {
    // Nine pawns have arrived, the tenth is one step away: a five and a six do not let it enter.
    const game = people(variant, { position: 'bbbbbbbbba/0000000000 1 65 40' });
    expect(game.table.legal(200)!.length, 'arrived pawns could retreat').toBeGreaterThan(1);
    expect(game.forcedPass(), 'passing is a choice here').toBeUndefined();
    // White stands in the way of every red pawn, forward and backward.
    const blocked = people(variant, { position: 'bbbbb00000/6789a12345 1 66 40' });
    expect(blocked.forcedPass()).toBe('--');
    playAll(blocked, ['--']);
    expect(blocked.toMove).toBe('two');
    expect(blocked.undoTarget, 'a pass was no decision').toBeUndefined();
  });
});

describe('every variant', () => {
  it('is stored and restored where it stands, whatever was played', () => {
    for (const variant of variants()) {
      const game = people(variant, { seed: 5 });
      playOut(game, 80);
      const stored = structuredClone(game.toStored(1_000));
      const again = Game.restore(stored);
      expect(again.result, variant).toBe(game.result);
      expect(again.table.state(), variant).toEqual(game.table.state());
      expect(again.toStored(1_000), variant).toEqual(stored);
      expect(dueRoll(again), variant).toBe(dueRoll(game));
      game.free();
      again.free();
    }
  });

  it('is what it was while a change is planned, and when that is made just what was to be kept', () => {
    for (const variant of variants()) {
      const game = people(variant, { seed: 5, clock: { minutes: 5, increment: 3 } });
      playOut(game, 14);
      game.undo();
      const { moment } = game;
      const before = structuredClone(game.toStored(1_000));
      const [state, roll] = [game.table.state(), dueRoll(game)];
      const change = game.plan(() => {
        playOut(game, 6, 9);
        return game.isOver || game.resign('one');
      })!;
      expect(game.moment, variant).toBe(moment);
      expect(game.toStored(1_000), variant).toEqual(before);
      expect(game.table.state(), variant).toEqual(state);
      expect(dueRoll(game), variant).toBe(roll);
      expect(game.facts(game.tip).position, variant).toBe(before.position);
      const planned = structuredClone(change.stored(1_000));
      expect(planned, variant).not.toEqual(before);
      change.make(planned);
      expect(game.moment, variant).not.toBe(moment);
      expect(game.toStored(1_000), variant).toEqual(planned);
      expect(game.table.state().position, variant).toBe(planned.position);
      expect(game.position, variant).toMatchObject({ state: game.table.state(), view: game.table.view() });
      game.free();
    }
  });

  it('has nothing to keep where a plan leads to nothing', () => {
    const game = people('la-trel/base');
    const { moment } = game;
    expect(game.plan(() => game.undo())).toBeUndefined();
    expect(game.plan(() => game.take(game.tryFrom(game.shown, ['a1-a3'])))).toBeUndefined();
    expect(game.moment).toBe(moment);
    playAll(game, ['d2-d3']);
  });

  it('knows whether the rules accept all that is kept of it', () => {
    const game = people('la-trel/base');
    playAll(game, ['d2-d3', 'd7-d6']);
    const stored = game.toStored(1_000);
    expect(Game.restore(stored).isWhole).toBe(true);
    const torn = {
      ...stored,
      tip: ['d2-d3', 'd2-d4'],
      record: { ...stored.record, moves: [{ move: 'd2-d3' }, { move: 'd2-d4' }] },
    };
    expect(Game.restore(torn).isWhole).toBe(false);
  });

  it('exports a record that the rules accept, also with a branch', () => {
    for (const variant of variants()) {
      const game = people(variant, { seed: 5 });
      playOut(game, 12);
      game.undo();
      const other = game.table.legal(100_000)?.find((text) => !game.tip.children.some((child) => child.move === text));
      if (other && !dueRoll(game)) game.play(other);
      const written = game.recordText({});
      expect(written.kind, `${variant}: ${JSON.stringify(written)}`).toBe('record');
      game.free();
    }
  });

  it('opens the same table in a game as outside of one', () => {
    for (const variant of variants()) {
      const table = Table.open(variant);
      expect(people(variant).table.state()).toEqual(table.state());
      table.free();
    }
  });
});
