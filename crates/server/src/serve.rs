//! The accepting side: connections are let in as the limits allow, each in a task of its own, until the end.

use crate::admission::Admission;
use crate::busy;
use crate::connection::{self, Order};
use crate::limits::Limits;
use crate::listener::Listener;
use axum::Router;
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tracing::warn;

/// How many clients at a time are told that they have too many connections; more are turned away without a word.
pub(crate) const MOST_REFUSALS: usize = 64;
/// Before the next try to accept, when the system has nothing left to accept with.
const PAUSE: Duration = Duration::from_millis(200);

/// Answers every connection with the application, within the limits, until `end` resolves and then for as long as answers under way
/// need, at most for the time of grace.
pub async fn serve(
    listener: impl Listener,
    app: Router,
    limits: &Limits,
    end: impl Future<Output = ()>,
) {
    let (orders, told) = watch::channel(Order::Serve);
    tokio::select! {
        biased;
        () = end => {}
        () = accept_all(listener, app, limits, told) => {}
    }
    // By now the listener is closed, and whoever still comes is sent away by the system.
    orders.send_replace(Order::Finish);
    if timeout(limits.timeouts.grace, orders.closed())
        .await
        .is_err()
    {
        orders.send_replace(Order::Cut);
    }
}

async fn accept_all(
    mut listener: impl Listener,
    app: Router,
    limits: &Limits,
    orders: watch::Receiver<Order>,
) {
    let admission = Admission::new(limits);
    let refusals = Arc::new(Semaphore::new(MOST_REFUSALS));
    let busy = busy::app(limits.timeouts.idle);
    let mut failing = false;
    loop {
        let (stream, address) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) if is_clients_own(&error) => continue,
            Err(error) => {
                // Most likely there are as many open files as there may be: wait until some are closed, and close one ourselves.
                if !failing {
                    warn!(accept = %error);
                }
                failing = true;
                admission.make_room();
                sleep(PAUSE).await;
                continue;
            }
        };
        failing = false;
        let orders = orders.clone();
        if let Some(mut slot) = admission.admit(address) {
            // One of those who wait is known, so that an idle connection makes room only if somebody needs it; the system keeps the others.
            slot.take_place().await;
            let app = app.clone();
            tokio::spawn(connection::serve(
                (stream, address),
                Some(slot),
                app,
                limits.timeouts,
                orders,
            ));
        } else if let Ok(refusal) = Arc::clone(&refusals).try_acquire_owned() {
            let busy = busy.clone();
            tokio::spawn(async move {
                connection::serve((stream, address), None, busy, busy::TIMEOUTS, orders).await;
                drop(refusal);
            });
        }
    }
}

/// Somebody who gave up before being accepted: that is nobody else's trouble.
fn is_clients_own(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
