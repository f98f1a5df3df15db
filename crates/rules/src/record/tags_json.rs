//! The free tags of a record as JSON: an object, in which the order of the names is kept and none may come twice.

use super::{Problem, Tags};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tags, D::Error> {
        let checked = Pairs::deserialize(deserializer)?.checked();
        checked.map_err(|(_, problem)| Error::custom(problem.message().id))
    }
}

/// Names and values as JSON gives them, before anything is asked of them.
#[derive(Debug, Default)]
pub(super) struct Pairs(Vec<(String, String)>);

impl Pairs {
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

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pairs, D::Error> {
        deserializer.deserialize_map(PairsVisitor)
    }
}

struct PairsVisitor;

impl<'de> Visitor<'de> for PairsVisitor {
    type Value = Pairs;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}
