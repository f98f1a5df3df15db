//! `cargo xtask dev`: Vite shows every change of the page at once, and what the page takes from Rust is built again when its
//! sources change.

use crate::fingerprint::of_times;
use crate::page::{self, npm_command};
use crate::shell::{Failure, cargo, root};
use crate::wasm;
use std::thread::sleep;
use std::time::Duration;

/// What the wasm is made from.
const WASM: [&str; 5] = [
    "crates/rules/src",
    "crates/search",
    "crates/review",
    "crates/wasm",
    "Cargo.lock",
];
/// What the rule pages are made from.
const RULEBOOK: [&str; 3] = ["rulebook/src", "rulebook/en", "rulebook/fr"];
/// What the pictures are made from, all but their colours, which Vite reads itself, and what is printed.
const PICTURES: [&str; 2] = ["crates/rules/src", "crates/print/src"];
/// What travels between the page and a server with tables.
const WIRE: [&str; 2] = ["crates/tables/src", "crates/wire/src"];
const PAUSE: Duration = Duration::from_secs(1);

pub(crate) fn run() -> Result<(), Failure> {
    page::prepare()?;
    let mut vite = npm_command(&["run", "dev"])
        .current_dir(root())
        .spawn()
        .map_err(|error| Failure(format!("npm could not be started: {error}")))?;
    let times = || [&WASM[..], &RULEBOOK, &PICTURES, &WIRE].map(of_times);
    let mut seen = times();
    loop {
        sleep(PAUSE);
        if let Ok(Some(status)) = vite.try_wait() {
            return if status.success() {
                Ok(())
            } else {
                Err(Failure(format!("Vite ended with {status}")))
            };
        }
        let now = times();
        if now[0] != seen[0] {
            go_on(wasm::build());
        }
        if now[1] != seen[1] {
            // The pages are part of xtask itself, so a new one has to write them.
            go_on(cargo(&["xtask", "rulebook"]));
        }
        if now[2] != seen[2] {
            go_on(cargo(&["xtask", "pictures"]));
        }
        if now[3] != seen[3] {
            go_on(cargo(&["xtask", "wire"]));
        }
        seen = now;
    }
}

/// Somebody is in the middle of a change: what does not compile yet is told, and the next change tries again.
fn go_on(built: Result<(), Failure>) {
    match built {
        Ok(()) => eprintln!("\n== built again"),
        Err(Failure(why)) => eprintln!("xtask: {why}"),
    }
}
