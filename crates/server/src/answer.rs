//! From a request to its answer: a file, the page, or a plain word that there is nothing.

use crate::accept::{Coding, wants_html};
use crate::file::{File, Form};
use crate::page::Page;
use crate::routes;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::collections::HashSet;
use std::sync::Arc;
use words::{Language, Words};

/// What the answers are made from.
#[derive(Debug)]
pub(crate) struct Site {
    page: Page,
    addresses: HashSet<String>,
    /// For programs and people without a browser; nobody knows their language, so both are there.
    nothing_here: String,
    only_reading: String,
}

impl Site {
    pub(crate) fn new(page: Page) -> Site {
        let words = Language::ALL.map(Words::new);
        let say = |id: &str| words.each_ref().map(|words| words.text(id, &[]) + "\n");
        Site {
            page,
            addresses: routes::all(),
            nothing_here: say("serve-nothing-here").concat(),
            only_reading: say("serve-only-reading").concat(),
        }
    }
}

/// For whoever watches whether the server is well.
pub(crate) async fn healthy() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok\n")
}

/// Every address but the few that are not the page's.
pub(crate) async fn from_page(
    State(site): State<Arc<Site>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let reading = method == Method::GET || method == Method::HEAD;
    let known = site.page.file(path).or_else(|| {
        let address = site.addresses.contains(path);
        address.then(|| site.page.index())
    });
    let mut answer = match known {
        Some(_) if !reading => refused_method(&site),
        Some(file) => found(file, &headers),
        // A hashed file of an older build is never the page, whoever asks for it.
        None if reading && wants_html(&headers) && !path.starts_with("/assets/") => {
            lost(site.page.index(), &headers)
        }
        None => text(StatusCode::NOT_FOUND, &site.nothing_here),
    };
    if known.is_none() {
        answer
            .headers_mut()
            .append(VARY, HeaderValue::from_static("accept"));
    }
    if method == Method::HEAD {
        *answer.body_mut() = Body::empty();
    }
    answer
}

fn found(file: &File, headers: &HeaderMap) -> Response {
    let form = file.form_for(headers);
    let mut answer = if names(headers, &form.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        whole(StatusCode::OK, file, form)
    };
    let kept = [
        (CACHE_CONTROL, file.cache_control.clone()),
        (ETAG, form.tag.clone()),
    ];
    answer.headers_mut().extend(kept);
    add_vary(file, answer)
}

/// The page at an address that it does not know: it says so itself, in the reader's language.
fn lost(index: &File, headers: &HeaderMap) -> Response {
    let mut answer = whole(StatusCode::NOT_FOUND, index, index.form_for(headers));
    answer
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    add_vary(index, answer)
}

fn whole(status: StatusCode, file: &File, form: &Form) -> Response {
    let mut answer = (status, Body::from(form.body.clone())).into_response();
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, file.content_type.clone());
    headers.insert(CONTENT_LENGTH, HeaderValue::from(form.body.len()));
    if form.coding != Coding::Plain {
        let coding = HeaderValue::from_static(form.coding.name());
        headers.insert(CONTENT_ENCODING, coding);
    }
    answer
}

fn add_vary(file: &File, mut answer: Response) -> Response {
    if file.is_packed() {
        let vary = HeaderValue::from_static("accept-encoding");
        answer.headers_mut().append(VARY, vary);
    }
    answer
}

/// Whether `If-None-Match` names this tag. Weak and strong tags are alike here, as the standard has it.
fn names(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    headers
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(|named| named.trim().trim_start_matches("W/"))
        .any(|named| named == "*" || named.as_bytes() == tag.as_bytes())
}

fn refused_method(site: &Site) -> Response {
    let mut answer = text(StatusCode::METHOD_NOT_ALLOWED, &site.only_reading);
    answer
        .headers_mut()
        .insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    answer
}

fn text(status: StatusCode, sentences: &str) -> Response {
    let headers: [(HeaderName, &str); 2] = [
        (CONTENT_TYPE, "text/plain; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
    ];
    (status, headers, sentences.to_owned()).into_response()
}
