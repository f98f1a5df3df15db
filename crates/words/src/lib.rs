//! Every sentence of Ludotheca in French and English. The rules hand over identifiers and arguments; here they become
//! sentences, from Fluent files embedded in the program. No input or output: who reads, and in which language, is the
//! caller's to know.

mod bundle;
mod files;
mod language;
mod sentences;

pub use bundle::{Gap, Words};
pub use files::topics;
pub use language::{Language, UnknownLanguage};
