//! Where the levels should stand: all matches of all rounds are read as differences of height on the Elo scale, a smooth curve
//! of height by skill is laid through them, and the levels are set anew at even heights, from below the novice to the
//! whole engine. A smooth curve needs few games: every match says something about the whole of it.

use super::{Finding, Findings, Test};
use crate::statistics::elo_of_score;
use search::level::{GlanceScale, LEVELS, Ladder, level_of, skill_of};

/// What the novice should score against level 1; more where ten steps need more room.
const NOVICE: f64 = 0.68;
/// What a step should score.
const STEP: f64 = 0.68;
/// A match says nothing finer than this about very unequal players.
const SUREST: f64 = 0.97;
/// However the matches went, more skill is taken for more strength: at least this much over the whole path.
const LEAST_RISE: f64 = 100.0;

/// The ladder with its levels moved to even steps, as far as the rounds tell: ladders and what was found on them.
pub fn spaced(scale: GlanceScale, rounds: &[(Ladder, Findings)]) -> Ladder {
    let curve = Curve::through(rounds);
    let top = curve.height(1.0);
    let below_novice = novice(rounds, &curve) - elo_of_score(NOVICE);
    let with_room = top - (LEVELS - 1) as f64 * elo_of_score(STEP);
    // No path leads below skill 0.
    let lowest = below_novice.min(with_room).max(0.0);
    let step = (top - lowest) / (LEVELS - 1) as f64;
    let mut below: Option<u64> = None;
    std::array::from_fn(|index| {
        let skill = if index == LEVELS - 1 {
            1.0
        } else {
            curve.skill(lowest + step * index as f64)
        };
        let mut level = level_of(scale, skill);
        // Neighbours differ, however little the findings tell them apart.
        if let Some(below) = below.filter(|below| *below >= level.nodes) {
            let least = search::level::Level {
                nodes: below + 1,
                ..level
            };
            level = level_of(scale, skill_of(&least) + 1e-6);
        }
        below = Some(level.nodes);
        level
    })
}

/// What a match says: the difference in Elo, and how much it counts.
fn told(finding: &Finding) -> (f64, f64) {
    let share = finding.share().clamp(1.0 - SUREST, SUREST);
    let games = finding.games().max(1) as f64;
    (elo_of_score(share), games * share * (1.0 - share))
}

/// How high the novice stands, by what he scored against the lowest levels: far above him a match tells hardly how far.
fn novice(rounds: &[(Ladder, Findings)], curve: &Curve) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (ladder, findings) in rounds {
        for finding in &findings.tests {
            if finding.test == Test::Bottom {
                let (difference, weight) = told(finding);
                sum += weight * (curve.height(skill_of(&ladder[0])) + difference);
                weights += weight;
            }
        }
    }
    if weights > 0.0 { sum / weights } else { 0.0 }
}

/// Height by skill, 0 at skill 0, at evenly spaced skills.
struct Curve(Vec<f64>);

/// Pieces of the curve.
const PIECES: usize = 400;
/// The slope of the curve is a polynomial with so many coefficients.
const TERMS: usize = 4;
/// Draws the coefficients towards 0 where the matches leave them open.
const CAUTION: f64 = 1e-3;

impl Curve {
    /// Least squares: the slope whose integrals over the steps come closest to what the matches showed.
    fn through(rounds: &[(Ladder, Findings)]) -> Curve {
        let mut normal = [[0.0; TERMS]; TERMS];
        let mut target = [0.0; TERMS];
        for (row, diagonal) in normal.iter_mut().enumerate() {
            diagonal[row] = CAUTION;
        }
        for (ladder, findings) in rounds {
            for finding in &findings.tests {
                let Test::Step(number) = finding.test else {
                    continue;
                };
                let [from, to] = [number - 1, number].map(|index| skill_of(&ladder[index]));
                let (difference, weight) = told(finding);
                // The integral of the power with this exponent.
                let part = |power: usize| {
                    let power = power as i32 + 1;
                    (to.powi(power) - from.powi(power)) / f64::from(power)
                };
                for row in 0..TERMS {
                    for (column, entry) in normal[row].iter_mut().enumerate() {
                        *entry += weight * part(row) * part(column);
                    }
                    target[row] += weight * part(row) * difference;
                }
            }
        }
        let terms = solved(normal, target);
        let mut heights = vec![0.0];
        for piece in 0..PIECES {
            let skill = (piece as f64 + 0.5) / PIECES as f64;
            let slope = terms.iter().rev().fold(0.0, |sum, term| sum * skill + term);
            heights.push(heights[piece] + slope.max(LEAST_RISE) / PIECES as f64);
        }
        Curve(heights)
    }

    fn height(&self, skill: f64) -> f64 {
        let place = skill.clamp(0.0, 1.0) * PIECES as f64;
        let piece = (place as usize).min(PIECES - 1);
        let share = place - piece as f64;
        self.0[piece] + share * (self.0[piece + 1] - self.0[piece])
    }

    fn skill(&self, height: f64) -> f64 {
        let above = self.0.partition_point(|known| *known < height);
        let to = above.clamp(1, PIECES);
        let share = (height - self.0[to - 1]) / (self.0[to] - self.0[to - 1]);
        ((to - 1) as f64 + share).clamp(0.0, PIECES as f64) / PIECES as f64
    }
}

/// The solution of linear equations whose matrix is symmetric and positive, by elimination.
fn solved(mut matrix: [[f64; TERMS]; TERMS], mut target: [f64; TERMS]) -> [f64; TERMS] {
    for pivot in 0..TERMS {
        for row in pivot + 1..TERMS {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            for (entry, above) in matrix[row].iter_mut().zip(above) {
                *entry -= factor * above;
            }
            target[row] -= factor * target[pivot];
        }
    }
    let mut solution = [0.0; TERMS];
    for row in (0..TERMS).rev() {
        let known: f64 = (row + 1..TERMS)
            .map(|column| matrix[row][column] * solution[column])
            .sum();
        solution[row] = (target[row] - known) / matrix[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::score_of_elo;

    const VARIANT: &str = "latroncules/classic";

    fn scale() -> GlanceScale {
        let table = rules::AnyTable::open(VARIANT).expect("a variant");
        search::knowledge::glance_scale(&table)
    }

    fn even_skills() -> Ladder {
        std::array::from_fn(|index| level_of(scale(), index as f64 / 9.0))
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
                    Test::Stride(_) => unreachable!("a ladder is measured in steps"),
                };
                Finding {
                    test,
                    wins: 100,
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
        let strength = |skill: f64| 520.0 * skill + 910.0 * skill * skill;
        let novice = strength(0.3);
        let mut ladder = even_skills();
        let mut rounds = Vec::new();
        for _ in 0..2 {
            rounds.push((ladder, findings(&ladder, strength, novice)));
            ladder = spaced(scale(), &rounds);
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
        let ladder = spaced(scale(), &[(even_skills(), flat)]);
        for two in ladder.windows(2) {
            assert!(two[0].nodes < two[1].nodes, "{two:?}");
            assert!(two[0].slips >= two[1].slips, "{two:?}");
        }
    }
}
