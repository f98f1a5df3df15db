//! All levels lie on one path from somebody who hardly looks to the whole engine, so that calibration has one number to
//! move: skill, from 0 to 1. More skill looks farther, and slips less and less badly.

use super::{Level, MOST_NODES};

/// What a move costs at skill 0.
const FEWEST_NODES: f64 = 50.0;

/// How a game's scores are to be read: what looks like much at a glance, to somebody of skill 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlanceScale {
    /// Half as likely by so much.
    pub halving: f64,
    /// Out of the question by so much.
    pub worst: f64,
    /// Of a thousand captures, so many are not noticed.
    pub overlooks: f64,
}

/// The level with this skill, from 0 to 1, in a game with this scale.
pub fn level_of(scale: GlanceScale, skill: f64) -> Level {
    let skill = skill.clamp(0.0, 1.0);
    let nodes = FEWEST_NODES * (MOST_NODES as f64 / FEWEST_NODES).powf(skill);
    let nodes = (nodes.round() as u64).min(MOST_NODES);
    let doubt = 1.0 - skill;
    let share = |of: f64| (of * doubt).round() as u32;
    let slips = share(1_000.0);
    if slips == 0 {
        return Level::full(nodes);
    }
    Level {
        nodes,
        slips,
        overlooks: share(scale.overlooks),
        halving: share(scale.halving).max(1),
        worst: share(scale.worst),
    }
}

/// The skill of a level on the path.
pub fn skill_of(level: &Level) -> f64 {
    (level.nodes as f64 / FEWEST_NODES).ln() / (MOST_NODES as f64 / FEWEST_NODES).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::AnyTable;

    fn scale(variant: &str) -> GlanceScale {
        crate::knowledge::glance_scale(&AnyTable::open(variant).expect("a variant"))
    }

    #[test]
    fn skill_comes_back_from_the_level() {
        for percent in 0..=100 {
            let skill = f64::from(percent) / 100.0;
            let level = level_of(scale("latroncules/classic"), skill);
            assert!(level.is_sound(), "{level:?}");
            assert!((skill_of(&level) - skill).abs() < 0.002, "{level:?}");
        }
    }

    #[test]
    fn more_skill_never_slips_more() {
        for variant in ["attangle/grand", "chasse-croise/standard"] {
            let path: Vec<Level> = (0..=100)
                .map(|percent| level_of(scale(variant), f64::from(percent) / 100.0))
                .collect();
            for two in path.windows(2) {
                assert!(two[0].nodes < two[1].nodes);
                assert!(two[0].slips >= two[1].slips);
                assert!(two[0].overlooks >= two[1].overlooks);
                assert!(two[0].worst >= two[1].worst);
            }
            assert_eq!(path[100], Level::full(MOST_NODES));
        }
    }
}
