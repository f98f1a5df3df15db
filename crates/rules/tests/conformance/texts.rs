//! Texts: read back as they were written, and any text at all is read or refused.

use super::subject::{Subject, each_position, listed, same};
use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::{Playable, Table};

/// What is written is read back as the same, also in capitals and with spaces.
pub fn texts_round_trip<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 5_000, |game, position| {
        let text = game.position_text(position);
        assert_eq!(same(game.read_position(&text)), *position, "{text}");
        let table = Table::from_position(*game, *position);
        for mv in listed(game, position).unwrap_or_default() {
            let mv_text = game.move_text(position, mv);
            let spaced: String = mv_text.chars().flat_map(|c| [' ', c]).collect();
            for spelling in [&mv_text, &mv_text.to_uppercase(), &spaced] {
                assert_eq!(same(table.read_move(spelling)), mv, "{text}: {spelling}");
            }
        }
    });
}

/// The plies that a game tells are those of the position's text.
pub fn plies_are_told<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 500, |game, position| {
        let text = game.position_text(position);
        let told = text.split(' ').next_back().map(str::to_owned);
        assert_eq!(told, Some(game.ply(position).to_string()), "{text}");
    });
}

/// Any text at all is read or refused, never a panic.
pub fn strange_texts_are_refused<G: Playable>(subject: &Subject<G>) {
    let alphabet: Vec<char> = "abcdefghij0123456789-x=/.+, SDTWBFCsdtwbfc\u{e9}\u{1f600}\0"
        .chars()
        .collect();
    let mut random = FastNumbers::new(99);
    for game in subject.variants {
        let table = Table::new(*game);
        for _ in 0..20_000 {
            let length = random.below(14);
            let text: String = (0..length)
                .map(|_| alphabet[random.below(alphabet.len())])
                .collect();
            let _ = table.read_move(&text);
            let _ = game.read_position(&text);
            let mut damaged: Vec<char> = game.position_text(table.position()).chars().collect();
            let place = random.below(damaged.len());
            damaged[place] = alphabet[random.below(alphabet.len())];
            let damaged: String = damaged.into_iter().collect();
            if let Ok(position) = game.read_position(&damaged) {
                assert_eq!(
                    same(game.read_position(&game.position_text(&position))),
                    position
                );
            }
        }
        assert!(game.read_position(&"8/".repeat(100_000)).is_err());
        assert!(table.read_move(&"a1x".repeat(100_000)).is_err());
    }
}
