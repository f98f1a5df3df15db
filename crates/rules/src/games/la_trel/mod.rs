//! La Trel (Richard Morgan, 1994), in the three forms of its French sheet and the three of its English one. Attackers slide
//! and capture by jumping; defenders step, and bring lost attackers back from the farthest rank.

mod board;
mod card;
mod chain;
mod description;
mod edit;
mod encoding;
mod field;
mod history;
mod moves;
mod picture;
mod refusal;
mod run;
mod text;
mod touches;
mod variant;
mod view;

pub use board::{Kind, Position};
pub use description::DESCRIPTION;
pub use encoding::{Move, Moves};
pub use field::Mobility;
pub use history::History;
pub use text::Attempt;
pub use variant::{
    ADVANCED, BASE, BASIC, LaTrel, LastStand, MASTER, MASTER_OPEN_CORNERS, Prey, RepetitionRule,
    STANDARD, VARIANTS,
};
