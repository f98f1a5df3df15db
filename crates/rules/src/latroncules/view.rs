//! What there is to see and to touch.

use super::board::{Kind, Position, is_plain, lines};
use super::moves::{Move, promotes};
use super::text::Attempt;
use super::variant::Latroncules;
use crate::square::{Square, pieces_in_view, square_in_view, squares};
use crate::table::Playable;
use crate::touch::{Tangible, Touch, Touches, touched_by_listing};
use crate::view::{Captured, CellView, Counter, Effect, Marking, Phase, Shape, View, Visible};
use crate::{Cell, Message, Rule, Side, TextError, Value};

impl Playable for Latroncules {
    fn id(&self) -> &'static str {
        self.id
    }
}

impl Visible for Latroncules {
    fn view(&self, position: &Position) -> View {
        View {
            variant: self.id,
            shape: Shape::Squares { files: 8, ranks: 8 },
            cells: squares(u64::MAX)
                .map(|square| cell_view(position, square))
                .collect(),
            pieces: pieces_in_view(|square| {
                let (side, kind) = position.piece_at(square)?;
                Some((side, kind.name(), kind.letter()))
            }),
            reserves: None,
            captured: captured(position),
            dice: Vec::new(),
            counters: vec![Counter {
                rule: Rule::La10,
                side: None,
                value: u32::from(position.quiet),
                limit: u32::from(self.quiet_limit),
                label: "counter-quiet",
            }],
            phase: Phase::Move,
            side: position.side,
            ply: position.ply,
            outcome: None,
            last_move: None,
            highlights: Vec::new(),
        }
    }

    fn effects(&self, position: &Position, mv: Move) -> Vec<Effect> {
        let mut effects = vec![Effect::Slide {
            from: mv.from.cell(),
            to: mv.to.cell(),
        }];
        for square in squares(self.captures(position, mv)) {
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
        Square::new(cell.0).name()
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
                        game: "latroncules",
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
            let lost = 16_u8.saturating_sub(position.pieces[side.index()].count_ones() as u8);
            (lost > 0).then_some(Captured {
                side,
                kind: "piece-any",
                letter: '•',
                count: lost,
            })
        })
        .collect()
}

impl Tangible for Latroncules {
    fn touched(&self, position: &Position, history: &(), prefix: &[Touch]) -> Touches<Move> {
        touched_by_listing(self, position, history, prefix, |mv, offer| {
            offer(&self.touches_of(position, mv));
        })
    }

    fn touches_of(&self, _position: &Position, mv: Move) -> Vec<Touch> {
        vec![Touch::Cell(mv.from.cell()), Touch::Cell(mv.to.cell())]
    }

    fn attempt_of(&self, _position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        match touches {
            [Touch::Cell(from), Touch::Cell(to)] if from.0 < 64 && to.0 < 64 => Ok(Attempt {
                from: Square::new(from.0),
                to: Square::new(to.0),
                captures: None,
                promotion: false,
            }),
            _ => Err(TextError::new(1, "touch-origin-target", Vec::new())),
        }
    }

    fn touches_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        let squares = [attempt.from, attempt.to];
        Some(squares.map(|square| Touch::Cell(square.cell())).to_vec())
    }
}
