//! The generator, how a move changes the position, and the endings. Slides, steps and single captures are found a direction
//! at a time for all pieces together; only chains are followed one by one.

use super::board::{Kind, Position, SIDE_KEY};
use super::chain::Jumper;
use super::encoding::{Move, Moves, first_capture};
use super::field::Field;
use super::history::History;
use super::variant::{LaTrel, Prey};
use crate::game::Repetition;
use crate::square::{Direction, Square, SquareSet};
use crate::{Game, Group, Outcome, Rule, Side};
use std::ops::ControlFlow;

/// LT-6: the empty squares one blocker's step away from the set: never sideways.
#[inline(always)]
fn blocker_step(set: SquareSet, empty: SquareSet) -> SquareSet {
    let wide = set | set.shifted(Direction::Left) | set.shifted(Direction::Right);
    (wide.shifted(Direction::Up) | wide.shifted(Direction::Down)) & empty
}

/// LT-6: where a blocker may end. Its own square is never empty, so it cannot end there.
#[inline]
fn blocker_reach(from: Square, empty: SquareSet) -> SquareSet {
    let one = blocker_step(SquareSet::of(from), empty);
    let two = one | blocker_step(one, empty);
    two | blocker_step(two, empty)
}

impl LaTrel {
    /// LT-3: whether this ply belongs to a defender, if one can move.
    #[inline]
    pub(super) fn wants_defender(&self, position: &Position) -> bool {
        position.ply < self.defender_plies
    }

    /// LT-10: the kinds that wait in the pool of the player to move, a bit each.
    fn exchange_kinds(position: &Position) -> u8 {
        Kind::ATTACKERS
            .into_iter()
            .filter(|kind| position.pool(position.side, *kind) > 0)
            .fold(0, |kinds, kind| kinds | 1 << kind as u8)
    }

    /// LT-10: the exchanges, apart from the plain step that each of them also is.
    #[inline]
    fn push_exchanges<F>(position: &Position, field: &Field, push: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        let ahead = Direction::forward(position.side);
        let farthest = SquareSet::rank_of(position.side, 7);
        let targets = field.defenders.shifted(ahead) & field.empty & farthest;
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        let kinds = LaTrel::exchange_kinds(position);
        if kinds == 0 {
            return ControlFlow::Continue(());
        }
        push(Moves::Exchanges {
            ahead,
            targets,
            kinds,
        })
    }

    /// LT-3: the moves of defenders alone.
    fn push_defenders<F>(position: &Position, field: &Field, push: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        for direction in Direction::ALL {
            let targets = field.defenders.shifted(direction) & field.empty;
            if !direction.is_diagonal() && !targets.is_empty() {
                push(Moves::Lines {
                    direction,
                    targets,
                    occupied: field.occupied,
                })?;
            }
        }
        LaTrel::push_exchanges(position, field, push)
    }

    /// Every legal move except chains of two or more captures: at most a few hundred. `landed` receives the squares where the
    /// captures in each direction land.
    #[inline(always)]
    fn generate_short<F>(
        &self,
        position: &Position,
        landed: &mut [SquareSet; 8],
        push: &mut F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        let field = Field::new(self, position, position.side);
        if self.wants_defender(position) {
            let mut any = false;
            LaTrel::push_defenders(position, &field, &mut |group| {
                any = true;
                push(group)
            })?;
            if any {
                return ControlFlow::Continue(());
            }
        }
        // Written out direction by direction, so that each becomes straight code with its own shifts.
        macro_rules! along {
            ($($direction:ident)*) => {$({
                let direction = Direction::$direction;
                let (targets, landings) = field.sweep(direction);
                let occupied = field.occupied;
                push(Moves::Lines { direction, targets, occupied })?;
                if !landings.is_empty() {
                    landed[direction.index()] = landings;
                    push(Moves::Captures { direction, landings, occupied })?;
                }
            })*};
        }
        along!(Up UpRight Right DownRight Down DownLeft Left UpLeft);
        for from in position.squares_of(position.side, Kind::Blocker) {
            let targets = blocker_reach(from, field.empty);
            push(Moves::Reach { from, targets })?;
        }
        LaTrel::push_exchanges(position, &field, push)
    }

    /// Calls back with every move that is legal, history respected, except chains of two or more captures.
    pub(super) fn each_short(
        &self,
        position: &Position,
        history: &History,
        mut visit: impl FnMut(Move),
    ) {
        if self.judged(position).is_some() {
            return;
        }
        let ask = self.may_forbid(history, position);
        let _ = self.generate_short(position, &mut [SquareSet::EMPTY; 8], &mut |group: Moves| {
            for mv in (0..group.len()).map(|index| group.nth(index)) {
                if !(ask && self.forbidden(history, position, mv).is_some()) {
                    visit(mv);
                }
            }
            ControlFlow::Continue(())
        });
    }

