//! `serve`: the page over HTTP until somebody ends it.

use crate::args::Serve;
use crate::console::Console;
use crate::failure::Failure;
use crate::kept;
use crate::quote::path_name;
use rules::{Message, Value};
use server::{BuiltPage, Keeping, Outside, PageError, Painter, ServeError, Settings};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use store::Place;

const MEBIBYTE: u64 = 1024 * 1024;

pub(super) fn run(wanted: &Serve, console: &mut Console) -> Result<(), Failure> {
    let page = match &wanted.page {
        Some(folder) => {
            BuiltPage::from_folder(folder).map_err(|error| bad_folder(folder, error))?
        }
        None => BuiltPage::embedded()
            .ok_or_else(|| told("serve-no-page", vec![]))?
            .map_err(|_| told("serve-damaged-page", vec![]))?,
    };
    let keeping = if wanted.no_tables {
        None
    } else {
        Some(keeping(wanted)?)
    };
    let settings = Settings {
        address: wanted.address(),
        log: wanted.log,
        limits: wanted.limits(),
        outside: Outside {
            public_url: wanted.public_url.clone(),
            painter: PAINTER,
        },
        keeping,
    };
    server::run(page, settings, |address| announce(address, console)).map_err(not_served)
}

/// Tables, kept where somebody said or where this person's programs keep their data.
fn keeping(wanted: &Serve) -> Result<Keeping, Failure> {
    let place = kept::place(&wanted.kept)?;
    let beside = match &place {
        Place::Directory(folder) => Some(folder.join("backups")),
        // Several servers may share a database, and which of them would be the one?
        Place::Postgres(_) => None,
    };
    let usual = live::Settings::default();
    Ok(Keeping {
        backups: wanted.backups.clone().or(beside),
        place,
        proxies: wanted.trusted_proxy.clone(),
        live: live::Settings {
            house: wanted.house.unwrap_or(usual.house),
            server: env!("CARGO_PKG_VERSION").to_owned(),
            ..usual
        },
    })
}

/// Who paints the pictures of links.
#[cfg(feature = "preview")]
const PAINTER: Option<Painter> = Some(crate::preview::preview);
#[cfg(not(feature = "preview"))]
const PAINTER: Option<Painter> = None;

/// Says where the page is, at once: programs wait for this line.
fn announce(address: SocketAddr, console: &mut Console) -> io::Result<()> {
    let id = if address.ip().is_loopback() {
        "serve-ready"
    } else {
        "serve-ready-widely"
    };
    console.say(id, &[("url", Value::Text(url(address)))])?;
    console.out.flush()
}

/// What to type into a browser on this machine.
fn url(address: SocketAddr) -> String {
    let host = match address.ip() {
        IpAddr::V4(host) if host.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(host) if host.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        host => host,
    };
    format!("http://{}", SocketAddr::new(host, address.port()))
}

fn bad_folder(folder: &Path, error: PageError) -> Failure {
    let path = || vec![("path", Value::Text(path_name(folder)))];
    match error {
        PageError::NoIndex => told("serve-no-index", path()),
        PageError::Unreadable { path: at, error }
            if at == folder
                && matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
                ) =>
        {
            told("serve-no-folder", path())
        }
        PageError::Unreadable { path, error } => Failure::File { path, error },
        PageError::UnreadableName { path } => {
            let shown = Value::Text(path_name(&path));
            told("serve-page-name", vec![("path", shown)])
        }
        PageError::TooManyEntries { most } => {
            let mut args = path();
            args.push(("most", Value::Number(most as i64)));
            told("serve-page-too-many", args)
        }
        PageError::TooLarge { most } => {
            let mut args = path();
            args.push(("most", Value::Number((most / MEBIBYTE) as i64)));
            told("serve-page-too-large", args)
        }
    }
}

fn not_served(error: ServeError) -> Failure {
    match error {
        // Whoever reads our output has seen enough; told apart by the caller.
        ServeError::System(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            Failure::Output(error)
        }
        error => Failure::Told(error.message()),
    }
}

fn told(id: &'static str, args: Vec<(&'static str, Value)>) -> Failure {
    Failure::Told(Message::new(id, args))
}
