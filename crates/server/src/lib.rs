//! The page of Ludotheca over HTTP. Everything that can be asked for is known when the server starts: the files of the built page,
//! in memory, and the addresses that the page itself understands. Nothing is looked up on disk by what somebody sends.

mod accept;
mod answer;
mod content_type;
mod embedded;
mod file;
mod folder;
mod page;
mod request_log;
mod routes;
mod run;
mod security;

pub use page::{Page, PageError};
pub use run::{ServeError, Settings, run};

use answer::Site;
use axum::routing::get;
use axum::{Router, middleware};
use std::sync::Arc;

/// The whole server, ready to be bound to an address or asked by a test.
pub fn app(page: Page) -> Router {
    Router::new()
        .route("/healthz", get(answer::healthy))
        .fallback(answer::from_page)
        .with_state(Arc::new(Site::new(page)))
        .layer(middleware::map_response(security::add_headers))
        .layer(middleware::from_fn(request_log::log))
}
