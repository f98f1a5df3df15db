//! The rule pages as data for the browser: one file a game and language in `web/generated/rulebook`, loaded when somebody
//! opens that page.

use crate::shell::{Failure, root};
use rulebook::{
    Block, Figure, Heading, Measured, Measuring, Part, Prose, Refused, RulePage, Section, Span,
    Verdict,
};
use std::fs;
use std::path::Path;
use tsify::Tsify;

pub(crate) fn write() -> Result<(), Failure> {
    for language in rulebook::LANGUAGES {
        let folder = root().join("web/generated/rulebook").join(language);
        fs::create_dir_all(&folder)
            .map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
        for game in rules::games().map(|game| game.id) {
            let page = rulebook::page(game, language)
                .ok_or_else(|| Failure(format!("{game} has no page in {language}")))?;
            let json = serde_json::to_string(page)
                .map_err(|error| Failure(format!("{game}, {language}: {error}")))?;
            keep(&folder.join(format!("{game}.json")), &json)?;
        }
    }
    keep(&root().join("web/generated/rulebook/types.ts"), &types())
}

/// The TypeScript types of the pages, made from the Rust types.
fn types() -> String {
    let declarations = [
        RulePage::DECL,
        Section::DECL,
        Heading::DECL,
        Part::DECL,
        Measuring::DECL,
        Measured::DECL,
        Verdict::DECL,
        Block::DECL,
        Figure::DECL,
        Refused::DECL,
        Prose::DECL,
        Span::DECL,
    ];
    let head = "import type { Outcome, Rule } from '../wasm/ludotheca';";
    type_file(head, &declarations)
}

/// A file of TypeScript types: what it imports, and the declarations.
pub(crate) fn type_file(head: &str, declarations: &[&str]) -> String {
    let declared = declarations.join("\n\n");
    format!("{head}\n\n{declared}\n")
}

/// Writes a file; one that stays the same keeps its time, so that nothing is built again for it.
pub(crate) fn keep(file: &Path, text: &str) -> Result<(), Failure> {
    if fs::read_to_string(file).is_ok_and(|old| old == text) {
        return Ok(());
    }
    files::replace(file, text.as_bytes())
        .map_err(|error| Failure(format!("{}: {error}", file.display())))
}
