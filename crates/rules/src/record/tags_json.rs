//! The free tags of a record as JSON: an object, in which the order of the names is kept and none may come twice.

use super::{Problem, Tags};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Names and values as they were given, before anything is asked of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimedTags(Vec<(String, String)>);

impl From<&Tags> for ClaimedTags {
    fn from(tags: &Tags) -> ClaimedTags {
        let pairs = tags.iter();
        ClaimedTags(
            pairs
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        )
    }
}

impl ClaimedTags {
    /// The tags, or the name of the one that cannot be kept, and why.
    pub(super) fn checked(self) -> Result<Tags, (String, Problem)> {
        let mut tags = Tags::default();
        for (name, value) in self.0 {
            let set = match tags.get(&name) {
                Some(_) => Err(Problem::TagTwice(name.clone())),
                None => tags.set(&name, &value),
            };
            set.map_err(|problem| (name, problem))?;
        }
        Ok(tags)
    }
}

impl Serialize for ClaimedTags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for ClaimedTags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ClaimedTags, D::Error> {
        deserializer.deserialize_map(ClaimedTagsVisitor)
    }
}

struct ClaimedTagsVisitor;

impl<'de> Visitor<'de> for ClaimedTagsVisitor {
    type Value = ClaimedTags;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ClaimedTags, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(ClaimedTags(pairs))
    }
}
