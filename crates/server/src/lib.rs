//! Tables online: a server that loses nothing.
//!
//! It holds no rules. A move goes from a socket to the table's worker ([`hall`]), is played on the table in memory
//! ([`room`]), is written down with whatever else is due ([`writer`], [`store`]), and only then is anybody told of it.
//! Whatever is in memory can be had again from the log, so the server may be killed at any moment.
//!
//! With `PostgreSQL` several nodes serve the same tables: a version is written once, and who comes second reads what
//! happened and tries again ([`nodes`]).

mod app;
mod audit;
mod clock;
mod damage;
mod error;
mod gate;
mod hall;
mod http;
mod id;
mod listener;
mod names;
mod nodes;
mod options;
mod panics;
mod passphrase;
mod purse;
mod room;
mod socket;
mod store;
mod thinkers;
mod writer;

pub use audit::{Asked, AuditError, audit};
pub use error::Error;
pub use options::{Limits, Options};
pub use panics::log_panics;
pub use store::OpenError;

use app::App;
use gate::Gate;
use hall::{Context, Hall};
use nodes::Nodes;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Hold, Ledger, Store};
use thinkers::Thinkers;
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database.
    #[error("database: {0}")]
    Database(#[from] OpenError),
    /// NATS.
    #[error("nats: {0}")]
    Nats(#[from] async_nats::ConnectError),
    /// The address.
    #[error("{0}: {1}")]
    Address(SocketAddr, #[source] io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<()>,
    serving: JoinHandle<()>,
    writing: JoinHandle<()>,
    looking: JoinHandle<()>,
    listening: JoinHandle<()>,
    settling: JoinHandle<()>,
    _hold: Hold,
}

impl Server {
    /// Starts.
    pub async fn start(options: Options) -> Result<Server, StartError> {
        let hold = Hold::of(&options.database)?;
        let store = Store::open(&options.database).await?;
        let mut ledger = Ledger::of(&store);
        ledger.fold().await.map_err(OpenError::from)?;
        let nodes = match &options.nats {
            Some(url) => Nodes::meet(url).await?,
            None => Nodes::alone(),
        };
        let listener = TcpListener::bind(options.listen).await;
        let listener = listener.map_err(|error| StartError::Address(options.listen, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Address(options.listen, error))?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (writer, due) = mpsc::unbounded_channel();
        let context = Context {
            store: store.clone(),
            writer,
            nodes: nodes.clone(),
            // One more than there are cores: no address has it beside all others.
            thinkers: Arc::new(Thinkers::new(cores + 1)),
            triers: Arc::new(Semaphore::new(cores)),
            most_lines: options.limits.lines_per_table,
        };
        let hall = Hall::open(cores, &context);
        drop(context);
        // A thread of its own: what is written must not wait for those who read.
        let (handle, weak) = (Handle::current(), Arc::downgrade(&hall));
        let writing = tokio::task::spawn_blocking(move || handle.block_on(writer::run(ledger, weak, due)));
        let alone = options.database.starts_with("sqlite:");
        let looking = tokio::spawn(nodes::look_after(store.clone(), Arc::clone(&hall), alone));
        let listening = tokio::spawn(nodes.listen(Arc::clone(&hall)));
        let settling = tokio::spawn(store.clone().settle());
        let gate = Arc::new(Gate::new(options.limits.clone()));
        let (stop, stopped) = watch::channel(());
        let app = Arc::new(App {
            hall,
            store,
            gate: Arc::clone(&gate),
            options,
            hashing: Semaphore::new(cores),
            metrics: metrics(),
            probe: http::Probe::default(),
            stop: stopped.clone(),
        });
        let serving = tokio::spawn(listener::serve(listener, http::router(app), gate, stopped));
        Ok(Server { address, stop, serving, writing, looking, listening, settling, _hold: hold })
    }

    /// Where it can be reached.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye to everybody, and waits until all that was begun is written.
    pub async fn stop(self) {
        self.looking.abort();
        self.listening.abort();
        self.settling.abort();
        drop(self.stop);
        let serving = self.serving.abort_handle();
        if tokio::time::timeout(Duration::from_secs(10), self.serving).await.is_err() {
            tracing::warn!("some connections did not end");
            serving.abort();
        }
        // The workers end with the last connection, and the writer with the workers.
        if tokio::time::timeout(Duration::from_secs(10), self.writing).await.is_err() {
            tracing::warn!("some changes were not written");
        }
    }
}

/// There is one recorder in a program, however many servers.
fn metrics() -> metrics_exporter_prometheus::PrometheusHandle {
    static HANDLE: std::sync::OnceLock<metrics_exporter_prometheus::PrometheusHandle> =
        std::sync::OnceLock::new();
    let install = || {
        let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        _ = ::metrics::set_global_recorder(recorder);
        handle
    };
    HANDLE.get_or_init(install).clone()
}
