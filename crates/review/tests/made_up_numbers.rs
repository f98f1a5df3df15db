//! Reviews by an analyst whose answers were made up, so that every number can be checked by hand.

use review::{Analyst, Better, Judgement, Review, Reviewer};
use rules::{AnyTable, Side};
use search::{Report, ReportLine, RollReport, Score, Wdl};
use std::collections::BTreeMap;
use std::time::Duration;

/// What is answered after which moves.
#[derive(Default)]
struct Oracle {
    reports: BTreeMap<&'static str, Report>,
    rolls: BTreeMap<&'static str, Vec<RollReport>>,
    asked: Vec<String>,
}

fn moves_of(table: &AnyTable) -> String {
    let moves: Vec<String> = (0..table.len())
        .filter_map(|index| table.move_text(index))
        .collect();
    moves.join(" ")
}

impl Analyst for Oracle {
    fn think(&mut self, table: &AnyTable) -> Option<Report> {
        let moves = moves_of(table);
        let report = self.reports.get(&*moves).cloned();
        self.asked.push(moves);
        report
    }

    fn roll_values(&mut self, table: &AnyTable) -> Option<Vec<RollReport>> {
        let moves = moves_of(table);
        let rolls = self.rolls.get(&*moves).cloned();
        self.asked.push(moves);
        rolls
    }
}

impl Oracle {
    /// After these moves, the player to move can expect so much with this turn.
    fn report(mut self, after: &'static str, expected: f32, turn: &[&str]) -> Oracle {
        let win = (expected * 1000.0).round() as u16;
        let answer: Vec<String> = turn.iter().map(|&text| text.to_owned()).collect();
        let mut moves = answer.clone();
        moves.push("later".to_owned());
        let line = ReportLine {
            score: Score::DRAW,
            wdl: Wdl {
                win,
                draw: 0,
                loss: 1000 - win,
            },
            moves,
        };
        let report = Report {
            depth: 1,
            deepest: 1,
            nodes: 1,
            time: Duration::ZERO,
            hash_permille: 0,
            lines: vec![line],
            answer,
        };
        self.reports.insert(after, report);
        self
    }

    /// After these moves, rolls are this likely and worth so much to the roller.
    fn rolls(mut self, after: &'static str, rolls: &[(&str, f32, f32)]) -> Oracle {
        let rolls = rolls.iter().map(|&(roll, chance, expected)| RollReport {
            roll: roll.to_owned(),
            chance,
            expected,
        });
        self.rolls.insert(after, rolls.collect());
        self
    }

    /// A review of moves that were played from a position.
    fn review(&mut self, variant: &str, position: Option<&str>, moves: &str) -> Review {
        let mut reviewer = Reviewer::new(&played(variant, position, moves));
        while reviewer.step(self) {}
        reviewer.review()
    }
}

fn played(variant: &str, position: Option<&str>, moves: &str) -> AnyTable {
    let mut table = AnyTable::open(variant).expect("a variant");
    if let Some(text) = position {
        table = table.set_up(text).expect("a position");
    }
    for text in moves.split_whitespace() {
        table.play(text).expect(text);
    }
    table
}

#[track_caller]
fn about(found: f32, wanted: f32) {
    assert!((found - wanted).abs() < 1e-5, "{found}, not {wanted}");
}

const GAME: &str = "d2-d3 d7-d6 e2-e3";

fn oracle() -> Oracle {
    Oracle::default()
        .report("", 0.6, &["c2-c3"])
        .report("c2-c3", 0.35, &["d7-d6"])
        .report("d2-d3", 0.6, &["d7-d6"])
        .report("d2-d3 d7-d6", 0.42, &["e2-e3"])
        .report("d2-d3 d7-d6 e2-e3", 0.5, &["a7-a6"])
}

