//! A line to a database that can be cut.

use std::net::SocketAddr;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Carries connections on, until it is cut.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    open: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// To this place.
    pub async fn to(target: String) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let open = watch::Sender::new(true);
        let told = open.subscribe();
        let task = tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut told = told.clone();
                let target = target.clone();
                if !*told.borrow_and_update() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut other) = TcpStream::connect(target).await else {
                        return;
                    };
                    tokio::select! {
                        _ = copy_bidirectional(&mut stream, &mut other) => {}
                        _ = told.wait_for(|open| !open) => {}
                    }
                });
            }
        });
        Proxy {
            address,
            open,
            task,
        }
    }

    /// Where to connect.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts every connection, and takes none.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    /// Carries on.
    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}
