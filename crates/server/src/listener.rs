//! Takes connections: no more than there is room for, and none that takes forever to ask.

use crate::gate::{Connected, Gate};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Sleep;
use tower::ServiceExt;

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// Serves until told to stop, then lets requests end.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    gate: Arc<Gate>,
    mut stop: watch::Receiver<()>,
) {
    let mut sweep = tokio::time::interval(Duration::from_mins(1));
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    // Who comes through our own proxy is counted there.
                    if let Some(pass) = gate.enter(peer.ip()) {
                        let stall = Duration::from_secs(gate.limits().stall_seconds.get().into());
                        connections.spawn(converse(Guarded { stream, stall, stalled: None, _pass: pass }, peer, router.clone(), stop.clone()));
                    }
                }
                Err(error) => {
                    // Out of file handles, most likely: some will come back.
                    tracing::warn!(%error, "accept");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            Some(_) = connections.join_next() => {}
            _ = sweep.tick() => gate.sweep(),
            _ = stop.changed() => break,
        }
    }
    drop((listener, router));
    while connections.join_next().await.is_some() {}
}

async fn converse(io: Guarded, peer: SocketAddr, router: Router, mut stop: watch::Receiver<()>) {
    // What is sent is whole: waiting for more would only add to the delay.
    _ = io.stream.set_nodelay(true);
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(io), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    // A client that breaks off is no failure of ours.
    tokio::select! {
        _ = &mut connection => {}
        _ = stop.changed() => {
            connection.as_mut().graceful_shutdown();
            _ = connection.await;
        }
    }
}

/// A connection and the pass that it was let in with: also after it has become a socket.
struct Guarded {
    stream: TcpStream,
    /// If it takes nothing for so long, it is closed.
    stall: Duration,
    /// When that is, while it takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    _pass: Connected,
}

impl Guarded {
    /// Writes, unless nothing could be written for too long.
    fn write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let written = write(Pin::new(&mut self.stream), cx);
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stall = self.stall;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(stall)));
        match stalled.as_mut().poll(cx) {
            Poll::Ready(()) => {
                metrics::counter!("piazza_connections_stalled").increment(1);
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Guarded {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.write(cx, |stream, cx| stream.poll_write(cx, buf))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.write(cx, |stream, cx| stream.poll_write_vectored(cx, bufs))
    }

    /// So what is sent goes from where it stands, and is not gathered in a buffer first.
    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
