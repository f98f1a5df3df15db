//! Judging an attempt, rule by rule: the pawn, the die, the way, the target, then the turn as a whole.

use super::board::{ARRIVAL, Lane, PAWN, Position, Way};
use super::cells::{Spot, cell_of};
use super::description::DESCRIPTION;
use super::dice::Dice;
use super::moves::Move;
use super::text::{Attempt, step_text};
use super::variant::ChasseCroise;
use crate::refusal::still_on;
use crate::{Endpoints, Explain, Game, Reason, Refusal, Rule, Side, Value};

/// A pawn of the player to move and where it is asked to go.
#[derive(Clone, Copy)]
struct Wish {
    lane: Lane,
    way: Way,
    points: u8,
}

impl Explain for ChasseCroise {
    fn judge(&self, position: &Position, (): &(), attempt: &Attempt) -> Result<Move, Refusal> {
        still_on(self, position, &())?;
        match *attempt {
            Attempt::Roll(_) if !position.dice().is_empty() => {
                Err(Refusal::new(Rule::CC_2, Reason::ALREADY_ROLLED)
                    .with("dice", dice_list(position.dice())))
            }
            Attempt::Roll(dice) => Ok(Move::Roll(dice)),
            Attempt::Step {
                side,
                lane,
                way,
                points,
                hit,
            } => {
                own_pawn(position, side, lane)?;
                let wish = Wish { lane, way, points };
                let step = judge_step(position, wish)?;
                if hit && enemy_met(position, wish).is_none() {
                    let to = target(position, wish);
                    return Err(Refusal::new(Rule::CC_5, Reason::NO_HIT)
                        .with("cell", to.name())
                        .at([to.cell()]));
                }
                Ok(step)
            }
            Attempt::Touch { from, to } => self.judge_touch(position, from, to),
            Attempt::EndTurn => {
                rolled(position)?;
                match possible_advance(position) {
                    None => Ok(Move::EndTurn),
                    Some(wish) => Err(may_not_pass(position, wish)),
                }
            }
        }
    }

    fn endpoints_of_attempt(&self, position: &Position, attempt: &Attempt) -> Endpoints {
        match *attempt {
            Attempt::Roll(_) => Endpoints::default(),
            Attempt::Step {
                side,
                lane,
                way,
                points,
                ..
            } => Endpoints {
                origins: [Some(cell_of(position, side, lane)), None],
                target: way
                    .reach(position.place(side, lane), points)
                    .map(|place| Spot::of(side, lane, place).cell()),
            },
            Attempt::Touch { from, to } => Endpoints {
                origins: [Some(from.cell()), None],
                target: Some(to.cell()),
            },
            // Near to ending the turn is the advance that forbids it.
            Attempt::EndTurn => Endpoints {
                origins: [
                    possible_advance(position)
                        .map(|wish| cell_of(position, position.side(), wish.lane)),
                    None,
                ],
                target: None,
            },
        }
    }

    fn endpoints_of_move(&self, position: &Position, mv: Move) -> Endpoints {
        match mv {
            Move::Roll(_) | Move::EndTurn => Endpoints::default(),
            Move::Step { lane, way, die } => {
                let wish = Wish {
                    lane,
                    way,
                    points: die,
                };
                Endpoints {
                    origins: [Some(cell_of(position, position.side(), lane)), None],
                    target: Some(target(position, wish).cell()),
                }
            }
        }
    }
}

impl ChasseCroise {
    /// Two touched cells: by one die, or by both in the same direction. Of two dice the first step is returned.
    fn judge_touch(&self, position: &Position, from: Spot, to: Spot) -> Result<Move, Refusal> {
        let Some((side, lane)) = from.pawn(position) else {
            return Err(Refusal::new(Rule::CC_1, Reason::EMPTY_ORIGIN)
                .with("cell", from.name())
                .at([from.cell()]));
        };
        own_pawn(position, side, lane)?;
        let Some(place) = to.place_on(side, lane) else {
            return Err(Refusal::new(Rule::CC_2, Reason::OFF_LANE)
                .with("lane", lane.name(side))
                .with("cell", to.name())
                .at([to.cell(), from.cell()]));
        };
        let start = position.place(side, lane);
        let (way, points) = if place > start {
            (Way::Forward, place - start)
        } else {
            (Way::Backward, start - place)
        };
        if points == 0 {
            return Err(Refusal::new(Rule::CC_2, Reason::STAYS_PUT)
                .with("piece", Value::Piece(PAWN))
                .with("from", from.name())
                .with("to", to.name())
                .at([from.cell()]));
        }
        match position.dice().both() {
            Some([high, low]) if high + low == points => self.judge_sum(
                position,
                [high, low].map(|points| Wish { lane, way, points }),
            ),
            _ => judge_step(position, Wish { lane, way, points }),
        }
    }

