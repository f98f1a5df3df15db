//! A small page in memory, and a way to ask for it.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use server::{BuiltPage, app};
use tower::ServiceExt;

pub(crate) const INDEX: &str = "<!doctype html><title>Ludotheca</title>";
pub(crate) const BROTLI_INDEX: &str = "index as brotli";
pub(crate) const SCRIPT: &str = "/assets/index-Bx1aZ9.js";
pub(crate) const PICTURE: &str = "/assets/crown-C0ffee.png";

/// The packed forms are not really packed: what matters here is which of them is sent.
pub(crate) fn small_page() -> Router {
    app(page())
}

/// The same, not served yet.
pub(crate) fn page() -> BuiltPage {
    let files = [
        ("index.html", INDEX),
        ("index.html.br", BROTLI_INDEX),
        ("index.html.gz", "index as gzip"),
        ("sw.js", "self"),
        ("manifest.webmanifest", "{}"),
        ("robots.txt", "User-agent: *"),
        ("icon.svg", "<svg/>"),
        ("assets/index-Bx1aZ9.js", "export {}"),
        ("assets/index-Bx1aZ9.js.br", "script as brotli"),
        ("assets/index-Bx1aZ9.js.gz", "script as gzip"),
        ("assets/index-D4e5f6.css", "body{}"),
        ("assets/rules-A1b2c3.wasm", "\0asm"),
        ("assets/la-trel-E7f8g9.json", "{}"),
        ("assets/crown-C0ffee.png", "a picture"),
        ("assets/only.txt.gz", "a file that happens to be called so"),
        (".secret", "hidden"),
        (".vite/manifest.json", "hidden"),
    ];
    let files = files.map(|(path, content)| (path.to_owned(), Bytes::from(content)));
    BuiltPage::from_files(files).expect("a page")
}

/// Names and values that a request carries.
pub(crate) type Headers<'a> = &'a [(&'a str, &'a str)];

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    /// All values of a header, as one list.
    pub(crate) fn header(&self, name: &str) -> String {
        let values = self.headers.get_all(name).iter();
        let values: Vec<&str> = values.map(|value| value.to_str().expect("text")).collect();
        values.join(", ")
    }
}

/// What the small page answers to this request.
pub(crate) async fn ask(method: &str, path: &str, headers: Headers<'_>) -> Answer {
    ask_of(small_page(), method, path, headers).await
}

pub(crate) async fn get(path: &str) -> Answer {
    ask("GET", path, &[]).await
}

pub(crate) async fn ask_of(app: Router, method: &str, path: &str, headers: Headers<'_>) -> Answer {
    let method = Method::from_bytes(method.as_bytes()).expect("a method");
    let request = Request::builder().method(method).uri(path);
    let mut request = request.header("host", "localhost");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    let answer = app.oneshot(request).await.expect("an answer");
    let (parts, body) = answer.into_parts();
    let body = body.collect().await.expect("a body").to_bytes();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: String::from_utf8(body.into()).expect("text"),
    }
}
