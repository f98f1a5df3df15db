//! The chores of the house. `cargo xtask test` is what must be green before anything lands.

mod audit;
mod bench;
mod browser;
mod count;
mod deny;
mod dev;
mod fingerprint;
mod fuzz;
mod graph;
mod metadata;
mod mutants;
mod new_game;
mod notices;
mod page;
mod pages;
mod pictures;
mod prints;
mod running;
mod semver;
mod serve;
mod sheets;
mod shell;
mod test;
mod tools;
mod wasm;
mod wire;

use clap::{Parser, Subcommand};
use shell::Failure;
use std::path::PathBuf;
use std::process::ExitCode;

/// The chores of the house.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything and serve the page from one program, target/release/ludotheca.
    Serve(serve::Options),
    /// Everything that must hold: formatting, clippy, all tests, the page in a real browser, a short run of each fuzz target.
    Test {
        /// Only one part of it.
        #[arg(long)]
        only: Option<test::Part>,
    },
    /// Work on the page: Vite, and wasm, rule pages and pictures built again when their sources change.
    Dev,
    /// Build the page into web/dist.
    Page,
    /// Fuzz one target (or all in turn) for as long as you like; findings stay in fuzz/artifacts.
    Fuzz {
        /// A target of `fuzz/fuzz_targets`; all of them when left out.
        target: Option<String>,
        /// How long each target runs.
        #[arg(long, default_value_t = 600)]
        seconds: u32,
    },
    /// Measure: the binary's own benchmark, criterion's, how fast the page opens, and instruction counts.
    Bench,
    /// Change the rules on purpose and see whether the tests notice (takes hours; `--file` narrows it). What was caught
    /// before is not tried again, so a run that was stopped goes on.
    Mutants {
        /// Only mutate files that match this glob, such as `**/latroncules/*.rs`.
        #[arg(long)]
        file: Option<String>,
        /// Forget what earlier runs have caught.
        #[arg(long)]
        anew: bool,
    },
    /// Lay out everything that a game has, with a small game that can be played at once (docs/a-fifth-game.md tells more).
    NewGame {
        /// What it is called in addresses and file names, such as goose-walk.
        name: String,
    },
    /// The long checks: the packages that others wrote, the tests on a busy machine, a new game in a scratch copy, kills of the browser,
    /// hours of fuzzing, mutants of the rules, what the library of the rules offers. What was
    /// done is kept, so that a run that was stopped goes on.
    Audit {
        /// Only these.
        #[arg(long)]
        only: Vec<audit::Check>,
        /// What the library of the rules is compared with, a tag or a commit; the last release where nothing is named.
        #[arg(long, value_name = "REVISION")]
        baseline_rev: Option<String>,
    },
    /// Build rules and search for the browser into web/generated/wasm.
    Wasm,
    /// Write hashes of all that six words in a row say in rule sheets, by which a test knows texts of ours that come too close to one.
    SheetRuns {
        /// Where the sheets lie, as .txt files.
        folder: PathBuf,
    },
    /// Take the pictures of the page for the README, into docs/page.
    Screenshots,
    /// Draw which crate stands on which into ARCHITECTURE.md.
    Graph,
    /// Write whose work is in the program and the page, and under which licences, into crates/notices.
    Notices,
    /// Write the rule pages as data into web/generated/rulebook.
    Rulebook,
    /// Write what pieces and boards look like as data into web/generated/pictures, cards and kits into web/generated/print.
    Pictures,
    /// Write what travels between the page and a server with tables as TypeScript into web/generated/wire.ts.
    Wire,
    /// Count instructions of fixed work under valgrind: the effect of a change without the noise of a clock.
    Count,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Serve(options) => serve::run(&options),
        Chore::Test { only } => test::run(only),
        Chore::Dev => dev::run(),
        Chore::Page => page::build(),
        Chore::Fuzz { target, seconds } => fuzz::run(target.as_deref(), seconds),
        Chore::Bench => bench::run(),
        Chore::Mutants { file, anew } => mutants::run(file.as_deref(), anew),
        Chore::NewGame { name } => new_game::run(&name),
        Chore::Audit { only, baseline_rev } => audit::run(&only, baseline_rev.as_deref()),
        Chore::Wasm => wasm::build(),
        Chore::SheetRuns { folder } => sheets::write_runs(&folder),
        Chore::Screenshots => {
            browser::program().and_then(|program| browser::run("screenshots", &program))
        }
        Chore::Graph => graph::write(),
        Chore::Notices => notices::write(),
        Chore::Rulebook => pages::write(),
        Chore::Pictures => pictures::write().and_then(|()| prints::write()),
        Chore::Wire => wire::write(),
        Chore::Count => count::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message)) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
