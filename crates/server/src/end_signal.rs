//! How a server is asked to end: Ctrl-C, or the signal by which services are stopped.

use std::future::Future;
use std::io;

/// Begins to listen at once; the future resolves when somebody asks.
#[cfg(unix)]
pub(crate) fn listen() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(windows)]
pub(crate) fn listen() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_c, ctrl_shutdown};
    let mut interrupted = ctrl_c()?;
    let mut terminated = ctrl_shutdown()?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(not(any(unix, windows)))]
pub(crate) fn listen() -> io::Result<impl Future<Output = ()>> {
    Ok(std::future::pending())
}
