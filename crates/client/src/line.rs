//! A WebSocket to a server.

use crate::server::Server;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, error::ProtocolError};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Enough for most messages; a client may have thousands of connections.
const READ_BUFFER: usize = 2 * 1024;
/// A long game, told whole.
const LONGEST_TELL: usize = 16 * 1024 * 1024;
/// What is not read for so long is given up by the system.
pub(crate) const CONNECT: Duration = Duration::from_secs(10);

pub(crate) type Line = WebSocketStream<TcpStream>;

/// Why there is no connection.
#[derive(Debug)]
pub(crate) enum NoLine {
    /// The server said so, by this status.
    TurnedAway(u16),
    /// It could not be reached.
    Unreachable,
}

/// Opens one.
pub(crate) async fn open(server: &Server, token: Option<&str>) -> Result<Line, NoLine> {
    let stream = TcpStream::connect(server.place())
        .await
        .map_err(|_| NoLine::Unreachable)?;
    // A move is small and must not wait for more.
    let _ = stream.set_nodelay(true);
    let address = format!("ws://{}/api/socket", server.authority());
    let mut request = address
        .into_client_request()
        .map_err(|_| NoLine::Unreachable)?;
    let headers = request.headers_mut();
    headers.insert(
        SEC_WEBSOCKET_PROTOCOL,
        HeaderValue::from_static(wire::SUBPROTOCOL),
    );
    if let Some(Ok(bearer)) = token.map(|token| format!("Bearer {token}").parse()) {
        headers.insert(AUTHORIZATION, bearer);
    }
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(Some(LONGEST_TELL));
    match client_async_with_config(request, stream, Some(config)).await {
        Ok((line, _)) => Ok(line),
        Err(Error::Http(response)) => Err(NoLine::TurnedAway(response.status().as_u16())),
        Err(Error::Protocol(ProtocolError::SecWebSocketSubProtocolError(_))) => {
            Err(NoLine::TurnedAway(400))
        }
        Err(_) => Err(NoLine::Unreachable),
    }
}
