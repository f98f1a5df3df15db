//! The commands of the protocol: what the first word of a line says, read in one place.

/// A line, understood as far as its first word; the rest is for whoever obeys it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Nothing,
    Introduce,
    IsReady,
    SetOption(&'a str),
    NewGame,
    Position(&'a str),
    Query(&'a str),
    Perft(&'a str),
    Go(&'a str),
    Stop,
    Quit,
    Unknown(&'a str),
}

impl Command<'_> {
    pub(super) fn read(line: &str) -> Command<'_> {
        let (word, rest) = first_word(line);
        match word {
            "" => Command::Nothing,
            "ugi" => Command::Introduce,
            "isready" => Command::IsReady,
            "setoption" => Command::SetOption(rest),
            "uginewgame" => Command::NewGame,
            "position" => Command::Position(rest),
            "query" => Command::Query(rest),
            "perft" => Command::Perft(rest),
            "go" => Command::Go(rest),
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            other => Command::Unknown(other),
        }
    }
}

/// The first word and what follows it, both without spaces around them.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii();
    match text.find(|c: char| c.is_ascii_whitespace()) {
        Some(end) => (&text[..end], text[end..].trim_ascii_start()),
        None => (text, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_says_what_is_wanted_and_the_rest_is_handed_on() {
        assert_eq!(Command::read("  go  depth 3 "), Command::Go("depth 3"));
        assert_eq!(Command::read("stop\t"), Command::Stop);
        assert_eq!(Command::read("quit now"), Command::Quit);
        assert_eq!(Command::read("UGI"), Command::Unknown("UGI"));
        assert_eq!(Command::read(" \t"), Command::Nothing);
    }
}
