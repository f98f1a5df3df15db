//! Judging an attempt, rule by rule: piece, path, target, then the turn as a whole. Squares are walked one by one.

use super::board::{Kind, Position};
use super::encoding::Move;
use super::history::History;
use super::text::Attempt;
use super::variant::{LaTrel, RepetitionRule};
use crate::game::Repetition;
use crate::refusal::{PlayedMove, still_on};
use crate::square::{Direction, Square, SquareSet};
use crate::{Endpoints, Explain, Game, Notation, Reason, Refusal, Remark, Rule, Value};

impl Explain for LaTrel {
    fn judge(
        &self,
        position: &Position,
        history: &History,
        attempt: &Attempt,
    ) -> Result<Move, Refusal> {
        still_on(self, position, history)?;
        let from = attempt.from;
        let kind = own_piece(position, from)?;
        if attempt.exchange.is_some() && kind != Kind::Defender {
            return Err(Refusal::new(Rule::LT_10, Reason::EXCHANGE_NOT_DEFENDER)
                .with("piece", Value::Piece(kind.name()))
                .with("cell", from.name())
                .at([from.cell()]));
        }
        let mv = match kind {
            Kind::Defender => defender_move(position, attempt)?,
            Kind::Blocker => blocker_move(position, attempt)?,
            Kind::Sabre | Kind::Trident | Kind::Warrior => {
                self.attacker_move(position, kind, attempt)?
            }
        };
        // LT-3.
        if kind != Kind::Defender && self.wants_defender(position) && a_defender_can_move(position)
        {
            return Err(Refusal::new(Rule::LT_3, Reason::FIRST_MOVE_DEFENDER)
                .with("piece", Value::Piece(kind.name()))
                .at([from.cell()]));
        }
        if let Some(repetition) = self.forbidden(history, position, mv) {
            return Err(self.repeated(repetition, self.destination(position, mv)));
        }
        Ok(mv)
    }

    fn endpoints_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Endpoints {
        Endpoints {
            origins: [Some(attempt.from.cell()), None],
            target: attempt.path.last().map(|square| square.cell()),
        }
    }

    fn endpoints_of_move(&self, position: &Position, mv: Move) -> Endpoints {
        Endpoints {
            origins: [Some(mv.from().cell()), None],
            target: Some(self.destination(position, mv).cell()),
        }
    }

    /// LT-14: who has no move left does not pass either, the game is over.
    fn no_passing(&self) -> Option<Rule> {
        Some(Rule::LT_14)
    }

    /// LT-11: nobody counts plies.
    fn recall(&self, positions: &[Position], moves: &[Move], mut refusal: Refusal) -> Refusal {
        refusal.recall(&|ply| {
            let index = positions.iter().position(|after| after.ply == ply)?;
            let index = index.checked_sub(1)?;
            let before = &positions[index];
            Some(PlayedMove {
                ply: before.ply,
                side: before.side,
                text: self.move_text(before, moves[index]),
            })
        });
        refusal
    }

    fn why_no_capture(&self, position: &Position, mv: Move) -> Option<Remark> {
        mv.target()?;
        let kind = position.kind_on(mv.from());
        let piece = vec![("piece", Value::Piece(kind.name()))];
        Some(match kind {
            Kind::Defender => Remark::new(Rule::LT_4, "remark-never-captures", piece),
            Kind::Blocker => Remark::new(Rule::LT_6, "remark-never-captures", piece),
            _ => Remark::new(Rule::LT_7, "remark-nothing-jumped", piece),
        })
    }
}

fn own_piece(position: &Position, from: Square) -> Result<Kind, Refusal> {
    match position.piece_at(from) {
        None => Err(Refusal::new(Rule::LT_1, Reason::EMPTY_ORIGIN)
            .with("cell", from.name())
            .at([from.cell()])),
        Some((side, kind)) if side != position.side => {
            Err(Refusal::new(Rule::LT_1, Reason::NOT_YOUR_PIECE)
                .with("cell", from.name())
                .with("piece", Value::Piece(kind.name()))
                .at([from.cell()]))
        }
        Some((_, kind)) => Ok(kind),
    }
}

