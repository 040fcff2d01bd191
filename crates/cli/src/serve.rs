//! `piazza serve`: tables online.

use crate::browser;
use crate::failure::{Failure, text};
use crate::screen::Screen;
use qrcodegen::{QrCode, QrCodeEcc};
use server::Server;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// The options of `serve`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    server: server::Options,
    #[arg(long, env = "PIAZZA_LAN")]
    lan: bool,
    #[arg(long, env = "PIAZZA_LOG_JSON")]
    log_json: bool,
    #[arg(long)]
    open: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    log(options.log_json);
    server::log_panics();
    let failed = |reason: &dyn std::fmt::Display| {
        Failure::new(screen.say("cli-cannot-serve", &[("reason", text(reason))]))
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let served = runtime.block_on(async {
        let mut wanted = options.server.clone();
        if options.lan {
            wanted.listen.set_ip(Ipv4Addr::UNSPECIFIED.into());
        }
        let server = Server::start(wanted).await.map_err(|error| failed(&error))?;
        announce(options, server.address(), screen);
        told_to_stop().await.map_err(|error| failed(&error))?;
        screen.line(screen.text("cli-stopping"));
        server.stop().await;
        Ok(())
    });
    // All is written: whoever still talks is not waited for.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

/// The log goes to standard error; `RUST_LOG` says how much of it.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Somebody may have set up a log already.
    _ = if json { log.json().try_init() } else { log.try_init() };
}

fn announce(options: &Options, address: SocketAddr, screen: &Screen) {
    let here = if address.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port())
    } else {
        address
    };
    let say = |url: &str| screen.line(screen.say("cli-serving", &[("url", text(url))]));
    let url = format!("http://{here}/");
    say(&url);
    if options.open {
        browser::open(&url);
    }
    let lan = lan_address()
        .filter(|_| options.lan)
        .map(|ip| format!("http://{}/", SocketAddr::new(ip, address.port())));
    for url in options.server.public_url.iter().chain(&lan) {
        say(url);
        if let Ok(code) = QrCode::encode_text(url, QrCodeEcc::Medium) {
            screen.line(drawn(&code));
        }
    }
}

/// A code in half blocks, two rows in a line, with the margin that a camera needs.
fn drawn(code: &QrCode) -> String {
    const MARGIN: i32 = 4;
    let places = -MARGIN..code.size() + MARGIN;
    let line = |y: i32| -> String {
        let block = |x: i32| match (code.get_module(x, y), code.get_module(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        places.clone().map(block).collect()
    };
    places.clone().step_by(2).map(line).collect::<Vec<_>>().join("\n")
}

/// The address by which the local network knows this machine: the one that it would send from. Nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(10, 255, 255, 255), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

#[cfg(unix)]
async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        interrupt = tokio::signal::ctrl_c() => interrupt,
    }
}

#[cfg(not(unix))]
async fn told_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_of_a_code_is_drawn_in_its_place() {
        let code = QrCode::encode_text("http://192.168.0.7:8017/", QrCodeEcc::Medium).unwrap();
        let drawn = drawn(&code);
        let halves = |c: char| [matches!(c, '█' | '▀'), matches!(c, '█' | '▄')];
        let dark = |x: i32, y: i32| {
            let line = drawn.lines().nth((y + 4) as usize / 2).unwrap();
            halves(line.chars().nth((x + 4) as usize).unwrap())[(y + 4) as usize % 2]
        };
        for (x, y) in (-4..code.size() + 4).flat_map(|y| (-4..code.size() + 4).map(move |x| (x, y))) {
            assert_eq!(dark(x, y), code.get_module(x, y), "{x} {y}");
        }
        assert_eq!(drawn.lines().count(), (code.size() as usize + 8).div_ceil(2));
    }
}
