//! Requests must say which host they mean, once and readably. A server that guesses can be led to answer for somebody else.

use crate::plain::Plain;
use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, Version};
use axum::middleware::Next;
use axum::response::Response;
use std::net::Ipv6Addr;

/// Lets a request pass, or answers it with the refusal.
pub(crate) async fn check(State(refusal): State<Plain>, request: Request, next: Next) -> Response {
    if names_its_host(request.version(), request.headers()) {
        next.run(request).await
    } else {
        refusal.answer()
    }
}

/// Programs from before HTTP/1.1 did not know the header; whoever sends it sends it right.
fn names_its_host(version: Version, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => version < Version::HTTP_11,
        (Some(host), None) => host.to_str().is_ok_and(is_host),
        (Some(_), Some(_)) => false,
    }
}

/// A name or an address, perhaps with a port.
fn is_host(text: &str) -> bool {
    let (host, port) = match text.rsplit_once(':') {
        // A colon inside brackets belongs to the address.
        Some((host, port)) if !port.ends_with(']') => (host, port),
        _ => (text, ""),
    };
    let port_is_good = port.is_empty() || (is_digits(port) && port.parse::<u16>().is_ok());
    let inside = host
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let host_is_good = match inside {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => is_name(host),
    };
    host_is_good && port_is_good
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// What the standard for addresses (RFC 3986) calls a registered name; addresses of IPv4 look like one.
fn is_name(text: &str) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let good = match byte {
            b'%' => {
                let mut digit = || bytes.next().is_some_and(|byte| byte.is_ascii_hexdigit());
                digit() && digit()
            }
            _ => byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=".contains(&byte),
        };
        if !good {
            return false;
        }
    }
    !text.is_empty()
}

#[cfg(test)]
mod tests {
    use super::names_its_host;
    use axum::http::header::HOST;
    use axum::http::{HeaderMap, HeaderValue, Version};

    fn good(version: Version, hosts: &[&[u8]]) -> bool {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, HeaderValue::from_bytes(host).expect("a value"));
        }
        names_its_host(version, &headers)
    }

    #[test]
    fn a_host_is_a_name_or_an_address_perhaps_with_a_port() {
        for host in [
            "localhost",
            "localhost:8080",
            "localhost:",
            "ludotheca.example",
            "under_score.example.",
            "127.0.0.1:80",
            "[::1]",
            "[::1]:8080",
            "[2001:db8::7]:",
            "caf%C3%A9.example",
        ] {
            assert!(good(Version::HTTP_11, &[host.as_bytes()]), "{host}");
        }
    }

    #[test]
    fn what_is_no_host_is_refused() {
        let hosts: [&[u8]; 21] = [
            b"",
            b":80",
            b"local host",
            b"localhost:http",
            b"localhost:99999",
            b"localhost:+80",
            b"localhost:80:80",
            b"localhost/",
            b"http://localhost",
            b"somebody@localhost",
            b"one, two",
            b"::1",
            b"[::1",
            b"::1]",
            b"[localhost]",
            b"[]",
            b"[::1]x",
            b"caf\xe9.example",
            b"half%4",
            b"half%zz",
            b"<script>",
        ];
        for host in hosts {
            for version in [Version::HTTP_10, Version::HTTP_11] {
                let shown = String::from_utf8_lossy(host);
                assert!(!good(version, &[host]), "{shown}");
            }
        }
    }

    #[test]
    fn a_host_is_named_once_and_may_be_left_out_only_before_http_1_1() {
        assert!(!good(Version::HTTP_11, &[]));
        assert!(good(Version::HTTP_10, &[]));
        for version in [Version::HTTP_10, Version::HTTP_11] {
            assert!(good(version, &[b"one"]));
            assert!(!good(version, &[b"one", b"two"]));
            assert!(!good(version, &[b"one", b"one"]));
        }
    }
}
