//! The free tags of a record: who played, where, when, and whatever else somebody wants to keep.

use super::Problem;

/// Tags that say what the record itself knows; they are written from it and never set by hand.
pub(super) const RESERVED: [&str; 5] = ["Format", "Variant", "Position", "Result", "Termination"];

/// A record has at most so many tags, and each name at most so many letters.
pub(super) const MOST_TAGS: usize = 256;
const LONGEST_NAME: usize = 64;

/// Names and values in the order in which they were given; no name twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    /// Names and values, in the order in which they were given.
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
