//! Every refusal, with its rule and its cells.

use super::*;

#[test]
fn a_finished_game_names_the_rule_that_ended_it() {
    assert_eq!(
        why(&at(CLASSIC, "8/8/8/8/8/8/8/7C 2 0 41"), "a2-a3"),
        "LA-9 game-over"
    );
}

#[test]
fn nobody_passes_and_who_cannot_move_is_no_exception() {
    for text in ["--", "pass", "passe"] {
        assert_eq!(why(&start(), text), "LA-11 no-passing");
    }
    let over = at(CLASSIC, "8/8/8/8/8/8/8/7C 2 0 41");
    assert_eq!(why(&over, "--"), "LA-9 game-over");
}

#[test]
fn an_x_that_captures_nothing_is_remarked_upon_though_the_move_is_legal() {
    let remark = |position: &str, text: &str| {
        let table = at(CLASSIC, position);
        assert!(table.read_move(text).is_ok(), "{text}");
        let remark = table.remark(text);
        remark.map(|remark| format!("{} {}", remark.rule, remark.message))
    };
    let step = "8/8/8/8/8/3F4/8/6cC 1 0 0";
    let nothing = Some("LA-6 remark-nothing-enclosed".to_owned());
    assert_eq!(remark(step, "d3xd4"), nothing);
    assert_eq!(remark(step, "d3-d4"), None);
    // From the plain square d5 a horseman goes in every direction, here over the enemy on d6.
    let jump = "8/8/3c4/3C4/8/8/8/8 1 0 0";
    let stays = Some("LA-5 remark-jumped-stays".to_owned());
    assert_eq!(remark(jump, "d5xd7"), stays);
    // The step to d4 encloses the piece on e4.
    let encloses = "8/8/8/8/4cF2/3F4/8/7c 1 0 0";
    assert_eq!(remark(encloses, "d3xd4"), None);
}

#[test]
fn an_empty_origin_is_named() {
    assert_eq!(why(&start(), "d4-d5"), "LA-1 empty-origin d4");
}

#[test]
fn the_other_players_piece_is_named() {
    assert_eq!(why(&start(), "b7-b6"), "LA-1 not-your-piece b7");
}

#[test]
fn a_piece_must_leave_its_square() {
    assert_eq!(why(&start(), "a2-a2"), "LA-3 stays-put a2");
    assert_eq!(why(&start(), "b2-b2"), "LA-4 stays-put b2 b2");
}

#[test]
fn a_foot_soldier_goes_forward_only() {
    assert_eq!(why(&start(), "a2-b3"), "LA-3 foot-forward-only a2 b3");
    assert_eq!(
        why(&at(CLASSIC, "c7/8/8/8/3F4/8/8/8 1 0 0"), "d4-d3"),
        "LA-3 foot-forward-only d4 d3"
    );
    assert_eq!(
        why(&at(CLASSIC, "c7/8/8/8/3F4/8/8/8 1 0 0"), "d4-e6"),
        "LA-3 foot-forward-only d4"
    );
}

#[test]
fn a_foot_soldier_steps_one_square() {
    assert_eq!(why(&start(), "a2-a4"), "LA-3 too-far a4");
}

#[test]
fn a_foot_soldier_never_jumps() {
    assert_eq!(
        why(&at(CLASSIC, "8/8/8/8/3c4/3F4/8/7C 1 0 0"), "d3-d5"),
        "LA-3 foot-never-jumps d4"
    );
}

#[test]
fn an_occupied_landing_is_named() {
    assert_eq!(
        why(&at(CLASSIC, "8/8/8/8/3c4/3F4/8/7C 1 0 0"), "d3-d4"),
        "LA-3 landing-occupied d4"
    );
    assert_eq!(
        why(&at(CLASSIC, "c7/8/8/8/8/1F6/C7/8 1 0 0"), "a2-b3"),
        "LA-4 landing-occupied b3"
    );
    assert_eq!(
        why(&at(CLASSIC, "8/8/8/8/4C3/4f3/4f3/8 1 0 0"), "e4-e2"),
        "LA-5 landing-occupied e2"
    );
}

#[test]
fn a_horseman_goes_in_straight_lines() {
    assert_eq!(why(&start(), "b2-c4"), "LA-4 wrong-direction b2 c4");
}

#[test]
fn a_line_that_is_not_marked_is_no_way() {
    assert_eq!(why(&start(), "b2-b3"), "LA-4 line-not-marked b2 b3");
}

#[test]
fn a_horseman_steps_one_square_or_jumps_one_piece() {
    assert_eq!(why(&start(), "b2-d4"), "LA-4 too-far d4");
    assert_eq!(
        why(&at(CLASSIC, "8/8/8/8/4C3/4f3/8/8 1 0 0"), "e4-e1"),
        "LA-5 too-far e1"
    );
}

#[test]
fn a_horseman_never_jumps_its_own() {
    assert_eq!(
        why(&at(CLASSIC, "c7/8/8/8/4C3/4F3/8/8 1 0 0"), "e4-e2"),
        "LA-5 own-piece-jumped e3"
    );
}

#[test]
fn suicide_names_the_two_who_enclose() {
    assert_eq!(
        why(&at(CLASSIC, "C7/8/8/3f4/2f1f3/3F4/8/8 1 0 40"), "d3-d4"),
        "LA-7 suicide d4 e4 c4"
    );
}

#[test]
fn a_wrong_list_of_captures_is_refused_and_a_right_or_missing_one_accepted() {
    let table = at(CLASSIC, "8/8/3C4/3f4/4fC2/3F4/8/8 1 0 40");
    assert_eq!(why(&table, "d3-d4xe4"), "LA-6 wrong-captures d5");
    for spelling in ["d3-d4", "D3 - D4 x D5 x E4", "d3xd4xe4xd5"] {
        assert_eq!(table.read_move(spelling).unwrap(), "d3-d4xe4xd5");
    }
    // Where jumps capture nothing, that is the rule to name, but for jumps only.
    let position = "8/8/8/8/4C3/4f3/5fF1/8 1 0 0";
    let quiet = at("latroncules/quiet-jumps", position);
    assert_eq!(why(&quiet, "e4-e2xf2"), "LA-5′ wrong-captures f2");
    let jump = at(CLASSIC, position);
    assert_eq!(why(&jump, "e4-e2xe3"), "LA-6 wrong-captures f2 e3");
    let step = at("latroncules/quiet-jumps", "8/8/3C4/3f4/4fC2/3F4/8/8 1 0 40");
    assert_eq!(why(&step, "d3-d4xe4"), "LA-6 wrong-captures d5");
}

#[test]
fn a_promotion_that_is_none_is_refused() {
    assert_eq!(why(&start(), "a2-a3=C"), "LA-8 wrong-promotion a3");
}

#[test]
fn the_nearest_alternatives_share_the_origin_or_the_target() {
    let refusal = refused(&start(), "b2-b3");
    assert_eq!(refusal.reason, Reason::LINE_NOT_MARKED);
    assert_eq!(refusal.nearest, ["b2-a3", "b2-c3"]);
    let refusal = refused(&start(), "b1-a3");
    assert!(
        refusal.nearest.contains(&"a2-a3".to_owned()),
        "{:?}",
        refusal.nearest
    );
}
