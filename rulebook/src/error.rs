//! What can be wrong with a page, and on which line: for those who write pages.

/// A page that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RulePageError {
    /// Counted from 1.
    pub line: usize,
    pub problem: Problem,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    #[error("a page begins with its title, as in “# The name of the game”")]
    NoTitle,
    #[error("a page has one title only")]
    SecondTitle,
    #[error("text before the first section")]
    BeforeSections,
    #[error("no part of a page is headed “{0}” in this language")]
    UnknownPart(String),
    #[error("“{0}” stands here for the second time")]
    Repeated(String),
    #[error(
        "a rule's section begins with its identifier and has a title, as in “### LT-7 Jump”, not “{0}”"
    )]
    NotARuleHeading(String),
    #[error(
        "a piece of advice is headed by its identifier in small letters and a title, as in “### hold-corners Hold the corners”, not “{0}”"
    )]
    NotAnAdviceHeading(String),
    #[error("there is no rule {0}")]
    UnknownRule(String),
    #[error("{0} is a rule of another game")]
    RuleOfAnotherGame(rules::Rule),
    #[error("a fenced block is a figure, not “{0}”")]
    NotAFigure(String),
    #[error("the block is never closed")]
    UnclosedFence,
    #[error("{0} is never closed")]
    UnclosedMark(&'static str),
    #[error(
        "a table begins with a line of headings and one of dashes, and every row has as many cells"
    )]
    Ragged,
    #[error("a figure's line is “key: value”, not “{0}”")]
    NotKeyAndValue(String),
    #[error("figures know no “{0}”")]
    UnknownKey(String),
    #[error("the figure lacks “{0}”")]
    MissingKey(&'static str),
    #[error("“{0}” stands there twice")]
    RepeatedKey(&'static str),
    #[error("the game has no variant {0}")]
    UnknownVariant(String),
    #[error("a refused move is followed by its rule, as in “a1xa5 LT-7”, not “{0}”")]
    NotARefusal(String),
    #[error("a result is like “p1win LT-12” or “draw LT-14”, not “{0}”")]
    NotAResult(String),
    #[error("a figure of a sheet is like “000 fig 7”, not “{0}”")]
    NotASheetFigure(String),
    #[error("“shows” is “yes” or left out, not “{0}”")]
    Shows(String),
    #[error("the figure accepts and refuses nothing; if it only shows something, say “shows: yes”")]
    NothingToSee,
}
