//! The record of a table's game.

use super::Tables;
use super::caller::Asking;
use super::denial::{Denial, fresh};
use crate::query;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

pub(super) async fn record(
    State(tables): State<Tables>,
    Path(table): Path<String>,
    uri: Uri,
    asking: Asking,
) -> Result<Response, Denial> {
    let key = value(&uri, "key")?;
    let live = &tables.0.live;
    let record = live.record(&asking.caller, &table, key.as_deref()).await?;
    let kind = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((StatusCode::OK, fresh(), kind, record).into_response())
}

/// What a query says under this name.
pub(super) fn value(uri: &Uri, name: &str) -> Result<Option<String>, Denial> {
    query::value(uri.query().unwrap_or_default(), name).map_err(|_| Denial::unreadable(name))
}
