//! What there is to see.

use super::board::{LETTER, Position, RUNNER};
use super::description::DESCRIPTION;
use super::moves::Move;
use super::variant::ToyRace;
use crate::square::{Square, SquareSet, pieces_in_view, square_in_view};
use crate::table::Playable;
use crate::view::{BoardShape, CellView, Effect, Marking, View, Visible};
use crate::{Cell, Description, Message, Value};

impl Playable for ToyRace {
    fn id(&self) -> &'static str {
        self.id
    }

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }
}

impl Visible for ToyRace {
    fn view(&self, position: &Position) -> View {
        View {
            cells: SquareSet::ALL
                .iter()
                .map(|square| cell_view(position, square))
                .collect(),
            pieces: pieces_in_view(|square| Some((position.owner(square)?, RUNNER, LETTER))),
            ..View::of(self, position, BoardShape::Squares { files: 8, ranks: 8 })
        }
    }

    fn effects(&self, _position: &Position, mv: Move) -> Vec<Effect> {
        vec![Effect::Slide {
            from: mv.from.cell(),
            to: mv.to.cell(),
        }]
    }

    fn cell_name(&self, cell: Cell) -> String {
        Square::from_index(cell.0).name()
    }

    fn cell_named(&self, name: &str) -> Option<Cell> {
        Square::named(name).map(Square::cell)
    }
}

fn cell_view(position: &Position, square: Square) -> CellView {
    let mut args = vec![("cell", square.name().into())];
    let label = match position.owner(square) {
        None => "cell-empty",
        Some(side) => {
            let game = DESCRIPTION.id;
            args.push(("player", Value::Player { game, side }));
            args.push(("piece", Value::Piece(RUNNER)));
            "cell-piece"
        }
    };
    let dark = (square.file() + square.rank()).is_multiple_of(2);
    let markings = if dark {
        vec![Marking::Shaded]
    } else {
        Vec::new()
    };
    square_in_view(square, markings, Message::new(label, args))
}
