//! What a browser may keep, for how long, and how it asks whether something changed.

use crate::support::{PICTURE, SCRIPT, ask, ask_of, get, small_page};
use axum::body::Bytes;
use axum::http::StatusCode;
use server::{BuiltPage, app};

const CHANGING: [&str; 7] = [
    "/",
    "/index.html",
    "/sw.js",
    "/manifest.webmanifest",
    "/icon.svg",
    "/robots.txt",
    "/play/attangle/grand",
];

#[tokio::test]
async fn a_file_named_by_its_content_is_kept_for_a_year() {
    for path in [SCRIPT, PICTURE, "/assets/rules-A1b2c3.wasm"] {
        let answer = get(path).await;
        assert_eq!(
            answer.header("cache-control"),
            "public, max-age=31536000, immutable",
            "{path}"
        );
    }
}

#[tokio::test]
async fn everything_else_is_asked_for_again_each_time() {
    for path in CHANGING {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    for path in CHANGING.into_iter().chain([SCRIPT]) {
        for coding in ["identity", "gzip", "br"] {
            let first = ask("GET", path, &[("accept-encoding", coding)]).await;
            let tag = first.header("etag");
            assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
            for named in [
                tag.clone(),
                format!("W/{tag}"),
                format!("\"other\", {tag}"),
                "*".to_owned(),
            ] {
                for method in ["GET", "HEAD"] {
                    let headers = [("accept-encoding", coding), ("if-none-match", &named)];
                    let again = ask(method, path, &headers).await;
                    assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{path} {named}");
                    assert_eq!(again.body, "");
                    for name in ["etag", "cache-control", "vary"] {
                        assert_eq!(again.header(name), first.header(name), "{path} {name}");
                    }
                    assert_eq!(again.header("content-type"), "");
                }
            }
        }
    }
}

#[tokio::test]
async fn another_tag_is_answered_with_the_whole_file() {
    let plain = get("/").await.header("etag");
    let headers = [("accept-encoding", "br"), ("if-none-match", &plain)];
    let packed = ask("GET", "/", &headers).await;
    assert_eq!(packed.status, StatusCode::OK, "another form, other bytes");
    let headers = [("if-none-match", "\"0123\"")];
    assert_eq!(ask("GET", "/", &headers).await.status, StatusCode::OK);
    let headers = [("accept", "text/html"), ("if-none-match", "*")];
    let lost = ask("GET", "/nowhere", &headers).await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_tag_changes_with_the_content_and_only_with_it() {
    let tag_of = async |content: &'static str| {
        let files = [("index.html".to_owned(), Bytes::from(content))];
        let app = app(BuiltPage::from_files(files).expect("a page"));
        ask_of(app, "GET", "/", &[]).await.header("etag")
    };
    assert_eq!(tag_of("one").await, tag_of("one").await);
    assert_ne!(tag_of("one").await, tag_of("two").await);
    let twice = [small_page(), small_page()];
    let mut tags = Vec::new();
    for app in twice {
        tags.push(ask_of(app, "GET", SCRIPT, &[]).await.header("etag"));
    }
    assert_eq!(tags[0], tags[1]);
}
