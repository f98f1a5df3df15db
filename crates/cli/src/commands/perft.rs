//! `perft`: counts move sequences. Somebody who watches sees how far it has come.

use crate::args::Setting;
use crate::closed_output::end_with_the_reader;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::render::Screen;
use crate::ugi::{MOST_DEPTH, MOST_LISTED};
use rules::AnyTable;
use std::io::Write;
use std::ops::ControlFlow;
use words::Words;

pub(super) fn run(
    setting: &Setting,
    depth: u32,
    divide: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    if depth > MOST_DEPTH {
        return Err(Failure::TooDeep { most: MOST_DEPTH });
    }
    let table = setting.table()?;
    if depth == 0 {
        return Ok(writeln!(console.out, "1")?);
    }
    end_with_the_reader();
    let progress = progress(&table, console.words, console.err);
    let mut total = 0;
    let mut written = Ok(());
    table.divide(depth, |mv, count| {
        total += count;
        progress.one_more();
        if divide {
            // Written at once, for whoever pipes a long count somewhere.
            written = progress.aside(|| {
                writeln!(console.out, "{mv}: {count}").and_then(|()| console.out.flush())
            });
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    progress.end();
    written?;
    Ok(writeln!(console.out, "{total}")?)
}

/// A bar over the first moves.
fn progress(table: &AnyTable, words: &Words, screen: Screen) -> Bar {
    let first_moves = table.legal_texts(MOST_LISTED).ok();
    let length = first_moves.map(|moves| moves.len() as u64);
    let bar = Bar::new(length, Layout::MessageFirst, screen);
    bar.say(&words.text("cli-perft-progress", &[]));
    bar
}

#[cfg(test)]
mod tests {
    use crate::render::Screen;

    #[test]
    fn the_bar_can_be_made() {
        let table = rules::AnyTable::open("latroncules/classic").expect("a variant");
        let words = words::Words::new(words::Language::En);
        let bar = super::progress(&table, &words, Screen::PLAIN);
        assert_eq!(bar.length(), Some(table.perft(1)));
    }
}
