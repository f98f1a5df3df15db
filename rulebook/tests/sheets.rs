//! The rule sheets accounted for: every figure of theirs has a counterpart that can be played, and every statement that
//! `docs/sheets.md` lists is answered by something that is there.

use rulebook::{LANGUAGES, RulePage, page};
use rules::{AnyTable, Rule};
use std::collections::BTreeSet;
use std::fs;
use words::Language;

/// The sheets, how many statements each makes, and its figures; those without a number are named by what they show.
const SHEETS: [(&str, usize, &[&str]); 5] = [
    (
        "000",
        65,
        &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"],
    ),
    ("001", 50, &["1", "2", "3", "4", "5", "6", "grand"]),
    ("002", 33, &["setup", "blockers", "chain"]),
    (
        "003",
        32,
        &["1", "2", "3", "4", "4 bis", "5", "6", "7", "8", "9"],
    ),
    ("004", 32, &["setup"]),
];

fn pages(language: &str) -> Vec<&'static RulePage> {
    rules::games()
        .map(|game| page(game.id, language).expect("a page"))
        .collect()
}

#[test]
fn every_figure_of_a_sheet_has_a_counterpart_and_no_other_is_named() {
    for language in LANGUAGES {
        let named: BTreeSet<String> = pages(language)
            .into_iter()
            .flat_map(RulePage::figures)
            .flat_map(|figure| figure.sheet.iter().map(ToString::to_string))
            .collect();
        let wanted: BTreeSet<String> = SHEETS
            .iter()
            .flat_map(|(sheet, _, figures)| figures.iter().map(move |figure| (sheet, figure)))
            .map(|(sheet, figure)| format!("{sheet} fig {figure}"))
            .collect();
        let missing: Vec<_> = wanted.difference(&named).collect();
        assert!(missing.is_empty(), "{language}: no figure for {missing:?}");
        let unknown: Vec<_> = named.difference(&wanted).collect();
        assert!(unknown.is_empty(), "{language}: no sheet has {unknown:?}");
    }
}

/// The table of a figure in the English pages before its first moves, which another player may be given to move.
fn table_before(id: &str, side: &str) -> AnyTable {
    let mut pages = pages("en").into_iter();
    let figure = pages
        .find_map(|page| page.figure(id))
        .unwrap_or_else(|| panic!("no figure {id}"));
    let position = figure.position.as_deref().expect("a position of its own");
    let mut fields: Vec<&str> = position.split(' ').collect();
    if fields[1] != side {
        // Player 2 moves after an odd number of plies.
        fields[1] = side;
        fields[3] = "31";
    }
    let table = AnyTable::open(figure.variant).expect("a variant");
    table.set_up(&fields.join(" ")).expect("a position")
}

fn legal(table: &AnyTable) -> Vec<String> {
    table.legal_texts(1000).expect("few moves")
}

#[test]
fn where_nobody_can_capture_both_players_can_only_enter_pieces() {
    for side in ["1", "2"] {
        let moves = legal(&table_before("at-7-nobody", side));
        assert!(!moves.is_empty());
        assert!(moves.iter().all(|mv| !mv.contains('-')), "{moves:?}");
    }
}

#[test]
fn where_black_cannot_be_stopped_every_move_of_white_is_answered_by_a_win() {
    let before = table_before("at-9-unstoppable", "1");
    let tries = legal(&before);
    assert!(tries.len() > 20);
    for attempt in tries {
        let mut table = before.clone();
        table.play(&attempt).expect("a legal move");
        let wins = legal(&table).into_iter().any(|answer| {
            let mut table = table.clone();
            table.play(&answer).expect("a legal move");
            table
                .outcome()
                .is_some_and(|outcome| outcome.rule == Rule::AT_9)
        });
        assert!(wins, "{attempt} stops Black");
    }
}

/// All the squares that it reaches, and no other.
#[test]
fn the_blocker_s_reach_is_shown_whole() {
    let page = page("la-trel", "en").expect("a page");
    let figure = page.figure("lt-6-reach").expect("a figure");
    let mut shown: Vec<String> = figure.accept.concat();
    let moves = legal(&figure.table().expect("a table"));
    let mut legal: Vec<String> = moves
        .into_iter()
        .filter(|mv| mv.starts_with("d4"))
        .collect();
    shown.sort();
    legal.sort();
    assert_eq!(shown, legal);
}

