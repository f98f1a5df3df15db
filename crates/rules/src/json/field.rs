//! The way to a field of a JSON document: `moves[3].comment`.

use crate::quote::quoted;
use std::fmt;

/// The names and numbers that lead to a field; none of them mean the whole document.
///
/// ```
/// use ludotheca_rules::json::Field;
///
/// let field = Field::default().then("moves").then(3).then("comment");
/// assert_eq!(field.to_string(), "moves[3].comment");
/// assert!(Field::default().is_root());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Field(pub(super) Vec<Segment>);

/// A step on the way to a field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Segment {
    /// A name in an object.
    Name(String),
    /// An item of a list, counted from 0.
    Item(usize),
}

impl From<&str> for Segment {
    fn from(name: &str) -> Segment {
        Segment::Name(name.to_owned())
    }
}

impl From<usize> for Segment {
    fn from(item: usize) -> Segment {
        Segment::Item(item)
    }
}

impl Field {
    /// Whether this is the whole document.
    pub fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// The field that this step leads to from here.
    pub fn then(&self, segment: impl Into<Segment>) -> Field {
        let mut segments = self.0.clone();
        segments.push(segment.into());
        Field(segments)
    }

    /// The same field of what stands at this step of something larger.
    pub fn within(mut self, segment: impl Into<Segment>) -> Field {
        self.0.insert(0, segment.into());
        self
    }
}

impl<S: Into<Segment>> FromIterator<S> for Field {
    fn from_iter<I: IntoIterator<Item = S>>(segments: I) -> Field {
        Field(segments.into_iter().map(Into::into).collect())
    }
}

/// Names that are no plain words stand between brackets and quotation marks.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Item(item) => write!(f, "[{item}]")?,
                Segment::Name(name) if is_plain(name) => {
                    let dot = if index > 0 { "." } else { "" };
                    write!(f, "{dot}{name}")?;
                }
                Segment::Name(name) => write!(f, "[\"{}\"]", quoted(name, 40))?,
            }
        }
        Ok(())
    }
}

fn is_plain(name: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '/');
    (1..=64).contains(&name.len()) && name.chars().all(fits)
}
