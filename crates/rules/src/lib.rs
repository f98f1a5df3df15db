//! The rules of Ludotheca's games, written once: what a position is, which moves it allows and why it refuses the others,
//! how a game ends, how all of it is written down and what there is to see. No input or output, no clock, no
//! randomness and no threads live here, so that the same code runs in the terminal, on the server and in the browser.
//!
//! ```
//! use ludotheca_rules::{AnyTable, MoveError};
//!
//! let mut table = AnyTable::open("la-trel/base").expect("a variant of the house");
//! // A refusal says which rule speaks against a move: nobody jumps over his own pieces.
//! let Err(MoveError::Refused(refusal)) = table.play("a1-a3") else { panic!("a2 stands in the way") };
//! assert_eq!(refusal.rule.id(), "LT-7");
//! assert_eq!(table.play("a2-a3").expect("a defender may begin"), "a2-a3");
//! assert_eq!(table.position_text(), "sstwwtss/dddddddd/8/8/8/D7/1DDDDDDD/SSTWWTSS 2 -/- 1");
//! assert_eq!(table.perft(1), 8);
//! ```
//!
//! Where to begin: [`AnyTable`] plays any game by texts; [`Table`] is a game's own, with its types; [`View`] is the picture as
//! data, [`Touch`] how a hand makes a move, [`Record`] a game written down, [`Refusal`] why a move is none. The games are the
//! modules [`la_trel`], [`attangle`], [`latroncules`] and [`chasse_croise`]; [`variants`] lists what can be played.

#![deny(missing_docs)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;

// First, because their macros serve the modules below: sets, the lists that a game gives, the catalog, and `with_table!`.
#[macro_use]
mod set;
#[macro_use]
mod rule;
#[macro_use]
mod refusal;
mod remark;
#[macro_use]
mod catalog;
#[macro_use]
mod games;

mod any_editor;
mod any_table;
pub mod card;
mod cell;
pub mod compare;
mod description;
mod edit;
mod game;
mod hash;
#[cfg(feature = "serde")]
mod identifiers;
pub mod json;
mod message;
mod ordering;
mod outcome;
mod perft;
pub mod picture;
mod playout;
pub mod quote;
pub mod random;
pub mod record;
mod side;
pub mod square;
mod table;
mod text;
mod touch;
mod touch_move;
mod touching;
pub mod view;

pub use any_table::TouchedTexts;
pub use catalog::{game_id_of, game_of, variants_named};
pub use cell::Cell;
pub use description::{Benchmark, Description, Kit, PlayerColour};
pub use edit::{Change, EditField, Editable, Editor, KindView};
pub use game::{ChanceGame, Game, Group, Repetition};
pub use games::*;
pub use message::{Message, Value};
pub use ordering::sort_compactly;
pub use outcome::{Outcome, OutcomeError};
pub use perft::{divide, perft, perft_while};
pub use playout::{playout, random_move};
pub use record::Record;
pub use refusal::{Endpoints, Explain, MOST_NEAREST, Reason, Refusal, explain};
pub use remark::Remark;
pub use rule::Rule;
pub use side::Side;
pub use table::{MoveError, Playable, Table, TooManyMoves};
pub use text::{LONGEST_TEXT, Notation, TextError};
pub use touch::{Choice, ChoiceOffer, Touch, Touchable, Touches};
pub use touching::{Midway, NextTouch, TouchReport};
pub use view::{View, Visible};