/// A refusal of a way from here to there.
fn of_way(rule: Rule, reason: Reason, kind: Kind, from: Square, to: Square) -> Refusal {
    Refusal::new(rule, reason)
        .with("piece", Value::Piece(kind.name()))
        .with("from", from.name())
        .with("to", to.name())
}

/// A refusal because of a piece that stands there.
fn of_piece(rule: Rule, reason: Reason, kind: Kind, cell: Square) -> Refusal {
    Refusal::new(rule, reason)
        .with("piece", Value::Piece(kind.name()))
        .with("cell", cell.name())
        .at([cell.cell()])
}

/// What defenders and blockers have in common: they go to one empty square and take nothing.
fn single_target(rule: Rule, kind: Kind, attempt: &Attempt) -> Result<Square, Refusal> {
    let &[to] = attempt.path.as_slice() else {
        return Err(of_piece(rule, Reason::NEVER_CAPTURES, kind, attempt.from));
    };
    if to == attempt.from {
        return Err(of_way(rule, Reason::STAYS_PUT, kind, to, to).at([to.cell()]));
    }
    Ok(to)
}

/// What defenders and blockers have in common: an enemy on the target cannot be taken, and nothing else may stand there.
fn quiet_landing(
    position: &Position,
    rule: Rule,
    kind: Kind,
    from: Square,
    to: Square,
) -> Result<(), Refusal> {
    match position.piece_at(to) {
        None => Ok(()),
        Some((side, standing)) if side == position.side => {
            Err(of_piece(rule, Reason::LANDING_OCCUPIED, standing, to))
        }
        Some(_) => Err(of_piece(rule, Reason::NEVER_CAPTURES, kind, from).at([to.cell()])),
    }
}

/// LT-4, then LT-10: one step up, down, left or right.
fn defender_move(position: &Position, attempt: &Attempt) -> Result<Move, Refusal> {
    let from = attempt.from;
    let to = single_target(Rule::LT_4, Kind::Defender, attempt)?;
    let refuse = |reason| of_way(Rule::LT_4, reason, Kind::Defender, from, to);
    let (direction, distance) = match Direction::between(from, to) {
        Some((direction, distance)) if !direction.is_diagonal() => (direction, distance),
        _ => return Err(refuse(Reason::WRONG_DIRECTION).at([from.cell(), to.cell()])),
    };
    if distance > 1 {
        let jumped = from.step(direction).filter(|_| distance == 2).filter(
            |next| matches!(position.piece_at(*next), Some((side, _)) if side != position.side),
        );
        return Err(match jumped {
            Some(next) => {
                of_piece(Rule::LT_4, Reason::NEVER_CAPTURES, Kind::Defender, from).at([next.cell()])
            }
            None => refuse(Reason::TOO_FAR).at([to.cell()]),
        });
    }
    quiet_landing(position, Rule::LT_4, Kind::Defender, from, to)?;
    check_exchange(position, from, to, attempt.exchange)?;
    Ok(Move::plain(from, to, attempt.exchange))
}

/// LT-10: from another rank onto the farthest one, for an attacker that waits in the pool.
fn check_exchange(
    position: &Position,
    from: Square,
    to: Square,
    exchange: Option<Kind>,
) -> Result<(), Refusal> {
    let Some(wanted) = exchange else {
        return Ok(());
    };
    let farthest = SquareSet::rank_of(position.side, 7);
    let refuse = |reason| {
        Refusal::new(Rule::LT_10, reason)
            .with("piece", Value::Piece(wanted.name()))
            .with("cell", to.name())
    };
    if !farthest.contains(to) {
        return Err(refuse(Reason::EXCHANGE_NOT_THERE).at([to.cell()]));
    }
    if farthest.contains(from) {
        return Err(refuse(Reason::EXCHANGE_ALONG_RANK).at([from.cell(), to.cell()]));
    }
    let standing = (0..64)
        .filter(|index| {
            position.piece_at(Square::from_index(*index)) == Some((position.side, wanted))
        })
        .count();
    if standing >= wanted.most() as usize {
        return Err(refuse(Reason::EXCHANGE_POOL_EMPTY).at([to.cell()]));
    }
    Ok(())
}

