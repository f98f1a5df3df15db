//! Games, positions, moves, and why a move is refused.

use super::program::{contains, lines, run, run_in};

#[test]
fn games_lists_every_variant_with_a_sentence() {
    let listing = run(&["games"]);
    assert_eq!(listing.status, 0);
    let json = run(&["games", "--json", "--lang", "fr"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["format"], 1);
    for (index, id) in rules::variants().enumerate() {
        contains(&listing.out, id);
        let variant = &json["variants"][index];
        assert_eq!(variant["variant"], id);
        let about = variant["about"].as_str().expect("a sentence");
        assert!(about.ends_with('.'), "{about}");
    }
}

#[test]
fn show_draws_every_variant_in_text_and_svg_and_json() {
    for variant in rules::variants() {
        let text = run(&["show", variant]);
        assert_eq!(text.status, 0, "{}", text.err);
        assert!(!text.out.contains('\u{1b}'), "no colours into a pipe");
        let start = rules::AnyTable::open(variant)
            .expect("a variant")
            .position_text();
        assert_eq!(lines(&text.out).last(), Some(&start.as_str()));
        contains(&run(&["show", variant, "--color", "always"]).out, "\u{1b}[");
        let svg = run(&["show", variant, "--svg"]);
        roxmltree::Document::parse(&svg.out).expect("SVG");
        let json = run(&["show", variant, "--json"]);
        let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
        assert_eq!(json["position"], start.as_str());
        assert_eq!(json["view"]["variant"], variant);
    }
}

#[test]
fn show_writes_the_picture_into_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown = run_in(
        folder.path(),
        &["show", "latroncules", "--svg", "board.svg"],
        "",
    );
    assert_eq!((shown.status, shown.out.as_str()), (0, ""));
    let svg = std::fs::read_to_string(folder.path().join("board.svg")).expect("a picture");
    roxmltree::Document::parse(&svg).expect("SVG");
    let refused = run_in(
        folder.path(),
        &["show", "latroncules", "--svg", "none/board.svg"],
        "",
    );
    assert_eq!(refused.status, 1);
    contains(
        &refused.err,
        "There is no folder none to write none/board.svg into",
    );
}

#[test]
fn moves_are_listed_up_to_a_bound() {
    let start = ["moves", "latroncules/classic"];
    let all = run(&start);
    let table = rules::AnyTable::open(start[1]).expect("a variant");
    assert_eq!(lines(&all.out), table.legal_texts(1000).expect("few"));
    let refused = run(&["moves", "latroncules", "--most", "5"]);
    assert_eq!(refused.status, 1);
    contains(&refused.err, "more than 5 legal moves");
    let json = run(&["moves", "latroncules", "--moves", "a2-a3", "--json"]);
    contains(&json.out, "\"b7-b6\"");
}

#[test]
fn why_explains_in_both_languages() {
    let english = run(&["why", "latroncules", "a2-b3"]);
    assert_eq!(english.status, 0);
    assert_eq!(
        lines(&english.out)[..2],
        [
            "LA-3: From a2 to b3 is not straight ahead: a foot soldier moves only one square forward.",
            "Look at a2 and b3."
        ]
    );
    let french = run(&["--lang", "fr", "why", "latroncules", "a2-a3"]);
    assert_eq!(french.out, "a2-a3 est un coup permis.\n");
    let json = run(&["why", "latroncules", "a2-b3", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(
        (&json["legal"], &json["rule"]),
        (&false.into(), &"LA-3".into())
    );
    assert_eq!(json["cells"][0], "a2");
    let unreadable = run(&["why", "latroncules", "hello"]);
    assert_eq!((unreadable.status, unreadable.out.as_str()), (1, ""));
    contains(&unreadable.err, "Column 1");
}

#[test]
fn why_answers_a_pass_with_the_rule_where_nobody_passes() {
    for (variant, rule) in [
        ("la-trel", "LT-14"),
        ("attangle", "AT-5"),
        ("latroncules", "LA-11"),
    ] {
        for words in [&["--", "--"][..], &["pass"]] {
            let answer = run(&[&["why", variant], words].concat());
            assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{variant}");
            contains(&answer.out, &format!("{rule}: Nobody passes"));
        }
    }
    let french = run(&["--lang", "fr", "why", "attangle", "passe"]);
    contains(&french.out, "AT-5: On ne passe pas");
}

#[test]
fn why_says_of_an_x_that_it_captures_nothing() {
    let position = "s6s/8/8/3d4/3B4/8/2D5/S6S 1 -/- 40";
    let question = ["why", "la-trel/master", "d4xd6", "--position", position];
    let answer = run(&question);
    assert_eq!(answer.status, 0);
    assert_eq!(
        lines(&answer.out),
        [
            "d4-d6 is legal.",
            "LT-6: Nothing is captured by it: a blocker never captures."
        ]
    );
    let json = run(&[&question[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["legal"], true);
    assert_eq!(json["remark"]["rule"], "LT-6");
    let plain = run(&["why", "la-trel/master", "d4-d6", "--position", position]);
    assert_eq!(plain.out, "d4-d6 is legal.\n");
}

#[test]
fn why_understands_the_end_of_a_turn_behind_two_dashes() {
    let answer = run(&["why", "chasse-croise", "--moves", "63", "--", "--"]);
    contains(&answer.out, "CC-6");
}

#[test]
fn perft_counts_and_divides() {
    let counted = run(&["perft", "latroncules", "3"]);
    let table = rules::AnyTable::open("latroncules/classic").expect("a variant");
    assert_eq!(counted.out, format!("{}\n", table.perft(3)));
    assert_eq!(counted.err, "", "no progress into a pipe");
    let divided = run(&["perft", "latroncules", "2", "--divide"]);
    let counts = lines(&divided.out);
    let (total, parts) = counts.split_last().expect("a total");
    let sum: u64 = parts
        .iter()
        .map(|line| {
            line.split(": ")
                .nth(1)
                .expect("a count")
                .parse::<u64>()
                .expect("a number")
        })
        .sum();
    assert_eq!(sum.to_string(), *total);
    assert_eq!(run(&["perft", "latroncules", "0"]).out, "1\n");
    assert_eq!(run(&["perft", "latroncules", "65"]).status, 1);
}

#[test]
fn licences_lists_the_work_of_others_and_shows_the_texts_that_come_with_it() {
    let list = run(&["licences"]);
    assert_eq!((list.status, list.err.as_str()), (0, ""));
    contains(&list.out, "Work of others in this program and its page:\n");
    let notices = notices::notices();
    for package in &notices.packages {
        contains(&list.out, &format!("\n{} ", package.name));
    }
    contains(&run(&["licences", "--lang", "fr"]).out, "\npaquet ");
    let one = run(&["licences", "tokio"]);
    contains(
        &one.out,
        ", MIT\n\nMIT License\n\nCopyright (c) Tokio Contributors\n",
    );
    let all = run(&["licences", "--full"]);
    for text in &notices.texts {
        contains(&all.out, text.lines().last().expect("a line"));
    }
    let unknown = run(&["licences", "chess"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (1, ""));
    contains(&unknown.err, "No package here is called “chess”.");
}
