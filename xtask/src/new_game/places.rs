//! The list of places, held against what there is: `docs/a-fifth-game.md` names every file of the template and no other, every game
//! has them, and what games have in common is in the list.

use super::name::Name;
use super::{catalogs, lay_out, template};
use crate::shell::{Failure, root};
use rules::Description;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const DOCUMENT: &str = "docs/a-fifth-game.md";

/// What the program writes of a game, so that the template need not have it.
const WRITTEN: [&str; 2] = [
    "crates/rules/tests/snapshots/golden__<variant>.snap",
    "docs/boards/<game>.svg",
];

/// Where there are many rules, their tests stand in several files.
const MAY_BE_DIVIDED: &str = "crates/rules/tests/<game>/rules_of_play.rs";

/// What only the search for games without dice asks for.
const NOT_WITH_DICE: [&str; 3] = [
    "crates/rules/tests/<game>/what_a_search_asks.rs",
    "crates/search/src/games/<game>/win_model.json",
    "crates/search/tests/<game>.rs",
];

/// What belongs to no game, or is made from what does.
const ELSEWHERE: [&str; 8] = [
    "target",
    "node_modules",
    "generated",
    "dist",
    "templates",
    "corpus",
    "artifacts",
    "mutants.out",
];

/// Every file of the project, by its path.
fn project() -> Vec<String> {
    fn walk(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            if name.starts_with('.') || ELSEWHERE.contains(&&*name) {
                continue;
            }
            if path.is_dir() {
                walk(&path, found);
            } else {
                let path = path.strip_prefix(root()).expect("a path in the project");
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    found
}

/// The files of a game with these variants among others, `<game>` and `<variant>` in the place of their names.
fn kinds<'a>(
    files: impl IntoIterator<Item = &'a String>,
    game: &str,
    variants: &[&str],
) -> BTreeSet<String> {
    let mut variants: Vec<String> = variants.iter().map(|id| id.replace('/', "-")).collect();
    // A name may begin with another one.
    variants.sort_by_key(|id| std::cmp::Reverse(id.len()));
    let spellings = |id: &str| {
        let game_first = id.replacen(&format!("{game}-"), &format!("{game}_"), 1);
        [id.to_owned(), game_first]
    };
    let named = |path: &String| {
        let mut kind = path.clone();
        for id in variants.iter().flat_map(|id| spellings(id)) {
            kind = kind.replace(&id, "<variant>");
        }
        for id in [game.to_owned(), game.replace('-', "_")] {
            kind = kind.replace(&id, "<game>");
        }
        kind
    };
    let kinds = files.into_iter().map(named);
    kinds.filter(|kind| kind.contains('<')).collect()
}

fn template_kinds() -> BTreeSet<String> {
    let Ok(files) = template::files() else {
        panic!("the template can be read");
    };
    let paths: Vec<String> = files.into_iter().map(|(path, _)| path).collect();
    let kinds = kinds(&paths, "toy-race", &["toy-race/standard"]);
    assert_eq!(
        kinds.len(),
        paths.len(),
        "every path of the template names the game"
    );
    kinds
}

/// What stands in backquotes in the document and names a game or a variant; `{a,b}` stands for both.
fn listed() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(DOCUMENT)).expect(DOCUMENT);
    let codes = text.split('`').skip(1).step_by(2);
    codes
        .filter(|code| {
            !code.contains(' ')
                && code.contains('/')
                && (code.contains("<game>") || code.contains("<variant>"))
        })
        .flat_map(spread)
        .collect()
}

fn spread(path: &str) -> Vec<String> {
    let Some((before, rest)) = path.split_once('{') else {
        return vec![path.to_owned()];
    };
    let (choices, after) = rest.split_once('}').expect("a brace that is closed");
    let choices = choices.split(',');
    choices
        .flat_map(|choice| spread(&format!("{before}{choice}{after}")))
        .collect()
}

#[test]
fn the_document_lists_the_files_of_the_template_and_no_others() {
    let mut laid_out = template_kinds();
    laid_out.extend(WRITTEN.map(str::to_owned));
    let listed = listed();
    let unlisted: Vec<_> = laid_out.difference(&listed).collect();
    assert!(
        unlisted.is_empty(),
        "{DOCUMENT} does not list {unlisted:#?}"
    );
    let unknown: Vec<_> = listed.difference(&laid_out).collect();
    assert!(unknown.is_empty(), "the template has no {unknown:#?}");
}

