//! What is worth saying of a move although it is legal, as data: the rule and the sentence.

use crate::{Message, Rule, Value};

/// Something to say about a legal move.
///
/// ```
/// use ludotheca_rules::AnyTable;
///
/// let table = AnyTable::open("la-trel/base").expect("a variant of the catalog");
/// // The text is read, though nothing is captured; that is worth a word.
/// assert_eq!(table.read_move("a2xa3")?, "a2-a3");
/// let remark = table.remark("a2xa3").expect("an x that captures nothing");
/// assert_eq!((remark.rule.id(), remark.message.id), ("LT-4", "remark-never-captures"));
/// assert_eq!(table.remark("a2-a3"), None);
/// # Ok::<(), ludotheca_rules::MoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Remark {
    /// The rule that it is about.
    pub rule: Rule,
    /// The sentence to be formatted.
    pub message: Message,
}

impl Remark {
    /// A remark with these arguments for its sentence.
    pub fn new(rule: Rule, id: &'static str, args: Vec<(&'static str, Value)>) -> Remark {
        Remark {
            rule,
            message: Message::new(id, args),
        }
    }
}
