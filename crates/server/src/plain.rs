//! Answers in plain sentences, for programs and for people without a browser. Nobody knows their language, so both are there.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use words::{Language, Words};

/// A sentence that is said again and again.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    status: StatusCode,
    sentences: String,
}

impl Plain {
    pub(crate) fn new(status: StatusCode, id: &str) -> Plain {
        let sentences = Language::ALL.map(|language| Words::new(language).text(id, &[]) + "\n");
        Plain {
            status,
            sentences: sentences.concat(),
        }
    }

    pub(crate) fn answer(&self) -> Response {
        let headers: [(HeaderName, &str); 2] = [
            (CONTENT_TYPE, "text/plain; charset=utf-8"),
            (CACHE_CONTROL, "no-store"),
        ];
        (self.status, headers, self.sentences.clone()).into_response()
    }
}
