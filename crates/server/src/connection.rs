//! One connection from its first byte to its last: HTTP spoken by hyper, within the times that a client may take.

use crate::admission::Slot;
use crate::api::Peer;
use crate::kept_body::KeptBody;
use crate::limits::Timeouts;
use crate::progress::Progress;
use crate::watched::{WatchedBody, WatchedStream};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use axum::response::Response;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::pin;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;
use tower::ServiceExt;

/// The longest head of a request; browsers send a tenth of it.
const LONGEST_HEAD: usize = 16 * 1024;
/// What may be kept in memory of what a client sends, or is sent, besides the page itself.
const BUFFER: usize = 64 * 1024;

/// Says of an answer that it does not end by itself: whoever gives it looks after its client, and the times of other answers are not its.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lasting;

/// What all connections are told at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Answer what is asked.
    Serve,
    /// Answer what was asked, then close.
    Finish,
    /// Close.
    Cut,
}

/// Serves until the client ends it, takes too long, or has to go.
pub(crate) async fn serve(
    (stream, peer): (impl AsyncRead + AsyncWrite + Unpin + Send + 'static, IpAddr),
    slot: Option<Slot>,
    app: Router,
    timeouts: Timeouts,
    orders: watch::Receiver<Order>,
) {
    let progress = Progress::new(timeouts, slot);
    let service = service_fn(|request| answer(app.clone(), request, peer, progress.clone()));
    let stream = WatchedStream::new(stream, progress.clone());
    let connection = http1::Builder::new()
        // A client that has asked everything may close its side and still get its answer.
        .half_close(true)
        .max_header_size(LONGEST_HEAD)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut overdue = pin!(progress.overdue());
    let mut cut = pin!(told(orders.clone(), |order| order == Order::Cut));
    let mut leave = pin!(async {
        tokio::select! {
            () = told(orders, |order| order != Order::Serve) => {}
            () = progress.asked_to_leave() => {}
        }
    });
    let mut leaving = false;
    loop {
        tokio::select! {
            // In this order, so that a deadline is looked at only after everything that there is to read and write.
            biased;
            _ = connection.as_mut() => return,
            () = overdue.as_mut() => return,
            () = cut.as_mut() => return,
            () = leave.as_mut(), if !leaving => {
                if progress.is_unused() {
                    return;
                }
                leaving = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

async fn answer(
    app: Router,
    request: hyper::Request<hyper::body::Incoming>,
    peer: IpAddr,
    progress: Progress,
) -> Result<hyper::Response<WatchedBody>, Infallible> {
    let (head, body) = request.into_parts();
    let body = KeptBody::new(body);
    progress.asked(body.clone());
    let mut request = Request::from_parts(head, Body::new(body));
    request.extensions_mut().insert(Peer(peer));
    let mut answer: Response = app.oneshot(request).await?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        progress.switched();
    }
    if answer.extensions().get::<Lasting>().is_some() {
        progress.lasts();
    }
    if answer.status() == StatusCode::NOT_MODIFIED {
        // It would be the length of a file that is not sent; the router says 0, whatever that is.
        answer.headers_mut().remove(CONTENT_LENGTH);
    }
    Ok(answer.map(|body| WatchedBody::new(body, progress)))
}

/// Resolves with such an order, or when there is nobody left to give one.
async fn told(mut orders: watch::Receiver<Order>, which: impl Fn(Order) -> bool) {
    let _ = orders.wait_for(|order| which(*order)).await;
}
