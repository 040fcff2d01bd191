//! Takes connections: no more than there is room for, and none that takes forever to ask.

use crate::gate::{Gate, Pass};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
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
                        connections.spawn(converse(Guarded { stream, _pass: pass }, peer, router.clone(), stop.clone()));
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
    _pass: Pass,
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
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
