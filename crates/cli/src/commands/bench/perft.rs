//! The rules beside the yardstick.

use crate::bench::{self, SpeedRatio};
use crate::console::Console;
use crate::failure::Failure;
use crate::render::Screen;
use crate::table::{Place, Table};
use std::io::Write;
use std::time::Duration;

pub(super) fn print(
    variants: &[&'static str],
    budget: Duration,
    console: &mut Console,
) -> Result<(), Failure> {
    console.say("cli-bench-about", &[])?;
    let columns = [
        ("cli-bench-variant", Place::Left(27)),
        ("cli-bench-bytes", Place::Right(7)),
        ("cli-bench-start", Place::Right(17)),
        ("cli-bench-midgame", Place::Right(17)),
        ("cli-bench-games", Place::Right(18)),
        ("cli-bench-length", Place::Right(8)),
        ("cli-bench-yardstick", Place::Right(12)),
    ];
    let table = Table::begin(&columns, console)?;
    bench::measure(variants, budget, |line| {
        table.row(&row(line, console.screen()), console)?;
        Ok(console.out.flush()?)
    })
}

fn row(line: &SpeedRatio, screen: Screen) -> [String; 7] {
    let speed = &line.speed;
    let perft = |leaves: f64, ratio: f64| {
        let text = format!("{:.1} M/s ×{ratio:.2}", leaves / 1e6);
        screen.letters(&text).into_owned()
    };
    [
        speed.variant.to_owned(),
        speed.position_bytes.to_string(),
        perft(speed.start_leaves_per_second, line.start_ratio()),
        perft(speed.midgame_leaves_per_second, line.midgame_ratio()),
        format!(
            "{:.0}/s ({:.0})",
            speed.playouts_per_second,
            line.playouts_per_million()
        ),
        format!("{:.1}", speed.playout_length),
        format!("{:.1} M/s", line.yardstick_leaves_per_second / 1e6),
    ]
}
