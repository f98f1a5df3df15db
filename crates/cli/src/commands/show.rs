//! `show`: a position as a picture or as data.

use super::{FORMAT, put_json};
use crate::args::Show;
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::render::{svg, terminal};
use serde_json::json;
use std::io::Write;

pub(super) fn run(show: &Show, console: &mut Console) -> Result<(), Failure> {
    let table = show.setting.table()?;
    let view = table.view();
    if show.json {
        let picture = json!({
            "format": FORMAT,
            "position": table.position_text(),
            "view": view,
        });
        return put_json(console, &picture);
    }
    if let Some(file) = &show.svg {
        let picture = svg(&view, console.words);
        return Destination::check(file, show.force.force, &[])?.write(&picture, console);
    }
    console.choose(show.colors);
    let picture = terminal(&view, console.words, console.screen());
    write!(console.out, "{picture}")?;
    Ok(writeln!(console.out, "{}", table.position_text())?)
}