    /// LT-9: the chains that go on after the single captures, which landed here in each direction.
    fn generate_chains<F>(
        &self,
        position: &Position,
        landed: [SquareSet; 8],
        push: &mut F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        let occupied = position.occupied();
        for direction in Direction::ALL {
            for landing in landed[direction.index()] {
                let made = first_capture(landing, direction, occupied);
                let jumper = Jumper::new(self, position, made.from());
                if let Some(hop) = jumper.hop(direction) {
                    jumper.after(hop).go_on(made, push)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// LT-13: whether any attacker of the player to move could move or capture, LT-3 and LT-11 left aside.
    fn attackers_can_act(&self, position: &Position) -> bool {
        let field = Field::new(self, position, position.side);
        Direction::ALL.into_iter().any(|direction| {
            let sliders = if direction.is_diagonal() {
                field.diagonal
            } else {
                field.straight
            };
            // An attacker with no empty square beside it can only capture what stands beside it.
            let front = sliders.shifted(direction);
            let hits = front & field.prey;
            front.meets(field.empty)
                || hits.meets(SquareSet::CORNERS)
                || (hits - SquareSet::CORNERS)
                    .shifted(direction)
                    .meets(field.empty)
        })
    }

    /// LT-15: what a move does to the counters of both players.
    #[inline]
    fn count_down(&self, position: &mut Position, taken: Taken) {
        let Some(stand) = self.last_stand else {
            return;
        };
        let (own, other) = (position.side.index(), (!position.side).index());
        if let Some(left) = position.left[own] {
            let met = match stand.prey {
                Prey::Attacker => taken.attackers,
                Prey::Any => taken.any,
            };
            let relieved = !position.attackers(position.side).has_at_most(1);
            position.left[own] = if met || relieved {
                None
            } else {
                Some(left.saturating_sub(1))
            };
        }
        // One attacker left and one just taken: there were at least two.
        if taken.attackers && position.attackers(!position.side).is_single() {
            position.left[other] = Some(stand.moves);
        }
    }
}

/// What a move captured, as far as LT-15 asks.
#[derive(Clone, Copy, Default)]
struct Taken {
    any: bool,
    attackers: bool,
}

impl Game for LaTrel {
    type Position = Position;
    type Move = Move;
    type Group = Moves;
    type History = History;

    fn start(&self) -> Position {
        Position::start(self.blockers)
    }

    fn side(&self, position: &Position) -> Side {
        position.side
    }

    fn ply(&self, position: &Position) -> u32 {
        position.ply
    }

    #[inline]
    fn generate<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        let mut landed = [SquareSet::EMPTY; 8];
        self.generate_short(position, &mut landed, &mut push)?;
        if self.chain {
            self.generate_chains(position, landed, &mut push)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        let side = position.side;
        let mut taken = Taken::default();
        if let Some((to, exchange)) = mv.target() {
            position.shift_piece(side, mv.from(), to, exchange);
        } else {
            let before = *position;
            let mut at = mv.from();
            for hop in self.hops(&before, mv) {
                taken.any = true;
                taken.attackers |= position.remove(!side, hop.victim).is_attacker();
                at = hop.landing;
            }
            if at != mv.from() {
                position.shift_piece(side, mv.from(), at, None);
            }
        }
        self.count_down(position, taken);
        position.side = !side;
        position.hash ^= SIDE_KEY;
        position.ply += 1;
    }

    #[inline]
    fn judged(&self, position: &Position) -> Option<Outcome> {
        let own = position.attackers(position.side);
        let other = position.attackers(!position.side);
        if own.is_empty() {
            return Some(Outcome::win(!position.side, Rule::LT_12));
        }
        if other.is_empty() {
            return Some(Outcome::win(position.side, Rule::LT_12));
        }
        if position.left[(!position.side).index()] == Some(0) {
            return Some(Outcome::win(position.side, Rule::LT_15));
        }
        if self.one_each_draws && own.is_single() && other.is_single() {
            return Some(Outcome::draw(Rule::LT_16));
        }
        if own.has_at_most(self.trapped_limit) && !self.attackers_can_act(position) {
            return Some(Outcome::win(!position.side, Rule::LT_13));
        }
        None
    }

    fn stuck(&self, _position: &Position) -> Outcome {
        Outcome::draw(Rule::LT_14)
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.hash ^ position.left_key()
    }

    #[inline]
    fn board_key(&self, position: &Position) -> u64 {
        position.hash
    }

    fn recomputed_board_key(&self, position: &Position) -> u64 {
        position.recomputed_hash()
    }

    #[inline]
    fn remember(&self, history: &mut History, before: &Position, mv: Move, _after: &Position) {
        history.push(self.repetition, before, mv);
    }

    #[inline]
    fn forget(&self, history: &mut History) {
        history.pop(self.repetition);
    }

    #[inline]
    fn may_forbid(&self, history: &History, _position: &Position) -> bool {
        history.may_forbid(self.repetition)
    }

    fn forbidden(&self, history: &History, position: &Position, mv: Move) -> Option<Repetition> {
        history.forbids(self.repetition, position, mv)
    }
}