#[test]
fn what_was_played_is_compared_with_what_was_best_after_the_turn() {
    let mut oracle = oracle();
    let review = oracle.review("la-trel/base", None, GAME);
    let points = review.points.iter().map(|point| point.evaluation.expected);
    for (found, wanted) in points.zip([0.6, 0.4, 0.42, 0.5]) {
        about(found, wanted);
    }
    let turns = &review.turns;
    assert_eq!(
        turns.iter().map(|turn| turn.side).collect::<Vec<_>>(),
        [Side::One, Side::Two, Side::One]
    );
    // Player 1 could have had 1 − 0.35 and got 1 − 0.6.
    about(turns[0].best, 0.65);
    about(turns[0].kept, 0.4);
    about(turns[0].loss, 0.25);
    assert_eq!(turns[0].judgement, Judgement::TurningPoint);
    let better = Better {
        turn: vec!["c2-c3".to_owned()],
        line: vec!["c2-c3".to_owned(), "later".to_owned()],
    };
    assert_eq!(turns[0].better, Some(better));
    for (index, why) in [
        (1, "the best move was played"),
        (2, "a move that turned out well"),
    ] {
        assert_eq!(turns[index].judgement, Judgement::Best, "{why}");
        about(turns[index].loss, 0.0);
        assert_eq!(turns[index].better, None);
    }
    assert_eq!(review.turning, [0]);
    assert_eq!(review.balance, None, "no dice, no luck");
    let asked = oracle.asked.len();
    oracle.asked.sort();
    oracle.asked.dedup();
    assert_eq!(oracle.asked.len(), asked, "nothing is asked twice");
}

#[test]
fn a_step_asks_at_most_one_question_and_tells_how_far_it_is() {
    let mut oracle = oracle();
    let mut reviewer = Reviewer::new(&played("la-trel/base", None, GAME));
    assert_eq!((reviewer.done(), reviewer.moves()), (0, 3));
    let mut heard = vec![0];
    loop {
        let before = oracle.asked.len();
        let goes_on = reviewer.step(&mut oracle);
        assert!(oracle.asked.len() <= before + 1);
        heard.push(reviewer.done());
        if !goes_on {
            break;
        }
    }
    heard.dedup();
    assert_eq!(heard, [0, 1, 2, 3]);
    assert!(!reviewer.step(&mut oracle), "it stays done");
    assert_eq!(reviewer.review().turns.len(), 3);
}

#[test]
fn a_review_that_is_called_off_says_what_it_has_found() {
    let mut oracle = oracle();
    let mut reviewer = Reviewer::new(&played("la-trel/base", None, GAME));
    while reviewer.done() < 1 {
        reviewer.step(&mut oracle);
    }
    let review = reviewer.review();
    assert_eq!((review.points.len(), review.turns.len()), (2, 1));
    assert_eq!(review.turning, [0]);
}

#[test]
fn a_doubt_that_the_second_look_does_not_share_is_no_loss() {
    let mut oracle = oracle().report("c2-c3", 0.61, &["d7-d6"]);
    let review = oracle.review("la-trel/base", None, GAME);
    assert_eq!(review.turns[0].judgement, Judgement::Best);
    assert_eq!(review.turning, [0_usize; 0]);
}

#[test]
fn a_second_look_is_worth_it_before_a_turn_looks_like_a_turning_point() {
    // Promised 0.44, kept 0.4: less than a turning point. After the better move it is 0.5.
    let mut oracle = oracle()
        .report("", 0.44, &["c2-c3"])
        .report("c2-c3", 0.5, &["d7-d6"]);
    let review = oracle.review("la-trel/base", None, GAME);
    assert_eq!(review.turns[0].judgement, Judgement::TurningPoint);
    about(review.turns[0].loss, 0.1);
}

#[test]
fn a_small_loss_is_believed_without_a_second_look() {
    let mut oracle = oracle().report("", 0.42, &["c2-c3"]);
    let review = oracle.review("la-trel/base", None, GAME);
    assert_eq!(review.turns[0].judgement, Judgement::Inaccuracy);
    about(review.turns[0].loss, 0.02);
    assert!(!oracle.asked.iter().any(|moves| moves == "c2-c3"));
}

const DICE: &str = "chasse-croise/standard";

