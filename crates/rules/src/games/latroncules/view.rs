//! What there is to see.

use super::board::{Kind, Position, is_plain, lines};
use super::description::DESCRIPTION;
use super::moves::{Move, promotes};
use super::variant::Latroncules;
use crate::picture::ANY_PIECE;
use crate::square::{Square, SquareSet, pieces_in_view, square_in_view};
use crate::table::Playable;
use crate::view::{BoardShape, Captured, CellView, Counter, Effect, Marking, View, Visible};
use crate::{Cell, Description, Message, Rule, Side, Value};

impl Playable for Latroncules {
    fn id(&self) -> &'static str {
        self.id
    }

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }
}

impl Visible for Latroncules {
    fn view(&self, position: &Position) -> View {
        View {
            cells: SquareSet::ALL
                .iter()
                .map(|square| cell_view(position, square))
                .collect(),
            pieces: pieces_in_view(|square| {
                let (side, kind) = position.piece_at(square)?;
                Some((side, kind.name(), kind.letter()))
            }),
            captured: captured(position),
            counters: vec![Counter {
                rule: Rule::LA_10,
                side: None,
                value: u32::from(position.quiet),
                limit: u32::from(self.quiet_limit),
                label: "counter-quiet",
            }],
            ..View::of(self, position, BoardShape::Squares { files: 8, ranks: 8 })
        }
    }

    fn effects(&self, position: &Position, mv: Move) -> Vec<Effect> {
        let mut effects = vec![Effect::Slide {
            from: mv.from.cell(),
            to: mv.to.cell(),
        }];
        for square in self.captures(position, mv) {
            if let Some((side, kind)) = position.piece_at(square) {
                effects.push(Effect::Remove {
                    cell: square.cell(),
                    side,
                    kind: kind.name(),
                });
            }
        }
        if promotes(position, mv) {
            effects.push(Effect::Promote {
                cell: mv.to.cell(),
                kind: Kind::Horse.name(),
            });
        }
        effects
    }

    fn cell_name(&self, cell: Cell) -> String {
        Square::from_index(cell.0).name()
    }

    fn cell_named(&self, name: &str) -> Option<Cell> {
        Square::named(name).map(Square::cell)
    }
}

fn cell_view(position: &Position, square: Square) -> CellView {
    let drawn = lines(square);
    let mut markings = Vec::new();
    if !is_plain(square) {
        markings.push(Marking::Shaded);
    }
    for (is_drawn, marking) in [
        (drawn.horizontal, Marking::Horizontal),
        (drawn.vertical, Marking::Vertical),
        (drawn.rising, Marking::Rising),
        (drawn.falling, Marking::Falling),
    ] {
        if is_drawn {
            markings.push(marking);
        }
    }
    let label = match position.piece_at(square) {
        None => Message::new("cell-empty", vec![("cell", square.name().into())]),
        Some((side, kind)) => Message::new(
            "cell-piece",
            vec![
                ("cell", square.name().into()),
                (
                    "player",
                    Value::Player {
                        game: DESCRIPTION.id,
                        side,
                    },
                ),
                ("piece", Value::Piece(kind.name())),
            ],
        ),
    };
    square_in_view(square, markings, label)
}

/// Promotion hides which kind was taken, so only the number of lost pieces is certain.
fn captured(position: &Position) -> Vec<Captured> {
    Side::BOTH
        .into_iter()
        .filter_map(|side| {
            // A board that is being set up may hold more than a game has.
            let lost = 16_u8.saturating_sub(position.pieces[side.index()].len() as u8);
            (lost > 0).then_some(Captured {
                side,
                kind: ANY_PIECE.kind,
                letter: '•',
                count: lost,
            })
        })
        .collect()
}
