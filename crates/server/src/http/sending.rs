//! Sending: what is on its way to an address is counted, so that whoever does not read it pins no memory.

use crate::gate::Pass;
use axum::body::{Body, Bytes};
use axum::response::Response;
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

/// So much is handed to a connection at once. It takes the next when this is on its way.
const PORTION: usize = 16 * 1024;

/// A body that is sent bit by bit, and counts until the last bit is taken.
struct Portions {
    rest: Bytes,
    _pass: Pass,
}

impl HttpBody for Portions {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        let portion = self.rest.len().min(PORTION);
        Poll::Ready(Some(Ok(Frame::data(self.rest.split_to(portion)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}

/// How long the body of an answer is. All of ours are known before they are sent.
pub(super) fn length(response: &Response) -> usize {
    response.body().size_hint().exact().unwrap_or_default() as usize
}

/// The same answer, that counts while it is sent.
pub(super) async fn counted(response: Response, pass: Pass) -> Response {
    let (head, body) = response.into_parts();
    // It is one piece already: nothing is copied.
    let rest = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    Response::from_parts(head, Body::new(Portions { rest, _pass: pass }))
}