#[test]
fn a_turn_that_is_not_over_is_not_judged_but_its_roll_is() {
    let mut oracle = Oracle::default()
        .rolls("", &[("63", 0.25, 0.9), ("11", 0.75, 0.5)])
        .report("63 a+3", 0.8, &["b+6"]);
    let review = oracle.review(DICE, None, "63 a+3");
    let [turn] = &review.turns[..] else {
        panic!("one turn");
    };
    assert_eq!(turn.judgement, Judgement::Unfinished);
    assert_eq!((turn.first, turn.choice, turn.end), (0, 1, 2));
    about(turn.loss, 0.0);
    let roll = turn.roll.as_ref().expect("a roll");
    assert_eq!(roll.text, "63");
    about(roll.luck, 0.3);
    about(review.points[0].evaluation.expected, 0.6);
    about(review.points[1].evaluation.expected, 0.8);
    let balance = review.balance.expect("dice were thrown");
    about(balance.luck, 0.3);
    about(balance.skill, 0.0);
}

#[test]
fn a_game_that_ends_with_a_roll_can_be_reviewed() {
    let mut oracle =
        Oracle::default()
            .rolls("", &[("63", 1.0, 0.7)])
            .report("63", 0.7, &["a+6", "b+3"]);
    let review = oracle.review(DICE, None, "63");
    assert_eq!(review.turns[0].judgement, Judgement::Unfinished);
    about(review.points[1].evaluation.expected, 0.7);
}

#[test]
fn luck_and_turns_are_measured_by_the_average_over_rolls() {
    let mut oracle = Oracle::default()
        .rolls("", &[("63", 0.5, 0.7), ("11", 0.5, 0.5)])
        // The engine looks deeper and promises something else: it says what to play, not what it is worth.
        .report("63", 0.95, &["c+6", "g+3"])
        .rolls("63 a+6 b+3", &[("52", 1.0, 0.5)])
        .rolls("63 c+6 g+3", &[("52", 1.0, 0.4)]);
    let review = oracle.review(DICE, None, "63 a+6 b+3");
    about(review.points[0].evaluation.expected, 0.6);
    about(review.points[1].evaluation.expected, 0.5);
    let turn = &review.turns[0];
    about(turn.roll.as_ref().expect("a roll").luck, 0.1);
    about(turn.best, 0.6);
    about(turn.kept, 0.5);
    assert_eq!(turn.judgement, Judgement::TurningPoint);
    assert_eq!(
        turn.better.as_ref().expect("something better").turn,
        ["c+6", "g+3"]
    );
}

#[test]
fn the_same_turn_in_another_order_is_the_best_turn() {
    let mut oracle = Oracle::default()
        .rolls("", &[("63", 1.0, 0.7)])
        .report("63", 0.95, &["c+6", "g+3"])
        .rolls("63 g+3 c+6", &[("52", 1.0, 0.5)]);
    let review = oracle.review(DICE, None, "63 g+3 c+6");
    assert_eq!(review.turns[0].judgement, Judgement::Best);
    assert_eq!(oracle.asked, ["", "63", "63 g+3 c+6"]);
}

#[test]
fn a_turn_that_would_have_won_is_worth_a_win_whatever_was_promised() {
    let position = "bbbbbbbbba/bbbbbbbb9b 1 - 40";
    let mut oracle = Oracle::default()
        .rolls("", &[("61", 1.0, 0.7)])
        .report("61", 0.7, &["j+1"])
        .rolls("61 j-1 j-6", &[("11", 1.0, 0.6)]);
    let review = oracle.review(DICE, Some(position), "61 j-1 j-6");
    about(review.turns[0].best, 1.0);
    about(review.turns[0].loss, 0.6);
}