/// LT-6: up to three steps, never sideways, over empty squares.
fn blocker_move(position: &Position, attempt: &Attempt) -> Result<Move, Refusal> {
    let from = attempt.from;
    let to = single_target(Rule::LT_6, Kind::Blocker, attempt)?;
    let out_of_reach =
        || of_way(Rule::LT_6, Reason::OUT_OF_REACH, Kind::Blocker, from, to).at([to.cell()]);
    if !blocker_comes_to(from, to, 3, &|_| true) {
        return Err(out_of_reach());
    }
    quiet_landing(position, Rule::LT_6, Kind::Blocker, from, to)?;
    if !blocker_comes_to(from, to, 3, &|square| position.piece_at(square).is_none()) {
        return Err(out_of_reach());
    }
    Ok(Move::plain(from, to, None))
}

/// Whether some way of at most so many steps leads there over squares that are open.
fn blocker_comes_to(at: Square, to: Square, steps: u32, open: &impl Fn(Square) -> bool) -> bool {
    steps > 0
        && Direction::ALL
            .into_iter()
            .filter(|direction| !matches!(direction, Direction::Left | Direction::Right))
            .filter_map(|direction| at.step(direction))
            .filter(|next| open(*next))
            .any(|next| next == to || blocker_comes_to(next, to, steps - 1, open))
}

/// LT-3: whether any defender of the player to move has an empty square beside it.
fn a_defender_can_move(position: &Position) -> bool {
    (0..64)
        .map(Square::from_index)
        .filter(|square| position.piece_at(*square) == Some((position.side, Kind::Defender)))
        .any(|square| {
            Direction::ALL
                .into_iter()
                .filter(|direction| !direction.is_diagonal())
                .filter_map(|direction| square.step(direction))
                .any(|next| position.piece_at(next).is_none())
        })
}

/// One way of an attacker from square to square: what it takes, if anything.
struct Way {
    direction: Direction,
    victim: Option<Square>,
}

/// An attacker under way, as the refusal sees it: pieces are asked for square by square.
struct Walker<'a> {
    game: &'a LaTrel,
    position: &'a Position,
    kind: Kind,
    /// LT-7 and LT-9: the captured pieces and the attacker's own origin are gone from the board.
    gone: Vec<Square>,
}

impl Walker<'_> {
    fn piece_at(&self, square: Square) -> Option<(bool, Kind)> {
        if self.gone.contains(&square) {
            return None;
        }
        let (side, kind) = self.position.piece_at(square)?;
        Some((side == self.position.side, kind))
    }

    /// The way between two squares, checked from its beginning to its end.
    fn way(&self, from: Square, to: Square) -> Result<Way, Refusal> {
        let (direction, distance) = match Direction::between(from, to) {
            Some((direction, distance)) if self.kind.goes(direction) => (direction, distance),
            _ => {
                return Err(
                    of_way(Rule::LT_5, Reason::WRONG_DIRECTION, self.kind, from, to)
                        .at([from.cell(), to.cell()]),
                );
            }
        };
        let mut at = from;
        for behind in (0..distance).rev() {
            let Some(next) = at.step(direction) else {
                break;
            };
            at = next;
            if let Some((own, met)) = self.piece_at(at) {
                return match behind {
                    0 => self.onto(direction, at, own, met),
                    _ => self.over(direction, at, own, met, behind),
                };
            }
        }
        Ok(Way {
            direction,
            victim: None,
        })
    }

    /// The first piece on the way stands on the target itself.
    fn onto(&self, direction: Direction, at: Square, own: bool, met: Kind) -> Result<Way, Refusal> {
        if own {
            return Err(of_piece(Rule::LT_5, Reason::LANDING_OCCUPIED, met, at));
        }
        if met == Kind::Blocker {
            return Err(of_piece(Rule::LT_6, Reason::LANDING_OCCUPIED, met, at));
        }
        if SquareSet::CORNERS.contains(at) {
            return if self.game.corners_open {
                Ok(Way {
                    direction,
                    victim: Some(at),
                })
            } else {
                Err(of_piece(Rule::LT_8, Reason::CORNER_PROTECTED, met, at))
            };
        }
        match at.step(direction) {
            Some(behind) if self.piece_at(behind).is_none() => {
                Err(of_piece(Rule::LT_7, Reason::LANDS_BEHIND, met, at)
                    .with("behind", behind.name())
                    .at([behind.cell()]))
            }
            behind => {
                Err(of_piece(Rule::LT_7, Reason::NO_ROOM_BEHIND, met, at)
                    .at(behind.map(Square::cell)))
            }
        }
    }

    /// The first piece on the way stands `behind` squares before the target.
    fn over(
        &self,
        direction: Direction,
        at: Square,
        own: bool,
        met: Kind,
        behind: u8,
    ) -> Result<Way, Refusal> {
        if own || met == Kind::Blocker {
            return Err(match (behind, own) {
                (1, true) => of_piece(Rule::LT_7, Reason::OWN_PIECE_JUMPED, met, at),
                (1, false) => of_piece(Rule::LT_6, Reason::BLOCKER_JUMPED, met, at),
                _ => of_piece(Rule::LT_5, Reason::PATH_BLOCKED, met, at),
            });
        }
        let landing = at.step(direction);
        match landing {
            Some(landing) if self.piece_at(landing).is_none() => {
                if behind > 1 {
                    return Err(of_piece(Rule::LT_7, Reason::LANDS_BEHIND, met, at)
                        .with("behind", landing.name())
                        .at([landing.cell()]));
                }
                Ok(Way {
                    direction,
                    victim: Some(at),
                })
            }
            _ => {
                Err(of_piece(Rule::LT_7, Reason::NO_ROOM_BEHIND, met, at)
                    .at(landing.map(Square::cell)))
            }
        }
    }
}

