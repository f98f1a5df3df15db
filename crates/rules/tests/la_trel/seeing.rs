//! What there is to see and to touch.

use super::*;
use crate::support::{after, at};
use ludotheca_rules::view::{Captured, Effect, Marking};
use ludotheca_rules::{Choice, MoveError, Reason, Side, Touch};

fn cell(table: &AnyTable, name: &str) -> ludotheca_rules::Cell {
    table.cell_named(name).unwrap()
}

fn touch(table: &AnyTable, name: &str) -> Touch {
    Touch::Cell(cell(table, name))
}

#[test]
fn player_1_sits_at_the_bottom_and_file_a_lies_on_the_left() {
    let view = start(BASE).view();
    let place = |name: &str| {
        let cell = view.cells.iter().find(|cell| cell.name == name).unwrap();
        (cell.x, cell.y)
    };
    assert_eq!(place("a1"), (0.0, 7.0));
    assert_eq!(place("h2"), (7.0, 6.0));
    assert_eq!(place("c8"), (2.0, 0.0));
}

#[test]
fn nothing_is_out_of_play_at_the_start() {
    for variant in ALL {
        assert!(start(variant).view().captured.is_empty(), "{variant}");
    }
}

#[test]
fn corners_are_marked_and_told_apart() {
    let view = start(BASE).view();
    let marked: Vec<_> = view
        .cells
        .iter()
        .filter(|cell| cell.markings.contains(&Marking::Corner))
        .map(|cell| (cell.name.as_str(), cell.label.id))
        .collect();
    let corner = "cell-corner-piece";
    assert_eq!(
        marked,
        [
            ("a1", corner),
            ("h1", corner),
            ("a8", corner),
            ("h8", corner)
        ]
    );
    let shaded = view
        .cells
        .iter()
        .filter(|cell| cell.markings.contains(&Marking::Shaded));
    assert_eq!(shaded.count(), 32);
}

#[test]
fn what_is_missing_is_out_of_play() {
    let view = at(MASTER, "s7/8/8/8/8/8/DDBDDBDD/SSTWWTSS 1 -/- 40").view();
    let of = |side, kind: &str| {
        view.captured
            .iter()
            .find(|entry: &&Captured| entry.side == side && entry.kind == kind)
            .map_or(0, |entry| entry.count)
    };
    assert_eq!(of(Side::One, "piece-sabre"), 0);
    assert_eq!(of(Side::Two, "piece-sabre"), 3);
    assert_eq!(of(Side::Two, "piece-trident"), 2);
    assert_eq!(of(Side::Two, "piece-warrior"), 2);
    assert_eq!(of(Side::Two, "piece-defender"), 6);
    assert_eq!(of(Side::Two, "piece-blocker"), 2);
}

#[test]
fn running_counters_are_shown_with_their_owner() {
    let view = at(BASIC, "s7/s7/8/8/8/8/8/S7 1 5/- 40").view();
    let [counter] = view.counters.as_slice() else {
        panic!("{:?}", view.counters);
    };
    assert_eq!(
        (
            counter.side,
            counter.value,
            counter.limit,
            counter.rule.id()
        ),
        (Some(Side::One), 5, 7, "LT-15")
    );
    assert!(start(BASIC).view().counters.is_empty());
    assert!(start(MASTER).view().counters.is_empty());
}

#[test]
fn effects_follow_the_chain_hop_by_hop() {
    let table = at(BASIC, "d6s/8/8/8/8/8/d7/S6S 1 -/- 40");
    let square = |name| cell(&table, name);
    let taken = |name| Effect::Remove {
        cell: square(name),
        side: Side::Two,
        kind: "piece-defender",
    };
    let slide = |from, to| Effect::Slide {
        from: square(from),
        to: square(to),
    };
    assert_eq!(
        table.effects("a1xa3xa8").unwrap(),
        [
            slide("a1", "a3"),
            taken("a2"),
            taken("a8"),
            slide("a3", "a8")
        ]
    );
}

#[test]
fn an_exchange_is_a_step_and_a_promotion() {
    let table = at(BASE, "7s/D7/8/8/8/8/8/SS6 1 -/- 40");
    assert_eq!(
        table.effects("a7-a8=W").unwrap(),
        [
            Effect::Slide {
                from: cell(&table, "a7"),
                to: cell(&table, "a8"),
            },
            Effect::Promote {
                cell: cell(&table, "a8"),
                kind: "piece-warrior",
            },
        ]
    );
}

