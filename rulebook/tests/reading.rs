//! How pages are read, and what is noticed when one is wrong.

use rulebook::{Block, FigureError, Heading, Part, Problem, RulePage, RulePageError};
use rules::{Outcome, Rule, Side};

const HEAD: &str = "# La Trel\n\n## The rules\n\n### LT-7 Jump\n\n";

fn read(text: &str) -> Result<RulePage, RulePageError> {
    RulePage::read(&rules::la_trel::DESCRIPTION, "en", text)
}

/// A page with this figure, whose lines begin on line 8.
fn with_figure(lines: &str) -> Result<RulePage, RulePageError> {
    read(&format!("{HEAD}```figure\n{lines}\n```\n"))
}

fn problem(text: &str) -> (usize, Problem) {
    let error = read(text).expect_err("a mistake");
    (error.line, error.problem)
}

fn problem_of_figure(lines: &str) -> (usize, Problem) {
    let error = with_figure(lines).expect_err("a mistake");
    (error.line, error.problem)
}

#[test]
fn a_page_becomes_sections_with_paragraphs_lists_tables_and_figures() {
    let page = read(
        "# La Trel\n\n## The aim\n\nTake all\nattackers.\n\n- one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| 1 | **2** |\n\n## The rules\n\n### LT-7 Jump\n\n```figure\nid: x\nvariant: la-trel/base\nshows: yes\n```\n",
    )
    .unwrap();
    assert_eq!(page.title, "La Trel");
    let aim = page.part(Part::Aim).unwrap();
    let [
        Block::Paragraph(text),
        Block::List(items),
        Block::Table(rows),
    ] = &aim.blocks[..]
    else {
        panic!("{:?}", aim.blocks);
    };
    assert_eq!(text.to_string(), "Take all attackers.");
    assert_eq!(items[0].to_string(), "one more");
    assert_eq!(items[1].to_string(), "two");
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[1][1].to_string(), "2");
    let section = page.rule("lt-7").unwrap();
    assert_eq!(
        section.heading,
        Heading::Rule {
            rule: Rule::LT_7,
            title: "Jump".to_owned()
        }
    );
    assert_eq!(section.heading.anchor(), "LT-7");
    assert_eq!(page.figures().count(), 1);
    assert_eq!(page.figure("x").unwrap().line, 20);
    assert!(page.rule("LT-8").is_none());
}

#[test]
fn a_primed_rule_is_found_by_a_plain_apostrophe() {
    let page = rulebook::page("attangle", "en").unwrap();
    for id in ["AT-8′", "AT-8'", "at-8’"] {
        let section = page.rule(id).unwrap();
        assert_eq!(section.heading.anchor(), "AT-8′");
    }
    assert_eq!(page.rule("AT-8").unwrap().heading.anchor(), "AT-8");
}

#[test]
fn a_section_below_playing_well_is_advice_and_has_a_name_in_small_letters() {
    let advised = |heading: &str| read(&format!("# La Trel\n\n## Playing well\n\n### {heading}\n"));
    let page = advised("take-attackers Attackers first").unwrap();
    let section = page.advice("take-attackers").unwrap();
    assert_eq!(section.heading.anchor(), "take-attackers");
    assert_eq!(section.heading.title(), "Attackers first");
    assert_eq!(page.all_advice().collect::<Vec<_>>(), ["take-attackers"]);
    assert_eq!(page.rules().count(), 0);
    for wrong in ["LT-7 Jump", "attackers", "Take attackers"] {
        let problem = Problem::NotAnAdviceHeading(wrong.to_owned());
        let error = advised(wrong).unwrap_err();
        assert_eq!((error.line, error.problem), (5, problem));
    }
    let twice = advised("edges Edges\n\n### edges Again").unwrap_err();
    assert_eq!(twice.problem, Problem::Repeated("edges".to_owned()));
}

#[test]
fn a_slip_in_the_text_is_told_with_its_line() {
    assert_eq!(problem(""), (1, Problem::NoTitle));
    assert_eq!(problem("\n## The aim\n"), (2, Problem::NoTitle));
    assert_eq!(problem("# A\n# B\n"), (2, Problem::SecondTitle));
    assert_eq!(problem("# A\n\ntext\n"), (3, Problem::BeforeSections));
    assert_eq!(
        problem("# A\n## Le but\n"),
        (2, Problem::UnknownPart("Le but".to_owned()))
    );
    assert_eq!(
        problem("# A\n## The aim\n\n## The aim\n"),
        (4, Problem::Repeated("aim".to_owned()))
    );
    assert_eq!(
        problem("# A\n### Jump\n"),
        (2, Problem::NotARuleHeading("Jump".to_owned()))
    );
    assert_eq!(
        problem("# A\n### AT-7 Capture\n"),
        (2, Problem::RuleOfAnotherGame(Rule::AT_7))
    );
    assert_eq!(
        problem(&format!("{HEAD}```rust\n```\n")),
        (7, Problem::NotAFigure("rust".to_owned()))
    );
    assert_eq!(
        problem(&format!("{HEAD}```figure\nid: x\n")),
        (7, Problem::UnclosedFence)
    );
    assert_eq!(
        problem(&format!("{HEAD}one\ntwo *three\n\n")),
        (7, Problem::UnclosedMark("*"))
    );
    assert_eq!(
        problem(&format!("{HEAD}| a | b |\n| 1 | 2 |\n")),
        (8, Problem::Ragged)
    );
    assert_eq!(
        problem(&format!("{HEAD}| a | b |\n| --- | --- |\n| 1 |\n")),
        (9, Problem::Ragged)
    );
    assert_eq!(problem(&format!("{HEAD}| a |\n\n")), (7, Problem::Ragged));
}

