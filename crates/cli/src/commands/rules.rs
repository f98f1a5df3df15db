//! `rules`: a page of the rule book, one rule or part of it, or where a word stands.

use super::{FORMAT, put_json};
use crate::args::Rules;
use crate::console::Console;
use crate::failure::Failure;
use crate::quote::quoted;
use crate::render::Sheet;
use crate::setting;
use rulebook::{Heading, Part, RulePage, Section};
use rules::{Message, Value};
use serde_json::json;
use std::io::Write;

pub(super) fn run(wanted: &Rules, console: &mut Console) -> Result<(), Failure> {
    let variant = setting::variant(&wanted.game)?;
    let language = console.words.language().code();
    let page = rulebook::page(variant, language)
        .ok_or_else(|| Failure::UnknownVariant(wanted.game.clone()))?;
    let sections: Vec<&Section> = match &wanted.rule {
        None => page.sections.iter().collect(),
        Some(name) => sections_named(page, name).map_or_else(
            || sections_about(page, name),
            |found| found.iter().collect(),
        ),
    };
    if let (Some(name), []) = (&wanted.rule, &sections[..]) {
        return Err(unknown(page, name));
    }
    if wanted.json {
        let picked = json!({
            "format": FORMAT,
            "game": page.game,
            "language": page.language,
            "title": page.title,
            "sections": sections,
        });
        return put_json(console, &picked);
    }
    console.choose(wanted.colors);
    let sheet = Sheet {
        words: console.words,
        screen: console.screen(),
        measuring: page.measuring,
    };
    if wanted.rule.is_none() {
        writeln!(console.out, "{}", sheet.title(&page.title))?;
    }
    for (index, section) in sections.iter().enumerate() {
        if index > 0 {
            writeln!(console.out)?;
        }
        write!(console.out, "{}", sheet.section(section))?;
    }
    Ok(())
}

/// The section of a rule or a part; rules and advice belong to the part above them.
fn sections_named<'a>(page: &'a RulePage, name: &str) -> Option<&'a [Section]> {
    let found = page.rule(name).or_else(|| page.part(part_named(name)?))?;
    let start = page.sections.iter().position(|section| section == found)?;
    let is_below = |section: &&Section| !matches!(section.heading, Heading::Part { .. });
    let rest = &page.sections[start + 1..];
    let more = match found.heading {
        Heading::Rule { .. } | Heading::Advice { .. } => 0,
        Heading::Part { .. } => rest.iter().take_while(is_below).count(),
    };
    Some(&page.sections[start..=start + more])
}

/// Where a word stands, and the piece of advice that it names: advice is named by words that stand elsewhere too.
fn sections_about<'a>(page: &'a RulePage, name: &str) -> Vec<&'a Section> {
    let advice = page.advice(&name.to_lowercase());
    let mentioning = page.mentioning(name);
    let is_about = |section: &&Section| advice == Some(*section) || mentioning.contains(section);
    page.sections.iter().filter(is_about).collect()
}

fn part_named(name: &str) -> Option<Part> {
    let wanted = name.to_lowercase();
    Part::ALL.into_iter().find(|part| part.anchor() == wanted)
}

fn unknown(page: &RulePage, name: &str) -> Failure {
    let known = page.rules().map(|rule| rule.id().to_owned()).collect();
    let parts = Part::ALL.map(|part| part.anchor().to_owned()).to_vec();
    let args = vec![
        ("game", Value::from(page.title.as_str())),
        ("found", quoted(name).into()),
        ("known", Value::List(known)),
        ("parts", Value::List(parts)),
    ];
    Failure::Told(Message::new("cli-unknown-rule", args))
}
