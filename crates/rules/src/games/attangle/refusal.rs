//! Judging an attempt, rule by rule: pieces, paths, target, then the stack that would result.

use super::board::{Kind, Position};
use super::hexagon::{Direction, Point};
use super::moves::Move;
use super::text::Attempt;
use super::variant::Attangle;
use crate::refusal::still_on;
use crate::{Endpoints, Explain, Reason, Refusal, Rule, Value};

impl Explain for Attangle {
    fn judge(&self, position: &Position, (): &(), attempt: &Attempt) -> Result<Move, Refusal> {
        still_on(self, position, &())?;
        match *attempt {
            Attempt::Enter(point) => self.judge_entering(position, point),
            Attempt::Capture { attackers, target } => {
                self.judge_capture(position, attackers, target)
            }
            Attempt::Lone { attacker, target } => Err(self.judge_lone(position, attacker, target)),
        }
    }

    fn endpoints_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Endpoints {
        match *attempt {
            // Who points at a piece of their own may have meant to move it.
            Attempt::Enter(point) => ends([Some(point), None], point),
            Attempt::Capture { attackers, target } => ends(attackers.map(Some), target),
            Attempt::Lone { attacker, target } => ends([Some(attacker), None], target),
        }
    }

    fn endpoints_of_move(&self, _position: &Position, mv: Move) -> Endpoints {
        match mv {
            Move::Enter(point) => ends([None, None], point),
            Move::Capture { attackers, target } => ends(attackers.map(Some), target),
        }
    }

    fn no_passing(&self) -> Option<Rule> {
        Some(Rule::AT_5)
    }
}

fn ends(origins: [Option<Point>; 2], target: Point) -> Endpoints {
    Endpoints {
        origins: origins.map(|origin| origin.map(Point::cell)),
        target: Some(target.cell()),
    }
}

/// How one attacker fares on its way to the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Path {
    /// It arrives, going this way.
    Open(Direction),
    /// It goes this way and first meets something here.
    Blocked(Direction, Point),
    /// No line of the board joins the two.
    NotInLine,
}

impl Path {
    fn direction(self) -> Option<Direction> {
        match self {
            Path::Open(direction) | Path::Blocked(direction, _) => Some(direction),
            Path::NotInLine => None,
        }
    }
}

impl Attangle {
    /// The rule that limits how high stacks grow.
    fn height_rule(&self) -> Rule {
        if self.top_returns {
            Rule::AT_8
        } else {
            Rule::AT_8_PRIME
        }
    }

    /// AT-3, AT-5.
    fn judge_entering(&self, position: &Position, point: Point) -> Result<Move, Refusal> {
        let refuse = |rule, reason| {
            Refusal::new(rule, reason)
                .with("cell", self.board.name(point))
                .at([point.cell()])
        };
        if !self.has_reserve(position) {
            return Err(refuse(Rule::AT_5, Reason::NO_RESERVE));
        }
        if let Some((_, kind)) = position.stack_at(point) {
            return Err(
                refuse(Rule::AT_5, Reason::POINT_OCCUPIED).with("piece", Value::Piece(kind.name()))
            );
        }
        if self.void.contains(point) {
            return Err(refuse(Rule::AT_3, Reason::VOID_POINT));
        }
        if position.ply == 0 && self.first_move_ban.contains(point) {
            return Err(refuse(Rule::AT_3, Reason::FIRST_MOVE_CENTRE));
        }
        Ok(Move::Enter(point))
    }

    /// AT-7, then AT-8 or AT-8′.
    fn judge_capture(
        &self,
        position: &Position,
        attackers: [Point; 2],
        target: Point,
    ) -> Result<Move, Refusal> {
        let [one, other] = attackers;
        let kinds = [
            self.own_mover(position, one)?,
            self.own_mover(position, other)?,
        ];
        if one == other {
            return Err(Refusal::new(Rule::AT_7, Reason::SAME_ATTACKER)
                .with("cell", self.board.name(one))
                .at([one.cell()]));
        }
        if attackers.contains(&target) {
            return Err(self.own_target(target));
        }
        self.judge_paths(position, attackers, target)?;
        let taken = self.enemy_target(position, target)?;
        self.judge_height(attackers, kinds, target, taken)?;
        Ok(Move::capture(one, other, target))
    }

    /// AT-7: one attacker is not enough, whatever else is wrong or right.
    fn judge_lone(&self, position: &Position, attacker: Point, target: Point) -> Refusal {
        let judged = self.own_mover(position, attacker).and_then(|_| {
            if attacker == target {
                return Err(self.own_target(target));
            }
            let path = self.path(position, attacker, target);
            self.open_or_refused(position, attacker, target, path)?;
            self.enemy_target(position, target)
        });
        match judged {
            Err(refusal) => refusal,
            Ok(_) => Refusal::new(Rule::AT_7, Reason::ONLY_ONE_ATTACKER)
                .with("why", "alone")
                .with("reaches", self.board.name(attacker))
                .with("target", self.board.name(target))
                .at([attacker.cell(), target.cell()]),
        }
    }

    /// A piece of the player that can still move.
    fn own_mover(&self, position: &Position, point: Point) -> Result<Kind, Refusal> {
        let refuse = |rule, reason| {
            Refusal::new(rule, reason)
                .with("cell", self.board.name(point))
                .at([point.cell()])
        };
        match position.stack_at(point) {
            None => Err(refuse(Rule::AT_7, Reason::EMPTY_ORIGIN)),
            // AT-6: the top piece decides whose it is.
            Some((side, kind)) if side != position.side => {
                Err(refuse(Rule::AT_7, Reason::NOT_YOUR_PIECE)
                    .with("piece", Value::Piece(kind.name())))
            }
            Some((_, Kind::Full)) => Err(refuse(self.height_rule(), Reason::FULL_STACK)
                .with("role", "attacker")
                .with("height", u32::from(self.highest()))),
            Some((_, kind)) => Ok(kind),
        }
    }

