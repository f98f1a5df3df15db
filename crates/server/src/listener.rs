//! Where connections come from.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};

/// How many may wait in the system until they are accepted.
const WAITING: u32 = 1024;

/// What the system keeps of an answer that a client does not take. Left to itself it keeps megabytes for each, and then nobody would
/// notice for long that a client reads slowly.
const UNREAD: u32 = 256 * 1024;

/// A source of connections.
pub trait Listener: Send {
    type Io: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next connection and who opened it. Dropping the future must lose no connection.
    fn accept(&mut self) -> impl Future<Output = io::Result<(Self::Io, IpAddr)>> + Send;
}

impl Listener for TcpListener {
    type Io = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, IpAddr)> {
        let (stream, peer) = TcpListener::accept(self).await?;
        // Answers are small and whole: waiting to fill a packet would only delay them.
        let _ = stream.set_nodelay(true);
        Ok((stream, peer.ip()))
    }
}

/// Listens at an address; port 0 means any that is free.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // A server that was ended can be started again at once. Elsewhere this would let two servers share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}
