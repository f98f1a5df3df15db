//! The suite itself, generic over the game.

use super::effects::{acted_out, in_order};
use super::symmetry::Symmetry;
use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::{Group, Outcome, Playable, Side, Table, Touch, perft, random_move};
use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// What a game brings to the suite.
pub struct Subject<G: Playable + 'static> {
    pub variants: &'static [G],
    /// The slow reference: sorted legal texts, result, successor text.
    pub legal: fn(variant: &str, position: &str) -> Vec<String>,
    pub result: fn(variant: &str, position: &str) -> String,
    pub play: fn(variant: &str, position: &str, mv: &str) -> String,
    pub symmetries: fn(&G) -> Vec<Symmetry>,
    /// Texts to try in a position: all origins and targets, and whatever else the notation allows.
    pub attempts: fn(&G, &str) -> Vec<String>,
    /// A position text at random, not reached by play; need not be readable every time.
    pub scatter: fn(&G, &mut FastNumbers) -> String,
}

/// How many positions the reference is compared on, a game.
const POSITIONS: usize = 100_000;
/// Fewer, for runs that repeat the suite hundreds of times (mutation testing).
const FEWER: &str = "LUDOTHECA_FEWER_POSITIONS";

fn positions() -> usize {
    std::env::var(FEWER).map_or(POSITIONS, |number| {
        number.parse().expect("a number of positions")
    })
}
/// A random game is cut off here.
const LONGEST_GAME: usize = 600;
/// No more chains than this are listed in one position; a position with more is passed over by checks that list.
const MOST: usize = 4_000;

/// Visits positions until enough were seen: half from random games, half set up at random.
fn each_position<G: Playable>(
    subject: &Subject<G>,
    total: usize,
    mut visit: impl FnMut(&G, &G::Position),
) {
    let share = total / subject.variants.len();
    for (seed, game) in subject.variants.iter().enumerate() {
        let mut random = FastNumbers::new(seed as u64 + 1);
        let mut seen = 0;
        let mut tries = 0;
        while seen < share / 2 {
            tries += 1;
            assert!(
                tries < share * 20,
                "{}: hardly any random position is readable",
                game.id()
            );
            let text = (subject.scatter)(game, &mut random);
            if let Ok(position) = game.read_position(&text) {
                visit(game, &position);
                seen += 1;
            }
        }
        while seen < share {
            let mut position = game.start();
            for _ in 0..LONGEST_GAME {
                visit(game, &position);
                seen += 1;
                let chosen = random_move(game, &position, &G::History::default(), &mut |n| {
                    random.below(n)
                });
                let Some(mv) = chosen.filter(|_| seen < share) else {
                    break;
                };
                game.play(&mut position, mv);
            }
        }
    }
}

/// The legal moves without history, or `None` where there are too many to list.
fn listed<G: Playable>(game: &G, position: &G::Position) -> Option<Vec<G::Move>> {
    Table::from_position(*game, *position).legal(MOST).ok()
}

fn texts<G: Playable>(game: &G, position: &G::Position, moves: &[G::Move]) -> Vec<String> {
    let mut texts: Vec<_> = moves
        .iter()
        .map(|mv| game.move_text(position, *mv))
        .collect();
    texts.sort();
    texts
}

fn result<G: Playable>(game: &G, position: &G::Position) -> String {
    said(game.outcome(position, &G::History::default()))
}

fn said(outcome: Option<Outcome>) -> String {
    outcome.map_or("none".to_owned(), |outcome| outcome.to_string())
}

