//! What one pawn can do on its lane with the next throw. A lane is a line of twelve places, one pawn of its owner and a set
//! of enemies on crossings, so that all lanes there can be fit into a table made once.

use rules::chasse_croise::{ARRIVAL, Dice, LaneSet, START, Way};
use std::sync::LazyLock;

/// One pawn, its place, and the enemies on its lane.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    /// The throws, one bit for each of the 36, with which this pawn can hit an enemy: with one die or both, in any order and
    /// direction (CC-2).
    pub(super) hits: u64,
    /// How many enemies a single die could hit: at most one ahead and one behind.
    pub(super) within_one_die: u8,
    /// The dice by which the pawn can advance, bit n for n points.
    pub(super) advances: u8,
    /// The dice that the lane has room for but an enemy bars (CC-4).
    pub(super) barred: u8,
    /// The die that brings the pawn home, as a set of one or none (CC-3: exact entry).
    pub(super) enters: u8,
}

const PLACES: usize = ARRIVAL as usize + 1;
/// Sets of the ten crossings of a lane.
const SETS: usize = 1 << 10;

#[derive(Debug)]
pub(super) struct Outlooks(Box<[Outlook]>);

static OUTLOOKS: LazyLock<Outlooks> = LazyLock::new(|| {
    let all = (0..PLACES * SETS)
        .map(|index| work_out((index / SETS) as u8, ((index % SETS) << 1) as u16))
        .collect();
    Outlooks(all)
});

impl Outlooks {
    pub(super) fn table() -> &'static Outlooks {
        &OUTLOOKS
    }

    pub(super) fn prepare() {
        LazyLock::force(&OUTLOOKS);
    }

    /// Enemies as the set of their lanes, which are the places where they stand.
    #[inline]
    pub(super) fn of(&self, place: u8, enemies: LaneSet) -> &Outlook {
        &self.0[usize::from(place) * SETS + usize::from(enemies.bits() >> 1) % SETS]
    }
}

fn work_out(place: u8, enemies: u16) -> Outlook {
    let mut outlook = Outlook::default();
    if enemies & 1 << place != 0 {
        // Two pawns never share a crossing.
        return outlook;
    }
    for die in 1..=Dice::MOST {
        if place + die <= ARRIVAL {
            match step(place, enemies, Way::Forward, die) {
                Some(_) => outlook.advances |= 1 << die,
                None => outlook.barred |= 1 << die,
            }
            if place + die == ARRIVAL && outlook.advances & 1 << die != 0 {
                outlook.enters = 1 << die;
            }
        }
        for way in [Way::Forward, Way::Backward] {
            if step(place, enemies, way, die).is_some_and(|to| enemies & 1 << to != 0) {
                outlook.within_one_die += 1;
            }
        }
    }
    for throw in 0..Dice::THROWS {
        let (a, b) = (throw as u8 / Dice::MOST + 1, throw as u8 % Dice::MOST + 1);
        if can_hit(place, enemies, &[a, b]) || can_hit(place, enemies, &[b, a]) {
            outlook.hits |= 1 << throw;
        }
    }
    outlook
}

/// Where a step leads; `None` out of the lane or over an enemy (CC-3, CC-4).
fn step(place: u8, enemies: u16, way: Way, die: u8) -> Option<u8> {
    let to = way.reach(place, die)?;
    let (low, high) = (place.min(to), place.max(to));
    (low + 1..high)
        .all(|between| enemies & 1 << between == 0)
        .then_some(to)
}

fn can_hit(place: u8, enemies: u16, dice: &[u8]) -> bool {
    let Some((die, rest)) = dice.split_first() else {
        return false;
    };
    debug_assert!((START..=ARRIVAL).contains(&place));
    [Way::Forward, Way::Backward].into_iter().any(|way| {
        step(place, enemies, way, *die)
            .is_some_and(|to| enemies & 1 << to != 0 || can_hit(to, enemies, rest))
    })
}
