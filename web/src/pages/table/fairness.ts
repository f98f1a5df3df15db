// Whether the dice and lots of a finished game were what they had to be: everything that was told of them is checked here again.

import type { Message } from '$generated/wasm/ludotheca';
import { type Evidence, type Fraud, verify } from '../../wire/dice';
import { placeOf, type TableState } from '../../wire/state';
import type { Side } from '$generated/wire';

/** What there is to check; nothing where no chance was in the game, or where it is not over. */
export function evidenceOf(game: string, state: TableState, mover: (turn: number) => Side): Evidence | undefined {
  const { secret, commitment, seats, seeds, hostIsOne, setup } = state;
  const [host, guest] = seats;
  if (state.phase !== 'over' || secret === undefined || !host || !guest) return undefined;
  const rolls = [...state.turns.map(({ roll }) => roll), state.roll];
  const turns = rolls.flatMap((roll, turn) => {
    if (!roll) return [];
    const { dice, before, own } = roll;
    return [{ turn, byHost: placeOf(state, mover(turn)) === 0, before, own, dice }];
  });
  const byLot = setup.host === 'lot';
  if (turns.length === 0 && !byLot) return undefined;
  const house = seats.map(({ player }, place) => {
    const seed = seeds[place];
    return player.kind === 'house' && seed !== undefined ? { commitment: player.commitment, seed } : undefined;
  });
  return { game, commitment, secret, contributions: [host.contribution, guest.contribution], house, hostIsOne, byLot, turns };
}

export interface Proof {
  /** The first thing that does not fit. */
  fraud: Fraud | undefined;
  rolls: number;
  byLot: boolean;
}

export async function prove(evidence: Evidence): Promise<Proof> {
  return { fraud: await verify(evidence), rolls: evidence.turns.length, byLot: evidence.byLot };
}

const FRAUDS: Readonly<Record<Fraud['kind'], string>> = {
  secret: 'verify-fraud-secret',
  house: 'verify-fraud-house',
  lot: 'verify-fraud-lot',
  nonce: 'verify-fraud-nonce',
  roll: 'verify-fraud-roll',
};

/** What was found, in sentences. Turns are counted from 1 for people. */
export function proofMessages({ fraud, rolls, byLot }: Proof): Message[] {
  if (fraud) {
    const args: Message['args'] = 'turn' in fraud ? [['turn', { number: fraud.turn + 1 }]] : [];
    return [{ id: FRAUDS[fraud.kind], args }];
  }
  const proved: Message = { id: 'verify-proved', args: [['rolls', { number: rolls }]] };
  return byLot ? [proved, { id: 'verify-lot', args: [] }] : [proved];
}
