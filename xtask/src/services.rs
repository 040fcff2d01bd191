//! What tests run against: `PostgreSQL`, NATS and a browser with its driver, from their Debian packages.

use std::path::Path;
use std::process::Command;

/// Packages, and a program of each.
type Package = (&'static str, &'static str);
const SERVERS: [Package; 2] = [("postgresql", "initdb"), ("nats-server", "nats-server")];
const BROWSER: [Package; 2] = [("chromium", "chromium"), ("chromium-driver", "chromedriver")];

/// What all tests need.
pub(crate) fn check() -> Result<String, String> {
    install(&[SERVERS, BROWSER].concat())
}

/// What looking at the client needs.
pub(crate) fn browser() -> Result<String, String> {
    install(&BROWSER)
}

/// Sees to it that they are there: installed already, or now if we may.
fn install(packages: &[Package]) -> Result<String, String> {
    let missing = || packages.iter().filter(|(_, program)| !installed(program)).map(|(package, _)| *package);
    let packages: Vec<&str> = missing().collect();
    if packages.is_empty() {
        return Ok(String::new());
    }
    // Without root this fails, and the message below says what to do.
    let mut install = Command::new("apt-get");
    _ = install
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["install", "--yes", "--quiet"])
        .args(&packages)
        .status();
    match missing().collect::<Vec<_>>()[..] {
        [] => Ok(format!("installed {}", packages.join(", "))),
        ref packages => Err(format!("missing: apt-get install {}", packages.join(" "))),
    }
}

/// Is the program on the path, or where Debian keeps it?
fn installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let postgres = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = std::env::split_paths(&path).chain(postgres.map(|version| version.path().join("bin")));
    folders.any(|folder| folder.join(program).exists()) || Path::new("/usr/sbin").join(program).exists()
}
