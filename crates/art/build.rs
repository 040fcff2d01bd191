//! Gathers the drawings into one sprite, and the palette into style sheets.
//!
//! A drawing is a plain SVG file that any viewer shows. In the sprite it is a `<symbol>` named after its folder and file,
//! and the colours of the palette are custom properties.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=drawings");
    println!("cargo:rerun-if-changed=palette.tsv");
    let palette = palette(&read(Path::new("palette.tsv")));
    let mut sprite =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" hidden=\"\">");
    let mut symbols = String::new();
    let mut ids = Vec::new();
    for folder in entries(Path::new("drawings")) {
        for file in entries(&folder) {
            let drawing = Drawing::read(&folder, &file);
            sprite += &themed(&drawing.symbol(), &palette);
            symbols += &drawing.constant();
            ids.push(drawing.id);
        }
    }
    sprite += "</svg>";
    write("sprite.svg", &sprite);
    let _ = writeln!(
        symbols,
        "/// All of them, in the order of folders and files.\npub const ALL: &[&str] = &{ids:?};"
    );
    write("symbols.rs", &symbols);
    write("light.css", &theme(&palette, |colour| &colour.light));
    write("dark.css", &theme(&palette, |colour| &colour.dark));
}

struct Colour {
    name: String,
    light: String,
    dark: String,
}

fn palette(table: &str) -> Vec<Colour> {
    let lines = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
            [name, light, dark] => Colour { name: name.into(), light: light.into(), dark: dark.into() },
            _ => panic!("palette.tsv: not a name and two colours: {line:?}"),
        })
        .collect()
}

/// The declarations of a theme.
fn theme(palette: &[Colour], value: impl Fn(&Colour) -> &str) -> String {
    palette
        .iter()
        .fold(String::new(), |theme, colour| theme + "--" + &colour.name + ":" + value(colour) + ";")
}

fn themed(drawing: &str, palette: &[Colour]) -> String {
    palette.iter().fold(drawing.to_owned(), |drawing, Colour { name, light, .. }| {
        drawing.replace(&format!("\"{light}\""), &format!("\"var(--{name},{light})\""))
    })
}

struct Drawing {
    id: String,
    /// The attributes of its root that all of it inherits, and its box.
    attributes: String,
    body: String,
}

impl Drawing {
    fn read(folder: &Path, file: &Path) -> Drawing {
        let text = read(file);
        let place = file.display();
        let root = text.strip_prefix("<svg xmlns=\"http://www.w3.org/2000/svg\" ");
        let body = root.and_then(|root| root.trim_end().strip_suffix("</svg>"));
        let (attributes, body) =
            body.and_then(|body| body.split_once('>')).unwrap_or_else(|| panic!("{place}: no plain SVG"));
        Drawing {
            id: format!("{}-{}", name(folder), name(file)),
            attributes: attributes.to_owned(),
            body: body.lines().map(str::trim).collect(),
        }
    }

    fn symbol(&self) -> String {
        format!("<symbol id=\"{}\" {}>{}</symbol>", self.id, self.attributes, self.body)
    }

    fn constant(&self) -> String {
        format!("pub const {}: &str = {:?};\n", self.id.replace('-', "_").to_uppercase(), self.id)
    }
}

fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).unwrap_or_else(|| panic!("{}: no name", path.display()))
}

/// What is in a folder, in the order of names, so that every machine builds the same sprite.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut entries: Vec<PathBuf> = read.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn write(file: &str, text: &str) {
    let path = Path::new(&env::var("OUT_DIR").expect("cargo sets OUT_DIR")).join(file);
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