/// Both editions' names stand wherever pieces are introduced, so that whoever owns either box finds them.
#[test]
fn the_pieces_of_la_trel_are_introduced_by_the_names_of_both_editions() {
    for language in LANGUAGES {
        let page = page("la-trel", language).expect("a page");
        for anchor in ["pieces", "LT-2", "LT-5", "lesson", "history", "glossary"] {
            let section = page
                .sections
                .iter()
                .find(|section| section.heading.anchor() == anchor)
                .expect("a section");
            let text = format!("{:?}", section.blocks);
            for name in ["Sabre", "Quadru", "Warrior", "Rondo"] {
                assert!(text.contains(name), "{language}, {anchor}: {name}");
            }
        }
    }
}

/// A row of the list: what answers a statement.
struct Statement {
    sheet: String,
    number: usize,
    keyword: String,
    references: Vec<String>,
}

/// The rows of the list.
fn list() -> Vec<Statement> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/sheets.md");
    let text = fs::read_to_string(path).expect("docs/sheets.md");
    let mut statements = Vec::new();
    let mut heading = "";
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title;
        } else if let Some(row) = line.strip_prefix("| ") {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let Ok(number) = cells[0].parse() else {
                continue;
            };
            assert!(!cells[1].is_empty(), "{line}");
            let (sheet, _) = heading.split_once(':').expect("the number of a sheet");
            statements.push(Statement {
                sheet: sheet.to_owned(),
                number,
                keyword: cells[1].to_owned(),
                references: cells[2].split(", ").map(quoted).collect(),
            });
        }
    }
    statements
}

/// What stands between backticks.
fn quoted(reference: &str) -> String {
    let inside = reference
        .strip_prefix('`')
        .and_then(|rest| rest.strip_suffix('`'));
    inside
        .unwrap_or_else(|| panic!("a reference is written as code: {reference}"))
        .to_owned()
}

/// Whether a reference leads somewhere, in both languages.
fn exists(reference: &str) -> bool {
    if let Some(command) = reference.strip_prefix("ludotheca ") {
        return said(|key| key == format!("help-{command}"));
    }
    if let Some(option) = reference.strip_prefix("option ") {
        return said(|key| key.contains(option));
    }
    if let Some((game, anchor)) = reference.split_once('#') {
        return LANGUAGES.into_iter().all(|language| {
            page(game, language).is_some_and(|page| {
                let mut sections = page.sections.iter();
                sections.any(|section| section.heading.anchor() == anchor)
                    || page.figure(anchor).is_some()
            })
        });
    }
    rules::variants().any(|variant| variant == reference)
        || Rule::from_id(reference).is_some_and(|rule| {
            LANGUAGES.into_iter().all(|language| {
                pages(language)
                    .iter()
                    .any(|page| page.rule(rule.id()).is_some())
            })
        })
}

/// Whether the sentences of every language have a key of this kind.
fn said(is_meant: impl Fn(&str) -> bool) -> bool {
    Language::ALL.into_iter().all(|language| {
        words::topics(language)
            .flat_map(|(_, source)| source.lines())
            .filter_map(|line| line.split_once(" ="))
            .any(|(key, _)| is_meant(key))
    })
}

#[test]
fn every_statement_of_the_sheets_is_listed_once_and_in_order() {
    let statements = list();
    let found: Vec<_> = statements
        .iter()
        .map(|statement| (statement.sheet.as_str(), statement.number))
        .collect();
    let wanted: Vec<_> = SHEETS
        .iter()
        .flat_map(|(sheet, count, _)| (1..=*count).map(move |number| (*sheet, number)))
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn whatever_answers_a_statement_is_there() {
    for statement in list() {
        for reference in &statement.references {
            assert!(
                exists(reference),
                "sheet {}, {}: there is no {reference}",
                statement.sheet,
                statement.number
            );
        }
    }
}

/// Each piece of a sheet's advice has a figure, which is what the engine was asked about; the chapter alone would answer anything.
#[test]
fn the_advice_of_a_sheet_is_answered_by_figures_of_its_own() {
    let advice: Vec<Statement> = list()
        .into_iter()
        .filter(|statement| statement.keyword.starts_with("advice: "))
        .collect();
    assert!(advice.len() > 10, "{}", advice.len());
    for statement in advice {
        let mut references = statement.references.iter();
        assert!(
            references.any(|reference| reference.contains("#advice-")),
            "sheet {}, {}: {}",
            statement.sheet,
            statement.number,
            statement.keyword
        );
    }
}
