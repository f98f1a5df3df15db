// What pieces, boards and dice look like, as the rules drew it when the page was built (crates/rules/src/picture).

import data from '$generated/pictures/pictures.json';
import type { BoardPicture, Part, PieceDrawing, Pictures } from '$generated/pictures/types';
import type { Side } from '$generated/wasm/ludotheca';
import type { Pieces } from '../settings/model';

const pictures = data as unknown as Pictures;

export const boardOf = (variant: string): BoardPicture => pictures.boards[pictures.board_of[variant]!]!;

/** A piece, or a stack of so many. */
export const drawingOf = (kind: string, height: number): PieceDrawing => pictures.pieces[kind]![height - 1]!;

/** What a player's piece is drawn with, with shapes or with letters. */
export const partsOf = (drawing: PieceDrawing, side: Side, set: Pieces): Part[] =>
  drawing.parts.filter(({ owner = side, dress = set }) => owner === side && dress === set);

/** What stands for a player beside a board. */
export const discOf = (side: Side): Part[] => pictures.player_disc.filter(({ owner = side }) => owner === side);

/** A face of a die; the last part strikes out a used one. */
export const faceOf = (points: number): Part[] => pictures.dice[points - 1]!;
