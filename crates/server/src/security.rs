//! The headers that every answer carries, so that the page can do what it needs and nothing else.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;

/// Everything comes from here. WebAssembly may be compiled; pictures are also made in the page itself, for export.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                                img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
                                base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A board game needs none of the machine's senses, nor money.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), \
                           gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), \
                           midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const HEADERS: [(HeaderName, &str); 8] = [
    (CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // For browsers that do not know frame-ancestors.
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (RESOURCE_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
];

/// How much others may do with an answer beyond what all of them allow. Handlers say it by an extension of their answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Openness {
    /// A page that may stand in a frame on any other page.
    Frame,
    /// A picture that any other page may show.
    Picture,
}

pub(crate) async fn add_headers(mut answer: Response) -> Response {
    let openness = answer.extensions().get().copied();
    let headers = answer.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    match openness {
        Some(Openness::Frame) => {
            headers.remove(X_FRAME_OPTIONS);
            let framed = CONTENT_SECURITY.replace("frame-ancestors 'none'", "frame-ancestors *");
            let framed = HeaderValue::try_from(framed).expect("a policy in ASCII");
            headers.insert(CONTENT_SECURITY_POLICY, framed);
        }
        Some(Openness::Picture) => {
            headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
        }
        None => {}
    }
    answer
}
