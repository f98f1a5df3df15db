//! What somebody typed at the board: an order to the program, or a move.

use words::Words;

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// An empty line.
    Nothing,
    Help,
    Board,
    Card,
    Moves,
    Why(String),
    Undo,
    Draw,
    Resign,
    Save(String),
    Quit,
    /// Anything else is for the rules to read.
    Move(String),
}

/// A word in English, the identifier of the reader's own word, and the order that it and what follows it make.
type Word = (&'static str, &'static str, fn(&str) -> Order);

/// The words that are orders. The English ones are understood in every language.
const WORDS: [Word; 11] = [
    ("help", "play-order-help", |_| Order::Help),
    ("?", "play-order-help", |_| Order::Help),
    ("board", "play-order-board", |_| Order::Board),
    ("card", "play-order-card", |_| Order::Card),
    ("moves", "play-order-moves", |_| Order::Moves),
    ("why", "play-order-why", |rest| Order::Why(rest.to_owned())),
    ("undo", "play-order-undo", |_| Order::Undo),
    ("draw", "play-order-draw", |_| Order::Draw),
    ("resign", "play-order-resign", |_| Order::Resign),
    ("save", "play-order-save", |rest| {
        Order::Save(rest.to_owned())
    }),
    ("quit", "play-order-quit", |_| Order::Quit),
];

/// Orders that say something about what follows them; after any other, nothing may follow.
const WITH_MORE: [&str; 2] = ["why", "save"];

impl Order {
    pub(super) fn read(line: &str, words: &Words) -> Order {
        let line = line.trim();
        if line.is_empty() {
            return Order::Nothing;
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        for (english, id, order) in WORDS {
            let meant = first == english || first == words.text(id, &[]);
            if meant && (rest.is_empty() || WITH_MORE.contains(&english)) {
                return order(rest.trim());
            }
        }
        Order::Move(line.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::Order;
    use words::{Language, Words};

    #[test]
    fn orders_are_understood_in_english_and_in_the_readers_language() {
        let french = Words::new(Language::Fr);
        assert_eq!(Order::read(" QUIT ", &french), Order::Quit);
        assert_eq!(Order::read("quitter", &french), Order::Quit);
        assert_eq!(
            Order::read("pourquoi a1-b2", &french),
            Order::Why("a1-b2".into())
        );
        let english = Words::new(Language::En);
        assert_eq!(
            Order::read("quitter", &english),
            Order::Move("quitter".into())
        );
        assert_eq!(
            Order::read("why  a2 - a3", &english),
            Order::Why("a2 - a3".into())
        );
        assert_eq!(
            Order::read("undo that", &english),
            Order::Move("undo that".into())
        );
        assert_eq!(Order::read("\t", &english), Order::Nothing);
        assert_eq!(Order::read("?", &english), Order::Help);
        assert_eq!(Order::read(" ? ", &french), Order::Help);
        assert_eq!(
            Order::read("? a2-a3", &english),
            Order::Move("? a2-a3".into())
        );
    }
}
