//! The body of a request, kept until its answer is on its way, whether anybody reads it or not.
//!
//! A body that is dropped earlier makes hyper look for the next request while the answer is still being taken. Then it may write what
//! it thinks of the next one between the parts of this one, or forget to write it at all, or close in the middle.

use axum::body::Bytes;
use http_body::{Body, Frame, SizeHint};
use hyper::body::Incoming;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};

#[derive(Clone, Debug)]
pub(crate) struct KeptBody(Arc<Mutex<Incoming>>);

impl KeptBody {
    pub(crate) fn new(body: Incoming) -> KeptBody {
        KeptBody(Arc::new(Mutex::new(body)))
    }

    fn body(&self) -> MutexGuard<'_, Incoming> {
        self.0.lock().expect("reading does not panic")
    }
}

impl Body for KeptBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        Pin::new(&mut *self.body()).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body().size_hint()
    }
}
