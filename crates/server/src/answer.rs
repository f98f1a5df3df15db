//! From a request to its answer: a file, the page, or a plain word that there is nothing.
//!
//! Not by tower-http's `ServeDir` (looked at in version 0.7): it makes tags of sizes and times, where ours follow from the content, so that
//! a page that was built twice is fetched once; and it hands out packed forms as files of their own.

use crate::accept::{Coding, wants_html};
use crate::built_page::BuiltPage;
use crate::file::{File, Form};
use crate::meta::Heads;
use crate::outside::Outside;
use crate::plain::Plain;
use crate::routes;
use crate::security::Openness;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::collections::HashSet;
use std::sync::Arc;

/// What the answers are made from.
#[derive(Debug)]
pub(crate) struct Site {
    page: BuiltPage,
    addresses: HashSet<String>,
    heads: Heads,
    nothing_here: Plain,
    only_reading: Plain,
}

impl Site {
    pub(crate) fn new(page: BuiltPage, outside: Outside) -> Site {
        Site {
            heads: Heads::new(page.index().plain(), outside),
            page,
            addresses: routes::all(),
            nothing_here: Plain::new(StatusCode::NOT_FOUND, "serve-nothing-here"),
            only_reading: Plain::new(StatusCode::METHOD_NOT_ALLOWED, "serve-only-reading"),
        }
    }
}

/// For whoever watches whether the server is well.
pub(crate) async fn healthy() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok\n")
}

/// Every address but the few that are not the page's. The router takes the body out of the answer to a `HEAD`, and leaves the rest.
pub(crate) async fn from_page(
    State(site): State<Arc<Site>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let reading = method == Method::GET || method == Method::HEAD;
    let is_address = site.addresses.contains(path) || routes::is_table(path);
    let known = site
        .page
        .file(path)
        .or_else(|| is_address.then(|| site.page.index()));
    let query = uri.query().unwrap_or_default();
    let mut answer = match known {
        // What is no path, such as `*`, is never found by reading either.
        _ if !reading && (known.is_some() || !path.starts_with('/')) => refused_method(&site),
        Some(_) if is_address => address(&site, path, query, &headers),
        Some(file) => found(file, &headers),
        // A hashed file of an older build is never the page, whoever asks for it.
        None if reading && wants_html(&headers) && !path.starts_with("/assets/") => {
            lost(site.page.index(), &headers)
        }
        None => site.nothing_here.answer(),
    };
    if known.is_none() {
        answer
            .headers_mut()
            .append(VARY, HeaderValue::from_static("accept"));
    }
    answer
}

/// The page at one of its addresses, with a head that tells of it.
fn address(site: &Site, path: &str, query: &str, headers: &HeaderMap) -> Response {
    let mut answer = match site.heads.file(path, query, headers) {
        Some(headed) => {
            let mut answer = found(&headed.file, headers);
            if headed.by_language {
                let vary = HeaderValue::from_static("accept-language");
                answer.headers_mut().append(VARY, vary);
            }
            answer
        }
        None => found(site.page.index(), headers),
    };
    if routes::may_be_framed(path) {
        answer.extensions_mut().insert(Openness::Frame);
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
pub(crate) fn names(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    headers
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(|named| named.trim().trim_start_matches("W/"))
        .any(|named| named == "*" || named.as_bytes() == tag.as_bytes())
}

fn refused_method(site: &Site) -> Response {
    let mut answer = site.only_reading.answer();
    answer
        .headers_mut()
        .insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    answer
}
