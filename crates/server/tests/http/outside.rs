//! What others see of the page: who may frame it, the heads that tell of a link, and the pictures of positions.

use crate::support::{Answer, BROTLI_INDEX, Headers, INDEX, ask, ask_of, page};
use axum::Router;
use axum::http::StatusCode;
use rules::View;
use server::{Outside, Painter, addresses, app_with};
use std::sync::atomic::{AtomicUsize, Ordering};
use words::Language;

const HERE: &str = "https://games.example";
const POSITION: &str = "8/8/4C3/3c4/2C5/8/8/7c 1 25 40";
const IN_QUERY: &str = "8/8/4C3/3c4/2C5/8/8/7c+1+25+40";

/// Not a picture, but enough to see what was to be painted.
#[expect(clippy::unnecessary_wraps, reason = "a painter may fail")]
fn sketch(view: &View, language: Language) -> Option<Vec<u8>> {
    let pieces = view.pieces.len();
    Some(format!("{} {pieces} {language}", view.variant).into_bytes())
}

fn app_painted_by(painter: Option<Painter>) -> Router {
    let public_url = Some(HERE.parse().expect("an address"));
    app_with(
        page(),
        Outside {
            public_url,
            painter,
        },
    )
}

async fn tell(path: &str, headers: Headers<'_>) -> Answer {
    ask_of(app_painted_by(Some(sketch)), "GET", path, headers).await
}

