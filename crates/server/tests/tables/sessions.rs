//! Sessions: whose they are, how they are carried, and that nobody is given another's.

use crate::support::{House, Wanted};

const JSON: (&str, &str) = ("Content-Type", "application/json");

fn cookie_of(reply: &crate::support::Reply) -> String {
    let cookie = reply.header("set-cookie");
    cookie.split(';').next().expect("a cookie").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_gets_a_cookie_that_no_script_reads_and_a_program_a_token() {
    let house = House::open().await;
    house.get("/api/session").await.refused(401);
    let told = house
        .http("POST", "/api/session", &[JSON], r#"{"name":"Ada"}"#)
        .await;
    assert_eq!(
        (told.status, told.json()),
        (200, serde_json::json!({"name": "Ada"}))
    );
    let set = told.header("set-cookie");
    for part in [
        "HttpOnly",
        "SameSite=Strict",
        "Path=/api",
        "Max-Age=34560000",
    ] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Secure"), "{set}");
    let cookie = cookie_of(&told);
    let known = house
        .http("GET", "/api/session", &[("Cookie", &cookie)], "")
        .await;
    assert_eq!(known.json()["name"], "Ada");
    assert_eq!(cookie_of(&known), cookie);
    // A new name, and the same person.
    let renamed = house
        .http(
            "POST",
            "/api/session",
            &[JSON, ("Cookie", &cookie)],
            r#"{"name":"Ada L."}"#,
        )
        .await;
    assert_eq!(
        (cookie_of(&renamed), &renamed.json()["name"]),
        (cookie.clone(), &"Ada L.".into())
    );
    // What the cookie says is not told to scripts.
    let other = house
        .http(
            "POST",
            "/api/session",
            &[JSON, ("Cookie", &cookie)],
            r#"{"name":"Ada","token":true}"#,
        )
        .await;
    let token = other.json()["token"].as_str().expect("a token").to_owned();
    assert!(!cookie.contains(&token) && other.header("set-cookie").is_empty());
    let ended = house
        .http("DELETE", "/api/session", &[("Cookie", &cookie)], "")
        .await;
    assert_eq!(ended.status, 204);
    assert!(ended.header("set-cookie").contains("Max-Age=0"));
    house
        .http("GET", "/api/session", &[("Cookie", &cookie)], "")
        .await
        .refused(401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_somebody_brings_along_is_never_made_a_session() {
    let house = House::open().await;
    let planted = format!("ludotheca={}", "ab".repeat(32));
    let told = house
        .http(
            "POST",
            "/api/session",
            &[JSON, ("Cookie", &planted)],
            r#"{"name":"Ada"}"#,
        )
        .await;
    let given = cookie_of(&told);
    assert_ne!(given, planted);
    house
        .http("GET", "/api/session", &[("Cookie", &planted)], "")
        .await
        .refused(401);
    // After its end a token is nobody's again.
    house
        .http("DELETE", "/api/session", &[("Cookie", &given)], "")
        .await;
    let again = house
        .http(
            "POST",
            "/api/session",
            &[JSON, ("Cookie", &given)],
            r#"{"name":"Eve"}"#,
        )
        .await;
    assert_ne!(cookie_of(&again), given);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_checked() {
    let house = House::open().await;
    for name in ["", " ", "<script>", "a\u{202e}b", &"x".repeat(25), "Аda"] {
        let body = serde_json::json!({ "name": name }).to_string();
        house.post("/api/session", None, &body).await.refused(422);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_the_cookie_is_for_https_alone_and_the_proxy_says_for_whom_it_speaks() {
    let wanted = Wanted {
        public_url: "https://example.org".parse().ok(),
        proxies: vec!["127.0.0.1".parse().expect("a network")],
    };
    let house = House::open_with(wanted).await;
    let told = house
        .http(
            "POST",
            "/api/session",
            &[JSON, ("X-Forwarded-For", "203.0.113.9, 198.51.100.7")],
            r#"{"name":"Ada"}"#,
        )
        .await;
    assert!(told.header("set-cookie").contains("; Secure"));
    let cookie = cookie_of(&told);
    let token = cookie.strip_prefix("ludotheca=").expect("a token");
    let bytes: Vec<u8> = (0..64)
        .step_by(2)
        .map(|at| u8::from_str_radix(&token[at..at + 2], 16).expect("hex"))
        .collect();
    let addresses = house
        .store
        .addresses(&store::Hashed::of(&bytes))
        .await
        .expect("addresses");
    let addresses: Vec<String> = addresses.into_iter().map(|(address, _)| address).collect();
    assert_eq!(addresses, ["198.51.100.7"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_begins_only_so_many_sessions_in_an_hour() {
    let wanted = Wanted {
        proxies: vec!["127.0.0.1".parse().expect("a network")],
        ..Wanted::default()
    };
    let house = House::open_with(wanted).await;
    let begin = async |from: &str| {
        house
            .http(
                "POST",
                "/api/session",
                &[JSON, ("X-Forwarded-For", from)],
                r#"{"name":"Ada"}"#,
            )
            .await
    };
    for _ in 0..60 {
        assert_eq!(begin("203.0.113.9").await.status, 200);
    }
    let too_many = begin("203.0.113.9").await;
    assert_eq!(too_many.status, 429);
    assert!(too_many.json()["again"].is_object() && !too_many.header("retry-after").is_empty());
    assert_eq!(begin("203.0.113.10").await.status, 200);
}
