//! A record as JSON: `{"format": 1, "variant": …, "result": …, "moves": […]}`, replayed when read like the text.

use super::{
    ClaimedTags, Codes, FIRST_FORMAT, FORMAT, GameResult, MOST_JSON_BYTES, MoveSequence, Place,
    Problem, Record, RecordError, RecordedMove, Termination, replay,
};
use crate::json::{self, Field};
use serde::{Deserialize, Serialize, Serializer};

/// A record as JSON and the page have it: what it claims, before any rule was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "ts", tsify(hashmap_as_object))]
#[serde(deny_unknown_fields)]
pub struct RecordTree {
    /// The version of the format.
    pub format: u32,
    /// The variant's identifier.
    pub variant: String,
    /// Left out where the game began from the variant's start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// `1`, `2`, `draw` or `*`.
    pub result: String,
    /// A rule, or `resign`, `time`, `agreement`, `abandoned`, `adjudicated`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// Who played, where, when, and whatever else somebody wanted to keep.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, string>"))]
    pub tags: ClaimedTags,
    /// What is said before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// What is told to programs before the first move, and what is drawn on the board.
    #[serde(default, skip_serializing_if = "Codes::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub codes: Codes,
    /// The moves that were played, with their comments and variations.
    pub moves: Vec<RecordedMove>,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.tree().serialize(serializer)
    }
}

impl Record {
    /// The record as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a record has nothing that JSON cannot say")
    }

    /// Reads JSON and replays it, variations too.
    ///
    /// ```
    /// use ludotheca_rules::{AnyTable, Record};
    ///
    /// let mut table = AnyTable::open("attangle/standard").expect("a variant of the catalog");
    /// table.play("c3").expect("a free point");
    /// let record = Record::of(&table).with_tag("Event", "Sunday").expect("a tag");
    /// assert_eq!(Record::read_json(record.json().as_bytes())?, record);
    /// let error = Record::read_json(br#"{"format": 1, "variant": "chess", "result": "*", "moves": []}"#);
    /// assert_eq!(error.unwrap_err().to_string(), "1:26 variant: record-unknown-variant (found: chess)");
    /// # Ok::<(), ludotheca_rules::record::RecordError>(())
    /// ```
    pub fn read_json(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MOST_JSON_BYTES {
            let most = MOST_JSON_BYTES;
            return Err(Problem::TooLong { most }.at(Place::Whole));
        }
        let tree: RecordTree = json::read(bytes)
            .map_err(|error| Problem::Json(error.problem).at(Place::Json(error.place)))?;
        tree.replayed().map_err(|error| located(error, bytes))
    }

    /// Reads a list of records, or a single one.
    pub fn read_all_json(bytes: &[u8]) -> Result<Vec<Record>, RecordError> {
        if !bytes.trim_ascii_start().starts_with(b"[") {
            return Ok(vec![Record::read_json(bytes)?]);
        }
        if bytes.len() > MOST_JSON_BYTES {
            let most = MOST_JSON_BYTES;
            return Err(Problem::TooLong { most }.at(Place::Whole));
        }
        let trees: Vec<RecordTree> = json::read(bytes)
            .map_err(|error| Problem::Json(error.problem).at(Place::Json(error.place)))?;
        if trees.is_empty() {
            return Err(Problem::NoRecord.at(Place::Whole));
        }
        let records = trees.into_iter().enumerate().map(|(index, tree)| {
            tree.replayed().map_err(|error| {
                let place = match error.place {
                    Place::Tree(field) => Place::Tree(field.within(index)),
                    other => other,
                };
                located(error.problem.at(place), bytes)
            })
        });
        records.collect()
    }

    /// What JSON and the page have of it.
    pub fn tree(&self) -> RecordTree {
        let MoveSequence {
            comment,
            codes,
            moves,
        } = self.line.clone();
        RecordTree {
            format: self.format(),
            variant: self.variant.to_owned(),
            position: self.position.clone(),
            result: self.result.text().to_owned(),
            termination: self.termination.map(|how| how.text().to_owned()),
            tags: ClaimedTags::from(&self.tags),
            comment,
            codes,
            moves,
        }
    }
}

impl RecordTree {
    /// The record that this is if the rules accept it, variations too; else what is wrong, and in which field.
    pub fn replayed(self) -> Result<Record, RecordError> {
        let root = Field::default();
        let field = |name: &str, problem: Problem| problem.at(Place::Tree(root.then(name)));
        if !(FIRST_FORMAT..=FORMAT).contains(&self.format) {
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
            codes: self.codes,
            moves: self.moves,
        };
        let record = opening.with_line(line).map_err(|error| match error.place {
            // The moves are sound: it is the result that does not go with them.
            Place::Whole => field("result", error.problem),
            _ => error,
        })?;
        if self.format < record.format() {
            return Err(field("format", Problem::NeedsFormat(record.format())));
        }
        Ok(record)
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
