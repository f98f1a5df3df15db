//! `rules`: the rule book as its readers meet it in the terminal.

use super::program::{contains, lines, run, run_within};

#[test]
fn rules_prints_every_page_in_both_languages_without_colour_into_a_pipe() {
    for game in rules::games().map(|game| game.id) {
        for language in rulebook::LANGUAGES {
            let printed = run(&["rules", game, "--lang", language]);
            assert_eq!((printed.status, printed.err.as_str()), (0, ""));
            assert!(!printed.out.contains('\u{1b}'), "no colours into a pipe");
            assert!(!printed.out.contains("```"), "{}", printed.out);
            let page = rulebook::page(game, language).expect("a page");
            assert_eq!(lines(&printed.out)[0], page.title);
            for section in &page.sections {
                contains(&printed.out, section.heading.title());
            }
            for rule in page.rules() {
                let heading = format!("\n{rule}  ");
                assert_eq!(printed.out.matches(&heading).count(), 1, "{rule}");
            }
        }
    }
}

#[test]
fn rules_prints_one_rule_with_its_figures_and_what_the_rules_say_to_them() {
    let rule = run(&["rules", "la-trel", "LT-7"]);
    assert_eq!(rule.status, 0);
    assert_eq!(lines(&rule.out)[0], "LT-7  Jump");
    contains(&rule.out, "   4 │    │    │    │ ▪d │");
    contains(
        &rule.out,
        "  Take the defender on d4 with the Sabre on d1.\n",
    );
    contains(&rule.out, "  ✓ Right: d1xd5.\n");
    contains(&rule.out, "  ✗ d1xd4 – refused. On d4 stands a defender:");
    contains(&rule.out, "(LT-7)");
    assert!(!rule.out.contains("LT-8"));
    let french = run(&["rules", "la-trel/master", "lt-7", "--lang", "fr"]);
    assert_eq!(lines(&french.out)[0], "LT-7  Saut");
    contains(&french.out, "  ✓ Juste\u{202f}: d1xd5.\n");
    contains(
        &french.out,
        "  ✗ d1xd4 – refusé. En d4 se trouve un défenseur",
    );
    let primed = run(&["rules", "attangle", "AT-8'"]);
    assert_eq!(lines(&primed.out)[0], "AT-8′  Height in 2006");
}

#[test]
fn rules_prints_a_part_and_with_the_part_of_the_rules_all_of_them() {
    let lesson = run(&["rules", "attangle", "lesson"]);
    assert_eq!(lines(&lesson.out)[..2], ["First lesson", "────────────"]);
    assert!(!lesson.out.contains("Glossary"));
    let rules = run(&["rules", "latroncules", "rules"]);
    contains(&rules.out, "LA-1  ");
    contains(&rules.out, "LA-11  ");
    assert!(!rules.out.contains("First lesson"));
}

/// Whoever owns another edition of a game knows its pieces by other names.
#[test]
fn rules_finds_where_a_word_stands() {
    for (language, word) in [("en", "Quadru"), ("en", "rondo"), ("fr", "warrior")] {
        let found = run(&["rules", "la-trel", word, "--lang", language]);
        assert_eq!(found.status, 0);
        for rule in ["LT-2", "LT-5"] {
            contains(&found.out, &format!("{rule}  "));
        }
        assert!(!found.out.contains("LT-16  "), "{}", found.out);
    }
    let json = run(&["rules", "la-trel", "Quadru", "--json"]);
    contains(&json.out, "\"LT-5\"");
    let nowhere = run(&["rules", "la-trel", "Bishopric"]);
    assert_eq!((nowhere.status, nowhere.out.as_str()), (1, ""));
    contains(&nowhere.err, "stands nowhere");
}

#[test]
fn rules_keeps_prose_within_the_width() {
    for (columns, width) in [("45", 45), ("200", 80)] {
        let text = run_within(columns, &["rules", "la-trel", "open", "--lang", "fr"]).out;
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(width), "{widest:?} of {columns}:\n{text}");
        assert!(
            widest > Some(width - 12),
            "{widest:?} of {columns}:\n{text}"
        );
    }
}

#[test]
fn rules_sets_headings_and_answers_in_colour_when_asked() {
    let rule = run(&["rules", "attangle", "AT-5", "--color", "always"]);
    contains(&rule.out, "\u{1b}[1m\u{1b}[33mAT-5\u{1b}[0m");
    contains(&rule.out, "\u{1b}[32m✓\u{1b}[0m Right");
    contains(&rule.out, "\u{1b}[31m✗\u{1b}[0m");
}

#[test]
fn rules_as_json_are_sections_with_figures() {
    let json = run(&["rules", "attangle", "AT-7", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["format"], 1);
    assert_eq!(json["game"], "attangle");
    assert_eq!(json["language"], "en");
    let section = &json["sections"][0];
    assert_eq!(section["heading"]["rule"], "AT-7");
    let blocks = section["blocks"].as_array().expect("blocks");
    assert_eq!(blocks[0]["kind"], "paragraph");
    assert_eq!(blocks[1]["kind"], "figure");
    assert_eq!(blocks[1]["content"]["refuse"][0]["rule"], "AT-7");
}

#[test]
fn rules_names_what_there_is_when_something_is_unknown() {
    let game = run(&["rules", "chess"]);
    assert_eq!(game.status, 1);
    contains(&game.err, "There is no game or variant “chess”");
    let rule = run(&["rules", "attangle", "LT-7"]);
    assert_eq!((rule.status, rule.out.as_str()), (1, ""));
    contains(&rule.err, "Attangle has no rule “LT-7”");
    contains(&rule.err, "AT-8′, AT-9 and AT-10");
    contains(&rule.err, "history and glossary");
}
