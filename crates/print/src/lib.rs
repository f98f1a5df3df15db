//! Sheets of paper as data: how large they are, what of a board, which pieces and which dice lie where on them, where to cut and
//! fold, and where words stand, all in millimetres. The terminal makes a PDF of them and the page hands them to the browser's
//! printer; neither lays anything out by itself. Sentences and colours are theirs to add.

mod board;
mod dice;
mod frame;
mod kit;
mod paper;
mod pieces;
mod printable;
mod sheet;

pub use board::BLEED;
pub use frame::{CONTROL, Frame, Slot};
pub use kit::{CELL, KitPart, kit};
pub use paper::Paper;
pub use printable::{Kit, Printable, printable};
pub use sheet::{Area, Face, Line, Matter, Sheet, Token, Window};
