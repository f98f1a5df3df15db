//! Every game and variant of the house, and the one place where their types are erased: [`AnyTable`].

use crate::attangle::{self, Attangle};
use crate::chasse_croise::{self, ChasseCroise};
use crate::la_trel::{self, LaTrel};
use crate::latroncules::{self, Latroncules};
use crate::{Editor, Playable, Table};

macro_rules! games {
    ($($name:ident($type:ty, $module:ident)),* $(,)?) => {
        /// A table of any game: the closed enum that the world outside the rules works with.
        #[derive(Clone, Debug)]
        pub enum AnyTable { $($name(Table<$type>)),* }

        impl AnyTable {
            /// A new game of the variant with this identifier.
            pub fn open(id: &str) -> Option<AnyTable> {
                $(if let Some(game) = $module::VARIANTS.iter().find(|game| game.id() == id) {
                    return Some(AnyTable::$name(Table::new(*game)));
                })*
                None
            }
        }

        /// A position of any game that is being set up by hand.
        #[derive(Clone, Debug)]
        pub enum AnyEditor { $($name(Editor<$type>)),* }

        impl AnyTable {
            /// An editor that begins with the position on the table.
            pub fn editor(&self) -> AnyEditor {
                match self {
                    $(AnyTable::$name(table) => AnyEditor::$name(Editor::new(*table.game(), *table.position()))),*
                }
            }
        }

        /// Runs an expression on whichever editor it is.
        macro_rules! with_editor {
            ($any:expr, $editor:ident => $body:expr) => {
                match $any { $($crate::AnyEditor::$name($editor) => $body),* }
            };
        }

        /// The identifiers of all variants, in the order a listing shows them.
        pub fn variants() -> impl Iterator<Item = &'static str> {
            let none = std::iter::empty();
            $(let none = none.chain($module::VARIANTS.iter().map(Playable::id));)*
            none
        }

        /// Runs an expression on whichever table it is, with the game's own types.
        #[macro_export]
        macro_rules! with_table {
            ($any:expr, $table:ident => $body:expr) => {
                match $any { $($crate::AnyTable::$name($table) => $body),* }
            };
        }
    };
}

games! {
    LaTrel(LaTrel, la_trel),
    Attangle(Attangle, attangle),
    Latroncules(Latroncules, latroncules),
    ChasseCroise(ChasseCroise, chasse_croise),
}
