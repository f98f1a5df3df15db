//! Hashes and the keys of repetition and search.

use super::subject::{Subject, each_position, listed, same};
use ludotheca_rules::Playable;
use std::collections::{HashMap, HashSet};

/// The hash kept up to date by play is the hash worked out afresh.
pub fn hashes_stay_true<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 5_000, |game, position| {
        for mv in listed(game, position).unwrap_or_default() {
            let mut after = *position;
            game.play(&mut after, mv);
            let text = game.position_text(&after);
            assert_eq!(
                game.board_key(&after),
                game.recomputed_board_key(&after),
                "{text}"
            );
            assert_eq!(
                game.key(&after),
                game.key(&same(game.read_position(&text))),
                "{text}"
            );
        }
    });
}

/// Different positions have different keys: the board and the player for repetition, everything but the plies for a search.
pub fn keys_tell_positions_apart<G: Playable>(subject: &Subject<G>) {
    for game in subject.variants {
        let one = Subject {
            variants: std::slice::from_ref(game),
            ..*subject
        };
        let mut boards: HashMap<u64, String> = HashMap::new();
        let mut states: HashMap<u64, String> = HashMap::new();
        each_position(&one, 12_000, |game, position| {
            let text = game.position_text(position);
            let fields: Vec<_> = text.split(' ').collect();
            let (board, state) = (fields[..2].join(" "), fields[..fields.len() - 1].join(" "));
            let known = boards
                .entry(game.board_key(position))
                .or_insert_with(|| board.clone());
            assert_eq!(*known, board, "the same board key");
            let known = states
                .entry(game.key(position))
                .or_insert_with(|| state.clone());
            assert_eq!(*known, state, "the same search key");
        });
        assert!(
            boards.len() > 1_000 && states.len() >= boards.len(),
            "{} boards",
            boards.len()
        );
    }
}

/// In the keys of many positions every bit is set about as often as not; else tables would fill unevenly.
pub fn keys_use_all_their_bits<G: Playable>(subject: &Subject<G>) {
    let (mut boards, mut states) = (HashSet::new(), HashSet::new());
    each_position(subject, 8_000, |game, position| {
        boards.insert(game.board_key(position));
        states.insert(game.key(position));
    });
    for keys in [boards, states] {
        assert!(keys.len() > 1_000, "{} keys", keys.len());
        for bit in 0..64 {
            let set = keys.iter().filter(|key| **key >> bit & 1 == 1).count();
            let percent = set * 100 / keys.len();
            assert!(
                (42..58).contains(&percent),
                "bit {bit} is set in {percent} % of {} keys",
                keys.len()
            );
        }
    }
}
