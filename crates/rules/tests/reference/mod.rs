//! Slow, literal readings of the rule book, on plain arrays of characters. They share no code with the library and exist
//! to disagree with it.

pub mod attangle;
pub mod chasse_croise;
pub mod la_trel;
pub mod latroncules;
