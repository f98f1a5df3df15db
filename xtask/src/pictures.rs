//! What pieces, boards and dice look like, as data for the page in `web/generated/pictures`: drawn by the rules, so that a picture
//! is there before they are.

use crate::pages::{keep, type_file};
use crate::shell::{Failure, root};
use rules::picture::{
    BoardPicture, Dress, Label, LabelPlace, LabelRole, Part, Pictures, PieceDrawing, Role,
    WrittenAt, pictures,
};
use rules::{PlayerColour, games};
use std::fs;
use tsify::Tsify;

pub(crate) fn write() -> Result<(), Failure> {
    let folder = root().join("web/generated/pictures");
    fs::create_dir_all(&folder)
        .map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
    let json = |what: &str, text: Result<String, serde_json::Error>| {
        text.map_err(|error| Failure(format!("{what}: {error}")))
    };
    let pictures = json("the pictures", serde_json::to_string(&pictures()))?;
    keep(&folder.join("pictures.json"), &pictures)?;
    // In the order of the catalog, whose first game stands for all where none is shown.
    let players: Vec<(&str, [PlayerColour; 2])> =
        games().map(|game| (game.id, game.colours)).collect();
    let players = json("the players' colours", serde_json::to_string(&players))?;
    keep(&folder.join("players.json"), &players)?;
    keep(&folder.join("types.ts"), &types())
}

/// The TypeScript types of the pictures, made from the Rust types.
fn types() -> String {
    let declarations = [
        Pictures::DECL,
        PieceDrawing::DECL,
        WrittenAt::DECL,
        BoardPicture::DECL,
        Label::DECL,
        LabelRole::DECL,
        LabelPlace::DECL,
        Part::DECL,
        Role::DECL,
        Dress::DECL,
    ];
    let head = "import type { Cell, Side } from '../wasm/ludotheca';";
    type_file(head, &declarations)
}