impl LaTrel {
    /// LT-11, as the variant reads it.
    fn repeated(&self, repetition: Repetition, to: Square) -> Refusal {
        let reason = match self.repetition {
            RepetitionRule::Third => Reason::REPETITION,
            RepetitionRule::Run => Reason::THIRD_RETURN,
        };
        let plies = repetition.plies.iter().flatten();
        Refusal::new(Rule::LT_11, reason)
            .with("cell", to.name())
            .with(
                "plies",
                Value::List(plies.map(ToString::to_string).collect()),
            )
            .at([to.cell()])
    }

    /// LT-5, LT-7, LT-8 and LT-9: a slide, a capture, or one capture after another.
    fn attacker_move(
        &self,
        position: &Position,
        kind: Kind,
        attempt: &Attempt,
    ) -> Result<Move, Refusal> {
        let origin = attempt.from;
        let mut walker = Walker {
            game: self,
            position,
            kind,
            gone: vec![origin],
        };
        let mut at = origin;
        let mut made: Option<Move> = None;
        for &to in &attempt.path {
            if made.is_some() && !self.chain {
                return Err(of_way(Rule::LT_9, Reason::CHAIN_NOT_ALLOWED, kind, at, to)
                    .at([at.cell(), to.cell()]));
            }
            let nothing = || {
                of_way(Rule::LT_9, Reason::NOTHING_TO_CAPTURE, kind, at, to)
                    .at([at.cell(), to.cell()])
            };
            if to == at {
                return Err(match made {
                    Some(_) => nothing(),
                    None => of_way(Rule::LT_5, Reason::STAYS_PUT, kind, at, to).at([at.cell()]),
                });
            }
            let way = walker.way(at, to)?;
            match (way.victim, made) {
                (Some(victim), None) => {
                    walker.gone.push(victim);
                    made = Some(Move::capture(origin, way.direction));
                }
                (Some(victim), Some(before)) => {
                    walker.gone.push(victim);
                    made = Some(before.then(way.direction));
                }
                (None, None) if attempt.path.len() == 1 => {
                    return Ok(Move::plain(origin, to, None));
                }
                // LT-9: every part of a longer way is a capture.
                (None, _) => return Err(nothing()),
            }
            at = to;
        }
        // A path is never empty, so an attempt that got here has captured.
        Ok(made.unwrap_or(Move::plain(origin, at, None)))
    }
}
