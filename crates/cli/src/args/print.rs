//! The arguments of `print`.

use super::Force;
use clap::ValueEnum;
use print::{CELL, Paper};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// How large a cell may be printed, in millimetres.
const CELLS: RangeInclusive<f32> = 10.0..=100.0;

#[derive(Debug, clap::Args)]
pub(crate) struct Print {
    #[arg(value_name = "help-value-variant", help = "help-variant")]
    pub(crate) variant: String,
    #[arg(value_name = "help-value-printed", help = "help-print-what")]
    pub(crate) what: Printed,
    #[arg(
        long,
        value_name = "help-value-paper",
        default_value = "a4",
        value_parser = PaperParser,
        help = "help-print-paper"
    )]
    pub(crate) paper: Paper,
    #[arg(
        long,
        value_name = "help-value-length",
        default_value_t = CELL,
        value_parser = cell,
        help = "help-print-cell"
    )]
    pub(crate) cell: f32,
    #[arg(long, value_name = "help-value-file", help = "help-print-out")]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) force: Force,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Printed {
    Card,
    Board,
    Pieces,
    All,
}

/// A length in millimetres: `40mm`, or `40`.
fn cell(text: &str) -> Result<f32, String> {
    let number = text.trim_end_matches("mm").trim_end();
    match number.parse() {
        Ok(length) if CELLS.contains(&length) => Ok(length),
        // The sentence for a value that cannot be read says the rest.
        _ => Err(String::new()),
    }
}

/// Papers by their names, so that a wrong one is told with those that there are.
#[derive(Clone, Copy)]
struct PaperParser;

impl clap::builder::TypedValueParser for PaperParser {
    type Value = Paper;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<Paper, clap::Error> {
        let names = clap::builder::PossibleValuesParser::new(Paper::ALL.map(Paper::id));
        let name = names.parse_ref(command, arg, value)?;
        Ok(Paper::named(&name).unwrap_or(Paper::A4))
    }

    fn possible_values(
        &self,
    ) -> Option<Box<dyn Iterator<Item = clap::builder::PossibleValue> + '_>> {
        let ids = Paper::ALL.into_iter().map(Paper::id);
        Some(Box::new(ids.map(clap::builder::PossibleValue::new)))
    }
}
