//! The headers that keep the page to itself, on every answer.

use crate::support::{Headers, SCRIPT, ask};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let first = ask("GET", "/", &[]).await;
    let tag = first.header("etag");
    let requests: [(&str, &str, Headers); 9] = [
        ("GET", "/", &[]),
        ("HEAD", "/", &[]),
        ("GET", "/", &[("if-none-match", &tag)]),
        ("POST", "/", &[]),
        ("GET", "/healthz", &[]),
        ("POST", "/healthz", &[]),
        ("GET", SCRIPT, &[("accept-encoding", "br")]),
        ("GET", "/none", &[]),
        ("GET", "/none", &[("accept", "text/html")]),
    ];
    let mut statuses = Vec::new();
    for (method, path, headers) in requests {
        let answer = ask(method, path, headers).await;
        statuses.push(answer.status.as_u16());
        for (name, value) in [
            ("content-security-policy", POLICY),
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
        ] {
            assert_eq!(answer.header(name), value, "{method} {path}");
        }
        let permissions = answer.header("permissions-policy");
        for sense in ["camera", "geolocation", "microphone", "payment", "usb"] {
            assert!(
                permissions.contains(&format!("{sense}=()")),
                "{permissions}"
            );
        }
    }
    assert_eq!(statuses, [200, 200, 304, 405, 200, 405, 200, 404, 404]);
}

#[tokio::test]
async fn nothing_is_loosened_but_webassembly_and_pictures_made_in_the_page() {
    let answer = ask("GET", "/", &[]).await;
    let policy = answer.header("content-security-policy");
    for loose in ["unsafe-inline", "'unsafe-eval'", "*", "http", "data:", "ws"] {
        assert!(!policy.contains(loose), "{loose} in {policy}");
    }
}
