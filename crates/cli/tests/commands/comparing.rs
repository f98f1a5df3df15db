//! One position under two editions.

use super::program::{contains, run};

const CHAIN: &str = "7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40";

#[test]
fn moves_that_only_one_edition_allows_are_told_with_the_rule_of_the_other() {
    let line = [
        "compare",
        "la-trel/base",
        "la-trel/master",
        "--position",
        CHAIN,
    ];
    let told = run(&line);
    assert_eq!(told.status, 0, "{}", told.err);
    contains(&told.out, "La Trel: Base and Master");
    contains(&told.out, "7 moves that only Base allows:");
    let flat = told.out.replace("\n  ", " ");
    contains(&flat, "c2xa4xc6, c2xa4xc6xe4, ");
    assert_eq!(flat.matches("stop on a4").count(), 1, "said once: {flat}");
    contains(&told.out, "(LT-9)");
    contains(&told.out, "(LT-8)");
    contains(&told.out, "Master allows no move that Base refuses.");
    contains(&told.out, "In Master it is set to none.");
    let french = run(&[&line[..], &["--lang", "fr"]].concat());
    contains(&french.out, "7 coups que seule Base permet");
    let json = run(&[&line[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["format"], 1);
    assert_eq!(json["editions"][0]["onlyCount"], 7);
    assert_eq!(json["editions"][0]["only"][1]["move"], "c2xa4xc6");
    assert_eq!(json["editions"][0]["only"][1]["rule"], "LT-9");
    assert_eq!(json["bound"], serde_json::Value::Null);
}

#[test]
fn an_end_that_only_one_edition_has_is_named() {
    let position = "8/8/4C3/3c4/2C5/8/8/7c 1 40 40";
    let told = run(&[
        "compare",
        "latroncules",
        "latroncules/short",
        "--position",
        position,
    ]);
    contains(&told.out, "The game is over in one of them only.");
    contains(&told.out, "Classic: the game goes on.");
    contains(&told.out, "(LA-10)");
    let before = position.replace(" 40 40", " 25 40");
    let told = run(&[
        "compare",
        "latroncules",
        "latroncules/short",
        "--position",
        &before,
    ]);
    contains(&told.out, "Both allow, with another end:");
    assert_eq!(told.out.matches("the game goes on.").count(), 1);
}

#[test]
fn a_capture_that_only_one_edition_knows_is_the_same_move_with_another_end() {
    let position = "8/8/1Ff5/3f4/3C4/8/8/8 1 0 40";
    let told = run(&[
        "compare",
        "latroncules",
        "latroncules/quiet-jumps",
        "--position",
        position,
    ]);
    contains(&told.out, "d4-d6xc6 in Classic, d4-d6 in Quiet jumps");
    contains(&told.out, "LA-5′");
}

#[test]
fn a_position_that_one_edition_cannot_have_is_named_so() {
    let position = "7s/8/8/8/8/8/2B5/7S 1 -/- 40";
    let told = run(&[
        "compare",
        "la-trel/base",
        "la-trel/master",
        "--position",
        position,
    ]);
    assert_eq!(told.status, 0);
    contains(&told.out, "Base cannot have this position: ");
}

#[test]
fn what_cannot_be_compared_is_refused_with_what_could_be() {
    let told = run(&["compare", "attangle/standard", "attangle/grand"]);
    assert_eq!(told.status, 1);
    contains(&told.err, "are not played on the same board");
    contains(&told.err, "shares its board with attangle/2006");
    let told = run(&["compare", "chasse-croise", "la-trel"]);
    contains(&told.err, "shares its board with no other edition");
    let told = run(&[
        "compare",
        "la-trel",
        "la-trel/master",
        "--position",
        "nothing",
    ]);
    assert_eq!(told.status, 1);
    contains(&told.err, "The position cannot be read.");
}
