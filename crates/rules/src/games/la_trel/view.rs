//! What there is to see.

use super::board::{Kind, Position};
use super::description::DESCRIPTION;
use super::encoding::Move;
use super::variant::LaTrel;
use crate::square::{Square, SquareSet, pieces_in_view, square_in_view};
use crate::table::Playable;
use crate::view::{BoardShape, Captured, CellView, Counter, Effect, Marking, View, Visible};
use crate::{Cell, Description, Game, Message, Rule, Side, Value};

impl Playable for LaTrel {
    fn id(&self) -> &'static str {
        self.id
    }

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }
}

impl Visible for LaTrel {
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
            captured: self.out_of_play(position),
            counters: self.counters(position),
            ..View::of(self, position, BoardShape::Squares { files: 8, ranks: 8 })
        }
    }

    fn effects(&self, position: &Position, mv: Move) -> Vec<Effect> {
        let slide = |from: Square, to: Square| Effect::Slide {
            from: from.cell(),
            to: to.cell(),
        };
        if let Some((to, exchange)) = mv.target() {
            let mut effects = vec![slide(mv.from(), to)];
            effects.extend(exchange.map(|kind| Effect::Promote {
                cell: to.cell(),
                kind: kind.name(),
            }));
            return effects;
        }
        let mut effects = Vec::new();
        let mut at = mv.from();
        for hop in self.hops(position, mv) {
            let remove = Effect::Remove {
                cell: hop.victim.cell(),
                side: !position.side,
                kind: position.kind_on(hop.victim).name(),
            };
            // LT-8: on a corner the captured piece makes room; a jump passes over it first.
            if hop.victim == hop.landing {
                effects.extend([remove, slide(at, hop.landing)]);
            } else {
                effects.extend([slide(at, hop.landing), remove]);
            }
            at = hop.landing;
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
    let is_corner = SquareSet::CORNERS.contains(square);
    let mut markings = Vec::new();
    if (square.file() + square.rank()).is_multiple_of(2) {
        markings.push(Marking::Shaded);
    }
    if is_corner {
        markings.push(Marking::Corner);
    }
    let mut args = vec![("cell", square.name().into())];
    let id = match (position.piece_at(square), is_corner) {
        (None, false) => "cell-empty",
        (None, true) => "cell-corner-empty",
        (Some((side, kind)), _) => {
            let player = Value::Player {
                game: DESCRIPTION.id,
                side,
            };
            args.extend([("player", player), ("piece", Value::Piece(kind.name()))]);
            if is_corner {
                "cell-corner-piece"
            } else {
                "cell-piece"
            }
        }
    };
    square_in_view(square, markings, Message::new(id, args))
}

impl LaTrel {
    /// What is missing of each kind. For attackers this is the pool of LT-10; exchanged defenders count as out of play.
    fn out_of_play(&self, position: &Position) -> Vec<Captured> {
        let start = self.start();
        Side::BOTH
            .into_iter()
            .flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
            .filter_map(|(side, kind)| {
                let had = start.squares_of(side, kind).len();
                let has = position.squares_of(side, kind).len();
                let count = had.saturating_sub(has) as u8;
                (count > 0).then_some(Captured {
                    side,
                    kind: kind.name(),
                    letter: kind.letter(),
                    count,
                })
            })
            .collect()
    }

    /// LT-15: the counters that run.
    fn counters(&self, position: &Position) -> Vec<Counter> {
        let Some(stand) = self.last_stand else {
            return Vec::new();
        };
        Side::BOTH
            .into_iter()
            .filter_map(|side| {
                Some(Counter {
                    rule: Rule::LT_15,
                    side: Some(side),
                    value: u32::from(position.moves_left(side)?),
                    limit: u32::from(stand.moves),
                    label: "counter-last-stand",
                })
            })
            .collect()
    }
}
