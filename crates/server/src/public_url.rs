//! Where the page is found by others. Said by whoever runs the server, never taken from what a request says.

use axum::http::Uri;
use std::fmt;
use std::str::FromStr;

/// An address such as `https://example.org`, without a path: the page wants to be at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

/// A text that is no such address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a public address is like https://example.org, with nothing behind the host and its port")]
pub struct NoPublicUrl;

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| NoPublicUrl)?;
        let scheme = uri
            .scheme_str()
            .filter(|scheme| ["http", "https"].contains(scheme));
        let authority = uri
            .authority()
            .filter(|authority| !authority.host().is_empty() && !authority.as_str().contains('@'));
        let bare = matches!(uri.path(), "" | "/") && !text.contains(['?', '#']);
        match (scheme, authority) {
            (Some(scheme), Some(authority)) if bare => Ok(PublicUrl(
                format!("{scheme}://{authority}").to_ascii_lowercase(),
            )),
            _ => Err(NoPublicUrl),
        }
    }
}

/// Without a slash at its end.
impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn an_address_is_a_scheme_and_a_host() {
        for (text, read) in [
            ("https://example.org", "https://example.org"),
            ("https://Example.org/", "https://example.org"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("https://[2001:db8::1]:444/", "https://[2001:db8::1]:444"),
        ] {
            let url: PublicUrl = text.parse().expect(text);
            assert_eq!(url.to_string(), read);
        }
        for text in [
            "",
            "example.org",
            "ftp://example.org",
            "https://",
            "https://example.org/games",
            "https://example.org/?a",
            "https://example.org/#a",
            "https://me@example.org",
            "https://example.org\"><script>",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
