//! Fuzzing with cargo-fuzz. Without a sanitizer (`-s none`) it runs on the stable toolchain: our code has no `unsafe`, so
//! panics, endless loops and memory are what there is to find.

use crate::shell::{self, Failure, cargo};
use std::{fs, thread};

/// No parser may need more than this for one input.
const MOST_MEGABYTES: u32 = 1024;
const MOST_SECONDS_AN_INPUT: u32 = 10;
const LONGEST_INPUT: u32 = 4096;

pub(crate) fn run(target: Option<&str>, seconds: u32) -> Result<(), Failure> {
    shell::ensure_program("c++", "g++")?;
    shell::ensure_subcommand("fuzz")?;
    let targets = match target {
        Some(target) => vec![target.to_owned()],
        None => targets()?,
    };
    cargo(&["fuzz", "build", "-s", "none"])?;
    // A target keeps one core busy.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    for together in targets.chunks(cores) {
        thread::scope(|scope| {
            let running: Vec<_> = together
                .iter()
                .map(|target| scope.spawn(|| fuzz(target, seconds)))
                .collect();
            running
                .into_iter()
                .try_for_each(|run| run.join().expect("a run does not panic"))
        })?;
    }
    Ok(())
}

fn fuzz(target: &str, seconds: u32) -> Result<(), Failure> {
    // The corpus grows while fuzzing and is nobody's but this machine's; the seeds belong to the project.
    let corpus = format!("fuzz/corpus/{target}");
    let seeds = format!("fuzz/seeds/{target}");
    fs::create_dir_all(shell::root().join(&corpus))
        .map_err(|error| Failure(format!("{corpus} cannot be made: {error}")))?;
    cargo(&[
        "fuzz",
        "run",
        "-s",
        "none",
        target,
        &corpus,
        &seeds,
        "--",
        &format!("-max_total_time={seconds}"),
        &format!("-timeout={MOST_SECONDS_AN_INPUT}"),
        &format!("-rss_limit_mb={MOST_MEGABYTES}"),
        &format!("-max_len={LONGEST_INPUT}"),
        "-dict=fuzz/words.dict",
        "-verbosity=0",
        "-print_final_stats=1",
    ])
}

/// The names of the files in `fuzz/fuzz_targets`.
fn targets() -> Result<Vec<String>, Failure> {
    let folder = shell::root().join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder)
        .map_err(|error| Failure(format!("{} cannot be read: {error}", folder.display())))?;
    let mut names: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}
