//! What counts in La Trel. Attackers decide: who runs out of them has lost (LT-12), who has few may be trapped (LT-13) or be
//! made to capture in a hurry (LT-15), and defenders bring them back (LT-10).

use rules::la_trel::{Kind, LaTrel, Mobility, Position};
use rules::square::SquareSet;
use rules::{Game, Side};

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

/// With so many slides nobody is close to being trapped.
const ROOMY: i32 = 8;
/// With more attackers than this a player has other worries than to be walled in.
const FEW_TO_WALL_IN: u32 = 4;

/// The names of the features, in the order of their indexes.
pub(super) const NAMES: &[&str] = &[
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

/// Pushes what is true of a position, for player 1 and against player 2.
#[inline(always)]
pub(super) fn features(game: &LaTrel, position: &Position, mut push: impl FnMut(usize, i32)) {
    let count = |set: SquareSet| set.len() as i32;
    let mover = game.side(position);
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
        if game.blockers {
            push(
                BLOCKER,
                sign * count(position.squares_of(side, Kind::Blocker)),
            );
        }

        let Mobility {
            slides,
            reached,
            mobile,
            victims,
        } = game.mobility(position, side);
        push(SLIDES, sign * slides as i32);
        push(REACHED, sign * count(reached));
        push(IMMOBILE, sign * count(attackers - mobile));
        let number = attackers.len() as u32;
        if let Some(feature) = (1..=3).contains(&number).then(|| FEW + number as usize - 1) {
            push(feature, sign);
        }
        if number <= game.trapped_limit {
            push(CRAMPED, sign * (ROOMY - slides as i32).max(0));
        } else if number <= FEW_TO_WALL_IN {
            push(WALLED, sign * count(attackers - mobile));
        }

        let rank = |steps: u8| SquareSet::rank_of(side, 7 - steps);
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
        push(CORNER, sign * count(attackers & SquareSet::CORNERS));

        // The captures of the player to move are his to make; those of the other one he can still prevent.
        let enemy_attackers = position.attackers(!side);
        let (light, heavy) = (
            count(victims - enemy_attackers),
            count(victims & enemy_attackers),
        );
        if side == mover {
            push(TAKES_DEFENDER, sign * light);
            push(TAKES_ATTACKER, sign * heavy);
        } else {
            push(MENACED_DEFENDER, -sign * light);
            push(MENACED_ATTACKER, -sign * heavy);
        }

        if let (Some(left), Some(stand)) = (position.moves_left(side), game.last_stand) {
            push(LAST_STAND, sign);
            let limit = i32::from(stand.moves);
            push(HURRY, sign * 8 * (limit - i32::from(left)) / limit);
        }
    }
    push(TEMPO, if mover == Side::One { 1 } else { -1 });
}
