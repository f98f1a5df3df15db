//! The dice that a turn has left.

/// The unused dice, the higher one first: none before the roll, then two, then one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    /// 0 stands for no die, and stands last.
    points: [u8; 2],
}

impl Dice {
    /// No die: what there is before the roll.
    pub const NONE: Dice = Dice { points: [0, 0] };

    /// The highest number on a die.
    pub const MOST: u8 = 6;

    /// How many different rolls there are, if the order of the dice does not count.
    pub const ROLLS: usize = 21;

    /// How many equally likely throws two dice have.
    pub const THROWS: usize = 36;

    /// Both dice of a roll, in any order. `None` for points that no die shows.
    pub fn roll(a: u8, b: u8) -> Option<Dice> {
        let points = [a.max(b), a.min(b)];
        points.into_iter().all(is_die).then_some(Dice { points })
    }

    /// One die. `None` for points that no die shows.
    pub fn one(points: u8) -> Option<Dice> {
        is_die(points).then_some(Dice {
            points: [points, 0],
        })
    }

    /// The throw with this number below [`THROWS`](Dice::THROWS): each throw once, so that rolls come by their odds.
    #[inline]
    pub(super) const fn throw(number: usize) -> Dice {
        THROWN[number]
    }

    /// The roll with this number below [`ROLLS`](Dice::ROLLS).
    #[inline]
    pub(super) const fn distinct(number: usize) -> Dice {
        DISTINCT[number]
    }

    /// How many of the throws give this roll.
    pub fn weight(self) -> u32 {
        if self.points[0] == self.points[1] {
            1
        } else {
            2
        }
    }

    /// The points of the unused dice, the higher one first.
    pub fn points(self) -> impl DoubleEndedIterator<Item = u8> {
        self.points.into_iter().filter(|die| *die != 0)
    }

    /// Each number of points that a die allows, once: equal dice allow the same steps.
    #[inline]
    pub(super) fn distinct_points(self) -> impl Iterator<Item = u8> {
        let [first, second] = self.points;
        let second = if second == first { 0 } else { second };
        [first, second].into_iter().filter(|die| *die != 0)
    }

    /// Both dice, if both are unused.
    pub const fn both(self) -> Option<[u8; 2]> {
        if self.points[1] == 0 {
            None
        } else {
            Some(self.points)
        }
    }

    /// Whether no die is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.points[0] == 0
    }

    /// Whether a die with these points is left.
    pub fn has(self, die: u8) -> bool {
        die != 0 && self.points.contains(&die)
    }

    /// What is left when a die with these points was used.
    #[inline]
    #[must_use]
    pub(super) const fn without(self, die: u8) -> Dice {
        let [first, second] = self.points;
        Dice {
            points: [if first == die { second } else { first }, 0],
        }
    }

    /// A number below [`CODES`](Dice::CODES) that tells all states of the dice apart.
    #[inline]
    pub(super) const fn code(self) -> usize {
        self.points[0] as usize * 7 + self.points[1] as usize
    }

    pub(super) const CODES: usize = 49;
}

fn is_die(points: u8) -> bool {
    (1..=Dice::MOST).contains(&points)
}

const DISTINCT: [Dice; Dice::ROLLS] = {
    let mut table = [Dice::NONE; Dice::ROLLS];
    let (mut count, mut high) = (0, 1);
    while high <= Dice::MOST {
        let mut low = 1;
        while low <= high {
            table[count].points = [high, low];
            count += 1;
            low += 1;
        }
        high += 1;
    }
    table
};

const THROWN: [Dice; Dice::THROWS] = {
    let mut table = [Dice::NONE; Dice::THROWS];
    let mut number = 0;
    while number < Dice::THROWS {
        let (a, b) = (number as u8 / 6 + 1, number as u8 % 6 + 1);
        table[number].points = if a < b { [b, a] } else { [a, b] };
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_roll_comes_as_often_as_its_weight_says() {
        for roll in DISTINCT {
            let throws = THROWN.iter().filter(|thrown| **thrown == roll).count();
            assert_eq!(throws, roll.weight() as usize, "{roll:?}");
        }
    }

    #[test]
    fn a_used_die_leaves_the_other() {
        let left = |roll: Dice, die| roll.without(die).points().collect::<Vec<_>>();
        let roll = Dice::roll(3, 6).expect("a roll");
        assert_eq!(left(roll, 6), [3]);
        assert_eq!(left(roll, 3), [6]);
        assert_eq!(left(Dice::roll(4, 4).expect("a roll"), 4), [4]);
        assert_eq!(left(Dice::one(2).expect("a die"), 2), Vec::<u8>::new());
    }
}
