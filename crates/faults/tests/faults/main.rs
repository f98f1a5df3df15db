//! Faults, made on purpose while people play: what was acknowledged stays, once and in order, and every game goes on. Each test runs the
//! whole program as a process of its own.

mod clocks;
mod cuts;
mod database;
mod disk;
mod kills;
mod lowered;
mod order;
mod stored;

/// The program that is killed, frozen and starved.
const PROGRAM: &str = env!("CARGO_BIN_EXE_ludotheca-under-fault");

/// Whether everything is tried as often as before a release: `cargo xtask audit`.
fn whole() -> bool {
    std::env::var_os("LUDOTHECA_FAULTS").is_some_and(|value| value == "whole")
}

/// One fault at a time: what the others do must not look like one.
async fn alone() -> tokio::sync::MutexGuard<'static, ()> {
    static TURN: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    TURN.lock().await
}
