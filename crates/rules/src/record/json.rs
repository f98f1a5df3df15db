//! A record as JSON: `{"format": 1, "variant": …, "result": …, "moves": […]}`, replayed when read like the text.

use super::tags_json::Pairs;
use super::{
    FORMAT, GameResult, MOST_JSON_BYTES, MoveSequence, Place, Problem, Record, RecordError,
    RecordedMove, Termination, replay,
};
use crate::json::{self, Field};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

/// What JSON says, before any rule was asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    format: u32,
    variant: String,
    position: Option<String>,
    result: String,
    termination: Option<String>,
    #[serde(default)]
    tags: Pairs,
    comment: Option<String>,
    moves: Vec<RecordedMove>,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Record", 8)?;
        fields.serialize_field("format", &FORMAT)?;
        fields.serialize_field("variant", self.variant)?;
        if let Some(position) = &self.position {
            fields.serialize_field("position", position)?;
        }
        fields.serialize_field("result", self.result.text())?;
        if let Some(termination) = self.termination {
            fields.serialize_field("termination", termination.text())?;
        }
        fields.serialize_field("tags", &self.tags)?;
        if let Some(comment) = &self.line.comment {
            fields.serialize_field("comment", comment)?;
        }
        fields.serialize_field("moves", &self.line.moves)?;
        fields.end()
    }
}

impl Record {
    /// The record as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a record has nothing that JSON cannot say")
    }

    /// Reads JSON and replays it, variations too.
    pub fn read_json(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MOST_JSON_BYTES {
            let most = MOST_JSON_BYTES;
            return Err(Problem::TooLong { most }.at(Place::Whole));
        }
        let claim: Claim = json::read(bytes)
            .map_err(|error| Problem::Json(error.problem).at(Place::Json(error.place)))?;
        claim.replayed().map_err(|error| located(error, bytes))
    }
}

impl Claim {
    /// The record, with the fields of what is wrong.
    fn replayed(self) -> Result<Record, RecordError> {
        let root = Field::default();
        let field = |name: &str, problem: Problem| problem.at(Place::Tree(root.then(name)));
        if self.format != FORMAT {
            let problem = Problem::UnknownFormat(self.format.to_string());
            return Err(field("format", problem));
        }
        let table =
            replay::opening(&self.variant, self.position.as_deref()).map_err(|problem| {
                match problem {
                    Problem::Position(_) => field("position", problem),
                    other => field("variant", other),
                }
            })?;
        let result = GameResult::from_text(&self.result)
            .ok_or_else(|| field("result", Problem::UnknownResult(self.result.clone())))?;
        let termination = self
            .termination
            .map(|text| {
                Termination::from_text(&text)
                    .ok_or_else(|| field("termination", Problem::UnknownTermination(text)))
            })
            .transpose()?;
        let tags = self.tags.checked().map_err(|(name, problem)| {
            let tag = root.then("tags").then(name.as_str());
            problem.at(Place::Tree(tag))
        })?;
        let opening = Record {
            result,
            termination,
            tags,
            ..Record::of(&table)
        };
        let line = MoveSequence {
            comment: self.comment,
            moves: self.moves,
        };
        opening.with_line(line).map_err(|error| match error.place {
            // The moves are sound: it is the result that does not go with them.
            Place::Whole => field("result", error.problem),
            _ => error,
        })
    }
}

/// The same error with the line and the column of its field.
fn located(error: RecordError, json: &[u8]) -> RecordError {
    let place = match error.place {
        Place::Tree(field) => match field.place(json) {
            Some(place) => Place::Json(place),
            None => Place::Tree(field),
        },
        other => other,
    };
    error.problem.at(place)
}
