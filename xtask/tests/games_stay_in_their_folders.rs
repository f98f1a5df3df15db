//! What is particular to a game stands in its folders. No other source names one, by its identifier, its module or its type, but the
//! two catalogs; comments and tests may.

use rules::{Description, games};
use std::fs;
use std::path::{Path, PathBuf};

/// Where sources lie.
const ROOMS: [&str; 4] = ["crates", "rulebook", "web", "xtask"];
/// Where none of ours lie, or only what tests.
const PASSED_OVER: [&str; 8] = [
    "benches",
    "dist",
    "generated",
    "node_modules",
    "target",
    "templates",
    "testing",
    "tests",
];
const SOURCES: [&str; 8] = [
    "css",
    "html",
    "js",
    "rs",
    "svelte",
    "toml",
    "ts",
    "webmanifest",
];
/// A line for each game.
const CATALOGS: [&str; 2] = [
    "crates/rules/src/games/mod.rs",
    "crates/search/src/games/mod.rs",
];
/// Names the game that it lays out in a scratch copy, where that game is one of the house.
const NEW_GAME: &str = "xtask/src/new_game/";

#[test]
fn no_source_outside_a_games_folders_names_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for room in ROOMS {
        collect(&root.join(room), &mut sources);
    }
    assert!(sources.len() > 500, "only {} sources", sources.len());
    let mut named = Vec::new();
    for source in sources {
        let path = source.strip_prefix(&root).expect("below the root");
        let path = path.to_string_lossy().replace('\\', "/");
        if CATALOGS.contains(&path.as_str()) || path.starts_with(NEW_GAME) {
            continue;
        }
        let text = fs::read_to_string(&source).expect("a source is text");
        for (number, line) in code(&text, &path).lines().enumerate() {
            if let Some(game) = games().find(|game| names(line, game)) {
                named.push(format!("{path}:{} names {game}: {line}", number + 1));
            }
        }
    }
    assert!(named.is_empty(), "{}", named.join("\n"));
}

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        let stem = name.split('.').next().unwrap_or_default();
        if PASSED_OVER.contains(&stem) || name.ends_with(".test.ts") || is_a_games_own(&path) {
            continue;
        }
        if path.is_dir() {
            collect(&path, sources);
        } else if SOURCES.contains(&name.rsplit('.').next().unwrap_or_default()) {
            sources.push(path);
        }
    }
}

/// `games/<game>`, wherever it lies.
fn is_a_games_own(path: &Path) -> bool {
    let below_games = path
        .parent()
        .is_some_and(|parent| parent.ends_with("games"));
    let name = path.file_name().map(|name| name.to_string_lossy());
    below_games && games().any(|game| name.as_deref() == Some(&game.folder()))
}

/// The text without comments and without the tests at the end of a Rust file, every line in its place.
fn code(text: &str, path: &str) -> String {
    let kind = path.rsplit('.').next().unwrap_or_default();
    let text = match text.find("\n#[cfg(test)]\nmod ") {
        Some(end) if kind == "rs" => &text[..end],
        _ => text,
    };
    let blocks = [("/*", "*/"), ("<!--", "-->")];
    let text = blocks.iter().fold(text.to_owned(), |text, (begin, end)| {
        without_blocks(&text, begin, end)
    });
    let sign = if kind == "toml" { "#" } else { "//" };
    let lines = text.lines().map(|line| match line.find(sign) {
        Some(at) if line[..at].ends_with(char::is_whitespace) || at == 0 => &line[..at],
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn without_blocks(text: &str, begin: &str, end: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(begin) {
        let (comment, behind) = after.split_once(end).unwrap_or((after, ""));
        kept.push_str(before);
        kept.extend(comment.matches('\n'));
        rest = behind;
    }
    kept + rest
}

/// Whether a line speaks of the game: `la-trel`, `la_trel`, `LaTrel`, `LaTrelMove`, `La Trel`.
fn names(line: &str, game: &Description) -> bool {
    let plain = line.to_lowercase().replace('é', "e");
    let words: Vec<&str> = plain
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let parts: Vec<&str> = game.id.split('-').collect();
    let joined = parts.concat();
    words.iter().any(|word| word.contains(&joined))
        || words.windows(parts.len()).any(|window| window == parts)
}

#[test]
fn a_game_is_recognised_however_it_is_written() {
    let la_trel = games().next().expect("a game");
    for line in [
        "\"la-trel/base\"",
        "use la_trel::x",
        "AnyTable::LaTrel(t)",
        "# La Trel",
    ] {
        assert!(names(line, la_trel), "{line}");
    }
    for line in ["formula trellis", "la tr el", "trel"] {
        assert!(!names(line, la_trel), "{line}");
    }
    let text =
        "a // la-trel\n/* la-trel\n */ b\nlet url = \"http://x\";\n#[cfg(test)]\nmod tests {}";
    assert_eq!(code(text, "x.rs"), "a \n\n b\nlet url = \"http://x\";");
}
