//! Effects acted out on a picture: they must lead to the picture of the next position.

use ludotheca_rules::view::{Effect, PieceView};
use ludotheca_rules::{Side, View};

/// The pieces of a view after these effects of a move by `mover`, in a fixed order.
pub fn acted_out(view: &View, mover: Side, effects: &[Effect]) -> Vec<PieceView> {
    let mut pieces = view.pieces.clone();
    for effect in effects {
        act(&mut pieces, mover, *effect);
    }
    in_order(pieces)
}

pub fn in_order(mut pieces: Vec<PieceView>) -> Vec<PieceView> {
    pieces.sort_by_key(|piece| (piece.cell, piece.side, piece.kind));
    pieces
}

fn act(pieces: &mut Vec<PieceView>, mover: Side, effect: Effect) {
    let find = |pieces: &[PieceView], cell, side| {
        pieces
            .iter()
            .position(|piece| piece.cell == cell && piece.side == side)
            .unwrap_or_else(|| panic!("{effect:?}: no such piece among {pieces:?}"))
    };
    match effect {
        Effect::Slide { from, to } => {
            let index = find(pieces, from, mover);
            pieces[index].cell = to;
        }
        Effect::SendHome { from, to, side } => {
            let index = find(pieces, from, side);
            pieces[index].cell = to;
        }
        Effect::Remove { cell, side, kind } => {
            let index = find(pieces, cell, side);
            assert_eq!(pieces.remove(index).kind, kind);
        }
        Effect::Promote { cell, kind } => {
            let index = find(pieces, cell, mover);
            pieces[index].kind = kind;
        }
        Effect::Enter { cell, side } => {
            pieces.push(PieceView {
                cell,
                side,
                kind: "",
                letter: ' ',
                height: 1,
            });
        }
        Effect::Stack { cell, side, height } => {
            let here = find(pieces, cell, side);
            let stack = PieceView {
                height,
                ..pieces[here]
            };
            pieces.retain(|piece| piece.cell != cell);
            pieces.push(stack);
        }
        Effect::ReturnToReserve { .. } | Effect::Roll { .. } | Effect::EndTurn => {}
    }
}
