// What a figure of the rule book says to a move: whether it is what the task asks, or just the mistake that the figure
// warns of. What is legal is for the table to say.

import type { Figure, Refused } from '$generated/rulebook/types';
import { type Cell, type Refusal, Table, type Touch } from '$generated/wasm/ludotheca';
import { setUp as setUpOn } from './sketch';

/** What has come of it: nothing yet, what was asked by the reader's own hand or by being shown, something else that is legal, or
    something that is refused. */
export type FigureState = 'waiting' | 'right' | 'shown' | 'other' | 'refused';

/** The table on which the reader finds the figure. The caller frees it. */
export const setUp = (figure: Figure): Table => setUpOn(figure, (variant, position) => Table.open(variant, position));

/** Whether these moves, made at one touch, are what the task asks. */
export const isAsked = (figure: Figure, moves: readonly string[]): boolean =>
  figure.accept.some((answer) => sameMoves(answer, moves));

const sameMoves = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((move, index) => move === other[index]);

/** The mistake that the figure lists and somebody has just made; nothing for another one. */
export function listedMistake(figure: Figure, table: Pick<Table, 'read'>, refusal: Refusal): Refused | undefined {
  return figure.refuse.find((mistake) => {
    const verdict = table.read(mistake.move);
    return verdict.kind === 'refused' && essence(verdict.refusal) === essence(refusal);
  });
}

/** What makes two refusals the same; the alternatives that are offered beside it do not count. */
const essence = ({ rule, reason, args, cells }: Refusal): string => JSON.stringify([rule, reason, args, cells]);

export const cellsOf = (touches: readonly Touch[]): Cell[] => touches.flatMap((touch) => ('cell' in touch ? [touch.cell] : []));

/** Whether there is something to do: other figures show a position or an ending. */
export const isTask = (figure: Figure): boolean => figure.accept.length > 0;

/** The name of the cell on which the first answer begins; nothing where no cell is touched. */
export function firstCell(figure: Figure): string | undefined {
  const table = setUp(figure);
  const [move] = figure.accept.flat();
  const [first] = cellsOf(table.touchesOf(move ?? ''));
  const found = table.view().cells.find(({ cell }) => cell === first);
  table.free();
  return found?.name;
}
