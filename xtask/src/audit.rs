//! `cargo xtask audit`: the long checks, for which the test command has no time. Each goes on where it was stopped, as far as it
//! keeps anything, and all but the loaded run leave the machine to others: they run at the lowest priority.

use crate::shell::{Failure, gently};
use crate::{browser, deny, fuzz, mutants, new_game, semver, test};
use clap::ValueEnum;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

/// What can be audited alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// The packages that others wrote: licences, bans, sources, and what is known against them.
    Dependencies,
    /// The whole test command, and its browser and protocol parts three times in a row, while every core is busy with
    /// something else.
    Loaded,
    /// A new game laid out in a scratch copy, tested there, and played on the page.
    NewGame,
    /// What a kill of the whole browser costs, right after a move was seen.
    Kills,
    /// A million moves under a hundred kills of the server, and all other faults.
    Faults,
    /// Every fuzz target for a long while.
    Fuzz,
    /// Every rule changed on purpose: does a test notice?
    Mutants,
    /// What the library of the rules offers, against the last release.
    Semver,
}

/// How often in a row what waits for events must pass on a busy machine; the whole test command is the first time.
const ROUNDS: usize = 3;

/// How long each fuzz target runs.
const FUZZ_SECONDS: u32 = 900;

pub(crate) fn run(only: &[Check], baseline: Option<&str>) -> Result<(), Failure> {
    for check in Check::value_variants() {
        if !only.is_empty() && !only.contains(check) {
            continue;
        }
        match check {
            Check::Dependencies => deny::run()?,
            Check::Loaded => while_busy(loaded)?,
            Check::NewGame => {
                gently();
                new_game::prove()?;
            }
            Check::Kills => browser::run("durability", &browser::program()?)?,
            Check::Faults => {
                gently();
                test::faults()?;
            }
            Check::Fuzz => {
                gently();
                fuzz::run(None, FUZZ_SECONDS)?;
            }
            Check::Mutants => {
                gently();
                mutants::run(None, false)?;
            }
            Check::Semver => semver::run(baseline)?,
        }
    }
    Ok(())
}

fn loaded() -> Result<(), Failure> {
    test::run(None)?;
    for round in 2..=ROUNDS {
        eprintln!("\n== busy machine, round {round} of {ROUNDS}");
        test::run(Some(test::Part::Browser))?;
        test::protocol()?;
    }
    Ok(())
}

/// Runs something while a thread for every core does nothing but count.
fn while_busy<T>(run: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        // Also where it panics: who counts is waited for.
        let _end = EndOf(&done);
        for _ in 0..cores {
            scope.spawn(|| {
                while !done.load(Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        run()
    })
}

/// Says that something is done when it is left, however it is left.
struct EndOf<'a>(&'a AtomicBool);

impl Drop for EndOf<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::while_busy;

    #[test]
    fn the_machine_is_left_alone_again_when_the_work_is_done_or_breaks_off() {
        assert_eq!(while_busy(|| 7), 7);
        let broken = std::panic::catch_unwind(|| while_busy(|| panic!("broken off")));
        assert!(broken.is_err());
    }
}
