//! Every address of the interface once, for the router, for the description of it, and for the tests of who may do what.

use super::denial::Denial;
use super::{Tables, about, description, messages, record, session, socket, stream};
use axum::Router;
use axum::http::header::ALLOW;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};

/// A method at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ApiRoute {
    /// `GET`, `POST` or `DELETE`.
    pub method: &'static str,
    /// With `{table}` where the name of a table stands.
    pub path: &'static str,
}

type Handlers = MethodRouter<Tables>;

/// An address, what answers there, and to which methods.
type Place = (&'static str, &'static [&'static str], fn() -> Handlers);

const PLACES: [Place; 8] = [
    ("/api/about", &["GET"], || get(about::about)),
    ("/api/session", &["GET", "POST", "DELETE"], || {
        get(session::told)
            .post(session::wanted)
            .delete(session::ended)
    }),
    ("/api/socket", &["GET"], || get(socket::open)),
    ("/api/stream", &["GET"], || get(stream::open)),
    ("/api/messages", &["POST"], || {
        axum::routing::post(messages::ask)
    }),
    ("/api/tables/{table}/record", &["GET"], || {
        get(record::record)
    }),
    ("/api/openapi.json", &["GET"], || get(description::openapi)),
    ("/api/schemas.json", &["GET"], || get(description::schemas)),
];

/// All methods at all addresses.
pub fn api_routes() -> impl Iterator<Item = ApiRoute> {
    PLACES
        .iter()
        .flat_map(|(path, methods, _)| methods.iter().map(|method| ApiRoute { method, path }))
}

pub(super) fn router() -> Router<Tables> {
    let mut router = Router::new();
    for (path, methods, handlers) in PLACES {
        let allowed = allowed(methods);
        let refused = move || {
            let allowed = allowed.clone();
            async move { other_method(allowed) }
        };
        router = router.route(path, handlers().fallback(refused));
    }
    let nothing = || async { Denial::nothing() };
    router
        .route("/api", axum::routing::any(nothing))
        .route("/api/", axum::routing::any(nothing))
        .route("/api/{*rest}", axum::routing::any(nothing))
}

fn allowed(methods: &[&str]) -> HeaderValue {
    let mut list = methods.join(", ");
    if methods.contains(&"GET") {
        list.push_str(", HEAD");
    }
    HeaderValue::try_from(list).expect("methods in ASCII")
}

fn other_method(allowed: HeaderValue) -> Response {
    let denial = Denial::refused(StatusCode::METHOD_NOT_ALLOWED, "serve-api-method");
    let mut answer = denial.into_response();
    answer.headers_mut().insert(ALLOW, allowed);
    answer
}