    /// Walks from the attacker to the target, point by point.
    fn path(&self, position: &Position, from: Point, target: Point) -> Path {
        for direction in Direction::ALL {
            let mut blocker = None;
            let mut at = from;
            while let Some(next) = self.board.step(at, direction) {
                at = next;
                if at == target {
                    return blocker.map_or(Path::Open(direction), |blocker| {
                        Path::Blocked(direction, blocker)
                    });
                }
                if blocker.is_none() && position.stack_at(at).is_some() {
                    blocker = Some(at);
                }
            }
        }
        Path::NotInLine
    }

    /// AT-7: both in a straight line, over empty points, from two different directions.
    fn judge_paths(
        &self,
        position: &Position,
        attackers: [Point; 2],
        target: Point,
    ) -> Result<(), Refusal> {
        let [one, other] = attackers;
        let paths = attackers.map(|attacker| self.path(position, attacker, target));
        // Said first, because the nearer of the two also blocks the farther one.
        if paths[0].direction().is_some() && paths[0].direction() == paths[1].direction() {
            let names = attackers.map(|attacker| self.board.name(attacker)).to_vec();
            return Err(Refusal::new(Rule::AT_7, Reason::SAME_DIRECTION)
                .with("attackers", Value::List(names))
                .with("target", self.board.name(target))
                .at([one, other, target].map(Point::cell)));
        }
        match paths {
            [Path::Open(_), Path::Open(_)] => Ok(()),
            [Path::Open(_), failed] => Err(self.only_one(one, other, target, failed)),
            [failed, Path::Open(_)] => Err(self.only_one(other, one, target, failed)),
            [failed, _] => self.open_or_refused(position, one, target, failed),
        }
    }

    /// One attacker reaches the target, the other does not.
    fn only_one(&self, reaches: Point, fails: Point, target: Point, failed: Path) -> Refusal {
        let refusal = Refusal::new(Rule::AT_7, Reason::ONLY_ONE_ATTACKER)
            .with("reaches", self.board.name(reaches))
            .with("fails", self.board.name(fails))
            .with("target", self.board.name(target))
            .at([fails.cell()]);
        match failed {
            Path::Blocked(_, blocker) => refusal
                .with("why", "blocked")
                .with("blocker", self.board.name(blocker))
                .at([blocker.cell()]),
            Path::NotInLine | Path::Open(_) => {
                refusal.with("why", "not-in-line").at([target.cell()])
            }
        }
    }

    fn open_or_refused(
        &self,
        position: &Position,
        from: Point,
        target: Point,
        path: Path,
    ) -> Result<(), Refusal> {
        let refuse = |reason| {
            Refusal::new(Rule::AT_7, reason)
                .with("from", self.board.name(from))
                .with("to", self.board.name(target))
        };
        match path {
            Path::Open(_) => Ok(()),
            Path::Blocked(_, blocker) => Err(refuse(Reason::ATTACKER_BLOCKED)
                .with("cell", self.board.name(blocker))
                .with("piece", Value::Piece(position.kind_at(blocker).name()))
                .at([blocker.cell()])),
            Path::NotInLine => Err(refuse(Reason::NOT_IN_LINE).at([from.cell(), target.cell()])),
        }
    }

    /// An enemy that can still be captured.
    fn enemy_target(&self, position: &Position, target: Point) -> Result<Kind, Refusal> {
        let refuse = |rule, reason| {
            Refusal::new(rule, reason)
                .with("cell", self.board.name(target))
                .at([target.cell()])
        };
        match position.stack_at(target) {
            None => Err(refuse(Rule::AT_7, Reason::TARGET_EMPTY)),
            Some((side, _)) if side == position.side => Err(self.own_target(target)),
            Some((_, Kind::Full)) => Err(refuse(self.height_rule(), Reason::FULL_STACK)
                .with("role", "target")
                .with("height", u32::from(self.highest()))),
            Some((_, kind)) => Ok(kind),
        }
    }

    fn own_target(&self, target: Point) -> Refusal {
        Refusal::new(Rule::AT_7, Reason::TARGET_OWN)
            .with("cell", self.board.name(target))
            .at([target.cell()])
    }

    /// AT-8, AT-8′: the heights added up, less the piece that returns.
    fn judge_height(
        &self,
        [one, other]: [Point; 2],
        [kind, other_kind]: [Kind; 2],
        target: Point,
        taken: Kind,
    ) -> Result<(), Refusal> {
        let involved = [(target, taken), (one, kind), (other, other_kind)];
        let sum: u8 = involved.iter().map(|(_, kind)| self.height(*kind)).sum();
        let height = sum - u8::from(self.top_returns);
        if height <= self.highest() {
            return Ok(());
        }
        let stacks = involved.iter().filter(|(_, kind)| *kind != Kind::Single);
        Err(Refusal::new(self.height_rule(), Reason::STACK_TOO_HIGH)
            .with("cell", self.board.name(target))
            .with("height", u32::from(height))
            .with("most", u32::from(self.highest()))
            .at(stacks.map(|(point, _)| point.cell())))
    }
}
