//! `show`: a position as a picture or as data.

use super::{FORMAT, put_json};
use crate::args::Show;
use crate::console::Console;
use crate::failure::Failure;
use crate::render::{svg, terminal};
use serde_json::json;
use std::io::Write;
use std::path::Path;

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
    match &show.svg {
        Some(file) if file == Path::new("-") => Ok(writeln!(
            console.out,
            "{}",
            svg(&view, console.words).trim_end()
        )?),
        Some(file) => {
            std::fs::write(file, svg(&view, console.words)).map_err(|error| Failure::File {
                path: file.clone(),
                error,
            })
        }
        None => {
            let style = show.colors.style(console.style);
            let picture = terminal(&view, console.words, style);
            write!(console.out, "{picture}")?;
            Ok(writeln!(console.out, "{}", table.position_text())?)
        }
    }
}
