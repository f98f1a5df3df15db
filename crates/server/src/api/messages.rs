//! Messages in bodies of requests: read within bounds, and from our own page or a program only.

use super::caller::Asking;
use super::denial::{Denial, fresh};
use super::{Tables, origin};
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use wire::{Ask, LONGEST_ASK};

/// A body that was read. Others' pages cannot send this type without asking first, which nobody answers.
pub(super) struct Heard<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Tables> for Heard<T> {
    type Rejection = Denial;

    async fn from_request(request: Request, tables: &Tables) -> Result<Heard<T>, Denial> {
        origin::check(tables, request.headers())?;
        let kind = request.headers().get(CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Denial::refused(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "serve-api-json",
            ));
        }
        let bytes = to_bytes(request.into_body(), LONGEST_ASK).await;
        let bytes =
            bytes.map_err(|_| Denial::refused(StatusCode::PAYLOAD_TOO_LARGE, "serve-api-long"))?;
        let heard = serde_json::from_slice(&bytes);
        heard
            .map(Heard)
            .map_err(|error| Denial::unreadable(&error.to_string()))
    }
}

/// A message without a connection.
pub(super) async fn ask(
    State(tables): State<Tables>,
    asking: Asking,
    Heard(ask): Heard<Ask>,
) -> Response {
    let answer = tables.0.live.ask(&asking.caller, ask).await;
    (fresh(), Json(answer)).into_response()
}
