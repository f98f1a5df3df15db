// How games began, in whole turns: which moves make a turn, the rules say.

import { type RecordTree, Table } from '$generated/wasm/ludotheca';
import type { StoredGame } from '../../game/stored';
import { grouped, type Opening, OPENING_TURNS, openingsOf, type Played } from './tally';

/** No turn of any game takes more moves than this on average. */
const MOVES = 6 * OPENING_TURNS;

/** What somebody begins with in a variant, on one side. */
export interface Repertoire {
  variant: string;
  side: Played['side'];
  openings: Opening[];
}

/** What came up more than once, by variant and side, the most played first. */
export function repertoires(played: readonly Played[]): Repertoire[] {
  const begun = played
    .filter(({ stored }) => stored.record.position === undefined)
    .map((one) => ({ ...one, turns: firstTurns(one.stored) }));
  const groups = [...grouped(begun, ({ stored, side }) => `${stored.variant} ${side}`).values()];
  return groups
    .sort((one, other) => other.length - one.length)
    .map((group) => ({ variant: group[0]!.stored.variant, side: group[0]!.side, openings: openingsOf(group) }))
    .filter(({ openings }) => openings.length > 0);
}

/** The first turns of a game that were completed. With dice a turn is its roll and its steps. */
function firstTurns({ variant, tip }: StoredGame): string[] {
  const table = Table.open(variant);
  const turns: string[] = [];
  let turn: string[] = [];
  for (const [at, { beginsTurn, phase }] of table.states(tip.slice(0, MOVES), 0).entries()) {
    turn.push(tip[at]!);
    if (!beginsTurn && phase !== 'over') continue;
    turns.push(turn.join(' '));
    turn = [];
  }
  table.free();
  return turns.slice(0, OPENING_TURNS);
}

/** The opening as a record that can be opened elsewhere, and the position to which it leads. */
export function openedBy(variant: string, { turns }: Opening): { record: RecordTree; position: string } {
  const moves = turns.flatMap((turn) => turn.split(' '));
  const table = Table.open(variant);
  table.seek(moves);
  const { position } = table.state();
  table.free();
  return { record: { format: 1, variant, result: '*', tags: {}, moves: moves.map((move) => ({ move })) }, position };
}
