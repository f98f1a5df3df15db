//! Where a server is.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

/// The address of a server: `http://127.0.0.1:8080`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    host: String,
    port: u16,
}

/// Why a text is no address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ServerError {
    /// It is not of the form `http://host:port`.
    #[error("the address of a server is written like http://127.0.0.1:8080")]
    Form,
    /// Encrypted connections are for browsers and what stands in front of the server.
    #[error("only http is spoken here, not https")]
    Encrypted,
}

/// The port where none is named.
const USUAL_PORT: u16 = 80;

impl Server {
    /// The server at this address.
    pub fn at(address: SocketAddr) -> Server {
        Server {
            host: address.ip().to_string(),
            port: address.port(),
        }
    }

    /// Whether it is on this machine.
    pub fn is_loopback(&self) -> bool {
        self.host == "localhost"
            || self
                .host
                .parse::<IpAddr>()
                .is_ok_and(|host| host.is_loopback())
    }

    /// As `Host` headers and addresses name it.
    pub(crate) fn authority(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// What to connect to.
    pub(crate) fn place(&self) -> (&str, u16) {
        (&self.host, self.port)
    }
}

impl FromStr for Server {
    type Err = ServerError;

    fn from_str(text: &str) -> Result<Server, ServerError> {
        if text.starts_with("https://") {
            return Err(ServerError::Encrypted);
        }
        let rest = text.strip_prefix("http://").ok_or(ServerError::Form)?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let uri: hyper::Uri = format!("http://{rest}/")
            .parse()
            .map_err(|_| ServerError::Form)?;
        let plain = uri.path() == "/" && uri.query().is_none() && !rest.contains(['@', '#']);
        let host = uri.host().filter(|host| plain && !host.is_empty());
        let host = host.ok_or(ServerError::Form)?;
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        Ok(Server {
            host: bare.to_owned(),
            port: uri.port_u16().unwrap_or(USUAL_PORT),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Server, ServerError};

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for (text, authority, loopback) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080", true),
            ("http://localhost:9/", "localhost:9", true),
            ("http://[::1]:8080", "[::1]:8080", true),
            ("http://192.0.2.7", "192.0.2.7:80", false),
            ("http://games.example:8080", "games.example:8080", false),
        ] {
            let server: Server = text.parse().expect(text);
            assert_eq!(server.authority(), authority);
            assert_eq!(server.is_loopback(), loopback, "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "127.0.0.1:8080",
            "http://",
            "http://a/b",
            "http://u@127.0.0.1",
            "http://a?b",
        ] {
            assert_eq!(text.parse::<Server>(), Err(ServerError::Form), "{text}");
        }
        assert_eq!("https://a".parse::<Server>(), Err(ServerError::Encrypted));
    }
}
