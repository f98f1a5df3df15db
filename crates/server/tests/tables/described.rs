//! The description of the interface: well-formed, complete, and true.

use crate::support::House;
use serde_json::Value;
use server::api_routes;
use std::collections::BTreeSet;

/// Every `$ref` in it.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                match inner {
                    Value::String(place) if name == "$ref" => {
                        found.insert(place.clone());
                    }
                    _ => references(inner, found),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|inner| references(inner, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_described_and_nothing_is_referred_to_that_is_not_there() {
    let house = House::open().await;
    let openapi = house.get("/api/openapi.json").await.json();
    assert_eq!(openapi["openapi"], "3.1.0");
    let mut described = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for (path, operations) in openapi["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            described.insert((method.to_uppercase(), path.clone()));
            assert!(
                ids.insert(
                    operation["operationId"]
                        .as_str()
                        .expect("a name")
                        .to_owned()
                )
            );
            assert!(operation["summary"].is_string());
            assert!(
                operation["responses"]
                    .as_object()
                    .is_some_and(|answers| answers.len() == 3)
            );
            let named: BTreeSet<&str> = operation["parameters"]
                .as_array()
                .expect("parameters")
                .iter()
                .filter(|parameter| parameter["in"] == "path")
                .filter_map(|parameter| parameter["name"].as_str())
                .collect();
            let wanted: BTreeSet<&str> = path
                .split('/')
                .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
                .collect();
            assert_eq!(named, wanted, "{path}");
        }
    }
    let routes: BTreeSet<(String, String)> = api_routes()
        .map(|route| (route.method.to_owned(), route.path.to_owned()))
        .collect();
    assert_eq!(described, routes);
    let mut found = BTreeSet::new();
    references(&openapi, &mut found);
    assert!(found.len() > 10);
    for place in found {
        let pointer = place.strip_prefix('#').expect("within");
        assert!(openapi.pointer(pointer).is_some(), "{place}");
    }
    let schemas = house.get("/api/schemas.json").await.json();
    for name in [
        "Ask",
        "Tell",
        "Answer",
        "SessionWanted",
        "SessionTold",
        "About",
    ] {
        assert!(schemas[name].is_object(), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_who_it_is() {
    let house = House::open().await;
    let about = house.get("/api/about").await;
    assert_eq!(about.header("cache-control"), "no-store");
    let about: wire::About = serde_json::from_str(&about.body).expect("what was promised");
    assert_eq!(about.protocol, wire::PROTOCOL);
}

#[tokio::test]
async fn a_server_without_tables_knows_none_of_it() {
    use axum::body::{Body, Bytes};
    use axum::http::Request;
    use tower::ServiceExt;
    for route in api_routes() {
        let page = [("index.html".to_owned(), Bytes::from("page"))];
        let page = server::BuiltPage::from_files(page).expect("a page");
        let path = route.path.replace("{table}", "abcdefgh2345");
        let request = Request::builder().method(route.method).uri(&path);
        let request = request.header("host", "localhost").body(Body::empty());
        let answer = server::app(page).oneshot(request.expect("a request")).await;
        assert_eq!(answer.expect("an answer").status(), 404, "{route:?}");
    }
}
