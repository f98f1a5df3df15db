//! Who asks: from where, by which connection, and with which session.

use super::Tables;
use super::denial::Denial;
use super::token::{Carrier, DAYS, Token};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use live::{Caller, Who};
use serde::{Deserialize, Serialize};
use std::net::{IpAddr, Ipv4Addr};
use tables::{Millis, Moment, Name};

/// Where a connection comes from. The accepting side puts it into every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Headers by which proxies say for whom they speak.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// What the store keeps about a session.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct About {
    pub(super) name: Name,
}

/// Who asks.
#[derive(Debug)]
pub(super) struct Asking {
    pub(super) caller: Caller,
    /// The token of his session, which exists, and how it came.
    pub(super) token: Option<(Token, Carrier)>,
    /// Whether he reaches us by HTTPS.
    pub(super) secure: bool,
    /// How late it is.
    pub(super) now: Moment,
}

impl FromRequestParts<Tables> for Asking {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, tables: &Tables) -> Result<Asking, Denial> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0);
        let (address, spared) = address(tables, peer, &parts.headers);
        let now = tables.0.live.now().await?;
        let secure = is_secure(tables, peer, &parts.headers);
        let mut asking = Asking {
            caller: Caller {
                session: None,
                address,
                spared,
            },
            token: None,
            secure,
            now,
        };
        if let Some((token, carrier)) = Token::of(&parts.headers) {
            asking.look_up(tables, token, carrier).await?;
        }
        Ok(asking)
    }
}

impl Asking {
    /// Finds the session of a token, if there is one, and lets it go on.
    async fn look_up(
        &mut self,
        tables: &Tables,
        token: Token,
        carrier: Carrier,
    ) -> Result<(), Denial> {
        let store = tables.0.live.store();
        let author = token.hash();
        let Some(session) = store.session(&author, self.now).await? else {
            return Ok(());
        };
        let Ok(About { name }) = serde_json::from_str(&session.about) else {
            return Ok(());
        };
        // Once a day at most: that is no reason to write at every request.
        let until = expiry(self.now);
        if until - session.expires_at >= Millis::days(1) {
            store.prolong_session(&author, self.now, until).await?;
        }
        note_address(tables, &author, self.caller.address, self.now).await?;
        self.caller.session = Some(Who { author, name });
        self.token = Some((token, carrier));
        Ok(())
    }
}

/// When a session ends that goes on now.
pub(super) fn expiry(now: Moment) -> Moment {
    now + Millis::days(DAYS)
}

/// Notes from where somebody came, once a day.
pub(super) async fn note_address(
    tables: &Tables,
    who: &store::Hashed,
    address: IpAddr,
    now: Moment,
) -> Result<(), Denial> {
    if tables.0.guests.is_new_today(who, address, now) {
        let store = tables.0.live.store();
        store.note_address(who, &address.to_string(), now).await?;
    }
    Ok(())
}

fn is_proxy(tables: &Tables, address: IpAddr) -> bool {
    tables.0.proxies.iter().any(|known| known.contains(address))
}

/// The client's address, and whether he is a program on this machine. A proxy is believed that was named by whoever runs the server:
/// of those whom it names the last one that is no such proxy itself.
fn address(tables: &Tables, peer: Option<IpAddr>, headers: &HeaderMap) -> (IpAddr, bool) {
    let Some(peer) = peer.map(|peer| peer.to_canonical()) else {
        return (Ipv4Addr::UNSPECIFIED.into(), false);
    };
    let speaks_for_others = FORWARDED.iter().any(|name| headers.contains_key(*name));
    if !is_proxy(tables, peer) {
        return (peer, peer.is_loopback() && !speaks_for_others);
    }
    let named = headers.get_all(FORWARDED[0]).iter();
    let named: Vec<&str> = named
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .collect();
    let mut address = peer;
    for name in named.into_iter().rev() {
        // What cannot be read is as far as we can see.
        let Ok(before) = name.trim().parse::<IpAddr>() else {
            break;
        };
        address = before.to_canonical();
        if !is_proxy(tables, address) {
            break;
        }
    }
    (address, false)
}

/// Whether the client came by HTTPS: where others find the server, or what a proxy says.
fn is_secure(tables: &Tables, peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    if let Some(url) = &tables.0.public_url {
        return url.to_string().starts_with("https://");
    }
    peer.is_some_and(|peer| is_proxy(tables, peer))
        && headers
            .get("x-forwarded-proto")
            .is_some_and(|scheme| scheme == "https")
}
