//! Rules and search for the browser: compiled, bound to TypeScript, and made small, into `web/generated/wasm`.

use crate::fingerprint::once_for;
use crate::shell::{Failure, cargo, root, run, target};
use std::fs;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";
const NAME: &str = "ludotheca";

pub(crate) fn build() -> Result<(), Failure> {
    ensure_target()?;
    cargo(&[
        "build",
        "--package",
        "ludotheca-wasm",
        "--target",
        TARGET,
        "--profile",
        "wasm",
    ])?;
    let folder = root().join("web/generated/wasm");
    let compiled = target().join(format!("{TARGET}/wasm/ludotheca_wasm.wasm"));
    // Both the tools that follow come in the versions that the two lock files name.
    let sources = [
        &compiled.to_string_lossy(),
        "Cargo.lock",
        "web/package-lock.json",
    ];
    once_for(&sources, "web/generated/wasm/.built-from", || {
        bind(&compiled, &folder)?;
        shrink(&folder.join(format!("{NAME}_bg.wasm")))
    })
}

fn ensure_target() -> Result<(), Failure> {
    let installed = Command::new("rustup")
        .args(["target", "list", "--installed"])
        .output();
    let known = installed.is_ok_and(|output| {
        String::from_utf8_lossy(&output.stdout)
            .lines()
            .any(|line| line == TARGET)
    });
    if known {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", TARGET])).map_err(|_| {
        Failure(format!(
            "the Rust target {TARGET} is missing and could not be added; install it with rustup target add {TARGET}"
        ))
    })
}

fn bind(compiled: &Path, folder: &Path) -> Result<(), Failure> {
    let bound = Bindgen::new()
        .input_path(compiled)
        .out_name(NAME)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(true).generate(folder));
    bound.map_err(|error| Failure(format!("wasm-bindgen: {error}")))
}

/// wasm-opt makes it smaller and faster; it comes with the page's npm packages.
fn shrink(file: &Path) -> Result<(), Failure> {
    let optimiser = root().join("web/node_modules/binaryen/bin/wasm-opt");
    if !optimiser.exists() {
        return Err(Failure(
            "wasm-opt is missing; `npm install` in web/ brings it".to_owned(),
        ));
    }
    let small = file.with_extension("small");
    // What rustc's target has switched on, so that the optimiser may use it.
    let features = [
        "--enable-bulk-memory",
        "--enable-sign-ext",
        "--enable-mutable-globals",
        "--enable-nontrapping-float-to-int",
        "--enable-reference-types",
        "--enable-multivalue",
    ];
    let mut optimise = Command::new("node");
    optimise.arg(optimiser).arg("-O3").args(features);
    run(optimise.arg(file).arg("-o").arg(&small))?;
    fs::rename(&small, file).map_err(|error| Failure(format!("{}: {error}", file.display())))
}