/// The fast generator and the slow reference agree on moves, results and what a move leads to.
pub fn agrees_with_the_reference<G: Playable>(subject: &Subject<G>) {
    let mut random = FastNumbers::new(7);
    let mut passed_over = 0;
    each_position(subject, positions(), |game, position| {
        let text = game.position_text(position);
        assert_eq!(
            result(game, position),
            (subject.result)(game.id(), &text),
            "{} {text}",
            game.id()
        );
        let Some(moves) = listed(game, position) else {
            passed_over += 1;
            return;
        };
        let legal = texts(game, position, &moves);
        assert_eq!(
            legal,
            (subject.legal)(game.id(), &text),
            "{} {text}",
            game.id()
        );
        if !moves.is_empty() {
            let mv = moves[random.below(moves.len())];
            let mv_text = game.move_text(position, mv);
            let mut after = *position;
            game.play(&mut after, mv);
            let expected = (subject.play)(game.id(), &text, &mv_text);
            assert_eq!(
                game.position_text(&after),
                expected,
                "{} {text} {mv_text}",
                game.id()
            );
        }
    });
    assert!(
        passed_over <= positions() / 100,
        "{passed_over} positions had too many moves to list"
    );
}

/// The refusal says "legal" exactly for the generator's moves, and means the same move.
pub fn refusal_and_generator_agree<G: Playable>(subject: &Subject<G>) {
    let history = G::History::default();
    each_position(subject, 600, |game, position| {
        let Some(moves) = listed(game, position) else {
            return;
        };
        let legal: HashSet<G::Move> = moves.iter().copied().collect();
        let legal_texts: HashSet<String> = texts(game, position, &moves).into_iter().collect();
        let mut found = HashSet::new();
        let text = game.position_text(position);
        for attempt_text in (subject.attempts)(game, &text) {
            let attempt = game
                .read_attempt(&attempt_text)
                .unwrap_or_else(|error| panic!("{attempt_text} should be readable: {error}"));
            match game.judge(position, &history, &attempt) {
                Ok(mv) => {
                    assert!(
                        legal.contains(&mv),
                        "{} {text}: {attempt_text} is not legal",
                        game.id()
                    );
                    found.insert(mv);
                }
                Err(refusal) => assert!(
                    !legal_texts.contains(&attempt_text),
                    "{} {text}: {attempt_text} refused by {}",
                    game.id(),
                    refusal.rule
                ),
            }
        }
        assert_eq!(
            found.len(),
            legal.len(),
            "{} {text}: some legal move was never allowed",
            game.id()
        );
    });
}

/// No move twice, no text twice.
pub fn lists_nothing_twice<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 5_000, |game, position| {
        let Some(moves) = listed(game, position) else {
            return;
        };
        let distinct: HashSet<_> = moves.iter().collect();
        let distinct_texts: HashSet<_> = texts(game, position, &moves).into_iter().collect();
        assert_eq!(
            distinct.len(),
            moves.len(),
            "{}",
            game.position_text(position)
        );
        assert_eq!(
            distinct_texts.len(),
            moves.len(),
            "{}",
            game.position_text(position)
        );
    });
}

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

fn same<T, E: Debug>(read: Result<T, E>) -> T {
    read.unwrap_or_else(|error| panic!("{error:?}"))
}

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

/// The plies that a game tells are those of the position's text.
pub fn plies_are_told<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 500, |game, position| {
        let text = game.position_text(position);
        let told = text.split(' ').next_back().map(str::to_owned);
        assert_eq!(told, Some(game.ply(position).to_string()), "{text}");
    });
}

/// What stands on the board is named, and pieces of one kind and height have one letter.
pub fn pieces_have_names<G: Playable>(subject: &Subject<G>) {
    let mut letters: HashMap<(&str, u8), char> = HashMap::new();
    each_position(subject, 500, |game, position| {
        for piece in game.view(position).pieces {
            assert!(
                piece
                    .kind
                    .strip_prefix("piece-")
                    .is_some_and(|name| name.len() > 2),
                "{piece:?}"
            );
            assert_eq!(
                *letters
                    .entry((piece.kind, piece.height))
                    .or_insert(piece.letter),
                piece.letter
            );
        }
    });
    let distinct: HashSet<_> = letters.values().collect();
    assert_eq!(distinct.len(), letters.len(), "{letters:?}");
}

