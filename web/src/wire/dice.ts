// Whether the dice of a finished game were what they had to be, as docs/dice.md describes it: the secret is the one that was promised,
// and every roll follows from it and from what both players brought.

import type { Side } from '$generated/wire';
import { fromHex, toHex } from './bytes';

/** What every hash begins with. */
const VERSION = 'ludotheca-dice-1';
/** Bytes from here on are passed over: 252 is the last multiple of six that a byte reaches. */
const UNFAIR_FROM = 252;

type Bytes = Uint8Array<ArrayBuffer>;

export interface RolledTurn {
  turn: number;
  /** Whether the host rolled. */
  byHost: boolean;
  before: string | undefined;
  own: string;
  dice: readonly [number, number];
}

/** Everything that a finished game tells of its dice. */
export interface Evidence {
  game: string;
  commitment: string;
  secret: string;
  /** The host's, then the guest's. */
  contributions: readonly [string, string];
  /** What fixed a house computer's nonces, and its seed: of the host's place, then of the guest's. */
  house: readonly ({ commitment: string; seed: string } | undefined)[];
  hostIsOne: boolean;
  byLot: boolean;
  turns: readonly RolledTurn[];
}

export type Fraud = { kind: 'secret' | 'house' | 'lot' } | { kind: 'nonce' | 'roll'; turn: number };

const letters = (word: string): Bytes => new TextEncoder().encode(word) as Bytes;

function number(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The fields one after the other, each preceded by its length, so that no two lists are written alike. */
function written(fields: readonly Bytes[]): Bytes {
  const parts = [letters(VERSION), ...fields].flatMap((field) => [number(field.length), field]);
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function commitmentOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', written([fromHex(secret)]))));
}

/** Hashes with this key. */
class Keyed {
  private constructor(private readonly key: CryptoKey) {}

  static async by(secret: string): Promise<Keyed> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    return new Keyed(await crypto.subtle.importKey('raw', fromHex(secret), algorithm, false, ['sign']));
  }

  async hash(fields: readonly Bytes[]): Promise<Bytes> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', this.key, written(fields)));
  }
}

/** What all chance of a game comes from. */
class Source {
  constructor(
    private readonly keyed: Keyed,
    private readonly all: readonly Bytes[],
  ) {}

  /** Bytes without end: the hash of the fields, then of the fields with a counter behind them, from 1. */
  async *#bytes(fields: readonly Bytes[]): AsyncGenerator<number, never> {
    for (let count = 0; ; count++) {
      yield* await this.keyed.hash([...this.all, ...fields, ...(count > 0 ? [number(count)] : [])]);
    }
  }

  async hostBegins(): Promise<boolean> {
    for await (const byte of this.#bytes([letters('lot')])) return byte % 2 === 0;
    throw new Error('bytes have no end');
  }

  async roll(turn: number, before: string, own: string): Promise<[number, number]> {
    const dice: number[] = [];
    for await (const byte of this.#bytes([letters('roll'), number(turn), fromHex(before), fromHex(own)])) {
      if (byte < UNFAIR_FROM) dice.push((byte % 6) + 1);
      if (dice.length === 2) break;
    }
    return dice as [number, number];
  }
}

const sorted = ([one, other]: readonly [number, number]): string => `${Math.min(one, other)}${Math.max(one, other)}`;

/** Checks everything; answers the first thing that does not fit. */
export async function verify(evidence: Evidence): Promise<Fraud | undefined> {
  const { game, contributions } = evidence;
  if ((await commitmentOf(evidence.secret)) !== evidence.commitment) return { kind: 'secret' };
  const keyed = await Keyed.by(evidence.secret);
  const houses: (Keyed | undefined)[] = [];
  for (const [place, house] of evidence.house.entries()) {
    houses.push(house && (await Keyed.by(house.seed)));
    if (!house) continue;
    const due = toHex(await keyed.hash([letters(game), letters('house')]));
    const brought = toHex(await houses[place]!.hash([letters(game), letters('contribution')]));
    const fits = house.seed === due && (await commitmentOf(house.seed)) === house.commitment && brought === contributions[place];
    if (!fits) return { kind: 'house' };
  }
  const source = new Source(keyed, [letters(game), ...contributions.map(fromHex)]);
  if (evidence.byLot && (await source.hostBegins()) !== evidence.hostIsOne) return { kind: 'lot' };
  for (const [index, rolled] of evidence.turns.entries()) {
    const { turn, byHost, before, own } = rolled;
    const follows = index === 0 || evidence.turns[index - 1]!.turn < turn;
    const [roller, other] = byHost ? [houses[0], houses[1]] : [houses[1], houses[0]];
    const nonce = async (house: Keyed | undefined, what: string, at: number) =>
      house && toHex(await house.hash([letters(game), letters(what), number(at)]));
    const ownDue = (await nonce(roller, 'own', turn)) ?? own;
    const beforeDue = before === undefined ? undefined : ((await nonce(other, 'next', turn - 1)) ?? before);
    if (!follows || (before === undefined) !== (turn === 0) || ownDue !== own || beforeDue !== before)
      return { kind: 'nonce', turn };
    const dice = await source.roll(turn, before ?? contributions[byHost ? 1 : 0], own);
    if (sorted(dice) !== sorted(rolled.dice)) return { kind: 'roll', turn };
  }
  return undefined;
}

/** Which place rolled, for whoever knows only sides. */
export const isHost = (hostIsOne: boolean, side: Side): boolean => (side === 'one') === hostIsOne;
