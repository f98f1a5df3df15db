//! What there is to see.

use super::board::{LANES, Lane, PAWN, Position, Way};
use super::cells::{Spot, cell_of};
use super::description::DESCRIPTION;
use super::moves::{Move, hit};
use super::variant::ChasseCroise;
use crate::table::Playable;
use crate::view::{
    BoardShape, CellView, Counter, Die, Effect, Marking, Phase, PieceView, View, Visible,
};
use crate::{Cell, Description, Game, Message, Rule, Side, Value};

impl Playable for ChasseCroise {
    fn id(&self) -> &'static str {
        self.id
    }

    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn phase(&self, position: &Position) -> Phase {
        if position.dice().is_empty() {
            Phase::Roll
        } else {
            Phase::Move
        }
    }
}

impl Visible for ChasseCroise {
    /// The position knows only the unused dice; a table that saw the roll adds the used ones.
    fn view(&self, position: &Position) -> View {
        let pieces = Side::BOTH
            .into_iter()
            .flat_map(|side| Lane::all().map(move |lane| (side, lane)))
            .map(|(side, lane)| PieceView {
                cell: cell_of(position, side, lane),
                side,
                kind: PAWN,
                letter: 'P',
                height: 1,
            })
            .collect();
        let counters = Side::BOTH.map(|side| Counter {
            rule: Rule::CC_7,
            side: Some(side),
            value: u32::from(position.arrived(side)),
            limit: u32::from(LANES),
            label: "counter-arrived",
        });
        View {
            cells: Spot::all().map(|spot| cell_view(position, spot)).collect(),
            pieces,
            dice: position
                .dice()
                .points()
                .map(|points| Die {
                    points,
                    used: false,
                })
                .collect(),
            counters: counters.to_vec(),
            ..View::of(self, position, BoardShape::Crossing { lanes: LANES })
        }
    }

    fn effects(&self, position: &Position, mv: Move) -> Vec<Effect> {
        let mut effects = Vec::new();
        match mv {
            Move::Roll(dice) => {
                effects.extend(dice.both().map(|dice| Effect::Roll { dice }));
            }
            Move::Step { lane, way, die } => {
                let side = position.side();
                let to = destination(position, lane, way, die);
                effects.push(Effect::Slide {
                    from: cell_of(position, side, lane),
                    to,
                });
                if let Some(enemy) = hit(position, lane, way, die) {
                    effects.push(Effect::SendHome {
                        from: to,
                        to: Spot::Start(!side, enemy).cell(),
                        side: !side,
                    });
                }
            }
            Move::EndTurn => {}
        }
        let mut after = *position;
        self.play(&mut after, mv);
        if after.side() != position.side() {
            effects.push(Effect::EndTurn);
        }
        effects
    }

    fn cell_name(&self, cell: Cell) -> String {
        Spot::from_cell(cell).map_or_else(String::new, Spot::name)
    }

    fn cell_named(&self, name: &str) -> Option<Cell> {
        Spot::named(name).map(Spot::cell)
    }
}

/// The cell to which a legal step leads.
pub(super) fn destination(position: &Position, lane: Lane, way: Way, die: u8) -> Cell {
    let side = position.side();
    let place = position.place(side, lane);
    Spot::of(side, lane, way.reach(place, die).unwrap_or(place)).cell()
}

fn cell_view(position: &Position, spot: Spot) -> CellView {
    let (x, y) = spot.coordinates();
    let markings = match spot {
        Spot::Crossing { .. } => Vec::new(),
        Spot::Start(side, _) => vec![Marking::Start(side)],
        Spot::Arrival(side, lane) => vec![Marking::Arrival(side, lane.number())],
    };
    CellView {
        cell: spot.cell(),
        name: spot.name(),
        x: f32::from(x),
        y: f32::from(y),
        markings,
        label: label(position, spot),
    }
}

/// What a screen reader says: at the ends of a lane whose it is, and whether its pawn is there.
fn label(position: &Position, spot: Spot) -> Message {
    let player = |side| Value::Player {
        game: DESCRIPTION.id,
        side,
    };
    let pawn = spot.pawn(position);
    let (id, owner) = match (spot, pawn) {
        (Spot::Crossing { .. }, None) => ("cell-empty", None),
        (Spot::Crossing { .. }, Some((side, _))) => ("cell-piece", Some(side)),
        (Spot::Start(side, _), None) => ("cell-start", Some(side)),
        (Spot::Start(side, _), Some(_)) => ("cell-start-pawn", Some(side)),
        (Spot::Arrival(side, _), None) => ("cell-arrival", Some(side)),
        (Spot::Arrival(side, _), Some(_)) => ("cell-arrival-pawn", Some(side)),
    };
    let mut args = vec![("cell", spot.name().into())];
    args.extend(owner.map(|side| ("player", player(side))));
    args.extend(pawn.map(|_| ("piece", Value::Piece(PAWN))));
    Message::new(id, args)
}
