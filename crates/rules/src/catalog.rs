//! What is made of the list of games in `games/mod.rs`: the closed enums in which types are erased once (`AnyTable`, spoken to
//! in `any_table.rs`, and `AnyEditor` in `any_editor.rs`), and how games and variants are listed and found by their names.

use crate::{Description, games, variants};

/// Makes the catalog of these games, given as `Name(type, module)`.
macro_rules! games {
    ($($name:ident($type:ty, $module:ident)),* $(,)?) => {
        /// A table of any game, spoken to in texts: what most programs work with.
        ///
        /// The enum is closed: a `match` on it says which games there are, and a new game is a new major version.
        /// [`with_table!`](crate::with_table) gets at the typed table inside without naming them.
        ///
        /// ```
        /// use ludotheca_rules::AnyTable;
        ///
        /// let mut table = AnyTable::open("attangle/standard").expect("a variant of the catalog");
        /// assert_eq!(table.play("A1")?, "a1");
        /// assert_eq!(table.play("b2")?, "b2");
        /// assert_eq!((table.len(), table.outcome()), (2, None));
        /// assert!(table.undo());
        /// assert_eq!(table.move_text(0).as_deref(), Some("a1"));
        /// # Ok::<(), ludotheca_rules::MoveError>(())
        /// ```
        #[derive(Clone, Debug)]
        pub enum AnyTable {
            $(#[doc = concat!("A table of [`", stringify!($type), "`].")] $name($crate::Table<$type>)),*
        }

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
        ///
        /// ```
        /// use ludotheca_rules::{AnyTable, Cell, Change, Side};
        ///
        /// let table = AnyTable::open("latroncules/classic").expect("a variant of the catalog");
        /// let mut editor = table.editor();
        /// assert!(editor.change(Change::Clear));
        /// // An empty board is no position of a game, and the editor says so.
        /// assert_eq!(editor.check().unwrap_err().problem.id, "text-no-pieces");
        /// let d4 = table.cell_named("d4").expect("a square");
        /// assert!(editor.change(Change::Put { cell: d4, side: Side::One, letter: 'C' }));
        /// assert!(!editor.change(Change::Take { cell: Cell(200) }), "no such cell");
        /// let set_up = table.set_up(&editor.text())?;
        /// assert_eq!(set_up.view().pieces.len(), 1);
        /// # Ok::<(), ludotheca_rules::TextError>(())
        /// ```
        #[derive(Clone, Debug)]
        pub enum AnyEditor {
            $(#[doc = concat!("An editor of [`", stringify!($type), "`].")] $name($crate::Editor<$type>)),*
        }

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
        ///
        /// ```
        /// use ludotheca_rules::{AnyTable, Game, with_table};
        ///
        /// let any = AnyTable::open("la-trel/master").expect("a variant of the catalog");
        /// // Inside, `table` is a `Table<LaTrel>`; the expression is compiled for every game.
        /// let key = with_table!(&any, table => table.game().key(table.position()));
        /// assert_ne!(key, 0);
        /// ```
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

/// The variants that a name means: one (`la-trel/base`), or all of a game (`la-trel`), in the order a listing shows them.
pub fn variants_named(name: &str) -> impl Iterator<Item = &'static str> {
    variants().filter(move |id| *id == name || game_id_of(id) == name)
}

/// The game that an identifier belongs to: its own (`la-trel`) or that of a variant (`la-trel/base`), known or not.
///
/// ```
/// use ludotheca_rules::game_of;
///
/// let game = game_of("latroncules/short").expect("a variant of the catalog");
/// assert_eq!((game.id, game.rule_prefix, game.dice), ("latroncules", "LA", false));
/// assert_eq!(game.variants().count(), 4);
/// assert_eq!(game_of("chess"), None);
/// ```
pub fn game_of(id: &str) -> Option<&'static Description> {
    let game = game_id_of(id);
    games().find(|description| description.id == game)
}

/// The identifier of the game that an identifier belongs to, which it begins with: `la-trel` of `la-trel/base` or of
/// `la-trel`. Nobody is asked whether there is such a game.
pub fn game_id_of(id: &str) -> &str {
    id.split_once('/').map_or(id, |(game, _)| game)
}
