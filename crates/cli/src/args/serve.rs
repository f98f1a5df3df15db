//! The arguments of `serve`, and the address and the limits that they mean together.

use super::Kept;
use clap::builder::RangedU64ValueParser;
use server::{Limits, Network, PublicUrl, Timeouts};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

const USUAL_PORT: u16 = 8080;
const MOST_CONNECTIONS: u64 = 1_000_000;
const MOST_HOUSE: u64 = 1_000;
const LONGEST_TIMEOUT: u64 = 24 * 60 * 60;

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
    #[arg(long, value_name = "help-value-url", help = "help-serve-public-url")]
    pub(crate) public_url: Option<PublicUrl>,
    #[command(flatten)]
    pub(crate) kept: Kept,
    #[arg(
        long,
        conflicts_with_all = ["data", "database", "backups", "house"],
        help = "help-serve-no-tables"
    )]
    pub(crate) no_tables: bool,
    #[arg(long, value_name = "help-value-folder", help = "help-serve-backups")]
    pub(crate) backups: Option<PathBuf>,
    #[arg(
        long,
        value_name = "help-value-number",
        value_parser = RangedU64ValueParser::<usize>::new().range(..=MOST_HOUSE),
        help = "help-serve-house"
    )]
    pub(crate) house: Option<usize>,
    #[arg(long, help = "help-serve-log")]
    pub(crate) log: bool,
    #[arg(
        long,
        value_name = "help-value-number",
        value_parser = connections(),
        help = "help-serve-connections"
    )]
    connections: Option<usize>,
    #[arg(
        long,
        value_name = "help-value-number",
        value_parser = connections(),
        help = "help-serve-connections-per-address"
    )]
    connections_per_address: Option<usize>,
    #[arg(
        long,
        value_name = "help-value-network",
        help = "help-serve-trusted-proxy"
    )]
    pub(crate) trusted_proxy: Vec<Network>,
    #[arg(
        long,
        value_name = "help-value-seconds",
        value_parser = seconds(),
        help = "help-serve-head-timeout"
    )]
    head_timeout: Option<u64>,
    #[arg(
        long,
        value_name = "help-value-seconds",
        value_parser = seconds(),
        help = "help-serve-idle-timeout"
    )]
    idle_timeout: Option<u64>,
    #[arg(
        long,
        value_name = "help-value-seconds",
        value_parser = seconds(),
        help = "help-serve-stall-timeout"
    )]
    stall_timeout: Option<u64>,
}

fn connections() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=MOST_CONNECTIONS)
}

fn seconds() -> RangedU64ValueParser {
    RangedU64ValueParser::new().range(1..=LONGEST_TIMEOUT)
}

impl Serve {
    /// The usual limits with what was asked for in their place. Proxies join those who are trusted anyway.
    pub(crate) fn limits(&self) -> Limits {
        let usual = Limits::default();
        let or = |seconds: Option<u64>, usual| seconds.map_or(usual, Duration::from_secs);
        Limits {
            connections: self.connections.unwrap_or(usual.connections),
            connections_per_client: self
                .connections_per_address
                .unwrap_or(usual.connections_per_client),
            exempt: [&usual.exempt[..], &self.trusted_proxy].concat(),
            timeouts: Timeouts {
                head: or(self.head_timeout, usual.timeouts.head),
                idle: or(self.idle_timeout, usual.timeouts.idle),
                stall: or(self.stall_timeout, usual.timeouts.stall),
                ..usual.timeouts
            },
        }
    }

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

#[cfg(test)]
mod tests {
    use super::Serve;
    use clap::Parser;
    use std::time::Duration;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        serve: Serve,
    }

    fn limits(words: &[&str]) -> server::Limits {
        let line = Line::try_parse_from([&["serve"], words].concat());
        line.unwrap_or_else(|error| panic!("{error}"))
            .serve
            .limits()
    }

    #[test]
    fn every_limit_can_be_set_and_the_others_stay_as_they_are() {
        let usual = server::Limits::default();
        let set = limits(&[
            "--connections=7",
            "--connections-per-address=3",
            "--head-timeout=4",
            "--idle-timeout=5",
            "--stall-timeout=6",
        ]);
        assert_eq!((set.connections, set.connections_per_client), (7, 3));
        let seconds = [4, 5, 6].map(Duration::from_secs);
        let timeouts = set.timeouts;
        assert_eq!([timeouts.head, timeouts.idle, timeouts.stall], seconds);
        assert_eq!(timeouts.linger, usual.timeouts.linger);
        assert_eq!(set.exempt, usual.exempt);
        let untouched = limits(&[]);
        assert_eq!(format!("{untouched:?}"), format!("{usual:?}"));
    }

    #[test]
    fn trusted_proxies_join_this_machine() {
        let set = limits(&["--trusted-proxy=10.0.0.0/8", "--trusted-proxy=2001:db8::1"]);
        let exempt = |text: &str| {
            let address = text.parse().expect("an address");
            set.exempt.iter().any(|known| known.contains(address))
        };
        for trusted in ["127.0.0.1", "::1", "10.9.8.7", "2001:db8::1"] {
            assert!(exempt(trusted), "{trusted}");
        }
        for other in ["11.0.0.1", "2001:db8::2"] {
            assert!(!exempt(other), "{other}");
        }
    }
}
