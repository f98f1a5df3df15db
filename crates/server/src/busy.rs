//! What a client is told that has more connections than one client may have.

use crate::limits::Timeouts;
use crate::plain::Plain;
use crate::with_layers;
use axum::Router;
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use std::sync::LazyLock;
use std::time::Duration;

/// Nothing is lost if such a client is cut short.
pub(crate) const TIMEOUTS: Timeouts = Timeouts {
    head: Duration::from_secs(2),
    idle: Duration::ZERO,
    stall: Duration::from_secs(2),
    slowest: 1024,
    linger: Duration::from_secs(1),
    grace: Duration::ZERO,
};

/// The sentences take longer to find than a whole conversation with a client.
static ANSWER: LazyLock<Plain> =
    LazyLock::new(|| Plain::new(StatusCode::SERVICE_UNAVAILABLE, "serve-busy"));

/// Answers everything with the wish to come again later.
pub(crate) fn app(later: Duration) -> Router {
    let later = HeaderValue::from(later.as_secs().max(1));
    let busy = Router::new().fallback(async move || -> Response {
        let mut answer = ANSWER.answer();
        answer.headers_mut().insert(RETRY_AFTER, later);
        answer
            .headers_mut()
            .insert(CONNECTION, HeaderValue::from_static("close"));
        answer
    });
    with_layers(busy)
}
