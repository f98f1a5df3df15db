//! The Fluent files themselves: readable, alike in both languages, complete for the sources and free of dead sentences.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use rules::{Reason, Side, games};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use wire::Phrase;
use words::{Language, topics};

/// Per form of a message (the value is `""`, attributes are named) the variables that it uses.
type Forms = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_file_can_be_read_and_no_message_is_written_twice() {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for (topic, source) in topics(language) {
            if let Err((_, errors)) = parse(source) {
                panic!("{language}/{topic}.ftl: {errors:?}");
            }
            for id in messages_of(source).into_keys() {
                let before = seen.insert(id.clone(), topic);
                assert_eq!(before, None, "{language}: {id} also in {topic}.ftl");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_topics_and_every_game_is_one() {
    let [en, fr] = [Language::En, Language::Fr].map(|language| {
        topics(language)
            .map(|(topic, _)| topic)
            .collect::<BTreeSet<_>>()
    });
    assert_eq!(en, fr);
    for game in games() {
        assert!(en.contains(game.id), "locales have no {}.ftl", game.id);
    }
}

#[test]
fn every_message_exists_in_both_languages_with_the_same_attributes_and_variables() {
    for ((topic, en), (_, fr)) in topics(Language::En).zip(topics(Language::Fr)) {
        let [en, fr] = [en, fr].map(messages_of);
        let ids = |messages: &BTreeMap<String, Forms>| {
            messages.keys().cloned().collect::<BTreeSet<String>>()
        };
        assert_eq!(ids(&en), ids(&fr), "{topic}.ftl");
        for (id, forms) in &en {
            assert_eq!(forms, &fr[id], "{id} in {topic}.ftl");
        }
    }
}

#[test]
fn every_key_that_the_sources_use_exists() {
    let written = all_keys();
    let mut missing: Vec<String> = literals_in_sources()
        .into_iter()
        .filter(|(literal, only_names)| {
            PREFIXES.iter().any(|prefix| {
                literal
                    .strip_prefix(prefix)
                    .is_some_and(|rest| !rest.is_empty())
            }) && !(*only_names && NAMES.iter().any(|prefix| literal.starts_with(prefix)))
        })
        .map(|(literal, _)| literal)
        .filter(|literal| topics(Language::En).all(|(topic, _)| topic != literal))
        .chain(derived_keys())
        .filter(|key| !written.contains_key(key))
        .collect();
    missing.dedup();
    assert!(missing.is_empty(), "not in the files: {missing:#?}");
}

#[test]
fn every_key_in_the_files_is_used() {
    let mut used: BTreeSet<String> = literals_in_sources().into_keys().collect();
    used.extend(derived_keys());
    let unused: Vec<String> = all_keys()
        .into_keys()
        .filter(|key| !used.contains(key))
        .collect();
    assert!(unused.is_empty(), "used nowhere: {unused:#?}");
}

#[test]
fn every_piece_has_a_form_with_its_article_and_every_game_and_variant_its_two_texts() {
    for (key, forms) in all_keys() {
        let wanted: &[&str] = match key.split_once('-') {
            Some(("piece", _)) => &["", "a"],
            Some(("game", _)) => &["", "about"],
            Some(("variant", _)) => &["", "name"],
            _ => &[""],
        };
        for form in wanted {
            assert!(forms.contains_key(*form), "{key}.{form}");
        }
    }
}

/// A piece comes with its article in lower case, so a refusal that began with it would begin in lower case.
#[test]
fn no_refusal_begins_with_a_piece() {
    for language in Language::ALL {
        for (_, source) in topics(language) {
            let resource = parse(source).unwrap_or_else(|(readable, _)| readable);
            for entry in &resource.body {
                if let Entry::Message(message) = entry
                    && message.id.name.starts_with("refusal-")
                    && let Some(value) = &message.value
                {
                    let name = message.id.name;
                    assert!(!begins_with_a_piece(value), "{language}: {name}");
                }
            }
        }
    }
}

fn begins_with_a_piece(pattern: &Pattern<&str>) -> bool {
    let Some(PatternElement::Placeable { expression }) = pattern.elements.first() else {
        return false;
    };
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => id.name == "piece",
        Expression::Inline(_) => false,
        Expression::Select { variants, .. } => variants
            .iter()
            .any(|variant| begins_with_a_piece(&variant.value)),
    }
}

/// French sets a thin space that does not break before ; : ! ? » and after «, and curls its apostrophes.
#[test]
fn french_is_set_in_french_typography() {
    for (topic, source) in topics(Language::Fr) {
        let lines = source.lines();
        for line in lines.filter(|line| !line.starts_with('#')) {
            for plain in [" ;", " :", " !", " ?", " »", "« ", "'"] {
                assert!(!line.contains(plain), "{topic}.ftl, {plain}: {line}");
            }
            let glued = line.char_indices().find(|(at, mark)| {
                let before = line[..*at].chars().next_back();
                ";!?»".contains(*mark) && before != Some('\u{202f}')
            });
            assert_eq!(glued, None, "{topic}.ftl: {line}");
        }
    }
}

/// Literals that begin like this are keys.
const PREFIXES: &[&str] = &[
    "text-",
    "touch-",
    "choice-",
    "cell-",
    "counter-",
    "piece-",
    "player-",
    "refusal-",
    "refused-",
    "view-",
    "outcome-",
    "list-",
    "cli-",
    "compare-",
    "help-",
    "play-",
    "record-",
    "ended-",
    "ugi-",
    "arena-",
    "levels-",
    "opponent-",
    "analyse-",
    "serve-",
    "page-",
    "edit-",
    "advice-",
    "json-",
    "card-",
    "print-",
    "review-",
    "store-",
    "keep-",
    "backup-",
    "restore-",
    "export-",
    "doctor-",
    "table-",
    "live-",
];

/// With these begin keys and also names of fields and buttons of the page, which are values of attributes.
const NAMES: [&str; 2] = ["keep-", "table-"];

/// Keys that no source spells out, because they are put together from identifiers.
fn derived_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = Reason::all().map(|reason| reason.id().to_owned()).collect();
    for game in games() {
        let id = game.id;
        keys.extend(["game", "page-home-kind", "page-about"].map(|start| format!("{start}-{id}")));
        keys.extend(Side::BOTH.map(|side| format!("player-{id}-{}", side.number())));
        let variants = game.variants();
        keys.extend(variants.map(|variant| format!("variant-{}", variant.replace('/', "-"))));
        let endings = game.endings.iter();
        keys.extend(endings.map(|rule| format!("ending-{}", rule.id().to_lowercase())));
    }
    keys.extend(Phrase::ALL.map(|phrase| {
        let id = serde_json::to_value(phrase).expect("a name");
        format!("phrase-{}", id.as_str().expect("a text"))
    }));
    keys
}

fn all_keys() -> BTreeMap<String, Forms> {
    topics(Language::En)
        .flat_map(|(_, source)| messages_of(source))
        .collect()
}

/// What stands between quotation marks in the sources of the crates that speak, if it looks like a key, and whether it only ever is
/// the value of an attribute.
fn literals_in_sources() -> BTreeMap<String, bool> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for name in [
        "rules", "search", "review", "words", "arena", "print", "tables", "store", "live",
        "server", "cli",
    ] {
        collect_sources(&crates.join(name).join("src"), &mut files);
    }
    collect_sources(&crates.join("../web/src"), &mut files);
    let mut literals = BTreeMap::new();
    for file in files {
        let source = fs::read_to_string(file).unwrap();
        for (at, mark) in source.match_indices(['"', '\'']) {
            let rest = &source[at + 1..];
            let end = rest
                .find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'))
                .unwrap_or(rest.len());
            if end > 0 && rest[end..].starts_with(mark) {
                let only_names = literals.entry(rest[..end].to_owned()).or_insert(true);
                *only_names &= source[..at].ends_with('=');
            }
        }
    }
    literals
}

fn collect_sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // Tests of the page make up sentences.
        if path.to_string_lossy().ends_with(".test.ts") {
            continue;
        }
        if path.is_dir() {
            collect_sources(&path, files);
        } else if path.extension().is_some_and(|extension| {
            ["rs", "ts", "svelte"]
                .iter()
                .any(|known| extension == *known)
        }) {
            files.push(path);
        }
    }
}

fn messages_of(source: &str) -> BTreeMap<String, Forms> {
    let resource = parse(source).unwrap_or_else(|(readable, _)| readable);
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut forms = Forms::new();
        if let Some(value) = &message.value {
            forms.insert(String::new(), variables(value));
        }
        for attribute in &message.attributes {
            forms.insert(attribute.id.name.to_owned(), variables(&attribute.value));
        }
        messages.insert(message.id.name.to_owned(), forms);
    }
    messages
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        _ => {}
    }
}
