//! The page of Ludotheca over HTTP. Everything that can be asked for is known when the server starts: the files of the built page,
//! in memory, and the addresses that the page itself understands. Nothing is looked up on disk by what somebody sends, and nobody
//! can use more of the server, or for longer, than [`Limits`] says.

mod accept;
mod admission;
mod answer;
mod api;
mod backups;
mod built_page;
mod busy;
mod cache;
mod connection;
mod content_type;
mod embedded;
mod end_signal;
mod file;
mod folder;
mod host;
mod kept_body;
mod limits;
mod listener;
mod meta;
mod network;
mod outside;
mod plain;
mod preview;
mod progress;
mod public_url;
mod query;
mod request_log;
mod routes;
mod run;
mod security;
mod serve;
mod subject;
mod watched;

pub use api::{ApiRoute, Tables, api_routes};
pub use built_page::{BuiltPage, PageError};
pub use folder::{MOST_BYTES, MOST_ENTRIES};
pub use limits::{Limits, Timeouts};
pub use listener::{Listener, listen};
pub use network::{Network, NetworkError};
pub use outside::{Outside, Painter};
pub use preview::PREVIEW_SIZE;
pub use public_url::{NoPublicUrl, PublicUrl};
pub use routes::addresses;
pub use run::{Keeping, ServeError, Settings, run};
pub use serve::serve;

use answer::Site;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Router, middleware};
use plain::Plain;
use preview::Gallery;
use std::sync::Arc;

/// The whole application, ready to be served or asked by a test; nobody else hears of it.
pub fn app(page: BuiltPage) -> Router {
    app_with(page, Outside::default())
}

/// The same with what others see of it.
pub fn app_with(page: BuiltPage, outside: Outside) -> Router {
    app_of(page, outside, None)
}

/// The same with tables.
pub fn app_with_tables(page: BuiltPage, outside: Outside, tables: Tables) -> Router {
    app_of(page, outside, Some(tables))
}

fn app_of(page: BuiltPage, outside: Outside, tables: Option<Tables>) -> Router {
    let gallery = Arc::new(Gallery::new(outside.painter));
    let bad_host = Plain::new(StatusCode::BAD_REQUEST, "serve-bad-host");
    let api = tables.map_or_else(Router::new, api::router);
    let routes = Router::new()
        .route("/healthz", get(answer::healthy))
        .fallback(answer::from_page)
        .with_state(Arc::new(Site::new(page, outside)))
        .merge(
            Router::new()
                .route("/preview/{game}/{picture}", get(preview::show))
                .with_state(gallery),
        )
        .merge(api)
        .layer(middleware::from_fn_with_state(bad_host, host::check));
    with_layers(routes)
}

/// What every answer carries and every request leaves behind.
fn with_layers(routes: Router) -> Router {
    routes
        .layer(middleware::map_response(security::add_headers))
        .layer(middleware::from_fn(request_log::log))
}