/// The files of each game, by kind.
fn games() -> Vec<(&'static Description, BTreeSet<String>)> {
    let project = project();
    let of = |game: &'static Description| {
        let variants: Vec<&str> = game.variants().collect();
        (game, kinds(&project, game.id, &variants))
    };
    rules::games().map(of).collect()
}

#[test]
fn what_the_games_have_in_common_is_in_the_list() {
    let games = games();
    let mut games = games
        .iter()
        .filter(|(game, _)| !game.dice)
        .map(|(_, own)| own);
    let first = games.next().expect("a game without dice").clone();
    let common = games.fold(first, |common, own| &common & own);
    let listed = listed();
    let missing: Vec<_> = common.difference(&listed).collect();
    assert!(
        missing.is_empty(),
        "every game has them, but {DOCUMENT} and the template do not: {missing:#?}"
    );
}

#[test]
fn every_game_has_what_is_in_the_list() {
    for (game, own) in games() {
        let missing: Vec<String> = listed()
            .difference(&own)
            .filter(|kind| **kind != MAY_BE_DIVIDED)
            .filter(|kind| !(game.dice && NOT_WITH_DICE.contains(&kind.as_str())))
            .cloned()
            .collect();
        assert!(missing.is_empty(), "{game} needs {missing:#?}");
    }
}

#[test]
fn the_document_names_the_catalogs() {
    let text = fs::read_to_string(root().join(DOCUMENT)).expect(DOCUMENT);
    for catalog in [catalogs::RULES, catalogs::SEARCH] {
        assert!(text.contains(&format!("`{catalog}`")), "{catalog}");
    }
}

/// A folder with nothing but the two catalogs.
fn bare() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for catalog in [catalogs::RULES, catalogs::SEARCH] {
        let to = folder.path().join(catalog);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        fs::copy(root().join(catalog), to).expect("a catalog");
    }
    folder
}

#[test]
fn a_game_is_laid_out_with_its_lines_in_the_catalogs_and_no_trace_of_the_templates_name() {
    let folder = bare();
    let Ok(name) = Name::new("snail-trail") else {
        panic!("a good name");
    };
    let Ok(made) = lay_out(folder.path(), &name) else {
        panic!("an empty folder");
    };
    assert_eq!(made.len(), template_kinds().len());
    let tops = |paths: &[String]| -> BTreeSet<String> {
        let tops = paths.iter().filter_map(|path| path.split('/').next());
        tops.map(str::to_owned).collect()
    };
    let existing = tops(&project());
    let strange: Vec<_> = tops(&made).difference(&existing).cloned().collect();
    assert!(strange.is_empty(), "the project has no {strange:?}");
    for path in &made {
        let text = fs::read_to_string(folder.path().join(path)).expect("a file");
        // The folder of the fuzz targets keeps its name.
        let path = path.strip_prefix("fuzz/").unwrap_or(path);
        for left in [
            "toy-race", "toy_race", "ToyRace", "TOY_RACE", "Toy race", "ZZ", "zz",
        ] {
            assert!(
                !path.contains(left) && !text.contains(left),
                "{left} in {path}"
            );
        }
    }
    let read = |path| fs::read_to_string(folder.path().join(path)).expect("a catalog");
    let rules = read(catalogs::RULES);
    assert!(rules.contains("\npub mod snail_trail;\n"), "{rules}");
    let line = "\n    SnailTrail(snail_trail::SnailTrail, snail_trail),\n}\n";
    assert!(rules.ends_with(line), "{rules}");
    assert!(read(catalogs::SEARCH).contains("\nmod snail_trail;\n"));
}

#[test]
fn nothing_is_laid_out_where_a_file_is_in_the_way() {
    let folder = bare();
    let before = fs::read_to_string(folder.path().join(catalogs::RULES)).expect("a catalog");
    let page = folder.path().join("rulebook/fr/snail-trail.md");
    fs::create_dir_all(page.parent().expect("a folder")).expect("a folder");
    fs::write(&page, "mine").expect("a file");
    let Ok(name) = Name::new("snail-trail") else {
        panic!("a good name");
    };
    let Err(Failure(why)) = lay_out(folder.path(), &name) else {
        panic!("a file is in the way");
    };
    assert!(
        why.starts_with("rulebook/fr/snail-trail.md is there already"),
        "{why}"
    );
    assert_eq!(fs::read_to_string(&page).expect("a file"), "mine");
    let after = fs::read_to_string(folder.path().join(catalogs::RULES)).expect("a catalog");
    assert_eq!(after, before);
    assert!(!folder.path().join("rulebook/en").exists());
}
