//! Moves: those of the reference, each once, counted as listed, alike however the board is turned.

use super::subject::{
    LONGEST_GAME, MOST, Subject, each_position, listed, positions, result, said, same, texts,
};
use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::{Group, Outcome, Playable, Table, perft, random_move};
use std::collections::HashSet;
use std::ops::ControlFlow;

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
