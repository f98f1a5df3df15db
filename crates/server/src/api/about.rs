//! Who the server is, and what is spoken here.

use super::Tables;
use super::denial::{Denial, fresh};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use wire::{About, PROTOCOL};

pub(super) async fn about(State(tables): State<Tables>) -> Result<Response, Denial> {
    let about = About {
        protocol: PROTOCOL,
        server: env!("CARGO_PKG_VERSION").to_owned(),
        now: tables.0.live.now().await?,
    };
    Ok((fresh(), Json(about)).into_response())
}
