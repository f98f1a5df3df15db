//! La Trel for the search. Attackers decide: who runs out of them has lost (LT-12), who has few may be trapped (LT-13) or be
//! made to capture in a hurry (LT-15), and defenders bring them back (LT-10).

use crate::Contest;
use crate::weights::Shipped;
use rules::la_trel::{Kind, LaTrel, Move, Moves, Position, Prospects};
use rules::square::{CORNERS, RANK_1, RANK_8};
use rules::{Game, Group, Playable, Side};
use std::ops::ControlFlow;
use std::sync::LazyLock;

const DEFENDER: usize = 0;
const SABRE: usize = 1;
const TRIDENT: usize = 2;
const WARRIOR: usize = 3;
const BLOCKER: usize = 4;
/// Exactly one, two or three attackers left.
const FEW: usize = 5;
const SLIDES: usize = 8;
const REACHED: usize = 9;
const IMMOBILE: usize = 10;
/// Slides missing where LT-13 is near.
const CRAMPED: usize = 11;
/// Defenders three, two and one step from the farthest rank while an attacker waits in the pool.
const EXCHANGE: usize = 12;
/// Defenders by ranks gone, whatever the pool holds.
const ADVANCED: usize = 15;
const CORNER: usize = 16;
/// What the player to move can take.
const TAKES_DEFENDER: usize = 17;
const TAKES_ATTACKER: usize = 18;
/// What the other player threatens to take.
const MENACED_DEFENDER: usize = 19;
const MENACED_ATTACKER: usize = 20;
/// LT-15.
const LAST_STAND: usize = 21;
const HURRY: usize = 22;
const TEMPO: usize = 23;
/// Attackers that cannot move, of a player who has few but too many to lose by it (LT-13). Walled in by a corner and by blockers
/// they may stand for ever.
const WALLED: usize = 24;

/// What a piece is worth for ordering, by kind.
const VALUES: [i32; 5] = [100, 260, 220, 420, 0];
/// With so many slides nobody is close to being trapped.
const ROOMY: i32 = 8;
/// With more attackers than this a player has other worries than to be walled in.
const FEW_TO_WALL_IN: u32 = 4;
/// LT-9: of the longer chains quiescence looks at so many.
const MOST_LOUD_CHAINS: usize = 24;
/// With fewer attackers being obliged to move may be the whole point.
const FEWEST_TO_PASS: u32 = 4;

/// Read once from the file that ships with the program.
static SHIPPED: LazyLock<Shipped> = LazyLock::new(|| Shipped::read("la-trel", LaTrel::FEATURES));

