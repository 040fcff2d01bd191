//! Sees to the folder of the built client, so that the workspace compiles before the client was ever built.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/client/dist");
    // Without the folder nothing is embedded, and the program says how to build the client.
    _ = std::fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());
}
