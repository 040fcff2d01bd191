//! What the page's worker runs.

fn main() {}
