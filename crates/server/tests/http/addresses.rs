//! Which addresses there are, and what a wrong one is told.

use crate::support::{INDEX, SCRIPT, ask, get};
use axum::http::StatusCode;

/// What Chromium sends when somebody types an address.
const BROWSER: (&str, &str) = (
    "accept",
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8",
);

#[tokio::test]
async fn every_game_and_variant_has_its_pages() {
    let plain = [
        "/",
        "/index.html",
        "/library",
        "/library/",
        "/settings",
        "/about",
        "/?lang=fr",
        "/rules",
        "/learn",
        "/play",
        "/analysis",
        "/analysis/",
        "/tables",
        "/tables/",
        "/table/abcdefgh2345",
        "/table/zzzzzzzzzzzz/",
    ];
    let mut addresses: Vec<String> = plain.map(str::to_owned).into();
    for variant in rules::variants() {
        addresses.push(format!("/play/{variant}"));
        addresses.push(format!("/play/{variant}/"));
        addresses.push(format!("/play/{variant}?p1=human&p2=level-3&lang=fr"));
        addresses.push(format!("/analysis/{variant}?position=8/8%201"));
        addresses.push(format!("/print/{variant}"));
        addresses.push(format!("/embed/{variant}?theme=night"));
    }
    for game in rules::games() {
        for page in ["play", "analysis", "rules", "learn", "compare", "embed"] {
            addresses.push(format!("/{page}/{game}"));
            addresses.push(format!("/{page}/{game}/"));
        }
    }
    for address in addresses {
        let answer = get(&address).await;
        assert_eq!(answer.status, StatusCode::OK, "{address}");
        assert_eq!(answer.body, INDEX, "{address}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    }
}

const UNKNOWN: [&str; 22] = [
    "/home",
    "/play//",
    "/play/base",
    "/play/la-trel/base/more",
    "/play/la-trel/none",
    "/play/chess/standard",
    "/rules/chess",
    "/rules/la-trel/base",
    "/learn/latroncules/classic",
    "/library/more",
    "/library//",
    "/tables/abcdefgh2345",
    "/table",
    "/table/",
    "/table/abcdefgh234",
    "/table/abcdefgh23456",
    "/table/Abcdefgh2345",
    "/table/abcdefgh2345//",
    "/Library",
    "/.secret",
    "/.vite/manifest.json",
    "//",
];

#[tokio::test]
async fn a_person_at_an_unknown_address_gets_the_page_and_a_404() {
    for address in UNKNOWN {
        let answer = ask("GET", address, &[BROWSER]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
        assert_eq!(answer.body, INDEX, "{address}");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert_eq!(answer.header("vary"), "accept-encoding, accept");
        assert_eq!(answer.header("etag"), "");
    }
}

#[tokio::test]
async fn a_program_at_an_unknown_address_gets_a_word_in_both_languages() {
    for address in UNKNOWN {
        for headers in [&[][..], &[("accept", "*/*")]] {
            let answer = ask("GET", address, headers).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
            assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
            assert_eq!(
                answer.body,
                "There is nothing at this address. The page begins at /.\n\
                 Il n’y a rien à cette adresse. La page commence à /.\n"
            );
            assert_eq!(answer.header("vary"), "accept");
        }
    }
}

#[tokio::test]
async fn a_hashed_file_of_another_build_is_not_the_page() {
    let answer = ask("GET", "/assets/index-Old.js", &[BROWSER]).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(answer.body.starts_with("There is nothing"));
}

#[tokio::test]
async fn no_way_leads_out_of_the_page() {
    for address in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/assets/../.secret",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/assets/..%5c..%5cCargo.toml",
        "/assets/%2e%2e/index.html",
        "//etc/passwd",
        "/etc/passwd",
        "/assets/",
        "/assets",
    ] {
        let answer = get(address).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
        assert!(answer.body.starts_with("There is nothing"), "{address}");
    }
}

#[tokio::test]
async fn a_head_has_everything_but_the_body() {
    for address in ["/", "/play/la-trel/base", SCRIPT, "/none", "/healthz"] {
        let whole = get(address).await;
        let head = ask("HEAD", address, &[]).await;
        assert_eq!(head.status, whole.status, "{address}");
        assert_eq!(head.body, "", "{address}");
        assert_eq!(head.headers, whole.headers, "{address}");
        assert_eq!(head.header("content-length"), whole.body.len().to_string());
    }
}

#[tokio::test]
async fn only_reading_is_possible() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
        for address in ["/", "/rules/attangle", SCRIPT, "/healthz"] {
            let answer = ask(method, address, &[]).await;
            let place = format!("{method} {address}");
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{place}");
            assert_eq!(
                answer.header("allow").replace(' ', ""),
                "GET,HEAD",
                "{place}"
            );
        }
        let nowhere = ask(method, "/none", &[BROWSER]).await;
        assert_eq!(nowhere.status, StatusCode::NOT_FOUND, "{method}");
    }
    let refused = ask("POST", "/", &[]).await;
    assert_eq!(
        refused.body,
        "Here one can only read: GET and HEAD are understood.\n\
         Ici on peut seulement lire\u{202f}: GET et HEAD sont compris.\n"
    );
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let answer = get("/healthz").await;
    assert_eq!(
        (answer.status, answer.body.as_str()),
        (StatusCode::OK, "ok\n")
    );
    assert_eq!(answer.header("cache-control"), "no-store");
}
