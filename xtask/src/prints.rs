//! Reference cards and kits as data for the page in `web/generated/print`: one file a variant, loaded when somebody looks at its card or
//! prints it, and the frames of the papers.

use crate::pages::{keep, type_file};
use crate::shell::{Failure, root};
use print::{
    Area, Face, Frame, Kit, Line, Matter, Paper, Printable, Sheet, Slot, Token, Window, printable,
};
use rules::AnyTable;
use rules::card::{Card, CardEntry, Sample};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use tsify::Tsify;

pub(crate) fn write() -> Result<(), Failure> {
    let folder = root().join("web/generated/print");
    for variant in rules::variants() {
        let Some(table) = AnyTable::open(variant) else {
            continue;
        };
        let file = folder.join(format!("{variant}.json"));
        let within = file.parent().unwrap_or(&folder);
        fs::create_dir_all(within)
            .map_err(|error| Failure(format!("{}: {error}", within.display())))?;
        keep(&file, &json(&printable(table.description(), &table))?)?;
    }
    let frames: BTreeMap<&str, Frame> = Paper::ALL
        .into_iter()
        .map(|paper| (paper.id(), Frame::of(paper.size())))
        .collect();
    keep(&folder.join("frames.json"), &json(&frames)?)?;
    keep(&folder.join("types.ts"), &types())
}

fn json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Failure(format!("what is printed: {error}")))
}

/// The TypeScript types of all that, made from the Rust types.
fn types() -> String {
    let declarations = [
        Printable::DECL,
        Kit::DECL,
        Card::DECL,
        CardEntry::DECL,
        Sample::DECL,
        Sheet::DECL,
        Matter::DECL,
        Frame::DECL,
        Slot::DECL,
        Area::DECL,
        Window::DECL,
        Token::DECL,
        Face::DECL,
        Line::DECL,
    ];
    let head = "import type { Message, Side } from '../wasm/ludotheca';";
    type_file(head, &declarations)
}
