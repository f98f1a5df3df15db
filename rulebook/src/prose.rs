//! Running text with the three marks that the pages use: `*emphasis*`, `**strong**` and `` `notation` ``.

use crate::Problem;
use serde::Serialize;
use std::fmt;

/// A piece of text and how it is set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "kind", content = "text", rename_all = "lowercase")]
pub enum Span {
    Plain(String),
    Emphasis(String),
    Strong(String),
    /// Moves, positions and what is typed.
    Code(String),
}

impl Span {
    pub fn text(&self) -> &str {
        match self {
            Span::Plain(text) | Span::Emphasis(text) | Span::Strong(text) | Span::Code(text) => {
                text
            }
        }
    }
}

/// A sentence or more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct Prose(pub Vec<Span>);

impl Prose {
    pub(crate) fn read(text: &str) -> Result<Prose, Problem> {
        let mut spans = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find(['*', '`']) {
            push_plain(&mut spans, &rest[..at]);
            rest = &rest[at..];
            let mark = ["**", "*", "`"]
                .into_iter()
                .find(|mark| rest.starts_with(mark))
                .unwrap_or("`");
            let inside = &rest[mark.len()..];
            let end = inside
                .find(mark)
                .filter(|end| *end > 0)
                .ok_or(Problem::UnclosedMark(mark))?;
            let marked = inside[..end].to_owned();
            spans.push(match mark {
                "**" => Span::Strong(marked),
                "*" => Span::Emphasis(marked),
                _ => Span::Code(marked),
            });
            rest = &inside[end + mark.len()..];
        }
        push_plain(&mut spans, rest);
        Ok(Prose(spans))
    }
}

fn push_plain(spans: &mut Vec<Span>, text: &str) {
    if !text.is_empty() {
        spans.push(Span::Plain(text.to_owned()));
    }
}

/// The text without its marks.
impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(span.text()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Prose, Span};
    use crate::Problem;

    #[test]
    fn the_three_marks_are_told_apart() {
        let prose = Prose::read("A **jump** over *one* piece: `a1xa4`.").unwrap();
        assert_eq!(
            prose.0,
            [
                Span::Plain("A ".to_owned()),
                Span::Strong("jump".to_owned()),
                Span::Plain(" over ".to_owned()),
                Span::Emphasis("one".to_owned()),
                Span::Plain(" piece: ".to_owned()),
                Span::Code("a1xa4".to_owned()),
                Span::Plain(".".to_owned()),
            ]
        );
        assert_eq!(prose.to_string(), "A jump over one piece: a1xa4.");
    }

    #[test]
    fn a_mark_that_never_closes_is_refused() {
        assert_eq!(Prose::read("a *b"), Err(Problem::UnclosedMark("*")));
        assert_eq!(Prose::read("a **b*"), Err(Problem::UnclosedMark("**")));
        assert_eq!(Prose::read("`"), Err(Problem::UnclosedMark("`")));
    }
}
