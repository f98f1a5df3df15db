//! Reading JSON into a value, and finding the place of what is wrong.

use super::{Field, JsonError, JsonPlace, JsonProblem, Segment};
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment as PathSegment};

/// Reads a value, and nothing after it.
///
/// ```
/// use ludotheca_rules::json;
///
/// assert_eq!(json::read::<Vec<u8>>(b"[1, 2]")?, [1, 2]);
/// let error = json::read::<Vec<u8>>(b"[1,\n \"two\"]").unwrap_err();
/// assert_eq!((error.place.line, error.place.column), (2, 2));
/// assert_eq!(error.problem.message().id, "json-unfit");
/// # Ok::<(), json::JsonError>(())
/// ```
pub fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, JsonError> {
    let mut reader = serde_json::Deserializer::from_slice(json);
    let value = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| refusal(json, field_at(error.path()), error.inner()))?;
    reader
        .end()
        .map_err(|error| refusal(json, Field::default(), &error))?;
    Ok(value)
}

/// The field that the parser was reading.
fn field_at(path: &Path) -> Field {
    let segments = path.iter().map_while(|segment| match segment {
        PathSegment::Seq { index } => Some(Segment::Item(*index)),
        PathSegment::Map { key } => Some(Segment::Name(key.clone())),
        PathSegment::Enum { .. } | PathSegment::Unknown => None,
    });
    segments.collect()
}

fn refusal(json: &[u8], field: Field, error: &serde_json::Error) -> JsonError {
    let problem = JsonProblem::of(error);
    let place = match &problem {
        // Where a text stops being JSON, nobody knows yet which field is meant; and a field that is given twice is
        // wrong where it comes the second time.
        _ if !error.is_data() => place_of_error(json, Field::default(), error),
        JsonProblem::Twice { name } => place_of_error(json, field.then(name.as_str()), error),
        _ => field
            .place(json)
            .unwrap_or_else(|| place_of_error(json, field, error)),
    };
    JsonError { place, problem }
}

/// Where the parser stopped.
fn place_of_error(json: &[u8], field: Field, error: &serde_json::Error) -> JsonPlace {
    let line = json
        .split(|byte| *byte == b'\n')
        .nth(error.line().max(1) - 1);
    let line = line.unwrap_or_default();
    // The parser counts the bytes that it has read, the last of which is wrong.
    let before = &line[..error.column().clamp(1, line.len() + 1) - 1];
    JsonPlace {
        line: error.line().max(1),
        column: String::from_utf8_lossy(before).chars().count() + 1,
        field,
    }
}
