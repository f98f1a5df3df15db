//! The interface described for programs: OpenAPI 3.1, and the schemas of everything that travels.

use super::denial::fresh;
use super::routes::{ApiRoute, api_routes};
use axum::Json;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// What an address is for, in English: programmers read it.
struct Told {
    route: ApiRoute,
    summary: &'static str,
    query: &'static [(&'static str, &'static str)],
    asked: Option<&'static str>,
    answer: Answer,
}

enum Answer {
    Json(&'static str),
    Text(&'static str),
    Nothing,
    Socket,
    Any,
}

const fn route(method: &'static str, path: &'static str) -> ApiRoute {
    ApiRoute { method, path }
}

const TOLD: [Told; 10] = [
    Told {
        route: route("GET", "/api/about"),
        summary: "Who the server is, and which protocol it speaks. 404 where there are no tables.",
        query: &[],
        asked: None,
        answer: Answer::Json("About"),
    },
    Told {
        route: route("GET", "/api/session"),
        summary: "Who one is. 401 without a session.",
        query: &[],
        asked: None,
        answer: Answer::Json("SessionTold"),
    },
    Told {
        route: route("POST", "/api/session"),
        summary: "To be called so; begins a session where there is none.",
        query: &[],
        asked: Some("SessionWanted"),
        answer: Answer::Json("SessionTold"),
    },
    Told {
        route: route("DELETE", "/api/session"),
        summary: "To end one's session.",
        query: &[],
        asked: None,
        answer: Answer::Nothing,
    },
    Told {
        route: route("GET", "/api/socket"),
        summary: "A WebSocket of the subprotocol ludotheca.1: an Ask a text frame to the server, a Tell a text frame from it.",
        query: &[],
        asked: None,
        answer: Answer::Socket,
    },
    Told {
        route: route("GET", "/api/stream"),
        summary: "What a WebSocket would tell, as server-sent events: the data of each is a Tell.",
        query: &[
            ("table", "A table to join."),
            ("key", "What opens it to spectators where it is not public."),
            ("after", "The version of the last event that is known."),
            ("lobby", "1: to hear of the lobby."),
        ],
        asked: None,
        answer: Answer::Text("text/event-stream"),
    },
    Told {
        route: route("POST", "/api/messages"),
        summary: "A message without a connection.",
        query: &[],
        asked: Some("Ask"),
        answer: Answer::Json("Answer"),
    },
    Told {
        route: route("GET", "/api/tables/{table}/record"),
        summary: "The record of a game so far, for whoever may watch it.",
        query: &[(
            "key",
            "What opens the table to spectators where it is not public.",
        )],
        asked: None,
        answer: Answer::Text("text/plain"),
    },
    Told {
        route: route("GET", "/api/openapi.json"),
        summary: "This description.",
        query: &[],
        asked: None,
        answer: Answer::Any,
    },
    Told {
        route: route("GET", "/api/schemas.json"),
        summary: "The JSON schemas of everything that travels, by name.",
        query: &[],
        asked: None,
        answer: Answer::Any,
    },
];

pub(super) async fn openapi() -> Response {
    static TEXT: LazyLock<Value> = LazyLock::new(described);
    (fresh(), Json(&*TEXT)).into_response()
}

pub(super) async fn schemas() -> Response {
    (fresh(), Json(&*SCHEMAS)).into_response()
}

static SCHEMAS: LazyLock<Map<String, Value>> = LazyLock::new(wire::schema::schemas);

fn described() -> Value {
    let mut paths = Map::new();
    for route in api_routes() {
        let told = TOLD.iter().find(|told| told.route == route);
        let told = told.expect("every route is described, which a test asks for");
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.to_ascii_lowercase()] = operation(told);
    }
    let mut schemas = SCHEMAS.clone();
    schemas.insert("Denial".to_owned(), denial());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ludotheca",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "MIT OR Apache-2.0" },
            "description": "Tables at which two people play. docs/wire.md tells all of it.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "ludotheca" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
        "security": [{}, { "cookie": [] }, { "token": [] }],
    })
}

fn denial() -> Value {
    let kinds = ["refused", "again"].map(|name| {
        json!({
            "type": "object",
            "properties": { name: reference("Sentence") },
            "required": [name],
            "additionalProperties": false,
        })
    });
    json!({ "description": "Why something is not answered.", "oneOf": kinds })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn content(name: &str) -> Value {
    json!({ "application/json": { "schema": reference(name) } })
}

fn operation(told: &Told) -> Value {
    let mut parameters: Vec<Value> = told
        .query
        .iter()
        .map(|(name, what)| {
            json!({
                "name": name, "in": "query", "required": false, "description": what,
                "schema": { "type": "string" },
            })
        })
        .collect();
    if told.route.path.contains("{table}") {
        parameters.push(json!({
            "name": "table", "in": "path", "required": true, "description": "The name of a table.",
            "schema": { "type": "string" },
        }));
    }
    let good = match told.answer {
        Answer::Json(name) => {
            json!({ "200": { "description": "Done.", "content": content(name) } })
        }
        Answer::Text(kind) => json!({ "200": {
            "description": "Done.",
            "content": { kind: { "schema": { "type": "string" } } },
        } }),
        Answer::Any => json!({ "200": {
            "description": "Done.",
            "content": { "application/json": { "schema": { "type": "object" } } },
        } }),
        Answer::Nothing => json!({ "204": { "description": "Done." } }),
        Answer::Socket => json!({ "101": { "description": "The protocol changes." } }),
    };
    let mut answers = good;
    let denied = json!({ "description": "Not answered.", "content": content("Denial") });
    answers["4XX"] = denied.clone();
    answers["503"] = denied;
    let mut operation = json!({
        "operationId": operation_id(&told.route),
        "summary": told.summary,
        "parameters": parameters,
        "responses": answers,
    });
    if let Some(name) = told.asked {
        operation["requestBody"] = json!({ "required": true, "content": content(name) });
    }
    operation
}

fn operation_id(route: &ApiRoute) -> String {
    let words = route.path.split(['/', '.']).filter(|word| !word.is_empty());
    let words = words.filter(|word| *word != "api" && *word != "json");
    let words: Vec<&str> = words.map(|word| word.trim_matches(['{', '}'])).collect();
    format!("{}-{}", route.method.to_ascii_lowercase(), words.join("-"))
}
