//! What the page runs.

fn main() {
    web::start();
}
