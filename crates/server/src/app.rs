//! What every request has at hand, and what is known of who makes it.

use crate::clock::now;
use crate::error::Error;
use crate::gate::{Gate, Net};
use crate::hall::Hall;
use crate::http::Probe;
use crate::id::Token;
use crate::options::Options;
use crate::room::Holder;
use crate::store::{AccountId, Store};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum_extra::extract::CookieJar;
use metrics_exporter_prometheus::PrometheusHandle;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// The cookie of an account.
pub(crate) const SESSION: &str = "piazza-session";

/// What every request has at hand.
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) store: Store,
    pub(crate) gate: Arc<Gate>,
    pub(crate) options: Options,
    /// Hashing a passphrase takes memory: not many at once.
    pub(crate) hashing: Semaphore,
    pub(crate) metrics: PrometheusHandle,
    /// Could anything be written a moment ago?
    pub(crate) probe: Probe,
    /// Closed when the server stops.
    pub(crate) stop: watch::Receiver<()>,
}

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: IpAddr,
    pub(crate) token: Option<Token>,
    pub(crate) session: Option<Token>,
    origin: Option<String>,
    host: Option<String>,
}

impl Visitor {
    /// The visitor's address as far as it counts.
    pub(crate) fn net(&self) -> Net {
        Net::of(self.address)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Infallible> {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        // Only the last address was written by our own proxy.
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let forwarded =
            forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let jar = CookieJar::from_headers(&parts.headers);
        Ok(Visitor {
            address: forwarded.filter(|_| app.options.is_proxy(peer)).unwrap_or(peer),
            token: header(AUTHORIZATION)
                .and_then(|value| value.strip_prefix("Bearer "))
                .and_then(|token| token.parse().ok()),
            session: header(COOKIE)
                .and_then(|_| jar.get(SESSION))
                .and_then(|cookie| cookie.value().parse().ok()),
            origin: header(ORIGIN).map(str::to_owned),
            host: header(HOST).map(str::to_owned),
        })
    }
}

impl App {
    /// Refuses requests that a page of another site makes. Programs send no origin, and have no cookies to steal.
    pub(crate) fn same_origin(&self, visitor: &Visitor) -> Result<(), Error> {
        let Some(origin) = &visitor.origin else { return Ok(()) };
        if self.options.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin) {
            return Ok(());
        }
        // Without a public URL we are known by number only: a name could be made to point here by anybody.
        let authority = origin.split_once("://").map(|(_, authority)| authority);
        let by_number = authority.and_then(|text| text.parse::<Authority>().ok()).is_some_and(|authority| {
            let host = authority.host().trim_matches(['[', ']']);
            host == "localhost" || host.parse::<IpAddr>().is_ok()
        });
        if by_number && authority == visitor.host.as_deref() { Ok(()) } else { Err(Error::OtherOrigin) }
    }

    /// How the visitor can show that a seat is theirs.
    pub(crate) async fn holder(&self, visitor: &Visitor) -> Result<Holder, Error> {
        let account = self.account(visitor).await?.map(|(account, _)| account);
        Ok(Holder { token: visitor.token.as_ref().map(Token::hash), account })
    }

    /// The account that the visitor is logged in to, and its name.
    pub(crate) async fn account(&self, visitor: &Visitor) -> Result<Option<(AccountId, String)>, Error> {
        match &visitor.session {
            Some(session) => self.store.session(session, now()).await,
            None => Ok(None),
        }
    }
}
