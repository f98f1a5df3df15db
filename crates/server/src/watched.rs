//! Streams and bodies that report how far they have come.

use crate::progress::Progress;
use axum::body::{Body, Bytes};
use http_body::{Body as HttpBody, Frame, SizeHint};
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The stream of a connection.
#[derive(Debug)]
pub(crate) struct WatchedStream<Io> {
    stream: Io,
    progress: Progress,
    /// Whether we have said our last word and hear the client out.
    hears_out: bool,
}

impl<Io> WatchedStream<Io> {
    pub(crate) fn new(stream: Io, progress: Progress) -> WatchedStream<Io> {
        WatchedStream {
            stream,
            progress,
            hears_out: false,
        }
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for WatchedStream<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.progress.read(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl<Io: AsyncRead + AsyncWrite + Unpin> AsyncWrite for WatchedStream<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes))?;
        self.progress.wrote(written);
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write_vectored(context, slices))?;
        self.progress.wrote(written);
        Poll::Ready(Ok(written))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(context))?;
        self.progress.flushed();
        Poll::Ready(Ok(()))
    }

    /// Says that nothing more comes, and then hears the client out: a stream that is closed while something is unread takes back what
    /// the client has not read yet, and with it our answer. The deadline ends this for a client that never ends.
    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.progress.is_switched() {
            return Pin::new(&mut self.stream).poll_shutdown(context);
        }
        if !self.hears_out {
            ready!(Pin::new(&mut self.stream).poll_shutdown(context))?;
            self.progress.closing();
            self.hears_out = true;
        }
        let mut unheard = [0; 4096];
        loop {
            let mut buffer = ReadBuf::new(&mut unheard);
            match ready!(Pin::new(&mut self.stream).poll_read(context, &mut buffer)) {
                Ok(()) if !buffer.filled().is_empty() => {}
                // Its end, or a client that is gone: either way there is nobody left who could miss anything.
                Ok(()) | Err(_) => return Poll::Ready(Ok(())),
            }
        }
    }
}

/// The body of an answer.
#[derive(Debug)]
pub(crate) struct WatchedBody {
    body: Body,
    progress: Progress,
}

impl WatchedBody {
    pub(crate) fn new(body: Body, progress: Progress) -> WatchedBody {
        WatchedBody { body, progress }
    }
}

impl HttpBody for WatchedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A body is dropped as soon as nothing more is wanted from it.
impl Drop for WatchedBody {
    fn drop(&mut self) {
        self.progress.answered();
    }
}
