//! The program, serving.

use crate::free_port;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;

/// `piazza serve` on a free port of this machine, with a database of its own.
pub struct House {
    port: u16,
    folder: PathBuf,
    program: Option<Child>,
}

impl House {
    /// Opens, and waits until somebody answers.
    pub async fn open() -> House {
        static HOUSES: AtomicU32 = AtomicU32::new(0);
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("piazza-browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the database");
        let mut house = House { port: free_port(), folder, program: None };
        house.open_again().await;
        house
    }

    /// Opens on the same port with the same database.
    pub async fn open_again(&mut self) {
        let program = program();
        let child = Command::new(&program)
            .args(["serve", "--listen", &format!("127.0.0.1:{}", self.port)])
            .args([
                "--requests-per-second",
                "1000",
                "--messages-per-second",
                "1000",
                "--tables-per-hour",
                "1000",
            ])
            .env("PIAZZA_DATABASE", "sqlite:piazza.db?mode=rwc")
            .env("RUST_LOG", "warn")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        self.program = Some(child);
        while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            let child = self.program.as_mut().expect("just started");
            assert!(child.try_wait().is_ok_and(|ended| ended.is_none()), "the program ended at once");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends without a word, as when a cable is pulled. What it acknowledged is kept.
    pub fn vanish(&mut self) {
        if let Some(mut program) = self.program.take() {
            // It may have ended by itself; then there is nothing to end.
            _ = program.kill();
            _ = program.wait();
        }
    }

    /// Says nothing more, as when a network is silently lost: lines stay open, and nobody answers.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    /// Goes on, with all that came meanwhile.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let process = self.program.as_ref().expect("the house is open").id().to_string();
        let sent = Command::new("kill").args([signal, &process]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "kill {signal} {process}");
    }

    /// The whole address of a page.
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.vanish();
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The program stands beside the tests: `target/debug/piazza` where they are `target/debug/deps/...`.
pub fn program() -> PathBuf {
    let tests = std::env::current_exe().expect("tests run from a file");
    let beside = |folder: &std::path::Path| folder.join(format!("piazza{}", std::env::consts::EXE_SUFFIX));
    tests.ancestors().skip(1).map(beside).find(|program| program.exists()).unwrap_or_else(|| {
        panic!("there is no program yet: run `cargo xtask browser`, which builds it");
    })
}
