// Against rolls whose evidence the Rust code made (`cargo xtask wire`).

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Evidence, verify } from './dice';

interface Made {
  game: string;
  secret: string;
  commitment: string;
  contributions: [string, string];
  seeds: (string | null)[];
  seedCommitments: (string | null)[];
  hostBegins: boolean;
  turns: { turn: number; before: string | null; own: string; dice: [number, number] }[];
}

const made = JSON.parse(readFileSync(new URL('../../generated/dice.json', import.meta.url), 'utf8')) as Made[];

const evidenceOf = ({ game, secret, commitment, contributions, seeds, seedCommitments, hostBegins, turns }: Made): Evidence => ({
  game,
  secret,
  commitment,
  contributions,
  house: seeds.map((seed, place) => (seed === null ? undefined : { seed, commitment: seedCommitments[place]! })),
  hostIsOne: hostBegins,
  byLot: true,
  turns: turns.map(({ turn, before, own, dice }) => ({
    turn,
    byHost: (turn % 2 === 0) === hostBegins,
    before: before ?? undefined,
    own,
    dice,
  })),
});

const other = (digits: string): string => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);

describe('the dice of a finished game', () => {
  test.each(made.map((game) => [game.game, game] as const))('%s is found honest', async (_, game) => {
    expect(game.turns.length).toBeGreaterThan(30);
    expect(await verify(evidenceOf(game))).toBeUndefined();
  });

  test('are found changed at their turn, whatever was changed', async () => {
    for (const game of made) {
      const honest = evidenceOf(game);
      const tampered = (change: Partial<Evidence>) => verify({ ...honest, ...change });
      expect(await tampered({ secret: other(honest.secret) })).toEqual({ kind: 'secret' });
      expect(await tampered({ commitment: other(honest.commitment) })).toEqual({ kind: 'secret' });
      expect(await tampered({ hostIsOne: !honest.hostIsOne })).toEqual({ kind: 'lot' });
      for (const turn of [0, 1, 17, 38]) {
        const changed = (change: Partial<Evidence['turns'][number]>) =>
          tampered({ turns: honest.turns.map((one) => (one.turn === turn ? { ...one, ...change } : one)) });
        const { dice, own } = honest.turns[turn]!;
        expect(await changed({ dice: [(dice[0] % 6) + 1, dice[1]] })).toEqual({ kind: 'roll', turn });
        // Another nonce may give the same dice by chance, but not all of them do.
        const nonces = [other(own), own.slice(1) + own[0], own.slice(2) + own.slice(0, 2)];
        const found = await Promise.all(nonces.map((one) => changed({ own: one })));
        expect(found.filter(Boolean).length).toBeGreaterThan(0);
        for (const fraud of found.filter(Boolean)) expect(fraud).toMatchObject({ turn });
      }
      expect(await tampered({ turns: honest.turns.toSpliced(2, 2, honest.turns[3]!, honest.turns[2]!) })).toMatchObject({
        turn: 2,
      });
    }
  });

  test('of a house computer follow from what it promised', async () => {
    const game = made.find(({ seeds }) => seeds[1] !== null)!;
    const honest = evidenceOf(game);
    const { seed, commitment } = honest.house[1]!;
    const house = (change: { seed?: string; commitment?: string }) =>
      verify({ ...honest, house: [undefined, { seed, commitment, ...change }] });
    expect(await house({ seed: other(seed) })).toEqual({ kind: 'house' });
    expect(await house({ commitment: other(commitment) })).toEqual({ kind: 'house' });
    const [host, guest] = honest.contributions;
    expect(await verify({ ...honest, contributions: [host, other(guest)] })).toEqual({ kind: 'house' });
  });
});
