//! An opponent as an argument: any that can be read, and completions for those who need nothing but their name.

use clap::builder::{PossibleValue, TypedValueParser};
use search::opponent::{Opponent, OpponentError};
use std::ffi::OsStr;

/// Reads an opponent.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpponentParser;

impl TypedValueParser for OpponentParser {
    type Value = Opponent;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Opponent, clap::Error> {
        let read = |text: &str| text.parse::<Opponent>();
        TypedValueParser::parse_ref(&read, command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(
            Opponent::plain().map(|opponent| PossibleValue::new(opponent.to_string())),
        ))
    }
}

/// What was wrong with an opponent on the command line, if that is what the error is about.
pub(crate) fn opponent_error(error: &clap::Error) -> Option<&OpponentError> {
    std::error::Error::source(error)?.downcast_ref()
}
