//! `print`: a variant's reference card and print-and-play kit as a PDF file.

use crate::args::{Print, Printed};
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::pdf::{PdfError, pdf};
use crate::render::print::{NoRoom, Page, card, sheet};
use crate::setting;
use print::{KitPart, Paper, kit};
use rules::{AnyTable, Description, Message, Value};
use words::Words;

pub(super) fn run(wanted: &Print, console: &mut Console) -> Result<(), Failure> {
    let table = setting::open(&wanted.variant)?;
    let words = console.words;
    let mut destination = Destination::check(&wanted.out, wanted.force.force, &[])?;
    if destination.is_terminal(console) {
        return Err(told("print-terminal", Vec::new()));
    }
    let pages = pages(&table, table.description(), wanted, words)?;
    let title = format!(
        "{} – {}",
        words.game(table.variant()),
        words.variant(table.variant())
    );
    let file = pdf(&pages, &title, words.language().code()).map_err(unmade)?;
    destination.write_bytes(&file, console)?;
    if let Some(path) = destination.name() {
        let count = Value::Number(pages.len() as i64);
        console.say("print-written", &[("path", path), ("count", count)])?;
    }
    Ok(())
}

/// The pages that are wanted of the variant on a table, as its game describes itself.
fn pages(
    table: &AnyTable,
    game: &Description,
    wanted: &Print,
    words: &Words,
) -> Result<Vec<Page>, Failure> {
    let mut pages = Vec::new();
    if matches!(wanted.what, Printed::Card | Printed::All) {
        pages.push(card(table, wanted.paper, words).map_err(no_room)?);
    }
    let part = match wanted.what {
        Printed::Card => return Ok(pages),
        Printed::Board => KitPart::Board,
        Printed::Pieces => KitPart::Pieces,
        Printed::All => KitPart::All,
    };
    if !Paper::FOR_KITS.contains(&wanted.paper) {
        return Err(told("print-small-paper", Vec::new()));
    }
    let start = table.view();
    let sheets = kit(game, &start, part, wanted.cell, wanted.paper).ok_or_else(|| {
        let name = Value::Text(words.game(game.id));
        told("print-no-kit", vec![("game", name)])
    })?;
    for made in &sheets {
        pages.push(sheet(made, &start, words).map_err(no_room)?);
    }
    Ok(pages)
}

fn told(id: &'static str, args: Vec<(&'static str, Value)>) -> Failure {
    Failure::Told(Message::new(id, args))
}

fn no_room(NoRoom { text }: NoRoom) -> Failure {
    told("print-no-room", vec![("text", Value::Text(text))])
}

fn unmade(error: PdfError) -> Failure {
    match error {
        PdfError::NoGlyph(signs) => told("print-no-glyph", vec![("signs", Value::Text(signs))]),
        PdfError::Unmade => told("print-unmade", Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::pages;
    use crate::args::{Print, Printed};
    use crate::failure::Failure;
    use clap::Parser;
    use rules::{AnyTable, Description};
    use words::{Language, Words};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        print: Print,
    }

    fn asked(what: &str) -> Print {
        let line = ["print", "latroncules", what, "--out", "x.pdf"];
        Line::parse_from(line).print
    }

    /// The one place where a kit is switched off.
    #[test]
    fn a_game_whose_kit_is_switched_off_prints_its_card_and_nothing_else() {
        let table = AnyTable::open("latroncules/classic").expect("a variant");
        let words = Words::new(Language::En);
        let off = Description {
            kit: None,
            ..*table.description()
        };
        for what in ["board", "pieces", "all"] {
            let printed = pages(&table, &off, &asked(what), &words);
            let Err(Failure::Told(message)) = printed else {
                panic!("{what} is printed");
            };
            assert_eq!(message.id, "print-no-kit");
            assert!(pages(&table, table.description(), &asked(what), &words).is_ok());
        }
        assert_eq!(asked("card").what, Printed::Card);
        let card = pages(&table, &off, &asked("card"), &words);
        assert_eq!(card.expect("a card").len(), 1);
    }
}