#[test]
fn where_an_exchange_is_possible_it_is_asked_for() {
    let table = at(BASE, "7s/D7/8/8/8/8/8/SSST2WW 1 -/- 40");
    let step = [touch(&table, "a7"), touch(&table, "a8")];
    let asked = table.touched(&step);
    assert!(asked.complete.is_empty());
    let choices = [Choice::KEEP, Choice::SABRE, Choice::TRIDENT].map(Touch::Choice);
    assert_eq!(asked.next.len(), 3);
    assert!(choices.iter().all(|choice| asked.next.contains(choice)));
    let with = |choice| [step[0], step[1], Touch::Choice(choice)];
    assert_eq!(table.touched(&with(Choice::KEEP)).complete, ["a7-a8"]);
    assert_eq!(table.touched(&with(Choice::SABRE)).complete, ["a7-a8=S"]);
    assert!(table.touched(&with(Choice::WARRIOR)).complete.is_empty());
    assert!(matches!(
        table.judge_touches(&step),
        Err(MoveError::Unreadable(error)) if error.problem.id == "touch-exchange"
    ));
    assert!(matches!(
        table.judge_touches(&with(Choice::WARRIOR)),
        Err(MoveError::Refused(refusal)) if refusal.rule.id() == "LT-10"
    ));
}

#[test]
fn an_exchange_is_offered_with_what_one_would_have_and_shown_as_kept_until_chosen() {
    let table = at(BASE, "7s/D7/8/8/8/8/8/SSST2WW 1 -/- 40");
    let report = table.touch_report(&[touch(&table, "a7"), touch(&table, "a8")]);
    let offered: Vec<_> = report
        .choices
        .iter()
        .map(|offer| (offer.choice.id(), offer.kind, offer.label, offer.default))
        .collect();
    assert_eq!(
        offered,
        [
            ("sabre", "piece-sabre", "piece-sabre", false),
            ("trident", "piece-trident", "piece-trident", false),
            ("keep", "piece-defender", "choice-keep", true),
        ]
    );
    assert!(report.complete.is_empty());
    assert!(report.next.iter().all(|next| next.whole));
    let arrived = report.midway.expect("the piece has moved").pieces;
    let on_a8 = arrived
        .iter()
        .find(|piece| piece.cell == cell(&table, "a8"));
    assert_eq!(on_a8.map(|piece| piece.kind), Some("piece-defender"));
}

#[test]
fn a_wrong_touch_is_told_the_rule_and_what_is_possible() {
    let table = start(BASE);
    let refusal = table
        .judge_touch(&[touch(&table, "e2")], &[], touch(&table, "e5"))
        .expect("too far");
    assert_eq!(
        (refusal.rule.id(), refusal.reason),
        ("LT-4", Reason::TOO_FAR)
    );
    assert_eq!(refusal.nearest, ["e2-e3"]);
}

#[test]
fn a_first_touch_where_nothing_can_begin_is_told_why_wherever_it_should_lead() {
    let table = start(BASE);
    let reason = |name| {
        let refusal = table.judge_touch(&[], &[], touch(&table, name));
        refusal.map(|refusal| refusal.reason)
    };
    assert_eq!(reason("e5"), Some(Reason::EMPTY_ORIGIN));
    assert_eq!(reason("e7"), Some(Reason::NOT_YOUR_PIECE));
}

#[test]
fn a_step_that_would_be_an_exchange_is_judged_although_nothing_was_chosen() {
    let table = at(BASE, "3w4/3D4/8/8/8/8/8/W2S3W 1 -/- 10");
    let refusal = table.judge_touch(&[touch(&table, "d7")], &[], touch(&table, "d8"));
    assert_eq!(
        refusal.map(|refusal| refusal.reason),
        Some(Reason::NEVER_CAPTURES)
    );
    let free = at(BASE, "4w3/3D4/8/8/8/8/8/W2S3W 1 -/- 10");
    assert_eq!(
        free.judge_touch(&[touch(&free, "d7")], &[], touch(&free, "d8")),
        None
    );
}

#[test]
fn a_chain_is_touched_landing_by_landing() {
    let table = at(STANDARD, "7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40");
    let mut touches = vec![touch(&table, "c2"), touch(&table, "a4")];
    let first = table.touched(&touches);
    assert_eq!(first.complete, ["c2xa4"]);
    assert_eq!(first.next, [touch(&table, "c6")]);
    touches.extend(["c6", "e4", "c2"].map(|name| touch(&table, name)));
    let last = table.touched(&touches);
    assert_eq!(last.complete, ["c2xa4xc6xe4xc2"]);
    assert!(last.next.is_empty());
    touches.push(touch(&table, "a4"));
    assert_eq!(table.touched(&touches).complete, Vec::<String>::new());
}

