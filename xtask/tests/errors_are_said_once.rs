//! What went wrong is said once. An error that has a sentence of the Fluent files, its `message`, takes its text from there: a second
//! one beside it would be English for everybody, and in time it would say something else.

mod sources;

use std::collections::BTreeSet;

/// What an error's attribute may be where there is a sentence: made of messages, or handed through.
const FROM_SENTENCES: [&str; 3] = ["message()", "transparent", "\"{}\", .0"];

#[test]
fn an_error_with_a_sentence_has_no_other_text() {
    let sources = sources::of_crates();
    let with_sentences: BTreeSet<(&str, &str)> = sources
        .iter()
        .flat_map(|(path, code)| {
            let names = told(code);
            names.into_iter().map(move |name| (room(path), name))
        })
        .collect();
    assert!(
        with_sentences.len() > 20,
        "sentences are still recognised: {with_sentences:?}"
    );
    let mut twice = Vec::new();
    for (path, code) in &sources {
        for (name, text) in texts(code) {
            let own = !FROM_SENTENCES.iter().any(|way| text.contains(way));
            if own && with_sentences.contains(&(room(path), name)) {
                twice.push(format!("{path}: {name}: {text}"));
            }
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

/// `crates/store` of `crates/store/src/error.rs`.
fn room(path: &str) -> &str {
    path.split("/src/").next().unwrap_or_default()
}

/// The types that have a sentence: those whose `impl` has a `fn message`.
fn told(code: &str) -> Vec<&str> {
    let blocks = code.split("\nimpl ").skip(1);
    let with_message = blocks.filter(|block| {
        let end = block.find("\n}").unwrap_or(block.len());
        ["fn message(&self)", "fn message(self)"]
            .iter()
            .any(|head| block[..end].contains(head))
    });
    with_message.map(first_word).collect()
}

/// The texts of errors, each with the name of its type.
fn texts(code: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = code[at..].find("#[error(") {
        let begin = at + next;
        let text = &code[begin..begin + code[begin..].find(")]").expect("an attribute ends") + 2];
        at = begin + text.len();
        // Above a type that follows at once, or inside the one that began before.
        let mut lines = code[at..].lines().map(str::trim);
        let below = lines.find(|line| !line.is_empty() && !line.starts_with(['#', '/']));
        let type_after = ["pub enum ", "pub struct ", "enum ", "struct "]
            .iter()
            .find_map(|word| below?.strip_prefix(word));
        let name = type_after.or_else(|| {
            let before = &code[..begin];
            let last = ["\npub enum ", "\nenum ", "\npub(crate) enum "]
                .iter()
                .filter_map(|word| before.rfind(word).map(|at| at + word.len()))
                .max();
            last.map(|at| &before[at..])
        });
        found.extend(name.map(|name| (first_word(name), text)));
    }
    found
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}
