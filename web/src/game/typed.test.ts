import { beforeAll, describe, expect, it } from 'vitest';
import { loadRulesHere } from '../../tests/rules';
import { Game } from './game';
import { tryTyped, typedMoves } from './typed';

beforeAll(loadRulesHere);

const begun = () => Game.begin({ variant: 'la-trel/base', players: ['human', 'human'] });

describe('what was typed', () => {
  it('is taken as it stands where the rules can read it, though they refuse it', () => {
    expect(tryTyped(begun(), 'a1-a3')).toMatchObject({ refused: { kind: 'refused' } });
    expect(tryTyped(begun(), ' e2-e3 ')).toMatchObject({ trial: { played: [{ text: 'e2-e3' }] } });
  });

  it('is understood in another spelling where one move alone is meant', () => {
    expect(tryTyped(begun(), 'E2 e3')).toMatchObject({ trial: { played: [{ text: 'e2-e3' }] } });
    expect(tryTyped(begun(), 'nonsense')).toMatchObject({ refused: { kind: 'unreadable' } });
  });

  it('is tried in another spelling only after it could not be read', () => {
    const game = begun();
    const tried: string[][] = [];
    const mover = {
      game,
      move: (texts: readonly string[]) => (tried.push([...texts]), game.table.read(texts[0]!)),
      hold: () => {},
    };
    expect(typedMoves(mover, 'e2-e3')).toBe('played');
    expect(tried).toEqual([['e2-e3']]);
    expect(typedMoves(mover, 'e2 e3')).toBe('played');
    expect(tried.slice(1)).toEqual([['e2 e3'], ['e2-e3']]);
    expect(typedMoves(mover, 'nonsense')).toMatchObject({ kind: 'unreadable' });
  });
});
