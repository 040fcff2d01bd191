//! How a server is set up: flags, or the environment. Their help is in the Fluent files.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

/// The options of a server.
#[derive(clap::Args, Clone, Debug)]
#[group(skip)] // the program's own options are a group of this name
#[allow(missing_docs)]
pub struct Options {
    #[arg(long, env = "PIAZZA_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8017")]
    pub listen: SocketAddr,
    #[arg(long, env = "PIAZZA_DATABASE", value_name = "URL", default_value = "sqlite:piazza.db")]
    pub database: String,
    #[arg(long, env = "PIAZZA_NATS", value_name = "URL")]
    pub nats: Option<String>,
    #[arg(long, env = "PIAZZA_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    #[arg(long, env = "PIAZZA_BEHIND_PROXY")]
    pub behind_proxy: bool,
    #[arg(long, env = "PIAZZA_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    pub proxy: Vec<IpAddr>,
    #[command(flatten)]
    pub limits: Limits,
}

impl Options {
    /// Is this our own proxy, that knows who comes through it? If none is named, whoever is on this machine may be it.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        let named = self.proxy.iter().any(|proxy| proxy.to_canonical() == peer);
        self.behind_proxy && if self.proxy.is_empty() { peer.is_loopback() } else { named }
    }
}

/// How much one address may ask of a server.
#[derive(clap::Args, Clone, Debug)]
#[allow(missing_docs)]
pub struct Limits {
    #[arg(long, env = "PIAZZA_TABLES_PER_HOUR", value_name = "N", default_value = "60")]
    pub tables_per_hour: NonZeroU32,
    #[arg(long, env = "PIAZZA_REQUESTS_PER_SECOND", value_name = "N", default_value = "50")]
    pub requests_per_second: NonZeroU32,
    #[arg(long, env = "PIAZZA_MESSAGES_PER_SECOND", value_name = "N", default_value = "20")]
    pub messages_per_second: NonZeroU32,
    #[arg(long, env = "PIAZZA_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value = "200")]
    pub connections_per_address: usize,
    #[arg(long, env = "PIAZZA_CONNECTIONS", value_name = "N", default_value = "15000")]
    pub connections: usize,
    #[arg(long, env = "PIAZZA_TRIAL_MILLIS_PER_SECOND", value_name = "N", default_value = "250")]
    pub trial_millis_per_second: u32,
    #[arg(long, env = "PIAZZA_BYTES_IN_FLIGHT_PER_ADDRESS", value_name = "N", default_value = "33554432")]
    pub bytes_in_flight_per_address: usize,
    #[arg(long, env = "PIAZZA_STALL_SECONDS", value_name = "N", default_value = "20")]
    pub stall_seconds: NonZeroU32,
    #[arg(long, env = "PIAZZA_LINES_PER_MINUTE", value_name = "N", default_value = "30")]
    pub lines_per_minute: NonZeroU32,
    #[arg(long, env = "PIAZZA_LINES_PER_TABLE", value_name = "N", default_value = "5000")]
    pub lines_per_table: usize,
}