    /// Both dice for one pawn, the higher one first unless only the other order goes. If neither does, the reason is the
    /// one that the pawn meets with the higher die first.
    fn judge_sum(&self, position: &Position, wishes: [Wish; 2]) -> Result<Move, Refusal> {
        let in_order = |first: Wish, second: Wish| {
            let step = judge_step(position, first)?;
            let mut between = *position;
            self.play(&mut between, step);
            judge_step(&between, second)?;
            Ok(step)
        };
        let [high, low] = wishes;
        in_order(high, low).or_else(|refusal| in_order(low, high).map_err(|_| refusal))
    }
}

/// CC-1: columns are Red's, rows are White's.
fn own_pawn(position: &Position, side: Side, lane: Lane) -> Result<(), Refusal> {
    if side == position.side() {
        return Ok(());
    }
    Err(Refusal::new(Rule::CC_1, Reason::NOT_YOUR_LANE)
        .with("lane", lane.name(side))
        .with("owner", player(side))
        .with("own", own_lanes(position.side()))
        .at([cell_of(position, side, lane)]))
}

/// CC-2: nothing moves before the dice are rolled.
fn rolled(position: &Position) -> Result<(), Refusal> {
    if position.dice().is_empty() {
        Err(Refusal::new(Rule::CC_2, Reason::ROLL_FIRST))
    } else {
        Ok(())
    }
}

/// One step of an own pawn: the die, the range, the way.
fn judge_step(position: &Position, wish: Wish) -> Result<Move, Refusal> {
    rolled(position)?;
    let Wish { lane, way, points } = wish;
    let side = position.side();
    let place = position.place(side, lane);
    let pawn = cell_of(position, side, lane);
    if !position.dice().has(points) {
        return Err(Refusal::new(Rule::CC_2, Reason::DIE_NOT_ROLLED)
            .with("points", u32::from(points))
            .with("dice", dice_list(position.dice()))
            .at([pawn]));
    }
    if way.reach(place, points).is_none() {
        let (reason, left) = match way {
            Way::Forward => (Reason::OVERSHOOT, ARRIVAL - place),
            Way::Backward => (Reason::BEHIND_START, place),
        };
        return Err(Refusal::new(Rule::CC_3, reason)
            .with("lane", lane.name(side))
            .with("points", u32::from(points))
            .with("left", u32::from(left))
            .at([pawn]));
    }
    if let Some(enemy) = enemy_between(position, wish) {
        return Err(Refusal::new(Rule::CC_4, Reason::ENEMY_BETWEEN)
            .with("lane", lane.name(side))
            .with("cell", enemy.name())
            .with("to", target(position, wish).name())
            .at([enemy.cell(), pawn]));
    }
    Ok(Move::Step {
        lane,
        way,
        die: points,
    })
}

/// CC-4: the first enemy that would be passed over, looked up cell by cell.
fn enemy_between(position: &Position, wish: Wish) -> Option<Spot> {
    let side = position.side();
    let place = position.place(side, wish.lane);
    (1..wish.points)
        .filter_map(|steps| wish.way.reach(place, steps))
        .find(|place| position.enemy_at(side, wish.lane, *place).is_some())
        .map(|place| Spot::of(side, wish.lane, place))
}

/// CC-5: the enemy that the pawn lands on.
fn enemy_met(position: &Position, wish: Wish) -> Option<Lane> {
    let side = position.side();
    let to = wish
        .way
        .reach(position.place(side, wish.lane), wish.points)?;
    position.enemy_at(side, wish.lane, to)
}

/// The cell where a pawn of the player to move ends up.
fn target(position: &Position, wish: Wish) -> Spot {
    let side = position.side();
    let place = position.place(side, wish.lane);
    let to = wish.way.reach(place, wish.points).unwrap_or(place);
    Spot::of(side, wish.lane, to)
}

/// CC-6: an advance that an unused die allows, looked up pawn by pawn.
fn possible_advance(position: &Position) -> Option<Wish> {
    position.dice().points().find_map(|points| {
        Lane::all()
            .map(|lane| Wish {
                lane,
                way: Way::Forward,
                points,
            })
            .find(|wish| judge_step(position, *wish).is_ok())
    })
}

fn may_not_pass(position: &Position, wish: Wish) -> Refusal {
    let Wish { lane, way, points } = wish;
    let hits = enemy_met(position, wish).is_some();
    let text = step_text(position.side(), lane, way, points, hits);
    Refusal::new(Rule::CC_6, Reason::MAY_NOT_PASS)
        .with("move", text)
        .with("points", u32::from(points))
        .at([
            cell_of(position, position.side(), lane),
            target(position, wish).cell(),
        ])
}

fn own_lanes(side: Side) -> String {
    let names: Vec<_> = Lane::all().map(|lane| lane.name(side)).collect();
    format!("{}–{}", names[0], names[names.len() - 1])
}

fn dice_list(dice: Dice) -> Value {
    Value::List(dice.points().map(|die| die.to_string()).collect())
}

fn player(side: Side) -> Value {
    Value::Player {
        game: DESCRIPTION.id,
        side,
    }
}
