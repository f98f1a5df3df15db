//! What is asked without a connection that lasts: a session, a record, one message.

use crate::server::Server;
use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use wire::{About, Answer, Ask, SessionTold, SessionWanted};

/// Nothing that is asked for is longer.
const LONGEST_BODY: usize = 16 * 1024 * 1024;
/// Who answers later does not answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why something was not had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HttpError {
    /// The server cannot be reached, or said nothing that could be read.
    #[error("the server did not answer: {0}")]
    Unreachable(String),
    /// It answered something else.
    #[error("the server answered {status}: {body}")]
    Status {
        /// Its status.
        status: u16,
        /// What it said.
        body: String,
    },
}

impl HttpError {
    /// Whether it may go better another time.
    pub fn may_pass(&self) -> bool {
        match self {
            HttpError::Unreachable(_) => true,
            HttpError::Status { status, .. } => *status == 429 || *status >= 500,
        }
    }
}

/// Asks a server without keeping a connection.
#[derive(Clone, Debug)]
pub struct Http {
    server: Server,
    token: Option<String>,
}

fn unreachable(error: impl std::fmt::Display) -> HttpError {
    HttpError::Unreachable(error.to_string())
}

impl Http {
    /// As somebody with this token, or as nobody.
    pub fn new(server: Server, token: Option<String>) -> Http {
        Http { server, token }
    }

    /// What the server says of itself.
    pub async fn about(&self) -> Result<About, HttpError> {
        self.json(Method::GET, "/api/about", None).await
    }

    /// A new session for somebody with this name; its token is told.
    pub async fn session(&self, name: &str) -> Result<SessionTold, HttpError> {
        let wanted = SessionWanted {
            name: name.to_owned(),
            token: true,
        };
        let body = serde_json::to_string(&wanted).map_err(unreachable)?;
        self.json(Method::POST, "/api/session", Some(body)).await
    }

    /// One message, answered at once.
    pub async fn ask(&self, ask: &Ask) -> Result<Answer, HttpError> {
        let body = serde_json::to_string(ask).map_err(unreachable)?;
        self.json(Method::POST, "/api/messages", Some(body)).await
    }

    /// A table's record, as whoever has this key may read it.
    pub async fn record(&self, table: &str, key: Option<&str>) -> Result<String, HttpError> {
        let key = key.map_or(String::new(), |key| format!("?key={key}"));
        let path = format!("/api/tables/{table}/record{key}");
        self.text(Method::GET, &path, None).await
    }

    async fn json<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<T, HttpError> {
        let text = self.text(method, path, body).await?;
        serde_json::from_str(&text).map_err(unreachable)
    }

    async fn text(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<String, HttpError> {
        let (status, body) = timeout(PATIENCE, self.answer(method, path, body))
            .await
            .map_err(unreachable)??;
        if status.is_success() {
            return Ok(body);
        }
        Err(HttpError::Status {
            status: status.as_u16(),
            body,
        })
    }

    async fn answer(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(StatusCode, String), HttpError> {
        let stream = TcpStream::connect(self.server.place())
            .await
            .map_err(unreachable)?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
            .await
            .map_err(unreachable)?;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.authority());
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .map_err(unreachable)?;
        let exchange = async {
            let response = sender.send_request(request).await.map_err(unreachable)?;
            let status = response.status();
            let body = Limited::new(response.into_body(), LONGEST_BODY);
            let body = body.collect().await.map_err(unreachable)?.to_bytes();
            Ok((status, String::from_utf8_lossy(&body).into_owned()))
        };
        // The connection ends with the answer; it is no task of its own.
        let mut connection = std::pin::pin!(connection);
        let mut exchange = std::pin::pin!(exchange);
        std::future::poll_fn(|context| {
            let _ = connection.as_mut().poll(context);
            exchange.as_mut().poll(context)
        })
        .await
    }
}
