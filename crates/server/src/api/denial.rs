//! Why something is not answered: as JSON, with a status for those who read no further.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use live::{Busy, Denied};
use rules::{Message, Value};
use std::sync::LazyLock;
use store::StoreError;
use wire::{Outcome, Sentence};
use words::{Language, Words};

/// Seconds after which it is worth trying again.
const LATER: HeaderValue = HeaderValue::from_static("2");

/// A refusal, or the wish to be asked again in a moment.
#[derive(Clone, Debug)]
pub(super) struct Denial {
    status: StatusCode,
    outcome: Outcome,
}

/// A sentence with its English text.
pub(super) fn sentence(message: &Message) -> Sentence {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
    Sentence::new(message, ENGLISH.message(message))
}

impl Denial {
    /// It will not be done.
    pub(super) fn refused(status: StatusCode, id: &'static str) -> Denial {
        Denial::saying(status, &Message::plain(id))
    }

    /// The same with a sentence that has arguments.
    pub(super) fn saying(status: StatusCode, message: &Message) -> Denial {
        Denial {
            status,
            outcome: Outcome::Refused(sentence(message)),
        }
    }

    /// What cannot be read, and why.
    pub(super) fn unreadable(why: &str) -> Denial {
        Denial::saying(StatusCode::BAD_REQUEST, &unreadable(why))
    }

    /// There is nothing at this address.
    pub(super) fn nothing() -> Denial {
        Denial::refused(StatusCode::NOT_FOUND, "serve-api-nothing")
    }

    /// It is too much for now.
    pub(super) fn too_much(sentence: Sentence) -> Denial {
        Denial {
            status: StatusCode::TOO_MANY_REQUESTS,
            outcome: Outcome::Again(sentence),
        }
    }
}

/// Why a message was not understood.
pub(super) fn unreadable(why: &str) -> Message {
    // What a parser says may quote what it was given.
    let why = rules::quote::quoted(why, 120);
    Message::new("serve-api-unreadable", vec![("why", Value::from(why))])
}

impl From<Denied> for Denial {
    fn from(denied: Denied) -> Denial {
        match denied {
            Denied::Refused(sentence) => Denial {
                status: StatusCode::FORBIDDEN,
                outcome: Outcome::Refused(sentence),
            },
            Denied::Again(sentence) => Denial {
                status: StatusCode::SERVICE_UNAVAILABLE,
                outcome: Outcome::Again(sentence),
            },
        }
    }
}

impl From<StoreError> for Denial {
    fn from(error: StoreError) -> Denial {
        Denied::from(error).into()
    }
}

impl From<Busy> for Denial {
    fn from(busy: Busy) -> Denial {
        match busy {
            Busy::TooMany => Denial::too_much(busy.sentence()),
            Busy::Full => Denied::Again(busy.sentence()).into(),
        }
    }
}

impl IntoResponse for Denial {
    fn into_response(self) -> Response {
        let again = matches!(self.outcome, Outcome::Again(_));
        let mut answer = (self.status, fresh(), Json(self.outcome)).into_response();
        if again {
            answer.headers_mut().insert(RETRY_AFTER, LATER);
        }
        answer
    }
}

/// What is said now is kept by nobody.
pub(super) fn fresh() -> [(axum::http::HeaderName, HeaderValue); 1] {
    [(CACHE_CONTROL, HeaderValue::from_static("no-store"))]
}
