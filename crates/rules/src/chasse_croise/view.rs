//! What there is to see and to touch.

use super::board::{LANES, Lane, Position, Way};
use super::cells::{Spot, cell_of};
use super::moves::{Move, hit};
use super::text::Attempt;
use super::variant::ChasseCroise;
use crate::table::Playable;
use crate::touch::{Choice, Tangible, Touch, Touches, touched_by_listing};
use crate::view::{
    CellView, Counter, Die, Effect, Marking, Phase, PieceView, Shape, View, Visible,
};
use crate::{Cell, Chance, Game, Message, Rule, Side, TextError, Value};
use std::ops::ControlFlow;

impl Playable for ChasseCroise {
    fn id(&self) -> &'static str {
        self.id
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
                kind: "piece-pawn",
                letter: 'P',
                height: 1,
            })
            .collect();
        let counters = Side::BOTH.map(|side| Counter {
            rule: Rule::Cc7,
            side: Some(side),
            value: u32::from(position.arrived(side)),
            limit: u32::from(LANES),
            label: "counter-arrived",
        });
        View {
            variant: self.id,
            shape: Shape::Crossing { lanes: LANES },
            cells: Spot::all().map(|spot| cell_view(position, spot)).collect(),
            pieces,
            reserves: None,
            captured: Vec::new(),
            dice: position
                .dice()
                .points()
                .map(|points| Die {
                    points,
                    used: false,
                })
                .collect(),
            counters: counters.to_vec(),
            phase: self.phase(position),
            side: position.side(),
            ply: position.turns,
            outcome: None,
            last_move: None,
            highlights: Vec::new(),
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
fn destination(position: &Position, lane: Lane, way: Way, die: u8) -> Cell {
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
        game: "chasse-croise",
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
    args.extend(pawn.map(|_| ("piece", Value::Piece("piece-pawn"))));
    Message::new(id, args)
}

impl Tangible for ChasseCroise {
    fn touched(&self, position: &Position, history: &(), prefix: &[Touch]) -> Touches<Move> {
        if self.awaits_roll(position) {
            let mut touches = Touches::default();
            // Touching it completes nothing: the result is not a matter of choice.
            if prefix.is_empty() {
                touches.next.push(Touch::Choice(Choice::Roll));
            }
            return touches;
        }
        let mut touches = touched_by_listing(self, position, history, prefix, |mv, offer| {
            offer(&self.touches_of(position, mv));
        });
        // Whoever can take two steps can take the first, so the first touch is among those listed.
        if let [Touch::Cell(pawn), rest @ ..] = prefix
            && let Some((side, lane)) = Spot::from_cell(*pawn).and_then(|spot| spot.pawn(position))
            && side == position.side()
        {
            for way in [Way::Forward, Way::Backward] {
                let Some((cell, steps)) = self.sum(position, lane, way) else {
                    continue;
                };
                match rest {
                    [] => touches.next.push(Touch::Cell(cell)),
                    [Touch::Cell(touched)] if *touched == cell => touches.complete = steps.to_vec(),
                    _ => {}
                }
            }
        }
        touches
    }

    fn touches_of(&self, position: &Position, mv: Move) -> Vec<Touch> {
        match mv {
            Move::Roll(_) => vec![Touch::Choice(Choice::Roll)],
            Move::Step { lane, way, die } => vec![
                Touch::Cell(cell_of(position, position.side(), lane)),
                Touch::Cell(destination(position, lane, way, die)),
            ],
            Move::EndTurn => vec![Touch::Choice(Choice::EndTurn)],
        }
    }

    fn attempt_of(&self, position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        match touches {
            [Touch::Cell(from), Touch::Cell(to)] => {
                match (Spot::from_cell(*from), Spot::from_cell(*to)) {
                    (Some(from), Some(to)) => Ok(Attempt::Touch { from, to }),
                    _ => Err(TextError::new(1, "touch-origin-target", Vec::new())),
                }
            }
            [Touch::Choice(Choice::EndTurn)] => Ok(Attempt::EndTurn),
            // Which roll was wished for does not matter where none may come.
            [Touch::Choice(Choice::Roll)] if !position.dice().is_empty() => {
                Ok(Attempt::Roll(position.dice()))
            }
            [Touch::Choice(Choice::Roll)] => {
                Err(TextError::new(1, "touch-roll-is-chance", Vec::new()))
            }
            _ => Err(TextError::new(1, "touch-origin-target", Vec::new())),
        }
    }

    fn touches_of_attempt(&self, position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        match *attempt {
            Attempt::Roll(_) => Some(vec![Touch::Choice(Choice::Roll)]),
            Attempt::EndTurn => Some(vec![Touch::Choice(Choice::EndTurn)]),
            Attempt::Touch { from, to } => {
                Some([from, to].map(|spot| Touch::Cell(spot.cell())).to_vec())
            }
            Attempt::Step {
                side,
                lane,
                way,
                points,
                ..
            } => {
                let place = position.place(side, lane);
                // Beyond the ends of a lane there is nothing to touch.
                let reached = way.reach(place, points)?;
                let spots = [place, reached].map(|place| Spot::of(side, lane, place));
                Some(spots.map(|spot| Touch::Cell(spot.cell())).to_vec())
            }
        }
    }
}

impl ChasseCroise {
    /// The cell that a pawn of the player to move reaches by both dice in one direction, and the two steps.
    ///
    /// The higher die goes first if it can. Where both orders go, they lead to the same position: each order's halfway cell
    /// is passed over by the other order, so no enemy stands on either (CC-4), and both hit whoever stands at the end.
    fn sum(&self, position: &Position, lane: Lane, way: Way) -> Option<(Cell, [Move; 2])> {
        let [high, low] = position.dice().both()?;
        let step = |die| Move::Step { lane, way, die };
        let steps = [[step(high), step(low)], [step(low), step(high)]]
            .into_iter()
            .find(|[first, second]| {
                let mut halfway = *position;
                self.allows(&halfway, *first) && {
                    self.play(&mut halfway, *first);
                    self.allows(&halfway, *second)
                }
            })?;
        Some((destination(position, lane, way, high + low), steps))
    }

    fn allows(&self, position: &Position, wanted: Move) -> bool {
        self.each_legal(position, &(), |mv| {
            if mv == wanted {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}
