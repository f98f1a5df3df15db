//! Networks of addresses: who is trusted, and which addresses count as one client.

use std::net::{AddrParseError, IpAddr, Ipv6Addr};
use std::num::ParseIntError;
use std::str::FromStr;

/// All addresses that begin with the same bits. IPv4 addresses are those of IPv6 that are mapped to them, so that a client of a socket
/// for both is the same client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    /// The bits that count; the others are zero.
    first: u128,
    bits: u8,
}

/// Bits before an IPv4 address that is written as one of IPv6.
const MAPPED: u8 = 96;
const WHOLE: u8 = 128;
/// What a household or a machine is usually given of IPv6: whoever has one address has them all.
const CLIENT_BITS: u8 = 64;

impl Network {
    /// The network of this address with so many bits, as far as the address has them.
    pub fn new(address: IpAddr, bits: u8) -> Network {
        match address {
            IpAddr::V4(address) => {
                let bits = bits.min(WHOLE - MAPPED);
                Network::from_mapped(address.to_ipv6_mapped(), MAPPED + bits)
            }
            IpAddr::V6(address) => Network::from_mapped(address, bits.min(WHOLE)),
        }
    }

    fn from_mapped(address: Ipv6Addr, bits: u8) -> Network {
        let first = address.to_bits() & mask(bits);
        Network { first, bits }
    }

    pub fn contains(self, address: IpAddr) -> bool {
        mapped(address).to_bits() & mask(self.bits) == self.first
    }

    /// What counts as one client.
    pub(crate) fn of_client(address: IpAddr) -> Network {
        match address.to_canonical() {
            address @ IpAddr::V4(_) => Network::new(address, WHOLE),
            address @ IpAddr::V6(_) => Network::new(address, CLIENT_BITS),
        }
    }
}

fn mapped(address: IpAddr) -> Ipv6Addr {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped(),
        IpAddr::V6(address) => address,
    }
}

fn mask(bits: u8) -> u128 {
    u128::MAX.checked_shl((WHOLE - bits).into()).unwrap_or(0)
}

/// Why a text is no network.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    #[error("{0}")]
    Address(#[from] AddrParseError),
    #[error("{0}")]
    Bits(#[from] ParseIntError),
    #[error("an address has at most {0} bits")]
    TooManyBits(u8),
}

/// Reads `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`.
impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse()?;
        let most = if address.is_ipv4() {
            WHOLE - MAPPED
        } else {
            WHOLE
        };
        let bits = bits.map_or(Ok(most), str::parse)?;
        if bits > most {
            return Err(NetworkError::TooManyBits(most));
        }
        Ok(Network::new(address, bits))
    }
}

#[cfg(test)]
mod tests {
    use super::Network;
    use std::net::IpAddr;

    fn network(text: &str) -> Network {
        text.parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_network_holds_the_addresses_that_begin_like_it() {
        let cases = [
            ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.8", false),
            ("192.0.2.7", "::ffff:192.0.2.7", true),
            ("::ffff:192.0.2.7", "192.0.2.7", true),
            ("10.0.0.0/8", "10.255.1.2", true),
            ("10.1.2.3/8", "10.255.1.2", true),
            ("10.0.0.0/8", "11.0.0.0", false),
            ("192.0.2.128/25", "192.0.2.127", false),
            ("192.0.2.128/25", "192.0.2.255", true),
            ("0.0.0.0/0", "203.0.113.9", true),
            ("0.0.0.0/0", "2001:db8::1", false),
            ("2001:db8::/32", "2001:db8:ffff::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
            ("::/0", "2001:db9::1", true),
            ("::1", "::1", true),
            ("::1", "::2", false),
        ];
        for (text, asked, held) in cases {
            assert_eq!(
                network(text).contains(address(asked)),
                held,
                "{asked} in {text}"
            );
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in [
            "",
            "/",
            "10.0.0.0/",
            "10.0.0.0/33",
            "10.0.0.0/-1",
            "10.0.0.0/8/8",
            "::1/129",
            "::1/256",
            "localhost",
            "10.0.0",
            " 10.0.0.1",
        ] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn one_client_is_an_address_of_ipv4_or_a_network_of_ipv6() {
        let same =
            |one, other| Network::of_client(address(one)) == Network::of_client(address(other));
        assert!(same("192.0.2.7", "::ffff:192.0.2.7"));
        assert!(!same("192.0.2.7", "192.0.2.8"));
        assert!(!same("::ffff:192.0.2.7", "::ffff:192.0.2.8"));
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
    }
}