/// The content of the tag with this name.
fn tag(answer: &Answer, name: &str) -> String {
    let start = format!("\"{name}\" content=\"");
    let Some((_, rest)) = answer.body.split_once(&start) else {
        return String::new();
    };
    rest.split('"').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn only_the_page_that_is_made_for_it_may_be_framed() {
    let (mut framed, mut whole) = (0, 0);
    for app in [
        app_painted_by(Some(sketch)),
        app_with(page(), Outside::default()),
    ] {
        for address in addresses() {
            for (method, query) in [("GET", ""), ("HEAD", ""), ("GET", "?lang=fr&position=8")] {
                let answer = ask_of(app.clone(), method, &format!("{address}{query}"), &[]).await;
                assert_eq!(answer.status, StatusCode::OK, "{address}");
                let policy = answer.header("content-security-policy");
                let options = answer.header("x-frame-options");
                if address == "/embed" || address.starts_with("/embed/") {
                    framed += 1;
                    assert!(policy.ends_with("frame-ancestors *"), "{address}: {policy}");
                    assert_eq!(options, "", "{address}");
                } else {
                    whole += 1;
                    assert!(
                        policy.ends_with("frame-ancestors 'none'"),
                        "{address}: {policy}"
                    );
                    assert_eq!(options, "DENY", "{address}");
                }
                // Otherwise all of them are alike.
                assert!(
                    policy.starts_with("default-src 'none'; script-src 'self'"),
                    "{address}"
                );
                for (name, value) in [
                    ("x-content-type-options", "nosniff"),
                    ("referrer-policy", "no-referrer"),
                    ("cross-origin-opener-policy", "same-origin"),
                    ("cross-origin-resource-policy", "same-origin"),
                    ("cross-origin-embedder-policy", "require-corp"),
                ] {
                    assert_eq!(answer.header(name), value, "{address}");
                }
            }
        }
    }
    assert!(framed > 50 && whole > 200, "{framed} {whole}");
}

#[tokio::test]
async fn nothing_else_becomes_framed_by_its_name() {
    for path in [
        "/embedded",
        "/embed/chess",
        "/embed/la-trel/base/more",
        "/play/embed",
    ] {
        let answer = tell(path, &[("accept", "text/html")]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
    }
}

#[tokio::test]
async fn a_link_tells_what_it_leads_to_in_the_language_asked_for() {
    let english = tell(
        &format!("/analysis/latroncules/classic?position={IN_QUERY}"),
        &[],
    )
    .await;
    assert_eq!(english.status, StatusCode::OK);
    assert_eq!(
        tag(&english, "og:title"),
        "Analysis: Latroncules, Classic – Ludotheca"
    );
    assert!(
        english
            .body
            .contains("<title>Analysis: Latroncules, Classic – Ludotheca</title>")
    );
    assert!(!english.body.contains("<title>Ludotheca</title>"));
    assert!(tag(&english, "og:description").starts_with("Light to move. "));
    let url = format!("{HERE}/analysis/latroncules/classic?position={IN_QUERY}");
    assert_eq!(tag(&english, "og:url"), url);
    let picture = format!("{HERE}/preview/latroncules/classic.png?position={IN_QUERY}&amp;lang=en");
    assert_eq!(tag(&english, "og:image"), picture);
    assert_eq!(tag(&english, "twitter:card"), "summary_large_image");
    let french = tell("/rules/attangle?lang=fr", &[("accept-language", "en")]).await;
    assert_eq!(
        tag(&french, "og:title"),
        "Règles\u{202f}: Attangle – Ludotheca"
    );
    assert_eq!(
        tag(&french, "og:image"),
        format!("{HERE}/preview/attangle/standard.png?lang=fr")
    );
    assert_eq!(french.header("vary"), "", "the address alone decides");
    let asked = tell("/play/la-trel/base", &[("accept-language", "de, fr;q=0.8")]).await;
    assert!(tag(&asked, "og:image").ends_with("?lang=fr"));
    assert_eq!(asked.header("vary"), "accept-language");
}

#[tokio::test]
async fn a_link_whose_position_cannot_be_read_shows_the_variant() {
    for query in [
        "?position=nonsense",
        "?position=%ff",
        "?position=",
        "#g1=unseen",
        "",
    ] {
        let address = format!(
            "/embed/attangle/grand{}",
            query.split('#').next().unwrap_or("")
        );
        let answer = tell(&address, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{query}");
        assert_eq!(
            tag(&answer, "og:image"),
            format!("{HERE}/preview/attangle/grand.png?lang=en")
        );
    }
}

#[tokio::test]
async fn a_study_that_is_shared_shows_the_variant_of_its_address() {
    let shared = tell("/study/latroncules/classic", &[]).await;
    assert_eq!(
        tag(&shared, "og:title"),
        "A study: Latroncules, Classic – Ludotheca"
    );
    assert_eq!(
        tag(&shared, "og:image"),
        format!("{HERE}/preview/latroncules/classic.png?lang=en")
    );
    let shelf = tell("/study", &[]).await;
    assert_eq!(shelf.body, INDEX, "a shelf is nobody else's");
}

#[tokio::test]
async fn nothing_that_a_request_says_becomes_a_tag_or_an_address() {
    for address in [
        "/play/la-trel/base?position=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
        "/play/la-trel/base?lang=%22%3E%3Cscript%3E",
        "/compare/la-trel?a=%22%3E%3Cscript%3E&b=x",
    ] {
        let host = [
            ("x-forwarded-host", "evil.example"),
            ("accept-language", "\"><script>"),
        ];
        let answer = tell(address, &host).await;
        assert_eq!(answer.status, StatusCode::OK, "{address}");
        for bad in ["<script", "alert", "evil.example", "localhost"] {
            assert!(!answer.body.contains(bad), "{bad} in {}", answer.body);
        }
    }
}

#[tokio::test]
async fn a_server_that_was_not_told_its_address_tells_of_none() {
    let answer = ask("GET", "/play/la-trel/base", &[]).await;
    assert_eq!(answer.body, INDEX);
    let unpainted = ask_of(app_painted_by(None), "GET", "/play/la-trel/base", &[]).await;
    assert_eq!(tag(&unpainted, "og:image"), "");
    assert_eq!(tag(&unpainted, "twitter:card"), "summary");
    let none = ask("GET", "/preview/la-trel/base.png", &[]).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND, "nobody paints");
}

#[tokio::test]
async fn every_head_has_a_tag_of_its_own_and_what_has_none_is_packed_as_ever() {
    let app = app_painted_by(Some(sketch));
    let mut tags = Vec::new();
    for address in [
        "/play/la-trel/base",
        "/play/la-trel/master",
        "/play/la-trel/base?lang=fr",
    ] {
        for coding in ["br", "identity"] {
            let headers = [("accept-encoding", coding)];
            let answer = ask_of(app.clone(), "GET", address, &headers).await;
            assert_eq!(
                answer.header("content-encoding"),
                "",
                "what was packed has no head"
            );
            assert_eq!(
                answer.header("content-length"),
                answer.body.len().to_string()
            );
            let tag = answer.header("etag");
            let again = [("accept-encoding", coding), ("if-none-match", tag.as_str())];
            let unchanged = ask_of(app.clone(), "GET", address, &again).await;
            assert_eq!(unchanged.status, StatusCode::NOT_MODIFIED, "{address}");
            assert_eq!(unchanged.header("vary"), answer.header("vary"));
            tags.push(tag);
        }
    }
    tags.dedup();
    assert_eq!(tags.len(), 3, "{tags:?}");
    for address in ["/", "/library", "/index.html"] {
        let answer = ask_of(app.clone(), "GET", address, &[("accept-encoding", "br")]).await;
        assert_eq!(answer.body, BROTLI_INDEX, "{address}");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
}

#[tokio::test]
async fn a_picture_shows_the_position_in_the_language_and_others_may_show_it() {
    let address = format!("/preview/latroncules/classic.png?position={IN_QUERY}&lang=fr");
    let answer = tell(&address, &[]).await;
    assert_eq!(
        (answer.status, answer.body.as_str()),
        (StatusCode::OK, "latroncules/classic 4 fr")
    );
    assert_eq!(answer.header("content-type"), "image/png");
    assert_eq!(
        answer.header("cross-origin-resource-policy"),
        "cross-origin"
    );
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("x-frame-options"), "DENY");
    let tag = answer.header("etag");
    let again = tell(&address, &[("if-none-match", &tag)]).await;
    assert_eq!(
        (again.status, again.body.as_str()),
        (StatusCode::NOT_MODIFIED, "")
    );
    assert_eq!(again.header("cross-origin-resource-policy"), "cross-origin");
    let head = ask_of(app_painted_by(Some(sketch)), "HEAD", &address, &[]).await;
    assert_eq!((head.status, head.body.as_str()), (StatusCode::OK, ""));
    assert_eq!(head.headers, answer.headers);
    let posted = ask_of(app_painted_by(Some(sketch)), "POST", &address, &[]).await;
    assert_eq!(posted.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn a_picture_of_nothing_is_refused_and_stays_here() {
    for (path, status) in [
        (
            "/preview/la-trel/base.png?position=nonsense",
            StatusCode::BAD_REQUEST,
        ),
        (
            "/preview/la-trel/base.png?position=%ff",
            StatusCode::BAD_REQUEST,
        ),
        (
            "/preview/la-trel/base.png?position=",
            StatusCode::BAD_REQUEST,
        ),
        (
            "/preview/la-trel/base.png?lang=%ff",
            StatusCode::BAD_REQUEST,
        ),
        ("/preview/la-trel/none.png", StatusCode::NOT_FOUND),
        ("/preview/la-trel/%ff.png", StatusCode::NOT_FOUND),
        ("/preview/%ff/base.png", StatusCode::NOT_FOUND),
        ("/preview/%/%.png", StatusCode::NOT_FOUND),
        ("/preview/la-trel%2fbase/.png", StatusCode::NOT_FOUND),
        ("/preview//.png", StatusCode::NOT_FOUND),
        ("/preview/la-trel/base", StatusCode::NOT_FOUND),
        ("/preview/chess/base.png", StatusCode::NOT_FOUND),
        ("/preview/la-trel/base.png/more", StatusCode::NOT_FOUND),
        ("/preview", StatusCode::NOT_FOUND),
    ] {
        let answer = tell(path, &[]).await;
        assert_eq!(answer.status, status, "{path}");
        assert_eq!(
            answer.header("content-type"),
            "text/plain; charset=utf-8",
            "{path}"
        );
        assert_eq!(
            answer.header("cross-origin-resource-policy"),
            "same-origin",
            "{path}"
        );
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
    let long = format!("/preview/la-trel/base.png?position={}", "8/".repeat(2000));
    assert_eq!(tell(&long, &[]).await.status, StatusCode::BAD_REQUEST);
    let failed = ask_of(
        app_painted_by(Some(|_, _| None)),
        "GET",
        "/preview/la-trel/base.png",
        &[],
    )
    .await;
    assert_eq!(failed.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_ne!(failed.header("retry-after"), "");
}

#[tokio::test]
async fn a_picture_is_painted_once() {
    static PAINTED: AtomicUsize = AtomicUsize::new(0);
    fn counted(view: &View, language: Language) -> Option<Vec<u8>> {
        PAINTED.fetch_add(1, Ordering::SeqCst);
        sketch(view, language)
    }
    let app = app_painted_by(Some(counted));
    let encoded = POSITION.replace('/', "%2F").replace(' ', "%20");
    for query in [IN_QUERY, &encoded] {
        let address = format!("/preview/latroncules/classic.png?position={query}");
        let answer = ask_of(app.clone(), "GET", &address, &[]).await;
        assert_eq!(answer.status, StatusCode::OK);
    }
    assert_eq!(
        PAINTED.load(Ordering::SeqCst),
        1,
        "two ways to write one position"
    );
    let french = format!("/preview/latroncules/classic.png?position={IN_QUERY}&lang=fr");
    ask_of(app, "GET", &french, &[]).await;
    assert_eq!(PAINTED.load(Ordering::SeqCst), 2);
}

/// What is told of an address, and how, does not depend on whether somebody wants to read it.
#[tokio::test]
async fn a_head_is_answered_like_a_get_without_its_body_here_too() {
    let app = app_painted_by(Some(sketch));
    let pictured = format!("/preview/latroncules/classic.png?position={IN_QUERY}");
    let framed = format!("/embed/latroncules/classic?position={IN_QUERY}");
    for (address, status) in [
        ("/play/la-trel/base?lang=fr", StatusCode::OK),
        (&framed, StatusCode::OK),
        ("/embed/la-trel/none", StatusCode::NOT_FOUND),
        (&pictured, StatusCode::OK),
        (
            "/preview/la-trel/base.png?position=%ff",
            StatusCode::BAD_REQUEST,
        ),
        ("/preview/la-trel/none.png", StatusCode::NOT_FOUND),
    ] {
        let whole = ask_of(app.clone(), "GET", address, &[]).await;
        let head = ask_of(app.clone(), "HEAD", address, &[]).await;
        assert_eq!((head.status, head.body.as_str()), (status, ""), "{address}");
        assert_eq!(head.headers, whole.headers, "{address}");
        assert_eq!(head.header("content-length"), whole.body.len().to_string());
    }
}

/// Painting holds no thread that answers: with one thread, and a painter that waits for another answer, both come.
#[tokio::test(flavor = "current_thread")]
async fn whoever_paints_keeps_nobody_from_answering() {
    use std::sync::{Condvar, Mutex};
    static ANSWERED: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());
    fn patient(view: &View, language: Language) -> Option<Vec<u8>> {
        let mut answered = ANSWERED.0.lock().expect("a lock");
        while !*answered {
            answered = ANSWERED.1.wait(answered).expect("a lock");
        }
        sketch(view, language)
    }
    let app = app_painted_by(Some(patient));
    let picture = tokio::spawn(ask_apart(app.clone(), "/preview/la-trel/base.png"));
    let meanwhile = ask_of(app, "GET", "/healthz", &[]).await;
    assert_eq!(meanwhile.status, StatusCode::OK);
    *ANSWERED.0.lock().expect("a lock") = true;
    ANSWERED.1.notify_all();
    assert_eq!(picture.await.expect("an answer"), StatusCode::OK);
}

/// No more are painted at a time than may be, and who comes when too many wait is told to come again.
#[tokio::test]
async fn few_are_painted_at_a_time_and_few_wait() {
    use std::sync::{Condvar, Mutex};
    static AT_WORK: AtomicUsize = AtomicUsize::new(0);
    static MOST: AtomicUsize = AtomicUsize::new(0);
    static OPEN: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());
    fn slow(view: &View, language: Language) -> Option<Vec<u8>> {
        let now = AT_WORK.fetch_add(1, Ordering::SeqCst) + 1;
        MOST.fetch_max(now, Ordering::SeqCst);
        let mut open = OPEN.0.lock().expect("a lock");
        while !*open {
            open = OPEN.1.wait(open).expect("a lock");
        }
        AT_WORK.fetch_sub(1, Ordering::SeqCst);
        sketch(view, language)
    }
    let app = app_painted_by(Some(slow));
    let asked: Vec<_> = (0..40)
        .map(|quiet| {
            let address = format!(
                "/preview/latroncules/classic.png?position=8/8/4C3/3c4/2C5/8/8/7c+1+{quiet}+40"
            );
            tokio::spawn(ask_apart_owned(app.clone(), address))
        })
        .collect();
    // Those who are turned away are answered while the others still wait.
    let (mut statuses, mut waiting) = (Vec::new(), Vec::new());
    for request in asked {
        tokio::task::yield_now().await;
        waiting.push(request);
    }
    while waiting
        .iter()
        .filter(|request| request.is_finished())
        .count()
        < 8
    {
        tokio::task::yield_now().await;
    }
    while AT_WORK.load(Ordering::SeqCst) < 2 {
        tokio::task::yield_now().await;
    }
    *OPEN.0.lock().expect("a lock") = true;
    OPEN.1.notify_all();
    for request in waiting {
        statuses.push(request.await.expect("an answer"));
    }
    let count = |wanted| statuses.iter().filter(|status| **status == wanted).count();
    assert_eq!(count(StatusCode::OK), 32);
    assert_eq!(count(StatusCode::SERVICE_UNAVAILABLE), 8);
    assert_eq!(MOST.load(Ordering::SeqCst), 2);
}

async fn ask_apart(app: Router, path: &'static str) -> StatusCode {
    ask_of(app, "GET", path, &[]).await.status
}

async fn ask_apart_owned(app: Router, path: String) -> StatusCode {
    ask_of(app, "GET", &path, &[]).await.status
}
