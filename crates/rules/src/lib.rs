//! The rules of Ludotheca's games, written once: what a position is, which moves it allows and why it refuses the others,
//! how a game ends, how all of it is written down and what there is to see. No input or output, no clock, no
//! randomness and no threads live here, so that the same code runs in the terminal, on the server and in the browser.
//!
//! ```
//! use rules::{AnyTable, MoveError};
//!
//! let mut table = AnyTable::open("la-trel/base").expect("a variant of the house");
//! // A refusal says which rule speaks against a move: nobody jumps over his own pieces.
//! let Err(MoveError::Refused(refusal)) = table.play("a1-a3") else { panic!("a2 stands in the way") };
//! assert_eq!(refusal.rule.id(), "LT-7");
//! assert_eq!(table.play("a2-a3").expect("a defender may begin"), "a2-a3");
//! assert_eq!(table.position_text(), "sstwwtss/dddddddd/8/8/8/D7/1DDDDDDD/SSTWWTSS 2 -/- 1");
//! assert_eq!(table.perft(1), 8);
//! ```

// First, because its macros `with_table!` and `with_editor!` serve the modules below.
#[macro_use]
mod catalog;

mod any_table;
pub mod attangle;
mod cell;
pub mod chasse_croise;
mod edit;
mod game;
mod hash;
pub mod la_trel;
pub mod latroncules;
mod message;
mod outcome;
mod perft;
mod random;
pub mod record;
mod refusal;
mod rule;
mod side;
pub mod square;
mod table;
mod text;
mod touch;
pub mod view;

pub use any_table::TouchedTexts;
pub use catalog::{AnyEditor, AnyTable, variants};
pub use cell::Cell;
pub use edit::{Change, Dial, Editable, Editor, KindView};
pub use game::{Chance, Game, Group, Repetition};
pub use message::{Message, Value};
pub use outcome::Outcome;
pub use perft::{divide, perft, perft_while};
pub use random::{playout, random_move};
pub use record::Record;
pub use refusal::{Ends, Explain, MOST_NEAREST, Reason, Refusal, explain};
pub use rule::Rule;
pub use side::Side;
pub use table::{MoveError, Playable, Table, TooManyMoves};
pub use text::{LONGEST_TEXT, Notation, TextError};
pub use touch::{Choice, Tangible, Touch, Touches};
pub use view::{View, Visible};
