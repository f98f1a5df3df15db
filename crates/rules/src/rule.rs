//! The rule identifiers of the rule book. Refusals and endings cite them, and so do the rule pages.

use serde::{Serialize, Serializer};
use std::fmt;

macro_rules! rule_identifiers {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// A rule of the rule book, named as the book names it (`LT-7`).
        #[cfg_attr(feature = "ts", derive(tsify::Tsify))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Rule { $(#[doc = $text] #[cfg_attr(feature = "ts", serde(rename = $text))] $name),* }

        impl Rule {
            pub const ALL: &'static [Rule] = &[$(Rule::$name),*];

            /// The identifier as the rule book writes it.
            pub const fn id(self) -> &'static str {
                match self { $(Rule::$name => $text),* }
            }
        }
    };
}

rule_identifiers! {
    Lt1 = "LT-1", Lt2 = "LT-2", Lt3 = "LT-3", Lt4 = "LT-4", Lt5 = "LT-5", Lt6 = "LT-6",
    Lt7 = "LT-7", Lt8 = "LT-8", Lt9 = "LT-9", Lt10 = "LT-10", Lt11 = "LT-11", Lt12 = "LT-12",
    Lt13 = "LT-13", Lt14 = "LT-14", Lt15 = "LT-15", Lt16 = "LT-16",
    At1 = "AT-1", At2 = "AT-2", At3 = "AT-3", At4 = "AT-4", At5 = "AT-5", At6 = "AT-6",
    At7 = "AT-7", At8 = "AT-8", At8Prime = "AT-8′", At9 = "AT-9", At10 = "AT-10",
    La1 = "LA-1", La2 = "LA-2", La3 = "LA-3", La4 = "LA-4", La5 = "LA-5", La5Prime = "LA-5′",
    La6 = "LA-6", La7 = "LA-7", La8 = "LA-8", La9 = "LA-9", La10 = "LA-10", La11 = "LA-11",
    Cc1 = "CC-1", Cc2 = "CC-2", Cc3 = "CC-3", Cc4 = "CC-4", Cc5 = "CC-5", Cc6 = "CC-6",
    Cc7 = "CC-7",
}

impl Rule {
    /// The rule with this identifier.
    pub fn from_id(id: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
