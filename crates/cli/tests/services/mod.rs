//! `PostgreSQL` and NATS of our own, from their Debian packages.

use std::io::Write;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The program, wherever Debian put it.
fn program(name: &str) -> Command {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    places.push("/usr/sbin".into());
    let found = places.into_iter().map(|place| place.join(name)).find(|path| path.exists());
    let path = found.unwrap_or_else(|| name.into());
    // PostgreSQL does not run as root.
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if root && name != "nats-server" {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path);
        command
    } else {
        Command::new(path)
    }
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let status = output.unwrap_or_else(|error| {
        panic!("{command:?}: {error}: are Debian's postgresql and nats-server installed?")
    });
    assert!(status.success(), "{command:?}: {status}");
}

/// A `PostgreSQL` of our own, on a port of its own.
pub(crate) struct Postgres {
    folder: TempDir,
    port: u16,
}

impl Postgres {
    pub(crate) fn start() -> Postgres {
        let folder = TempDir::new().unwrap();
        own(folder.path());
        let postgres = Postgres { folder, port: free_port() };
        run(program("initdb").arg("-D").arg(postgres.data()).args(["-U", "piazza", "-A", "trust"]));
        postgres.up();
        postgres
    }

    fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data")
    }

    pub(crate) fn up(&self) {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={}",
            self.port,
            self.folder.path().display()
        );
        run(program("pg_ctl").arg("-D").arg(self.data()).args(["-w", "-o", &options, "start"]));
    }

    pub(crate) fn down(&self, mode: &str) {
        run(program("pg_ctl").arg("-D").arg(self.data()).args(["-w", "-m", mode, "stop"]));
    }

    /// Fills it with what `pg_dump` has written.
    #[allow(dead_code, reason = "each test has its own copy of this file, and some need no dump")]
    pub(crate) fn restore(&self, dump: &str) {
        let mut psql = program("psql");
        let psql = psql.args(["-q", "-v", "ON_ERROR_STOP=1", "-d", &self.url()]);
        let mut child = psql.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("psql is installed");
        child.stdin.take().unwrap().write_all(dump.as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://piazza@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.down("immediate");
    }
}

/// The folder belongs to the one who runs `PostgreSQL`.
fn own(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o777)).unwrap();
}

pub(crate) struct Nats {
    port: u16,
    process: Option<Child>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        let mut nats = Nats { port: free_port(), process: None };
        nats.up();
        nats
    }

    pub(crate) fn up(&mut self) {
        let mut command = program("nats-server");
        command
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.process = Some(command.spawn().expect("Debian's nats-server is installed"));
    }

    pub(crate) fn down(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.down();
    }
}
