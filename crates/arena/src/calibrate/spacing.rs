//! Where the levels should stand: what the matches showed is read as heights on the Elo scale, and the levels are set anew at
//! even heights, from just below the novice to the whole engine.

use super::{Findings, Test};
use crate::statistics::elo_of_score;
use search::level::{LEVELS, Ladder, level_of, skill_of};

/// What the novice should score against level 1.
const NOVICE: f64 = 0.68;
/// A match says nothing finer than this about very unequal players.
const SUREST: f64 = 0.97;
/// However a match went, more skill is taken for more strength: at least this much over the whole path.
const LEAST_RISE: f64 = 100.0;

/// The ladder with its levels moved to even steps, as far as the findings tell.
pub fn spaced(variant: &str, ladder: &Ladder, findings: &Findings) -> Ladder {
    let difference = |wanted: Test| {
        let share = findings
            .tests
            .iter()
            .find(|finding| finding.test == wanted)
            .map_or(0.5, super::Finding::share);
        elo_of_score(share.clamp(1.0 - SUREST, SUREST))
    };
    let skills = ladder.each_ref().map(skill_of);
    let mut heights = [0.0; LEVELS];
    for number in 1..LEVELS {
        let rise = LEAST_RISE * (skills[number] - skills[number - 1]);
        heights[number] = heights[number - 1] + difference(Test::Step(number)).max(rise);
    }
    let lowest = difference(Test::Bottom) - elo_of_score(NOVICE);
    let curve = Curve { skills, heights };
    let step = (heights[LEVELS - 1] - lowest) / (LEVELS - 1) as f64;
    let mut moved = *ladder;
    let mut below: Option<u64> = None;
    for (index, level) in moved.iter_mut().enumerate() {
        let skill = if index == LEVELS - 1 {
            1.0
        } else {
            curve.skill_at(lowest + step * index as f64)
        };
        *level = level_of(variant, skill);
        // Neighbours differ, however little the findings tell them apart.
        if let Some(below) = below.filter(|below| *below >= level.nodes) {
            let least = search::level::Level {
                nodes: below + 1,
                ..*level
            };
            *level = level_of(variant, skill_of(&least) + 1e-6);
        }
        below = Some(level.nodes);
    }
    moved
}

/// Height by skill, in straight lines.
struct Curve {
    skills: [f64; LEVELS],
    heights: [f64; LEVELS],
}

impl Curve {
    /// The skill at a height; beyond the ends the last line goes on.
    fn skill_at(&self, height: f64) -> f64 {
        let above = self.heights.iter().position(|known| *known >= height);
        let to = above.unwrap_or(LEVELS - 1).max(1);
        let from = to - 1;
        let share = (height - self.heights[from]) / (self.heights[to] - self.heights[from]);
        let skill = self.skills[from] + share * (self.skills[to] - self.skills[from]);
        skill.clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calibrate::Finding;
    use crate::statistics::score_of_elo;

    const VARIANT: &str = "latroncules/classic";

    fn even_skills() -> Ladder {
        std::array::from_fn(|index| level_of(VARIANT, index as f64 / 9.0))
    }

    /// What matches would show if strength were this function of skill.
    fn findings(ladder: &Ladder, strength: impl Fn(f64) -> f64, novice: f64) -> Findings {
        let height = |number: usize| strength(skill_of(&ladder[number - 1]));
        let tests = Test::all()
            .map(|test| {
                let elo = match test {
                    Test::Bottom => novice - height(1),
                    Test::Step(number) => height(number + 1) - height(number),
                    Test::Top => height(10) - novice,
                };
                Finding {
                    test,
                    wins: 0,
                    draws: 0,
                    losses: 0,
                    score: (score_of_elo(elo) * 1_000.0).round() as u32,
                    low: 0,
                    high: 1_000,
                    met: false,
                }
            })
            .collect();
        Findings {
            variant: VARIANT.to_owned(),
            tests,
        }
    }

    #[test]
    fn uneven_steps_become_even_ones_and_level_one_stays_below_the_novice() {
        // Strength grows slowly at first and fast later; the novice is as good as skill 0.3.
        let strength = |skill: f64| 400.0 * skill + 700.0 * skill * skill;
        let novice = strength(0.3);
        let mut ladder = even_skills();
        for _ in 0..4 {
            ladder = spaced(VARIANT, &ladder, &findings(&ladder, strength, novice));
        }
        let shown = findings(&ladder, strength, novice);
        let steps: Vec<u32> = shown.tests[1..10].iter().map(|test| test.score).collect();
        let (least, most) = (steps.iter().min().unwrap(), steps.iter().max().unwrap());
        assert!(most - least <= 15, "{steps:?}");
        assert!((660..=700).contains(&shown.tests[0].score), "{shown:?}");
    }

    #[test]
    fn levels_that_seem_alike_are_still_kept_apart() {
        let flat = findings(&even_skills(), |_| 0.0, 0.0);
        let ladder = spaced(VARIANT, &even_skills(), &flat);
        for two in ladder.windows(2) {
            assert!(two[0].nodes < two[1].nodes, "{two:?}");
            assert!(two[0].slips >= two[1].slips, "{two:?}");
        }
    }
}