/// Turning the board and then playing is playing and then turning the board.
pub fn symmetries_commute_with_play<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 4_000, |game, position| {
        let text = game.position_text(position);
        let Some(moves) = listed(game, position) else {
            return;
        };
        for symmetry in (subject.symmetries)(game) {
            let Some(turned_text) = (symmetry.position)(&text) else {
                continue;
            };
            let context = format!("{} {text} {}", game.id(), symmetry.name);
            let turned = game
                .read_position(&turned_text)
                .unwrap_or_else(|error| panic!("{context}: {error}"));
            let outcome = game.outcome(position, &G::History::default());
            let expected = outcome.map(|outcome| Outcome {
                winner: outcome
                    .winner
                    .map(|side| if symmetry.swaps_players { !side } else { side }),
                ..outcome
            });
            assert_eq!(result(game, &turned), said(expected), "{context}");
            let mut turned_moves: Vec<_> = moves
                .iter()
                .map(|mv| (symmetry.mv)(&text, &game.move_text(position, *mv)))
                .collect();
            turned_moves.sort();
            let legal = listed(game, &turned).expect("as many moves as before");
            assert_eq!(texts(game, &turned, &legal), turned_moves, "{context}");
            for mv in moves.iter().take(6) {
                let (mut after, mut turned_after) = (*position, turned);
                game.play(&mut after, *mv);
                let turned_mv = (symmetry.mv)(&text, &game.move_text(position, *mv));
                let mv = same(Table::from_position(*game, turned).read_move(&turned_mv));
                game.play(&mut turned_after, mv);
                if let Some(expected) = (symmetry.position)(&game.position_text(&after)) {
                    assert_eq!(
                        game.position_text(&turned_after),
                        expected,
                        "{context} {turned_mv}"
                    );
                }
            }
        }
    });
}

/// Random games end or reach the limit; taking everything back leads to the start again.
pub fn random_games_end_and_can_be_taken_back<G: Playable>(subject: &Subject<G>) {
    for (seed, game) in subject.variants.iter().enumerate() {
        let mut random = FastNumbers::new(1000 + seed as u64);
        for _ in 0..30 {
            let mut table = Table::new(*game);
            let mut earlier = Vec::new();
            while table.outcome().is_none() && table.moves().len() < LONGEST_GAME {
                earlier.push((*table.position(), format!("{:?}", table.history())));
                let mv = random_move(game, table.position(), table.history(), &mut |n| {
                    random.below(n)
                })
                .expect("a game that is not over has a move");
                table.play_unchecked(mv);
            }
            assert_eq!(
                table.outcome().is_some(),
                table.legal(MOST) == Ok(Vec::new())
            );
            while let Some((position, history)) = earlier.pop() {
                assert!(table.undo());
                assert_eq!(
                    (*table.position(), format!("{:?}", table.history())),
                    (position, history)
                );
            }
            assert!(!table.undo());
        }
    }
}

/// Touch by touch: each legal move can be made, nothing else, and a finished sequence means one thing.
pub fn touches_are_unambiguous<G: Playable>(subject: &Subject<G>, is_roll: fn(&str) -> bool) {
    each_position(subject, 300, |game, position| {
        let table = Table::from_position(*game, *position);
        let Some(moves) = listed(game, position).filter(|moves| moves.len() < 400) else {
            return;
        };
        for mv in &moves {
            if is_roll(&game.move_text(position, *mv)) {
                continue;
            }
            let touches = game.touches_of(position, *mv);
            for taken in 0..touches.len() {
                let next = table.touched(&touches[..taken]).next;
                assert!(
                    next.contains(&touches[taken]),
                    "{:?} {touches:?}",
                    game.position_text(position)
                );
            }
            assert_eq!(table.touched(&touches).complete, [*mv], "{touches:?}");
            assert_eq!(same(table.judge_touches(&touches)), *mv);
        }
        let mut made = HashSet::new();
        walk(&table, &mut Vec::new(), &mut |complete| {
            made.insert(complete[0]);
        });
        let wanted: HashSet<_> = moves
            .into_iter()
            .filter(|mv| !is_roll(&game.move_text(position, *mv)))
            .collect();
        assert_eq!(
            made,
            wanted,
            "{} {}",
            game.id(),
            game.position_text(position)
        );
    });
}