#[test]
fn a_slip_in_a_figure_is_told_with_its_line() {
    let full = "id: x\nvariant: la-trel/base";
    assert_eq!(
        problem_of_figure("id: x"),
        (7, Problem::MissingKey("variant"))
    );
    assert_eq!(
        problem_of_figure("variant: la-trel/base"),
        (7, Problem::MissingKey("id"))
    );
    assert_eq!(problem_of_figure(full), (7, Problem::NothingToSee));
    assert_eq!(
        problem_of_figure("id x"),
        (8, Problem::NotKeyAndValue("id x".to_owned()))
    );
    assert_eq!(
        problem_of_figure("id:"),
        (8, Problem::NotKeyAndValue("id:".to_owned()))
    );
    assert_eq!(
        problem_of_figure("id: x\nid: y"),
        (9, Problem::RepeatedKey("id"))
    );
    assert_eq!(
        problem_of_figure("caption: x"),
        (8, Problem::UnknownKey("caption".to_owned()))
    );
    for variant in ["la-trel/none", "attangle/grand"] {
        assert_eq!(
            problem_of_figure(&format!("variant: {variant}")),
            (8, Problem::UnknownVariant(variant.to_owned()))
        );
    }
    assert_eq!(
        problem_of_figure("refuse: a1xa5"),
        (8, Problem::NotARefusal("a1xa5".to_owned()))
    );
    assert_eq!(
        problem_of_figure("refuse: a1xa5 LT-77"),
        (8, Problem::UnknownRule("LT-77".to_owned()))
    );
    assert_eq!(
        problem_of_figure("result: win LT-12"),
        (8, Problem::NotAResult("win LT-12".to_owned()))
    );
    assert_eq!(
        problem_of_figure("shows: no"),
        (8, Problem::Shows("no".to_owned()))
    );
    for sheet in ["fig 7", "000", "sheet 000 fig 7"] {
        assert_eq!(
            problem_of_figure(&format!("sheet: {sheet}")),
            (8, Problem::NotASheetFigure(sheet.to_owned()))
        );
    }
    let twice =
        format!("{HEAD}```figure\n{full}\nshows: yes\n```\n```figure\n{full}\nshows: yes\n```\n");
    assert_eq!(problem(&twice), (12, Problem::Repeated("x".to_owned())));
}

/// What the check says of a figure with these lines.
fn checked(lines: &str) -> Result<(), FigureError> {
    let page = with_figure(&format!("id: x\nvariant: la-trel/base\n{lines}")).unwrap();
    page.figure("x").unwrap().check()
}

const JUMP: &str = "position: s6s/8/8/8/3d4/8/8/S2S3S 1 -/- 40";

#[test]
fn a_figure_that_the_rules_confirm_passes() {
    assert_eq!(
        checked(&format!("{JUMP}\naccept: d1xd5\nrefuse: d1xd4 LT-7")),
        Ok(())
    );
    assert_eq!(checked("shows: yes"), Ok(()));
}

#[test]
fn a_figure_that_the_rules_contradict_is_noticed() {
    let wrong = |lines: &str| checked(&format!("{JUMP}\n{lines}")).unwrap_err();
    assert!(matches!(
        wrong("accept: d1xd4"),
        FigureError::NotLegal { text, .. } if text == "d1xd4"
    ));
    assert_eq!(
        wrong("refuse: d1xd5 LT-7"),
        FigureError::NotRefused {
            text: "d1xd5".to_owned()
        }
    );
    assert_eq!(
        wrong("refuse: d1xd4 LT-8"),
        FigureError::OtherRule {
            text: "d1xd4".to_owned(),
            said: Rule::LT_8,
            found: Rule::LT_7
        }
    );
    assert!(matches!(
        wrong("refuse: d1=d4 LT-7"),
        FigureError::Unreadable { .. }
    ));
    assert_eq!(
        wrong("result: p1win LT-12"),
        FigureError::OtherResult {
            said: Outcome::win(Side::One, Rule::LT_12),
            found: None
        }
    );
    assert!(matches!(
        wrong("moves: d1xd4\nshows: yes"),
        FigureError::SetUp(_)
    ));
    assert!(matches!(
        checked("position: 8/8 1 -/- 40\nshows: yes").unwrap_err(),
        FigureError::SetUp(_)
    ));
}

