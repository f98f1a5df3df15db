//! Rules and search for the browser: a thin skin over `rules` and `search` whose TypeScript types are generated. It holds no
//! rule and no word; what crosses the border is data that the other rooms define.

mod attempt;
mod catalog;
mod clock;
mod dice;
mod editor;
mod record;
mod snapshot;
mod table;
mod thinker;
mod verdict;

pub use attempt::{AttemptReport, PlayedMove, Reached};
pub use catalog::{VariantInfo, catalog};
pub use editor::{Edited, Editor};
pub use record::{RecordProblem, RecordReading, read_record, write_record};
pub use snapshot::{Snapshot, TableState};
pub use table::{OpenProblem, Table};
pub use thinker::{Insight, InsightLine, InsightScore, RollValue, Thinker};
pub use verdict::Verdict;