fn walk<G: Playable>(table: &Table<G>, prefix: &mut Vec<Touch>, made: &mut impl FnMut(&[G::Move])) {
    let touches = table.touched(prefix);
    if !touches.complete.is_empty() {
        made(&touches.complete);
    }
    for (index, touch) in touches.next.iter().enumerate() {
        assert!(!touches.next[..index].contains(touch), "{touch:?} twice");
        prefix.push(*touch);
        walk(table, prefix, made);
        prefix.pop();
    }
}

/// What a board is told of touches is what the touches, the moves that they make and the pictures of these tell one by one.
pub fn touch_reports_tell_what_touches_lead_to<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 60, |game, position| {
        let table = Table::from_position(*game, *position);
        let Some(moves) = listed(game, position).filter(|moves| moves.len() < 400) else {
            return;
        };
        for mv in moves.iter().step_by(moves.len() / 8 + 1) {
            let touches = game.touches_of(position, *mv);
            for taken in 0..=touches.len() {
                check_report(&table, &touches[..taken]);
            }
        }
    });
}

fn check_report<G: Playable>(table: &Table<G>, prefix: &[Touch]) {
    let (game, here) = (table.game(), table.touched(prefix));
    let done = |moves: &[G::Move]| {
        let mut position = *table.position();
        let (mut texts, mut effects) = (Vec::new(), Vec::new());
        for mv in moves {
            texts.push(game.move_text(&position, *mv));
            effects.extend(game.effects(&position, *mv));
            game.play(&mut position, *mv);
        }
        (texts, effects, game.view(&position))
    };
    let (texts, effects, _) = done(&here.complete);
    let report = table.touch_report(prefix);
    assert_eq!(report.complete, texts);
    let next: Vec<_> = report.next.iter().map(|next| next.touch).collect();
    assert_eq!(next, here.next);
    for next in &report.next {
        let there = table.touched(&[prefix, &[next.touch]].concat());
        let (texts, beyond, _) = done(&there.complete);
        assert_eq!(next.complete, texts);
        assert_eq!(next.whole, !texts.is_empty() && there.next.is_empty());
        let whole = [effects.as_slice(), &next.effects].concat();
        assert!(texts.is_empty() || whole == beyond, "{whole:?} {beyond:?}");
    }
    for offer in &report.choices {
        assert!(next.contains(&Touch::Choice(offer.choice)));
    }
    // A single touch moves nothing yet; later ones show what they have made.
    let Some(midway) = report.midway else {
        assert!(report.effects.is_empty());
        assert!(prefix.len() < 2 || here.complete.is_empty());
        return;
    };
    assert!(prefix.len() >= 2);
    if !here.complete.is_empty() {
        let (_, effects, view) = done(&here.complete);
        assert_eq!(report.effects, effects);
        assert_eq!((midway.pieces, midway.cells), (view.pieces, view.cells));
        assert_eq!(midway.captured, view.captured);
    }
}

/// The effects of a move, acted out on the picture before it, give the pieces of the picture after it.
pub fn effects_lead_to_the_next_picture<G: Playable>(subject: &Subject<G>) {
    let shape = |pieces: Vec<_>| {
        let list = in_order(pieces).into_iter();
        list.map(|piece| (piece.cell, piece.side, piece.height))
            .collect::<Vec<(_, Side, _)>>()
    };
    each_position(subject, 2_000, |game, position| {
        for mv in listed(game, position).unwrap_or_default() {
            let mut after = *position;
            game.play(&mut after, mv);
            let effects = game.effects(position, mv);
            let acted = acted_out(&game.view(position), game.side(position), &effects);
            let context = format!("{} {effects:?}", game.position_text(position));
            assert_eq!(shape(acted), shape(game.view(&after).pieces), "{context}");
        }
    });
}

