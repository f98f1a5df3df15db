//! What a server with tables answers to programs: who somebody is, a socket or a stream to hear of tables, and messages. Everything is
//! JSON; `docs/wire.md` tells it to whoever writes a client. What is decided is decided by [`live`].

mod about;
mod caller;
mod denial;
mod description;
mod guests;
mod messages;
mod origin;
mod record;
mod routes;
mod session;
mod socket;
mod stream;
mod token;

pub(crate) use caller::Peer;
pub use routes::{ApiRoute, api_routes};

use crate::network::Network;
use crate::public_url::PublicUrl;
use axum::Router;
use guests::Guests;
use live::Live;
use std::sync::Arc;
use tokio::sync::watch;

/// Tables, and what the server has to know to let people at them.
#[derive(Clone, Debug)]
pub struct Tables(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    live: Live,
    /// Where others find the server: an origin that is its own, and whether it is reached by HTTPS.
    public_url: Option<PublicUrl>,
    /// Whom `X-Forwarded-For` is believed.
    proxies: Vec<Network>,
    guests: Guests,
    /// Whose receivers are held by everything that still talks to a client.
    talking: watch::Sender<()>,
}

impl Tables {
    /// These tables, found at this address, behind these proxies.
    pub fn new(live: Live, public_url: Option<PublicUrl>, proxies: Vec<Network>) -> Tables {
        Tables(Arc::new(Inside {
            live,
            public_url,
            proxies,
            guests: Guests::default(),
            talking: watch::Sender::new(()),
        }))
    }

    /// The tables themselves.
    pub fn live(&self) -> &Live {
        &self.0.live
    }

    /// Says goodbye to everybody, and comes back when all have heard it. The store is its owner's to close.
    pub async fn close(&self) {
        self.0.live.close().await;
        self.0.talking.closed().await;
    }

    /// Whoever talks to a client holds this.
    fn talking(&self) -> watch::Receiver<()> {
        self.0.talking.subscribe()
    }
}

/// The addresses below `/api`.
pub(crate) fn router(tables: Tables) -> Router {
    routes::router().with_state(tables)
}
