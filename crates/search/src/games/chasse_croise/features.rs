//! What is true of a position after a turn, counted for the player who made it (the mover) and against the one who rolls
//! next (the roller). The two are not alike: the roller's threats come first.

use super::outlook::Outlooks;
use rules::Side;
use rules::chasse_croise::{ARRIVAL, Dice, LANES, Lane, Position};

/// Pawns by place, from the first crossing to the arrival.
const PLACE: usize = 0;
const RISK: usize = 11;
const RISK_ANY: usize = 12;
const RISK_TOTAL: usize = 13;
const THREAT: usize = 14;
const THREAT_ANY: usize = 15;
const THREAT_TOTAL: usize = 16;
const BARRED_MOVER: usize = 17;
const BARRED_ROLLER: usize = 18;
const USABLE_MOVER: usize = 19;
const USABLE_ROLLER: usize = 20;
const ENTRY_MOVER: usize = 21;
const ENTRY_ROLLER: usize = 22;
/// Players with one, two or three pawns still under way.
const LEFT: usize = 23;
const RACE: usize = 26;
const TEMPO: usize = 27;
const URGENCY: usize = 28;
/// Each kind of feature counts twice: as it is, and in proportion to the road that both players have behind them.
const KINDS: usize = 29;

/// The names of the features, in the order of their indexes.
pub(super) const NAMES: &[&str] = &[
    "place-1",
    "place-2",
    "place-3",
    "place-4",
    "place-5",
    "place-6",
    "place-7",
    "place-8",
    "place-9",
    "place-10",
    "home",
    "risk",
    "risk-any",
    "risk-total",
    "threat",
    "threat-any",
    "threat-total",
    "barred-mover",
    "barred-roller",
    "usable-mover",
    "usable-roller",
    "entry-mover",
    "entry-roller",
    "left-1",
    "left-2",
    "left-3",
    "race",
    "tempo",
    "urgency",
    "place-1-late",
    "place-2-late",
    "place-3-late",
    "place-4-late",
    "place-5-late",
    "place-6-late",
    "place-7-late",
    "place-8-late",
    "place-9-late",
    "place-10-late",
    "home-late",
    "risk-late",
    "risk-any-late",
    "risk-total-late",
    "threat-late",
    "threat-any-late",
    "threat-total-late",
    "barred-mover-late",
    "barred-roller-late",
    "usable-mover-late",
    "usable-roller-late",
    "entry-mover-late",
    "entry-roller-late",
    "left-1-late",
    "left-2-late",
    "left-3-late",
    "race-late",
    "tempo-late",
    "urgency-late",
];

/// What the pawns of one player can do with a throw.
#[derive(Default)]
pub(super) struct Reach {
    /// Steps that the best hit would cost the enemy, over all 36 throws.
    expected: u32,
    /// Throws with which there is a hit at all.
    pub(super) any: u32,
    /// The same as `expected` with every pawn's hits counted, as if there were dice for all.
    total: u32,
    pub(super) barred: u32,
    usable: u8,
    entry: u8,
}

pub(super) fn reach(position: &Position, side: Side) -> Reach {
    let outlooks = Outlooks::table();
    let mut reach = Reach::default();
    let mut covered = 0_u64;
    // From the far lanes down: an enemy on lane n stands at place n of its own, which is what a hit costs it.
    for number in (1..=LANES).rev() {
        let Some(lane) = Lane::new(number) else {
            continue;
        };
        let outlook = outlooks.of(position.place(side, lane), position.lanes_at(!side, number));
        let stake = u32::from(number);
        reach.expected += (outlook.hits & !covered).count_ones() * stake;
        reach.total += outlook.hits.count_ones() * stake;
        covered |= outlook.hits;
        reach.barred += outlook.barred.count_ones();
        reach.usable |= outlook.advances;
        reach.entry |= outlook.enters;
    }
    reach.any = covered.count_ones();
    reach
}

/// Pushes `(feature, amount)`; amounts of a feature that is pushed several times add up. The game must not be over.
#[inline]
pub(super) fn features(position: &Position, mut push: impl FnMut(usize, f32)) {
    let covered: u32 = Side::BOTH
        .into_iter()
        .flat_map(|side| Lane::all().map(move |lane| u32::from(position.place(side, lane))))
        .sum();
    let share = covered as f32 / (2 * ROAD) as f32;
    each_kind(position, |kind, amount| {
        push(kind, amount);
        push(KINDS + kind, amount * share);
    });
}

/// The steps from start to arrival of all pawns of a player.
const ROAD: u32 = LANES as u32 * ARRIVAL as u32;

#[inline]
fn each_kind(position: &Position, mut push: impl FnMut(usize, f32)) {
    const THROWS: f32 = Dice::THROWS as f32;
    let roller = position.side();
    let mover = !roller;
    let mut to_go = [0_u32; 2];
    for (side, sign) in [(mover, 1.0), (roller, -1.0)] {
        let mut steps = 0;
        for place in 1..=ARRIVAL {
            let count = position.lanes_at(side, place).len() as u32;
            steps += count * u32::from(place);
            push(PLACE + usize::from(place) - 1, sign * count as f32);
        }
        to_go[side.index()] = ROAD - steps;
        let left = LANES - position.arrived(side);
        if (1..=3).contains(&left) {
            push(LEFT + usize::from(left) - 1, sign);
        }
    }
    let (risk, threat) = (reach(position, roller), reach(position, mover));
    push(RISK, risk.expected as f32 / THROWS);
    push(RISK_ANY, risk.any as f32 / THROWS);
    push(RISK_TOTAL, risk.total as f32 / THROWS);
    push(THREAT, threat.expected as f32 / THROWS);
    push(THREAT_ANY, threat.any as f32 / THROWS);
    push(THREAT_TOTAL, threat.total as f32 / THROWS);
    push(BARRED_MOVER, threat.barred as f32);
    push(BARRED_ROLLER, risk.barred as f32);
    push(USABLE_MOVER, threat.usable.count_ones() as f32);
    push(USABLE_ROLLER, risk.usable.count_ones() as f32);
    push(ENTRY_MOVER, threat.entry.count_ones() as f32);
    push(ENTRY_ROLLER, risk.entry.count_ones() as f32);
    // A lead weighs more the nearer the end is.
    let road = ((to_go[0] + to_go[1]) as f32).sqrt();
    let lead = to_go[roller.index()] as f32 - to_go[mover.index()] as f32;
    push(RACE, lead / road);
    push(TEMPO, 1.0);
    push(URGENCY, 1.0 / road);
}
