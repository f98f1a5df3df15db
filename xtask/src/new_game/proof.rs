//! The proof that the template still fits: a new game is laid out in a scratch copy of the project, passes there what every game
//! must pass, and is played on the page in a real browser. The copy is made anew each time, what it builds is kept.

use crate::page;
use crate::running::Server;
use crate::shell::{Failure, cargo_command, root, run_in, target};
use crate::tools;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

/// What the game is called there.
const NAME: &str = "goose-walk";

/// Tests that the new game changes nothing in need no more positions than this.
const FEWER_POSITIONS: (&str, &str) = ("LUDOTHECA_FEWER_POSITIONS", "1500");

/// What the browser does with the game: whole games, every figure of its rule page, its lesson.
const BROWSER_TESTS: [&str; 3] = ["whole-games", "figures", "lessons"];

pub(crate) fn prove() -> Result<(), Failure> {
    let begun = Instant::now();
    let browser = tools::ensure_browser()?;
    tools::ensure_node()?;
    page::packages()?;
    let scratch = Scratch::copy()?;
    scratch.cargo(&["xtask", "new-game", NAME])?;
    scratch.cargo(&["fmt", "--all", "--check"])?;
    let games = [
        "--package",
        "ludotheca-rules",
        "--package",
        "ludotheca-search",
    ];
    let clippy = [&["clippy", "--all-targets"], &games[..]].concat();
    scratch.cargo(&[&clippy[..], &["--", "-D", "warnings"]].concat())?;
    let own = NAME.replace('-', "_");
    scratch.cargo(&["test", "--package", "ludotheca-rules", "--test", &own])?;
    scratch.tests()?;
    scratch.cargo(&["test", "--package", "xtask", "--profile", "dev"])?;
    scratch.cargo(&["xtask", "page"])?;
    scratch.npm(&["run", "check"], |_| {})?;
    scratch.npm(&["test"], |_| {})?;
    scratch.cargo(&[
        "build",
        "--package",
        "ludotheca",
        "--features",
        "embed-page",
    ])?;
    let server = Server::start(&scratch.built.join("debug/ludotheca"))?;
    let tests = BROWSER_TESTS.map(|test| format!("tests/browser/{test}.test.ts"));
    let mut words = vec!["run", "browser", "--"];
    words.extend(tests.iter().map(String::as_str));
    words.extend(["-t", NAME]);
    scratch.npm(&words, |npm| {
        server.tell(npm).env("CHROME", &browser);
    })?;
    let minutes = begun.elapsed().as_secs_f64() / 60.0;
    eprintln!("\n== {NAME} was laid out, tested and played on the page in {minutes:.1} minutes");
    Ok(())
}

/// A copy of the project, as it lies there with what is not committed yet.
struct Scratch {
    folder: PathBuf,
    /// Where cargo builds what belongs to it.
    built: PathBuf,
}

impl Scratch {
    fn copy() -> Result<Scratch, Failure> {
        let place = target().join("new-game");
        let scratch = Scratch {
            folder: place.join("copy"),
            built: place.join("target"),
        };
        let failed = |path: &Path, error: std::io::Error| {
            Failure(format!("{} cannot be copied: {error}", path.display()))
        };
        if scratch.folder.exists() {
            fs::remove_dir_all(&scratch.folder).map_err(|error| failed(&scratch.folder, error))?;
        }
        for name in project_files()? {
            let (from, to) = (root().join(&name), scratch.folder.join(&name));
            // A file that was deleted and not committed yet is listed all the same.
            if !from.exists() {
                continue;
            }
            let made = to.parent().map_or(Ok(()), fs::create_dir_all);
            made.and_then(|()| fs::copy(&from, &to))
                .map_err(|error| failed(&from, error))?;
        }
        lend_packages(&scratch.folder)?;
        Ok(scratch)
    }

    fn cargo(&self, words: &[&str]) -> Result<(), Failure> {
        self.run(&mut cargo_command(words))
    }

    /// What every game must pass, and what lists games.
    fn tests(&self) -> Result<(), Failure> {
        let mut command = cargo_command(&["test"]);
        for package in ["rules", "search", "words", "rulebook", "server"] {
            command.args(["--package", &format!("ludotheca-{package}")]);
        }
        command.args(["--package", "ludotheca"]);
        let (name, value) = FEWER_POSITIONS;
        self.run(command.env(name, value))
    }

    /// npm in the copy's page, with what else the command needs.
    fn npm(&self, words: &[&str], prepare: impl FnOnce(&mut Command)) -> Result<(), Failure> {
        let mut command = page::npm_command(words);
        prepare(&mut command);
        self.run(&mut command)
    }

    fn run(&self, command: &mut Command) -> Result<(), Failure> {
        // What cargo tells this chore about the project itself is not true of the copy.
        for (name, _) in env::vars_os() {
            let told = name.to_string_lossy().starts_with("CARGO_PKG_");
            if told || name == "CARGO_MANIFEST_DIR" || name == "CARGO_MANIFEST_PATH" {
                command.env_remove(name);
            }
        }
        run_in(&self.folder, command.env("CARGO_TARGET_DIR", &self.built))
    }
}

/// What git knows of the project or would take up, by its path.
fn project_files() -> Result<Vec<String>, Failure> {
    let words = [
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "-z",
    ];
    let listed = Command::new("git").args(words).current_dir(root()).output();
    let listed = listed.map_err(|error| Failure(format!("git could not be started: {error}")))?;
    if !listed.status.success() {
        let why = String::from_utf8_lossy(&listed.stderr);
        return Err(Failure(format!(
            "git cannot list the project's files: {why}"
        )));
    }
    let text = String::from_utf8_lossy(&listed.stdout);
    let names = text.split('\0').filter(|name| !name.is_empty());
    Ok(names.map(str::to_owned).collect())
}

/// The page's packages are the same ones; elsewhere than on Unix the copy fetches its own.
#[cfg(unix)]
fn lend_packages(folder: &Path) -> Result<(), Failure> {
    let (from, to) = (
        root().join("web/node_modules"),
        folder.join("web/node_modules"),
    );
    std::os::unix::fs::symlink(from, &to)
        .map_err(|error| Failure(format!("{} cannot be made: {error}", to.display())))
}

#[cfg(not(unix))]
fn lend_packages(_folder: &Path) -> Result<(), Failure> {
    Ok(())
}
