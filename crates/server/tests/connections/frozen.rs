//! A server on a real socket, in a thread of its own, whose time stands still until a test moves it. So hundreds of slow clients can
//! be connected by however slow a machine before the first of them is late.

use crate::clients::page;
use server::{Limits, listen, serve};
use std::net::SocketAddr;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

pub(crate) struct FrozenServer {
    pub(crate) address: SocketAddr,
    advances: mpsc::UnboundedSender<(Duration, oneshot::Sender<()>)>,
    thread: JoinHandle<()>,
}

impl FrozenServer {
    pub(crate) fn new(limits: Limits) -> FrozenServer {
        let (advances, asked) = mpsc::unbounded_channel();
        let (ready, address) = std::sync::mpsc::channel();
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .start_paused(true)
                .build()
                .expect("a runtime");
            runtime.block_on(async {
                let listener = listen(([127, 0, 0, 1], 0).into()).expect("a port");
                let address = listener.local_addr().expect("an address");
                ready.send(address).expect("a test");
                serve(listener, page(), &limits, move_time(asked)).await;
            });
        });
        FrozenServer {
            address: address.recv().expect("an address"),
            advances,
            thread,
        }
    }

    /// Moves the server's time; what that leads to is for the clients to see.
    pub(crate) async fn advance(&self, time: Duration) {
        let (done, moved) = oneshot::channel();
        self.advances.send((time, done)).expect("a server");
        moved.await.expect("moved");
    }

    /// Asks the server to end, and waits until it has.
    pub(crate) fn end(self) {
        drop(self.advances);
        self.thread.join().expect("an end");
    }
}

/// Moves the time as it is asked to, until nobody asks any more.
async fn move_time(mut asked: mpsc::UnboundedReceiver<(Duration, oneshot::Sender<()>)>) {
    // While a blocking task runs, paused time does not move by itself.
    let (thaw, frozen) = std::sync::mpsc::channel::<()>();
    let still = tokio::task::spawn_blocking(move || frozen.recv().is_err());
    while let Some((time, done)) = asked.recv().await {
        tokio::time::advance(time).await;
        let _ = done.send(());
    }
    drop(thaw);
    assert!(still.await.expect("thawed"));
}
