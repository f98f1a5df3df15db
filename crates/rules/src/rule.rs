//! Identifiers of the rule book's rules. Each game lists its own; refusals and endings cite them, and so do the rule pages.

use crate::games;
use std::fmt;

/// A rule of the rule book, named as the book names it (`LT-7`). Each game's rules are constants of this type.
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rule(#[cfg_attr(feature = "ts", tsify(type = "string"))] &'static str);

/// Lists the rules of a game: a constant of [`Rule`] for each, and `RULES` with all of them in the order of the book.
macro_rules! rule_identifiers {
    ($($name:ident = $id:literal),* $(,)?) => {
        impl $crate::Rule {
            $(#[doc = concat!("`", $id, "`")] pub const $name: $crate::Rule = $crate::Rule::new($id);)*
        }

        const RULES: &[$crate::Rule] = &[$($crate::Rule::$name),*];
    };
}

impl Rule {
    pub(crate) const fn new(id: &'static str) -> Rule {
        Rule(id)
    }

    /// The identifier as the rule book writes it.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The rules of all games.
    pub fn all() -> impl Iterator<Item = Rule> {
        games().flat_map(|game| game.rules.iter().copied())
    }

    /// The rule with this identifier.
    pub fn from_id(id: &str) -> Option<Rule> {
        Rule::all().find(|rule| rule.id() == id)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
