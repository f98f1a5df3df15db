// What the events of a table add up to: who sits there, what was agreed, every turn with its roll, what is offered, how it ended.
// Pure: an event gives a new state, and whoever has all events has the table. The board itself is the rules' business.

import type { ClockEvidence, Offer, Participant, Side, Stamped, TableSetup } from '$generated/wire';

export interface Seat {
  player: Participant;
  /** What was brought to all dice of the game. */
  contribution: string;
}

export interface Roll {
  dice: readonly [number, number];
  /** What the other player had brought; nothing at the first turn. */
  before: string | undefined;
  own: string;
}

export interface PlayedTurn {
  moves: readonly string[];
  roll: Roll | undefined;
  clock: ClockEvidence;
}

export interface Offered {
  by: Side;
  offer: Offer;
  /** So many turns had been played by then. */
  turn: number;
}

export type Phase = 'open' | 'playing' | 'over' | 'aborted';

export interface TableState {
  readonly version: number;
  readonly setup: TableSetup;
  /** When it was opened. */
  readonly opened: number;
  /** What fixes the server's secret, and at the end that secret. */
  readonly commitment: string;
  readonly secret: string | undefined;
  /** The house computers' seeds, told at the end: of the host's place and of the guest's. */
  readonly seeds: readonly (string | undefined)[];
  readonly rematchOf: string | undefined;
  /** The host, then the guest. */
  readonly seats: readonly Seat[];
  readonly hostIsOne: boolean;
  readonly phase: Phase;
  readonly ending: { result: string; termination: string } | undefined;
  readonly turns: readonly PlayedTurn[];
  /** The roll of the turn that is being played. */
  readonly roll: Roll | undefined;
  /** Rolls of turns that were taken back: they come again. */
  readonly keptRolls: readonly (Roll | undefined)[];
  /** The cell of the piece that must move. */
  readonly touched: string | undefined;
  readonly offer: Offered | undefined;
  /** Since when the time runs of whoever is to move; the server's clock. */
  readonly since: number | undefined;
}

export class NotATable extends Error {
  override name = 'NotATable';
}

/** The table after one more event; the first one opens it. */
export function happen(state: TableState | undefined, stamped: Stamped): TableState {
  if (stamped.version !== (state?.version ?? 0) + 1)
    throw new NotATable(`version ${stamped.version} after ${state?.version ?? 0}`);
  if (stamped.event === 'opened') return opened(stamped);
  if (!state) throw new NotATable('it was never opened');
  return { ...state, ...changed(state, stamped), version: stamped.version };
}

/** Several events, one after the other. */
export function happenAll(state: TableState | undefined, events: readonly Stamped[]): TableState | undefined {
  return events.reduce<TableState | undefined>(happen, state);
}

function opened({ at, setup, commitment, rematch_of }: Extract<Stamped, { event: 'opened' }>): TableState {
  return {
    version: 1,
    setup,
    opened: at,
    commitment,
    secret: undefined,
    seeds: [undefined, undefined],
    rematchOf: rematch_of ?? undefined,
    seats: [],
    hostIsOne: true,
    phase: 'open',
    ending: undefined,
    turns: [],
    roll: undefined,
    keptRolls: [],
    touched: undefined,
    offer: undefined,
    since: undefined,
  };
}

type Happening = Exclude<Stamped, { event: 'opened' }>;

function changed(state: TableState, event: Happening): Partial<TableState> {
  switch (event.event) {
    case 'seated':
      return { seats: [...state.seats, { player: event.player, contribution: event.contribution }] };
    case 'begun':
      return { hostIsOne: event.host_is_one, phase: 'playing', since: event.at };
    case 'rolled':
      return { roll: { dice: event.dice, before: event.before ?? undefined, own: event.own } };
    case 'touched':
      return { touched: event.cell };
    case 'moved': {
      const turns = [...state.turns, { moves: event.moves, roll: state.roll, clock: event.clock }];
      return { turns, roll: state.keptRolls[turns.length], touched: undefined, since: event.clock.at };
    }
    case 'offered':
      return { offer: { by: event.by, offer: event.offer, turn: state.turns.length } };
    case 'declined':
      return { offer: undefined };
    case 'taken-back':
      return takenBack(state, event.turns, event.at);
    case 'outage-credited':
      return { since: state.since === undefined ? undefined : state.since + event.span };
    case 'ended':
      return {
        phase: 'over',
        ending: { result: event.result, termination: event.termination },
        secret: event.secret ?? undefined,
        seeds: event.seeds.map((seed) => seed ?? undefined),
        offer: undefined,
        since: undefined,
      };
    case 'aborted':
      return { phase: 'aborted', offer: undefined, since: undefined };
    default:
      // What a newer server tells beside all that changes nothing here.
      return {};
  }
}

/** Rolls stay: nobody rolls a turn twice. */
function takenBack(state: TableState, turns: number, at: number): Partial<TableState> {
  const rolls = [...state.turns.map(({ roll }) => roll), state.roll];
  const length = Math.max(rolls.length, state.keptRolls.length);
  const keptRolls = Array.from({ length }, (_, turn) => rolls[turn] ?? state.keptRolls[turn]);
  return {
    turns: state.turns.slice(0, turns),
    roll: keptRolls[turns],
    keptRolls,
    touched: undefined,
    offer: undefined,
    since: at,
  };
}

/** How the rules write a roll: the higher die first. */
export const rollText = ([one, other]: readonly [number, number]): string => `${Math.max(one, other)}${Math.min(one, other)}`;

/** All moves so far as the rules read them, rolls included. */
export function movesOf({ turns, roll }: Pick<TableState, 'turns' | 'roll'>): string[] {
  const played = turns.flatMap(({ roll, moves }) => [...(roll ? [rollText(roll.dice)] : []), ...moves]);
  return roll ? [...played, rollText(roll.dice)] : played;
}

/** What is proposed and waits for an answer: whoever plays on has declined. `mover` knows who played a turn. */
export function standingOffer(
  { offer, turns }: Pick<TableState, 'offer' | 'turns'>,
  mover: (turn: number) => Side,
): Offered | undefined {
  if (!offer) return undefined;
  for (let turn = offer.turn; turn < turns.length; turn++) if (mover(turn) !== offer.by) return undefined;
  return offer;
}

/** Which place a side has: 0 is the host's, 1 the guest's. */
export const placeOf = ({ hostIsOne }: Pick<TableState, 'hostIsOne'>, side: Side): 0 | 1 =>
  (side === 'one') === hostIsOne ? 0 : 1;

/** Which side a place plays. */
export const sideOf = ({ hostIsOne }: Pick<TableState, 'hostIsOne'>, place: 0 | 1): Side =>
  (place === 0) === hostIsOne ? 'one' : 'two';
