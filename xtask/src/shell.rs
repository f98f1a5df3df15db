//! Running other programs from the project's root, and installing them where they are missing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a chore did not succeed, for a person to read.
pub(crate) struct Failure(pub(crate) String);

/// The project's root, wherever the chore was called from.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the root")
        .to_owned()
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    let named = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(named)
}

/// Runs cargo with these words.
pub(crate) fn cargo(words: &[&str]) -> Result<(), Failure> {
    run(&mut cargo_command(words))
}

/// Cargo with these words, not started yet.
pub(crate) fn cargo_command(words: &[&str]) -> Command {
    let program = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(program);
    command.args(words);
    command
}

/// Runs a command in the root and fails if it does.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    run_in(&root(), command)
}

/// Runs a command in a folder and fails if it does.
pub(crate) fn run_in(folder: &Path, command: &mut Command) -> Result<(), Failure> {
    let shown = format!("{command:?}");
    eprintln!("\n== {shown}");
    match command.current_dir(folder).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure(format!("{shown} ended with {status}"))),
        Err(error) => Err(Failure(format!("{shown} could not be started: {error}"))),
    }
}

/// From now on everything else on the machine comes first. Where that cannot be had, the work is done all the same.
pub(crate) fn gently() {
    let ourselves = std::process::id().to_string();
    answers("renice", &["-n", "19", "-p", &ourselves]);
}

/// The system that is compiled for here, as rustc names it.
pub(crate) fn host() -> Result<String, Failure> {
    let unknown = |why: &str| Failure(format!("rustc does not say what system this is: {why}"));
    let output = Command::new("rustc").arg("-vV").output();
    let output = output.map_err(|error| unknown(&error.to_string()))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| unknown(&said))
}

/// Whether a program answers to this command line.
pub(crate) fn answers(program: &str, words: &[&str]) -> bool {
    Command::new(program)
        .args(words)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Makes sure that a cargo subcommand is there, installing it by name where it is missing.
pub(crate) fn ensure_subcommand(name: &str) -> Result<(), Failure> {
    if answers("cargo", &[name, "--version"]) {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    cargo(&["install", "--locked", &package]).map_err(|Failure(why)| {
        Failure(format!("`cargo {name}` is missing and could not be installed ({why}); try `cargo install {package}`"))
    })
}

/// Makes sure that a program is there, installing Debian's package of it where it is missing.
pub(crate) fn ensure_program(program: &str, package: &str) -> Result<(), Failure> {
    if answers(program, &["--version"]) {
        return Ok(());
    }
    if can_install() {
        return install(&[package]);
    }
    Err(missing(program, package))
}

/// Whether packages of Debian can be installed here, and by us.
pub(crate) fn can_install() -> bool {
    let root = Command::new("id").arg("-u").output();
    let root = root.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    root && answers("apt-get", &["--version"])
}

/// Installs packages of Debian by their names, with what Debian recommends beside them.
pub(crate) fn install(packages: &[&str]) -> Result<(), Failure> {
    apt_install(packages, &[])
}

/// Installs packages of Debian and only what they cannot do without.
pub(crate) fn install_only(packages: &[&str]) -> Result<(), Failure> {
    apt_install(packages, &["--no-install-recommends"])
}

fn apt_install(packages: &[&str], options: &[&str]) -> Result<(), Failure> {
    let names = packages.join(" ");
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        run(&mut command).map_err(|_| missing(&names, &names))
    };
    apt(&["update", "-q"])?;
    apt(&[&["install", "-y", "-q"], options, packages].concat())
}

fn missing(program: &str, package: &str) -> Failure {
    Failure(format!(
        "`{program}` is missing; install it (Debian: `apt-get install {package}`)"
    ))
}
