//! Which form of a file is sent, and what it is called.

use crate::support::{INDEX, PICTURE, SCRIPT, ask, get};
use axum::http::StatusCode;

#[tokio::test]
async fn the_smallest_form_that_the_browser_reads_is_sent() {
    for (accepted, coding, body) in [
        ("gzip, deflate, br, zstd", "br", "script as brotli"),
        ("gzip, deflate", "gzip", "script as gzip"),
        ("br;q=0.1, gzip;q=0.9", "gzip", "script as gzip"),
        ("deflate", "", "export {}"),
        ("identity", "", "export {}"),
    ] {
        let answer = ask("GET", SCRIPT, &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.header("content-encoding"), coding, "{accepted}");
        assert_eq!(answer.body, body, "{accepted}");
        assert_eq!(answer.header("content-length"), body.len().to_string());
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(
            answer.header("content-type"),
            "text/javascript; charset=utf-8"
        );
    }
    let page = ask("GET", "/settings", &[("accept-encoding", "br")]).await;
    assert_eq!(page.body, "index as brotli");
    assert_eq!(get("/settings").await.body, INDEX);
}

#[tokio::test]
async fn a_file_without_packed_forms_is_sent_as_it_is() {
    let answer = ask("GET", PICTURE, &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(answer.header("content-encoding"), "");
    assert_eq!(answer.header("vary"), "", "nothing depends on the request");
    assert_eq!(answer.body, "a picture");
}

#[tokio::test]
async fn packed_forms_are_no_files_of_their_own() {
    for path in ["/index.html.br", "/assets/index-Bx1aZ9.js.gz"] {
        assert_eq!(get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let lone = get("/assets/only.txt.gz").await;
    assert_eq!(lone.status, StatusCode::OK, "nothing is called only.txt");
    assert_eq!(lone.header("content-encoding"), "");
    assert_eq!(lone.header("content-type"), "application/octet-stream");
}

#[tokio::test]
async fn each_form_has_a_tag_of_its_own() {
    let mut tags = Vec::new();
    for coding in ["br", "gzip", "identity"] {
        let answer = ask("GET", SCRIPT, &[("accept-encoding", coding)]).await;
        tags.push(answer.header("etag"));
    }
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), 3);
}

#[tokio::test]
async fn every_file_says_what_it_is() {
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/robots.txt", "text/plain; charset=utf-8"),
        ("/icon.svg", "image/svg+xml; charset=utf-8"),
        ("/assets/index-D4e5f6.css", "text/css; charset=utf-8"),
        ("/assets/rules-A1b2c3.wasm", "application/wasm"),
        ("/assets/la-trel-E7f8g9.json", "application/json"),
        (PICTURE, "image/png"),
    ] {
        assert_eq!(get(path).await.header("content-type"), kind, "{path}");
    }
}
