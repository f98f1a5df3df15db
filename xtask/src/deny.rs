//! cargo-deny over everything that cargo could fetch for us: licences, bans and sources by `deny.toml`, and what is known against a
//! version, where the list of that can be fetched.

use crate::shell::{Failure, cargo, ensure_subcommand};

pub(crate) fn run() -> Result<(), Failure> {
    ensure_subcommand("deny")?;
    cargo(&["deny", "--locked", "check", "licenses", "bans", "sources"])?;
    if cargo(&["deny", "--locked", "fetch", "db"]).is_err() {
        eprintln!(
            "xtask: advisories were NOT checked: the database of them cannot be fetched; is there a network?"
        );
        return Ok(());
    }
    let check = ["check", "--disable-fetch", "advisories"];
    cargo(&[&["deny", "--locked"], &check[..]].concat())
}
