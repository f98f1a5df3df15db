//! The arguments of `serve`, and the address that they mean together.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

const USUAL_PORT: u16 = 8080;

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "help-value-number", help = "help-serve-port")]
    port: Option<u16>,
    #[arg(
        long,
        value_name = "help-value-address",
        value_parser = bind,
        help = "help-serve-bind"
    )]
    bind: Option<Bind>,
    #[arg(long, value_name = "help-value-folder", help = "help-serve-page")]
    pub(crate) page: Option<PathBuf>,
    #[arg(long, help = "help-serve-log")]
    pub(crate) log: bool,
}

impl Serve {
    /// `--port` is the more exact wish of the two.
    pub(crate) fn address(&self) -> SocketAddr {
        let (host, port) = match self.bind {
            None => (IpAddr::V4(Ipv4Addr::LOCALHOST), None),
            Some(Bind { host, port }) => (host, port),
        };
        SocketAddr::new(host, self.port.or(port).unwrap_or(USUAL_PORT))
    }
}

/// An address, perhaps with a port.
#[derive(Clone, Copy, Debug)]
struct Bind {
    host: IpAddr,
    port: Option<u16>,
}

/// Reads `127.0.0.1`, `::1`, `[::1]`, `localhost`, each perhaps with `:9000` behind it. The grammar tells mistakes in its own sentence.
fn bind(text: &str) -> Result<Bind, std::net::AddrParseError> {
    let text = text.replacen("localhost", "127.0.0.1", 1);
    let bare = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    if let Ok(host) = bare.unwrap_or(&text).parse() {
        return Ok(Bind { host, port: None });
    }
    let both: SocketAddr = text.parse()?;
    Ok(Bind {
        host: both.ip(),
        port: Some(both.port()),
    })
}
