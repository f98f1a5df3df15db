//! `licences`: whose work is in the program and its page, and the texts that have to be handed on with it.

use crate::args::Licences;
use crate::console::Console;
use crate::failure::Failure;
use crate::quote::quoted;
use crate::table::{Place, Table};
use notices::{Notices, Package};
use rules::{Message, Value};
use std::io::Write;

pub(super) fn run(wanted: &Licences, console: &mut Console) -> Result<(), Failure> {
    let notices = notices::notices();
    match &wanted.package {
        Some(name) => one(notices, name, console),
        None if wanted.full => all(notices, console),
        None => list(notices, console),
    }
}

fn list(notices: &Notices, console: &mut Console) -> Result<(), Failure> {
    let widest = |part: fn(&Package) -> &String| {
        let widths = notices.packages.iter().map(|package| part(package).len());
        Place::Left(widths.max().unwrap_or(0))
    };
    console.say("cli-licences-ours", &[])?;
    console.say("cli-licences-others", &[])?;
    writeln!(console.out)?;
    let columns = [
        ("cli-licences-package", widest(|package| &package.name)),
        ("cli-licences-version", widest(|package| &package.version)),
        ("cli-licences-licence", Place::Open),
    ];
    let table = Table::begin(&columns, console)?;
    for package in &notices.packages {
        let cells = [&package.name, &package.version, &package.licence];
        table.row(&cells.map(Clone::clone), console)?;
    }
    writeln!(console.out)?;
    Ok(console.say("cli-licences-hint", &[])?)
}

fn one(notices: &Notices, name: &str, console: &mut Console) -> Result<(), Failure> {
    let packages = notices.packages.iter();
    let found: Vec<&Package> = packages.filter(|package| package.name == name).collect();
    if found.is_empty() {
        let args = vec![("found", quoted(name).into())];
        return Err(Failure::Told(Message::new("cli-licences-unknown", args)));
    }
    for (index, package) in found.into_iter().enumerate() {
        if index > 0 {
            writeln!(console.out)?;
        }
        console
            .out
            .tell(&format!("{}, {}", called(package), package.licence))?;
        for text in notices.texts_of(package) {
            writeln!(console.out)?;
            console.out.tell(text)?;
        }
    }
    Ok(())
}

/// Every text once, with the packages that it comes with.
fn all(notices: &Notices, console: &mut Console) -> Result<(), Failure> {
    for (index, text) in notices.texts.iter().enumerate() {
        let packages = notices.packages.iter();
        let with = packages.filter(|package| package.texts.contains(&index));
        let with = Value::List(with.map(called).collect());
        if index > 0 {
            writeln!(console.out)?;
        }
        console.say("cli-licences-with", &[("packages", with)])?;
        writeln!(console.out)?;
        console.out.tell(text)?;
    }
    Ok(())
}

fn called(package: &Package) -> String {
    format!("{} {}", package.name, package.version)
}
