//! `perft`: counts move sequences. Somebody who watches sees how far it has come.

use crate::args::Setting;
use crate::console::Console;
use crate::failure::Failure;
use crate::ugi::{MOST_DEPTH, MOST_LISTED};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::AnyTable;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;
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
    let progress = progress(&table, console.words);
    let mut total = 0;
    let mut written = Ok(());
    table.divide(depth, |mv, count| {
        total += count;
        progress.inc(1);
        if divide {
            // Written at once, for whoever pipes a long count somewhere.
            written = progress.suspend(|| {
                writeln!(console.out, "{mv}: {count}").and_then(|()| console.out.flush())
            });
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    progress.finish_and_clear();
    written?;
    Ok(writeln!(console.out, "{total}")?)
}

/// A bar over the first moves; hidden where nobody watches the error output.
fn progress(table: &AnyTable, words: &Words) -> ProgressBar {
    let first_moves = table.legal_texts(MOST_LISTED).ok();
    let length = first_moves.map(|moves| moves.len() as u64);
    let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr());
    let label = words.text("cli-perft-progress", &[]);
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} ({elapsed}, -{eta})")
        .expect("a template that the test below reads");
    bar.set_style(style);
    bar.set_message(label);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_bar_can_be_made() {
        let table = rules::AnyTable::open("latroncules/classic").expect("a variant");
        let words = words::Words::new(words::Language::En);
        let bar = super::progress(&table, &words);
        assert_eq!(bar.length(), Some(table.perft(1)));
    }
}
