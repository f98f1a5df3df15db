//! Search of games without chance: principal variation search by iterative deepening, on one thread or several.

mod game;
mod glance;
mod late_moves;
mod method;
mod nodes;
mod ordering;
mod quiescence;
mod searcher;
mod sharing;
mod think;
mod window;

pub use game::{AlphaBetaGame, SLOTS};
pub use method::AlphaBeta;
pub use think::think;
pub use window::Window;
