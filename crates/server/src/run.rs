//! The server as a process: an address, a log, and an end that lets answers under way arrive.

use crate::{Page, app};
use axum::Router;
use axum::serve::ListenerExt;
use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing::level_filters::LevelFilter;

/// How long answers under way may take once somebody asked for the end.
const GRACE: Duration = Duration::from_secs(3);

/// How to serve.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Port 0 means any that is free.
    pub address: SocketAddr,
    /// A line for each request on the error stream.
    pub log: bool,
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("{0} is in use")]
    Taken(SocketAddr),
    #[error("{0} may not be used")]
    Denied(SocketAddr),
    #[error("{0} is not an address of this machine")]
    Elsewhere(SocketAddr),
    #[error("{0}")]
    System(#[from] io::Error),
}

/// Serves the page until the process is asked to end. `ready` hears the address as soon as requests are answered there.
pub fn run(
    page: Page,
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
        .with_writer(io::stderr)
        .try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = bind(settings.address).await?;
        ready(listener.local_addr()?)?;
        serve(listener, app(page)).await?;
        Ok(())
    })
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::Taken(address),
            io::ErrorKind::PermissionDenied => ServeError::Denied(address),
            io::ErrorKind::AddrNotAvailable => ServeError::Elsewhere(address),
            _ => ServeError::System(error),
        })
}

async fn serve(listener: TcpListener, app: Router) -> io::Result<()> {
    // Answers are small and whole: waiting to fill a packet would only delay them.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let served = axum::serve(listener, app).with_graceful_shutdown(asked_to_end());
    let out_of_patience = async {
        asked_to_end().await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        ended = served => ended,
        () = out_of_patience => Ok(()),
    }
}

/// Ctrl-C, or the signal by which services are stopped.
async fn asked_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    pending().await
}