impl Contest for LaTrel {
    const FEATURES: &'static [&'static str] = &[
        "defender",
        "sabre",
        "trident",
        "warrior",
        "blocker",
        "one-attacker",
        "two-attackers",
        "three-attackers",
        "slides",
        "reached",
        "immobile",
        "cramped",
        "exchange-3",
        "exchange-2",
        "exchange-1",
        "advanced",
        "corner",
        "takes-defender",
        "takes-attacker",
        "menaced-defender",
        "menaced-attacker",
        "last-stand",
        "hurry",
        "tempo",
        "walled",
    ];

    fn default_weights(&self) -> &'static [i32] {
        SHIPPED.of(self.id())
    }

    fn features(&self, position: &Position, mut push: impl FnMut(usize, i32)) {
        let count = |set: u64| set.count_ones() as i32;
        let mover = self.side(position);
        for side in Side::BOTH {
            let sign = if side == Side::One { 1 } else { -1 };
            let defenders = position.squares_of(side, Kind::Defender);
            let attackers = position.attackers(side);
            push(DEFENDER, sign * count(defenders));
            push(SABRE, sign * count(position.squares_of(side, Kind::Sabre)));
            push(
                TRIDENT,
                sign * count(position.squares_of(side, Kind::Trident)),
            );
            push(
                WARRIOR,
                sign * count(position.squares_of(side, Kind::Warrior)),
            );
            if self.blockers {
                push(
                    BLOCKER,
                    sign * count(position.squares_of(side, Kind::Blocker)),
                );
            }

            let Prospects {
                slides,
                reached,
                mobile,
                victims,
            } = self.prospects(position, side);
            push(SLIDES, sign * slides as i32);
            push(REACHED, sign * count(reached));
            push(IMMOBILE, sign * count(attackers & !mobile));
            let number = attackers.count_ones();
            if let Some(feature) = (1..=3).contains(&number).then(|| FEW + number as usize - 1) {
                push(feature, sign);
            }
            if number <= self.trapped_limit {
                push(CRAMPED, sign * (ROOMY - slides as i32).max(0));
            } else if number <= FEW_TO_WALL_IN {
                push(WALLED, sign * count(attackers & !mobile));
            }

            let rank = |steps: u32| match side {
                Side::One => RANK_8 >> (8 * steps),
                Side::Two => RANK_1 << (8 * steps),
            };
            if Kind::ATTACKERS
                .into_iter()
                .any(|kind| position.pool(side, kind) > 0)
            {
                for (feature, steps) in (EXCHANGE..).zip([3, 2, 1]) {
                    push(feature, sign * count(defenders & rank(steps)));
                }
            }
            let gone = count(defenders & rank(4))
                + 2 * count(defenders & rank(3))
                + 3 * count(defenders & (rank(2) | rank(1)));
            push(ADVANCED, sign * gone);
            push(CORNER, sign * count(attackers & CORNERS));

            // The captures of the player to move are his to make; those of the other one he can still prevent.
            let enemy_attackers = position.attackers(!side);
            let (light, heavy) = (
                count(victims & !enemy_attackers),
                count(victims & enemy_attackers),
            );
            if side == mover {
                push(TAKES_DEFENDER, sign * light);
                push(TAKES_ATTACKER, sign * heavy);
            } else {
                push(MENACED_DEFENDER, -sign * light);
                push(MENACED_ATTACKER, -sign * heavy);
            }

            if let (Some(left), Some(stand)) = (position.moves_left(side), self.last_stand) {
                push(LAST_STAND, sign);
                let limit = i32::from(stand.moves);
                push(HURRY, sign * 8 * (limit - i32::from(left)) / limit);
            }
        }
        push(TEMPO, if mover == Side::One { 1 } else { -1 });
    }

    fn pack(mv: Move) -> u64 {
        mv.bits()
    }

    fn unpack(word: u64) -> Move {
        Move::from_bits(word)
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        match mv.target() {
            Some((_, None)) => 0,
            Some((_, Some(kind))) => VALUES[kind as usize] - VALUES[Kind::Defender as usize],
            None => {
                let taken = self.captured(position, mv);
                let enemy = !self.side(position);
                Kind::ALL.into_iter().fold(0, |gain, kind| {
                    let number = (taken & position.squares_of(enemy, kind)).count_ones() as i32;
                    gain + VALUES[kind as usize] * number
                })
            }
        }
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let attacker = position.attackers(self.side(position)) & mv.from().bit() != 0;
        let to = self.destination(position, mv);
        usize::from(attacker) << 12 | mv.from().index() << 6 | to.index()
    }

    /// Captures, of the longer chains only some, and exchanges for the best attacker that waits.
    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let mut chains = 0;
        self.generate(position, |group| {
            let group = match group {
                Moves::Lines { .. } | Moves::Reach { .. } => return ControlFlow::Continue(()),
                Moves::Exchanges {
                    ahead,
                    targets,
                    kinds,
                } => Moves::Exchanges {
                    ahead,
                    targets,
                    kinds: 1 << kinds.ilog2(),
                },
                Moves::Captures { .. } => group,
                Moves::Chains { .. } => {
                    chains += group.len();
                    if chains > MOST_LOUD_CHAINS {
                        return ControlFlow::Break(());
                    }
                    group
                }
            };
            for index in 0..group.len() {
                push(group.nth(index))?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Chains that take the same pieces and land on the same square.
    fn same_end(&self, position: &Position, mv: Move) -> Option<u64> {
        if mv.captures() < 2 {
            return None;
        }
        let ends = (mv.from().index() << 6 | self.destination(position, mv).index()) as u64;
        // A set of squares and two squares need more than a word: mixed well, they hardly ever share one.
        let mixed = (self.captured(position, mv) ^ ends.rotate_left(40))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Some((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ ends)
    }

    /// What is captured comes back only by an exchange, which costs a defender.
    fn settles(&self, _position: &Position, mv: Move) -> bool {
        !matches!(mv.target(), Some((_, None)))
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        let side = self.side(position);
        let hurried = Side::BOTH
            .into_iter()
            .any(|side| position.moves_left(side).is_some());
        let enough = position.attackers(side).count_ones() >= FEWEST_TO_PASS;
        (enough && !hurried).then(|| position.passed())
    }
}
