//! The guide for adding a game tells the truth: the files are there, and the lines in them.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_file_that_the_guide_names_is_there() {
    let guide = read("docs/adding-a-game.md");
    let named: Vec<&str> =
        guide.split('`').filter(|text| text.starts_with("crates/") && text.contains('.')).collect();
    assert!(named.len() > 8, "{named:?}");
    for path in named {
        read(path);
    }
}

#[test]
fn every_line_that_the_guide_shows_stands_in_its_file() {
    let guide = read("docs/adding-a-game.md");
    let mut shown = 0;
    for block in guide.split("```rust\n").skip(1) {
        let block = block.split("```").next().unwrap();
        let (file, lines) = block.split_once('\n').unwrap();
        let source = read(file.trim_start_matches("// "));
        for line in lines.lines() {
            assert!(source.lines().any(|known| known == line), "{file}: {line}");
            shown += 1;
        }
    }
    assert!(shown > 6, "only {shown} lines are shown");
}
