//! Nothing that people read shares six words in a row with a rule sheet: the rules are told in words of our own. Of the sheets
//! only hashes are kept, in `sheet-runs.txt`; `cargo xtask sheet-runs FOLDER` writes them.

use rulebook::word_runs::{RUN, hash, read_list, words_of};
use rulebook::{Block, LANGUAGES, page};
use std::collections::BTreeSet;
use std::fs;
use words::Language;

/// Runs that may stand in both because they are names or credits, each looked at by a person.
const EXCEPTIONS: [&str; 0] = [];

fn runs_of_sheets() -> BTreeSet<u64> {
    let list = read_list(include_str!("sheet-runs.txt")).expect("a list of hashes");
    list.into_iter().collect()
}

/// The runs of a text that stand in a sheet.
fn shared(text: &str, sheets: &BTreeSet<u64>) -> Vec<String> {
    words_of(text)
        .windows(RUN)
        .filter(|run| sheets.contains(&hash(run)))
        .map(|run| run.join(" "))
        .collect()
}

/// Texts of the rule pages, figures' tasks among them, each with the page it stands on.
fn pages() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for game in rules::games() {
        for language in LANGUAGES {
            let page = page(game.id, language).expect("a page");
            let name = format!("rulebook/{language}/{game}.md");
            for section in &page.sections {
                texts.push((name.clone(), section.heading.title().to_owned()));
                let blocks = section.blocks.iter().flat_map(Block::texts);
                texts.extend(blocks.map(|prose| (name.clone(), prose.to_string())));
            }
        }
    }
    texts
}

/// The sentences of the program. What is put into one divides it.
fn sentences() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for language in Language::ALL {
        for (topic, source) in words::topics(language) {
            let name = format!("locales/{}/{topic}.ftl", language.code());
            let lines = source.lines().filter(|line| !line.starts_with('#'));
            for line in lines {
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                for part in said.split(['{', '}']) {
                    texts.push((name.clone(), part.to_owned()));
                }
            }
        }
    }
    texts
}

/// The list of statements, which has keywords only.
fn statements() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/sheets.md");
    let text = fs::read_to_string(path).expect("docs/sheets.md");
    let cells = text.lines().flat_map(|line| line.split('|'));
    cells
        .map(|cell| ("docs/sheets.md".to_owned(), cell.to_owned()))
        .collect()
}

#[test]
fn nothing_of_ours_shares_six_words_in_a_row_with_a_sheet() {
    let sheets = runs_of_sheets();
    let mut excused = BTreeSet::new();
    let mut found = Vec::new();
    let texts = [pages(), sentences(), statements()].concat();
    assert!(texts.len() > 2000, "{}", texts.len());
    for (name, text) in texts {
        for run in shared(&text, &sheets) {
            if EXCEPTIONS.contains(&run.as_str()) {
                excused.insert(run);
            } else {
                found.push(format!("{name}: “{run}”"));
            }
        }
    }
    assert!(
        found.is_empty(),
        "say it in other words, or let somebody look at it and make it an exception:\n{}",
        found.join("\n")
    );
    let needed: Vec<&str> = excused.iter().map(String::as_str).collect();
    assert_eq!(
        needed, EXCEPTIONS,
        "exceptions stand in order, and only those that are needed"
    );
}

#[test]
fn the_list_holds_the_runs_of_five_sheets_in_order() {
    let list = include_str!("sheet-runs.txt");
    let hashes = read_list(list).expect("a list of hashes");
    assert!(hashes.len() > 4000, "{}", hashes.len());
    assert_eq!(rulebook::word_runs::list(hashes), list);
}

/// The check itself, with a sheet of our own.
#[test]
fn a_run_of_six_words_is_found_wherever_it_stands_and_five_are_not() {
    let sheet = words_of("The heron walks on six of the seven stones, slowly.");
    let sheets: BTreeSet<u64> = sheet.windows(RUN).map(hash).collect();
    let close = shared("But THE HERON walks – on six… of a hundred.", &sheets);
    assert_eq!(close, ["the heron walks on six of"]);
    assert!(shared("The heron walks on six other stones.", &sheets).is_empty());
}
