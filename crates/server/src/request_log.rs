//! One line for each request, for those who ask for a log. Questions after the `?` stay out of it: they may hold somebody's game.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;
use tracing::info;

pub(crate) async fn log(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let uri = request.uri().clone();
    let answer = next.run(request).await;
    info!(
        method = %method,
        path = uri.path(),
        status = answer.status().as_u16(),
        microseconds = begun.elapsed().as_micros() as u64,
    );
    answer
}