#[test]
fn the_end_of_a_game_is_its_result_and_nobody_is_asked() {
    let position = "bbbbbbbbba/bbbbbbbb9b 1 - 40";
    let mut oracle =
        Oracle::default()
            .rolls("", &[("61", 1.0, 0.7)])
            .report("61", 0.7, &["j-1", "j-6"]);
    let review = oracle.review(DICE, Some(position), "61 j+1");
    let end = review.points[1].evaluation;
    assert_eq!((end.expected, end.over), (1.0, true));
    assert_eq!(review.turns[0].judgement, Judgement::Best);
    assert_eq!(oracle.asked, ["", "61"]);
}

#[test]
fn a_forced_turn_is_skipped() {
    // Every column is blocked within the six steps of the die.
    let position = "00000bbbbb/123456789a 1 - 40";
    let mut oracle = Oracle::default()
        .rolls("", &[("66", 1.0, 0.2)])
        .report("66", 0.9, &["--"])
        .rolls("66 --", &[("52", 1.0, 0.5)]);
    let review = oracle.review(DICE, Some(position), "66 --");
    let turn = &review.turns[0];
    assert_eq!(turn.judgement, Judgement::Forced);
    about(turn.kept, 0.5);
    about(turn.loss, 0.0);
    assert_eq!(oracle.asked, ["", "66 --"]);
    assert_eq!(review.players[0].turns, 0);
    assert_eq!(review.players[0].accuracy, None);
}

#[test]
fn a_choice_after_a_forced_first_step_is_judged() {
    let position = "00000bbbbb/023456789a 1 - 40";
    let mut oracle = Oracle::default()
        .rolls("", &[("66", 1.0, 0.5)])
        .report("66", 0.9, &["a+6", "--"])
        .rolls("66 a+6 a-6", &[("52", 1.0, 0.5)])
        .rolls("66 a+6 --", &[("52", 1.0, 0.2)]);
    let review = oracle.review(DICE, Some(position), "66 a+6 a-6");
    assert_eq!(review.turns[0].judgement, Judgement::TurningPoint);
    about(review.turns[0].loss, 0.3);
}

#[test]
fn an_engine_without_an_answer_leaves_a_game_even_and_unjudged() {
    let review = Oracle::default().review("la-trel/base", None, GAME);
    assert!(
        review
            .points
            .iter()
            .all(|point| (point.evaluation.expected - 0.5).abs() < 1e-6)
    );
    assert_eq!(review.turning, [0_usize; 0]);
}

#[test]
fn an_answer_that_cannot_be_played_accuses_nobody() {
    for turn in [&[][..], &["a1-a8"]] {
        let mut oracle = oracle().report("", 0.9, turn);
        let review = oracle.review("la-trel/base", None, GAME);
        assert_eq!(review.turns[0].judgement, Judgement::Best, "{turn:?}");
        assert_eq!(review.turns[0].better, None);
    }
}

#[test]
fn a_game_without_moves_is_its_opening() {
    let mut oracle = oracle();
    let review = oracle.review("la-trel/base", None, "");
    assert_eq!((review.points.len(), review.turns.len()), (1, 0));
    assert_eq!(review.players[0].accuracy, None);
}

#[test]
fn another_try_is_reviewed_alone_and_as_the_whole_game_would_have_it() {
    let whole = oracle().review("la-trel/base", None, GAME);
    let mut oracle = oracle();
    let mut last = Reviewer::from_turn(&played("la-trel/base", None, GAME), 2);
    assert_eq!((last.done(), last.moves()), (2, 3));
    while last.step(&mut oracle) {}
    let review = last.review();
    assert_eq!(review.turns, whole.turns[2..]);
    assert_eq!(review.points, whole.points[2..]);
    assert_eq!(
        oracle.asked,
        ["d2-d3 d7-d6", GAME],
        "nothing before is asked"
    );
}

#[test]
fn why_a_turn_was_bad_is_told_by_what_answers_it_and_by_what_should_have_been() {
    let review = oracle().review("la-trel/base", None, GAME);
    let why = review.turns[0].why.as_ref().expect("a turning point");
    assert_eq!(why.refutation.line, ["d7-d6"]);
    assert_eq!(why.better.line, ["c2-c3"]);
    assert!(review.turns[1..].iter().all(|turn| turn.why.is_none()));
}
