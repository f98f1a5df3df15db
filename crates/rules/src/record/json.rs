//! A record as JSON: `{"format": 1, "variant": …, "result": …, "moves": […]}`, replayed when read like the text.

use super::{
    FORMAT, GameResult, Line, MOST_JSON_BYTES, Place, Problem, Record, RecordError, Step, Tags,
    Termination, replay,
};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::error::Category;

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
    tags: Tags,
    comment: Option<String>,
    moves: Vec<Step>,
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
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a record has nothing that JSON cannot say")
    }

    /// Reads JSON and replays it, variations too.
    pub fn read_json(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MOST_JSON_BYTES {
            let most = MOST_JSON_BYTES;
            return Err(Problem::TooLong { most }.at(Place::Whole));
        }
        let claim: Claim = serde_json::from_slice(bytes).map_err(|error| unreadable(&error))?;
        let field = |name: &str, problem: Problem| problem.at(Place::Tree(format!("/{name}")));
        if claim.format != FORMAT {
            let problem = Problem::UnknownFormat(claim.format.to_string());
            return Err(field("format", problem));
        }
        let table =
            replay::opening(&claim.variant, claim.position.as_deref()).map_err(|problem| {
                match problem {
                    Problem::Position(_) => field("position", problem),
                    other => field("variant", other),
                }
            })?;
        let result = GameResult::from_text(&claim.result)
            .ok_or_else(|| field("result", Problem::UnknownResult(claim.result.clone())))?;
        let termination = claim
            .termination
            .map(|text| {
                Termination::from_text(&text)
                    .ok_or_else(|| field("termination", Problem::UnknownTermination(text)))
            })
            .transpose()?;
        let opening = Record {
            result,
            termination,
            tags: claim.tags,
            ..Record::of(&table)
        };
        opening.with_line(Line {
            comment: claim.comment,
            moves: claim.moves,
        })
    }
}

fn unreadable(error: &serde_json::Error) -> RecordError {
    let problem = match error.classify() {
        Category::Eof => Problem::JsonUnfinished,
        Category::Data => Problem::JsonData,
        Category::Syntax | Category::Io => Problem::JsonBroken,
    };
    problem.at(Place::Text {
        line: error.line().max(1),
        column: error.column().max(1),
    })
}