#[test]
fn touches_that_say_no_move_are_refused_or_unreadable() {
    let table = start(BASE);
    for touches in [
        vec![],
        vec![touch(&table, "a2")],
        vec![Touch::Choice(Choice::KEEP)],
        vec![touch(&table, "a2"), Touch::Choice(Choice::ROLL)],
        vec![Touch::Cell(ludotheca_rules::Cell(64)), touch(&table, "a2")],
        vec![
            touch(&table, "a2"),
            Touch::Choice(Choice::KEEP),
            touch(&table, "a3"),
        ],
    ] {
        assert!(
            matches!(
                table.judge_touches(&touches),
                Err(MoveError::Unreadable(error)) if error.problem.id == "touch-origin-target"
            ),
            "{touches:?}"
        );
        assert!(table.touched(&touches).complete.is_empty());
    }
    let blocked = [touch(&table, "a1"), touch(&table, "a5")];
    assert!(matches!(
        table.judge_touches(&blocked),
        Err(MoveError::Refused(_))
    ));
}

#[test]
fn a_finished_game_offers_nothing_to_touch() {
    let over = at(MASTER, "8/8/3S4/8/8/8/d7/7S 2 -/- 41");
    assert!(over.touched(&[]).next.is_empty());
}

#[test]
fn only_pieces_that_can_move_are_offered() {
    let table = start(BASIC);
    let offered = table.touched(&[]).next;
    assert_eq!(offered.len(), 8);
    assert!(!offered.contains(&touch(&table, "a1")));
}

#[test]
fn a_piece_whose_only_move_the_history_forbids_is_not_offered_but_the_others_are() {
    let table = after(
        at(MASTER, "s1B5/BD6/1D5d/8/8/8/8/7S 2 -/- 41"),
        "a8-b8 h1-g1 b8-a8 g1-f1 a8-b8 f1-e1 b8-a8 e1-d1 a8-b8 d1-c1",
    );
    let offered = table.touched(&[]).next;
    assert!(!offered.contains(&touch(&table, "b8")));
    assert!(offered.contains(&touch(&table, "h6")));
    let targets = table.touched(&[touch(&table, "h6")]).next;
    let beside = ["h7", "g6", "h5"].map(|name| touch(&table, name));
    assert!(targets.len() == 3 && beside.iter().all(|touch| targets.contains(touch)));
}

#[test]
fn a_defender_that_may_not_return_is_offered_its_exchanges_alone() {
    let table = after(
        at(BASE, "5sss/1D6/8/8/8/8/8/S6S 1 -/- 40"),
        "b7-b8 h8-h7 b8-a8 g8-g7 a8-b8 f8-f7 b8-a8 h7-h8 a8-b8 g7-g8 b8-a8 f7-f8 a8-a7 h8-h7",
    );
    let touches = table.touched(&[touch(&table, "a7"), touch(&table, "a8")]);
    assert!(touches.complete.is_empty());
    let choices = [Choice::SABRE, Choice::TRIDENT, Choice::WARRIOR].map(Touch::Choice);
    assert_eq!(touches.next, choices);
}

#[test]
fn a_defender_is_asked_what_it_becomes_only_where_it_may_be_exchanged() {
    let table = at(BASE, "1D5s/7D/8/8/3D4/8/8/SS6 1 -/- 40");
    let touched = |table: &AnyTable, from: &str, to: &str| {
        let touches = table.touched(&[touch(table, from), touch(table, to)]);
        (touches.next.len(), touches.complete)
    };
    // In the middle of the board, and along the farthest rank.
    assert_eq!(touched(&table, "d4", "d5"), (0, vec!["d4-d5".to_owned()]));
    assert_eq!(touched(&table, "b8", "c8"), (0, vec!["b8-c8".to_owned()]));
    // Onto the farthest rank, with something in the pool and without.
    let open = at(BASE, "7s/D7/8/8/8/8/8/SS6 1 -/- 40");
    assert_eq!(touched(&open, "a7", "a8"), (4, Vec::new()));
    let full = at(BASE, "7s/1D6/8/8/8/8/8/SSSSTTWW 1 -/- 40");
    assert_eq!(touched(&full, "b7", "b8"), (0, vec!["b7-b8".to_owned()]));
}
