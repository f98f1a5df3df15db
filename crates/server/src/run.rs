//! The server as a process: an address, a log, as many open files as it needs, tables where it has them, and the signals that end it.

use crate::api::Tables;
use crate::serve::{MOST_REFUSALS, serve};
use crate::{
    BuiltPage, Limits, Network, Outside, app_with, app_with_tables, backups, end_signal, listen,
};
use live::Live;
use rules::{Message, Value};
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::PathBuf;
use store::{OpenError, Place, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::level_filters::LevelFilter;
use tracing::warn;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Port 0 means any that is free.
    pub address: SocketAddr,
    /// A line for each request on the error stream.
    pub log: bool,
    pub limits: Limits,
    /// What others see of the page.
    pub outside: Outside,
    /// Tables, unless there are none.
    pub keeping: Option<Keeping>,
}

/// Where what happens at tables is kept, and how people get at them.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// Where it is kept.
    pub place: Place,
    /// Where the server puts backups by itself.
    pub backups: Option<PathBuf>,
    /// Whose word about addresses of clients is believed.
    pub proxies: Vec<Network>,
    /// What the tables themselves allow.
    pub live: live::Settings,
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum ServeError {
    Taken(SocketAddr),
    Denied(SocketAddr),
    Elsewhere(SocketAddr),
    System(#[from] io::Error),
    Open(#[from] OpenError),
    Store(#[from] StoreError),
}

impl ServeError {
    /// The sentence for whoever started the server.
    pub fn message(&self) -> Message {
        let text = |name, value: &dyn ToString| (name, Value::Text(value.to_string()));
        let host = |address: &SocketAddr| text("host", &address.ip());
        let port = |address: &SocketAddr| text("port", &address.port());
        match self {
            ServeError::Taken(address) => {
                let other = address.port().checked_add(1).unwrap_or(0);
                Message::new(
                    "serve-taken",
                    vec![host(address), port(address), text("other", &other)],
                )
            }
            ServeError::Denied(address) => {
                Message::new("serve-denied", vec![host(address), port(address)])
            }
            ServeError::Elsewhere(address) => Message::new("serve-elsewhere", vec![host(address)]),
            ServeError::System(error) => {
                let code = i64::from(error.raw_os_error().unwrap_or(0));
                Message::new("serve-failed", vec![("code", Value::Number(code))])
            }
            ServeError::Open(error) => error.message(),
            ServeError::Store(error) => error.message(),
        }
    }
}

/// Serves the page until the process is asked to end. `ready` hears the address as soon as requests are answered there.
pub fn run(
    page: BuiltPage,
    settings: Settings,
    ready: impl FnOnce(SocketAddr) -> io::Result<()>,
) -> Result<(), ServeError> {
    let level = if settings.log {
        LevelFilter::INFO
    } else {
        LevelFilter::WARN
    };
    // Somebody who embeds this crate may have a log of their own already; then that one counts.
    let _ = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_target(false)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr)
        .try_init();
    let mut limits = settings.limits;
    limits.connections = granted(limits.connections);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = bind(settings.address)?;
        let outside = settings.outside;
        let kept = match settings.keeping {
            Some(keeping) => Some(Kept::open(keeping, &outside).await?),
            None => None,
        };
        let app = match &kept {
            Some(kept) => app_with_tables(page, outside, kept.tables.clone()),
            None => app_with(page, outside),
        };
        // Before anybody hears of the server, so that nobody can end it unheard.
        let end = end_signal::listen()?;
        ready(listener.local_addr()?)?;
        let grace = limits.timeouts.grace;
        let end = async {
            end.await;
            if let Some(kept) = &kept {
                // Sockets and streams would go on for ever: they are told first.
                let _ = timeout(grace, kept.tables.close()).await;
            }
        };
        serve(listener, app, &limits, end).await;
        if let Some(kept) = kept {
            kept.close().await;
        }
        Ok(())
    })
}

/// A store with its tables, and what looks after it.
struct Kept {
    store: Store,
    tables: Tables,
    backups: Option<JoinHandle<()>>,
}

impl Kept {
    async fn open(keeping: Keeping, outside: &Outside) -> Result<Kept, ServeError> {
        let store = keeping.place.open().await?;
        let live = match Live::start(store.clone(), keeping.live).await {
            Ok(live) => live,
            Err(error) => {
                store.close().await;
                return Err(error.into());
            }
        };
        let backups = keeping
            .backups
            .map(|folder| tokio::spawn(backups::keep(store.clone(), folder)));
        Ok(Kept {
            tables: Tables::new(live, outside.public_url.clone(), keeping.proxies),
            store,
            backups,
        })
    }

    async fn close(self) {
        if let Some(backups) = self.backups {
            // A backup that is under way is not there yet, and leaves nothing behind.
            backups.abort();
            let _ = backups.await;
        }
        self.store.close().await;
    }
}

/// As many connections as were asked for, or as many as the system has files for.
fn granted(connections: usize) -> usize {
    let wanted = connections + MOST_REFUSALS;
    let granted = files::allow_connections(wanted).saturating_sub(MOST_REFUSALS);
    if granted < connections {
        warn!(connections, granted);
    }
    granted.max(1)
}

fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    listen(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::Taken(address),
        io::ErrorKind::PermissionDenied => ServeError::Denied(address),
        io::ErrorKind::AddrNotAvailable => ServeError::Elsewhere(address),
        _ => ServeError::System(error),
    })
}
