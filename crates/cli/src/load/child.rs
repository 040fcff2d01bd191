//! A server of our own, to be started, killed and stopped.

use super::LoadError;
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{ChildStdout, Command};

/// How long a server may take to open.
const OPENING: Duration = Duration::from_secs(20);

/// What is no limit in practice.
const PLENTY: &str = "1000000";

/// The folder of a database; deleted when it is dropped.
pub(crate) struct Database(TempDir);

impl Database {
    /// How to open it.
    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}?mode=rwc", self.0.path().join("load.db").display())
    }
}

/// A server that runs as a process of its own.
pub(crate) struct Child {
    database: Database,
    address: String,
    process: tokio::process::Child,
    /// Kept, or the server could not write to it.
    output: Lines<BufReader<ChildStdout>>,
}

impl Child {
    /// Starts one on any free port.
    pub(crate) async fn start() -> Result<Child, LoadError> {
        // Beside the program, where a disk is: a temporary folder may be in memory.
        let folder = TempDir::new_in(".")?;
        let database = Database(folder);
        let (process, output, address) = spawn(&database, "127.0.0.1:0").await?;
        Ok(Child { database, address, process, output })
    }

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        &self.address
    }

    /// Kills it as hard as can be, and starts it again at the same address.
    pub(crate) async fn kill_and_restart(&mut self) -> Result<(), LoadError> {
        self.process.kill().await?;
        let address = self.address.trim_start_matches("http://").trim_end_matches('/').to_owned();
        (self.process, self.output, self.address) = spawn(&self.database, &address).await?;
        Ok(())
    }

    /// What it takes of memory, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, LoadError> {
        let id = self.process.id().ok_or(LoadError::Silent)?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or(LoadError::Silent)?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().map_err(|_| LoadError::Silent)?;
        Ok(kilobytes * 1024)
    }

    /// How large its database has become.
    pub(crate) fn database_bytes(&self) -> u64 {
        let files = std::fs::read_dir(self.database.0.path()).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum()
    }

    /// Stops it, and gives its database.
    pub(crate) async fn stop(mut self) -> Result<Database, LoadError> {
        self.process.kill().await?;
        Ok(self.database)
    }
}

async fn spawn(
    database: &Database,
    address: &str,
) -> Result<(tokio::process::Child, Lines<BufReader<ChildStdout>>, String), LoadError> {
    let program = std::env::current_exe()?;
    let mut process = Command::new(program)
        .args(["serve", "--lang", "en", "--listen", address, "--database", &database.url()])
        .args(["--tables-per-hour", PLENTY, "--requests-per-second", PLENTY, "--messages-per-second", PLENTY])
        .args(["--connections-per-address", PLENTY, "--connections", PLENTY])
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let output = process.stdout.take().ok_or(LoadError::Silent)?;
    let mut output = BufReader::new(output).lines();
    let line = tokio::time::timeout(OPENING, output.next_line()).await;
    let line = line.map_err(|_| LoadError::Silent)??.ok_or(LoadError::Silent)?;
    let at = line.find("http://").ok_or(LoadError::Silent)?;
    Ok((process, output, line[at..].trim().to_owned()))
}