#[test]
fn a_move_that_is_not_written_as_the_rules_write_it_is_noticed() {
    let text = "# Attangle\n## The rules\n### AT-7 Capture\n```figure\nid: x\nvariant: attangle/standard\nposition: ..../...../....../1.a.1../....../...../.... 1 10/10 12\naccept: d5,d1-d3\n```\n";
    let page = RulePage::read(&rules::attangle::DESCRIPTION, "en", text).unwrap();
    assert_eq!(
        page.figure("x").unwrap().check(),
        Err(FigureError::NotCanonical {
            text: "d5,d1-d3".to_owned(),
            canonical: "d1,d5-d3".to_owned()
        })
    );
}

#[test]
fn two_steps_that_are_accepted_together_are_played_one_after_the_other() {
    let figure = |accept: &str| {
        let text = format!(
            "# Chassé-croisé\n## The rules\n### CC-2 Turn\n```figure\nid: x\nvariant: chasse-croise/standard\nposition: 0000000000/0000000000 1 63 0\naccept: {accept}\n```\n"
        );
        let page = RulePage::read(&rules::chasse_croise::DESCRIPTION, "en", &text).unwrap();
        page.figure("x").unwrap().check()
    };
    assert_eq!(figure("c+6 c+3"), Ok(()));
    assert!(matches!(
        figure("c+6 c+6").unwrap_err(),
        FigureError::NotLegal { text, .. } if text == "c+6"
    ));
}

#[test]
fn an_answer_is_a_list_of_moves() {
    let page =
        with_figure("id: x\nvariant: la-trel/base\naccept: a2-a3\naccept: b2-b3  b7-b6").unwrap();
    assert_eq!(
        page.figure("x").unwrap().accept,
        [vec!["a2-a3"], vec!["b2-b3", "b7-b6"]]
    );
}

#[test]
fn a_figure_names_the_figures_of_sheets_that_show_its_case() {
    let page = with_figure(
        "id: x\nvariant: la-trel/base\nshows: yes\nsheet: 000 fig 7\nsheet: 003 fig 4 bis",
    )
    .unwrap();
    let named = &page.figure("x").unwrap().sheet;
    assert_eq!(
        named.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["000 fig 7", "003 fig 4 bis"]
    );
    assert_eq!(named[1].figure, "4 bis");
}

#[test]
fn a_page_is_searched_without_regard_to_case_and_accents() {
    let page = read(
        "# La Trel\n\n## The aim\n\nTake it.\n\n## The pieces\n\n| a | b |\n| --- | --- |\n| 1 | Défenseurs |\n\n## The rules\n\n### LT-7 Jump\n\n```figure\nid: x\nvariant: la-trel/base\ntask: With the Rondo.\nshows: yes\n```\n",
    )
    .unwrap();
    let found = |word: &str| {
        let sections = page.mentioning(word);
        sections
            .into_iter()
            .map(|section| section.heading.anchor())
            .collect::<Vec<_>>()
    };
    assert_eq!(found("defenseur"), ["pieces"]);
    assert_eq!(found("the RONDO"), ["LT-7"]);
    assert_eq!(found("jump"), ["LT-7"]);
    assert_eq!(found("the"), ["aim", "pieces", "rules", "LT-7"]);
    for nowhere in ["ondo", "Sabre", "", "…"] {
        assert!(found(nowhere).is_empty(), "{nowhere}");
    }
}

#[test]
fn a_figure_s_table_has_its_moves_played() {
    let page =
        with_figure("id: x\nvariant: la-trel/basic\nmoves: a2-a3 h7-h6\nshows: yes").unwrap();
    let table = page.figure("x").unwrap().table().unwrap();
    assert_eq!(table.len(), 2);
    assert_eq!(table.variant(), "la-trel/basic");
    assert!(table.position_text().ends_with(" 1 -/- 2"));
}

#[test]
fn a_page_that_lacks_any_one_line_is_read_or_refused_with_a_line_that_it_has() {
    for game in rules::games() {
        let path = format!("{}/en/{game}.md", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let mut refused = 0;
        for missing in 0..lines.len() {
            let mut rest = lines.clone();
            rest.remove(missing);
            if let Err(error) = RulePage::read(game, "en", &rest.join("\n")) {
                assert!((1..=rest.len()).contains(&error.line), "{error}");
                refused += 1;
            }
        }
        assert!(refused > 20, "{game}: {refused}");
    }
}