/// Every cell has a name of its own and is found by it.
pub fn cells_are_found_by_name<G: Playable>(subject: &Subject<G>) {
    for game in subject.variants {
        let view = game.view(&game.start());
        let names: HashSet<_> = view.cells.iter().map(|cell| cell.name.clone()).collect();
        assert_eq!(names.len(), view.cells.len());
        for cell in &view.cells {
            assert_eq!(game.cell_named(&cell.name), Some(cell.cell));
            assert_eq!(game.cell_name(cell.cell), cell.name);
        }
        assert_eq!(game.cell_named("z99"), None);
    }
}

/// Counting groups is counting moves, and perft by groups is perft move by move.
pub fn counting_is_listing<G: Playable>(subject: &Subject<G>) {
    each_position(subject, 2_000, |game, position| {
        if game.judged(position).is_some() {
            return;
        }
        let Some(moves) = listed(game, position) else {
            return;
        };
        let mut counted = 0;
        let _ = game.generate(position, |group| {
            assert_eq!(group.is_empty(), group.len() == 0);
            counted += group.len();
            ControlFlow::Continue(())
        });
        assert_eq!(counted, moves.len());
        let one_by_one: u64 = moves
            .iter()
            .map(|mv| {
                let mut after = *position;
                game.play(&mut after, *mv);
                listed(game, &after).map_or(0, |moves| moves.len() as u64)
            })
            .sum();
        assert_eq!(
            perft(game, position, &mut G::History::default(), 2),
            one_by_one
        );
    });
}

/// Positions are small copies and moves fit into a word.
pub fn positions_and_moves_are_small<G: Playable>() {
    assert!(
        size_of::<G::Position>() <= 128,
        "{} bytes a position",
        size_of::<G::Position>()
    );
    assert!(
        size_of::<G::Move>() <= 8,
        "{} bytes a move",
        size_of::<G::Move>()
    );
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

/// Makes one test function a check, so that a failure names game and check.
macro_rules! conformance {
    ($subject:expr, $game:ty, is_roll: $is_roll:expr) => {
        use crate::suite;

        #[test]
        fn agrees_with_the_slow_reference() {
            suite::agrees_with_the_reference(&$subject);
        }
        #[test]
        fn refusal_and_generator_agree() {
            suite::refusal_and_generator_agree(&$subject);
        }
        #[test]
        fn lists_nothing_twice() {
            suite::lists_nothing_twice(&$subject);
        }
        #[test]
        fn texts_round_trip() {
            suite::texts_round_trip(&$subject);
        }
        #[test]
        fn hashes_stay_true() {
            suite::hashes_stay_true(&$subject);
        }
        #[test]
        fn keys_tell_positions_apart() {
            suite::keys_tell_positions_apart(&$subject);
        }
        #[test]
        fn keys_use_all_their_bits() {
            suite::keys_use_all_their_bits(&$subject);
        }
        #[test]
        fn plies_are_told() {
            suite::plies_are_told(&$subject);
        }
        #[test]
        fn pieces_have_names() {
            suite::pieces_have_names(&$subject);
        }
        #[test]
        fn symmetries_commute_with_play() {
            suite::symmetries_commute_with_play(&$subject);
        }
        #[test]
        fn random_games_end_and_can_be_taken_back() {
            suite::random_games_end_and_can_be_taken_back(&$subject);
        }
        #[test]
        fn touches_are_unambiguous() {
            suite::touches_are_unambiguous(&$subject, $is_roll);
        }

        #[test]
        fn touch_reports_tell_what_touches_lead_to() {
            suite::touch_reports_tell_what_touches_lead_to(&$subject);
        }
        #[test]
        fn effects_lead_to_the_next_picture() {
            suite::effects_lead_to_the_next_picture(&$subject);
        }
        #[test]
        fn cells_are_found_by_name() {
            suite::cells_are_found_by_name(&$subject);
        }
        #[test]
        fn counting_is_listing() {
            suite::counting_is_listing(&$subject);
        }
        #[test]
        fn positions_and_moves_are_small() {
            suite::positions_and_moves_are_small::<$game>();
        }
        #[test]
        fn strange_texts_are_refused() {
            suite::strange_texts_are_refused(&$subject);
        }
    };
}
pub(crate) use conformance;
