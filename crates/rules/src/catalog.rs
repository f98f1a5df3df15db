//! What is made of the list of games in `games/mod.rs`: the closed enum in which types are erased once, [`AnyTable`], and how
//! one gets from it to the game's own types.
//!
//! [`AnyTable`]: crate::AnyTable

/// Makes the catalog of these games, given as `Name(type, module)`.
macro_rules! games {
    ($($name:ident($type:ty, $module:ident)),* $(,)?) => {
        /// A table of any game: the closed enum that the world outside the rules works with.
        #[derive(Clone, Debug)]
        pub enum AnyTable { $($name($crate::Table<$type>)),* }

        impl AnyTable {
            /// A new game of the variant with this identifier.
            pub fn open(id: &str) -> Option<AnyTable> {
                $(if let Some(game) = $module::VARIANTS.iter().find(|game| game.id() == id) {
                    return Some(AnyTable::$name($crate::Table::new(*game)));
                })*
                None
            }

            /// An editor that begins with the position on the table.
            pub fn editor(&self) -> AnyEditor {
                match self {
                    $(AnyTable::$name(table) => {
                        AnyEditor::$name($crate::Editor::new(*table.game(), *table.position()))
                    }),*
                }
            }
        }

        /// A position of any game that is being set up by hand.
        #[derive(Clone, Debug)]
        pub enum AnyEditor { $($name($crate::Editor<$type>)),* }

        /// The descriptions of all games, in the order a listing shows them.
        pub fn games() -> impl Iterator<Item = &'static $crate::Description> {
            [$(&$module::DESCRIPTION),*].into_iter()
        }

        /// The identifiers of all variants, in the order a listing shows them.
        pub fn variants() -> impl Iterator<Item = &'static str> {
            let none = std::iter::empty();
            $(let none = none.chain($module::VARIANTS.iter().map($crate::Playable::id));)*
            none
        }

        /// Runs an expression on whichever table it is, with the game's own types.
        #[macro_export]
        macro_rules! with_table {
            ($any:expr, $table:ident => $body:expr) => {
                match $any { $($crate::AnyTable::$name($table) => $body),* }
            };
        }

        /// Runs an expression on whichever editor it is.
        macro_rules! with_editor {
            ($any:expr, $editor:ident => $body:expr) => {
                match $any { $($crate::AnyEditor::$name($editor) => $body),* }
            };
        }
    };
}
