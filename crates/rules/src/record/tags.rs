//! The free tags of a record: who played, where, when, and whatever else somebody wants to keep.

use super::Problem;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Tags that say what the record itself knows; they are written from it and never set by hand.
pub(super) const RESERVED: [&str; 5] = ["Format", "Variant", "Position", "Result", "Termination"];

/// A record has at most so many tags, and each name at most so many letters.
pub(super) const MOST_TAGS: usize = 256;
const LONGEST_NAME: usize = 64;

/// Names and values in the order in which they were given; no name twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Adds a tag or replaces its value.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        check_name(name)?;
        check_value(value)?;
        if RESERVED.contains(&name) {
            return Err(Problem::TagReserved(name.to_owned()));
        }
        if let Some((_, old)) = self.0.iter_mut().find(|(known, _)| known == name) {
            value.clone_into(old);
            return Ok(());
        }
        if self.0.len() == MOST_TAGS {
            return Err(Problem::TooManyTags);
        }
        self.0.push((name.to_owned(), value.to_owned()));
        Ok(())
    }
}

/// A letter, then letters, digits and underscores.
pub(super) fn check_name(name: &str) -> Result<(), Problem> {
    let fits = name.len() <= LONGEST_NAME
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    fits.then_some(())
        .ok_or_else(|| Problem::TagName(super::error::shortened(name)))
}

/// Anything on one line.
pub(super) fn check_value(value: &str) -> Result<(), Problem> {
    match value.chars().find(|c| c.is_control()) {
        Some(found) => Err(Problem::ControlCharacter(found)),
        None => Ok(()),
    }
}

/// Names and values as they were given, before anything is asked of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimedTags(Vec<(String, String)>);

impl From<&Tags> for ClaimedTags {
    fn from(tags: &Tags) -> ClaimedTags {
        ClaimedTags(tags.0.clone())
    }
}

impl Serialize for ClaimedTags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pairs = self.0.iter().map(|(name, value)| (name, value));
        serializer.collect_map(pairs)
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
