//! Rules, search and review for the browser: a thin skin over these crates whose TypeScript types are generated. It holds no
//! rule and no word; what crosses the border is data that the other rooms define.

mod attempt;
mod catalog;
mod clock;
mod compare;
mod dice;
mod editor;
mod opponent;
mod record;
mod reviewer;
mod snapshot;
mod table;
mod thinker;
mod verdict;

pub use attempt::{AttemptReport, PlayedMove, Reached};
pub use catalog::{VariantInfo, catalog};
pub use compare::{ComparisonReading, comparable_editions, compare_editions};
pub use editor::{Edited, Editor};
pub use opponent::{ComputerPlayer, OpponentInfo, plain_opponents, read_opponent};
pub use record::{
    RecordProblem, RecordReading, RecordsReading, read_record, read_records, write_record,
    write_records,
};
pub use reviewer::Reviewer;
pub use snapshot::{Snapshot, TableState};
pub use table::{OpenProblem, Table};
pub use thinker::{Report, ReportLine, RollReport, Thinker, evaluation_at_end};
pub use verdict::Verdict;
