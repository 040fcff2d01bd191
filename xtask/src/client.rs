//! Builds the browser client: two WASM modules, their glue, the style sheet and the page, into one folder that the crate
//! `assets` puts into the program.
//!
//! Everything but the page itself and the service worker is named after its contents, so that browsers may keep it for good.

use crate::{cargo, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const WASM: &str = "wasm32-unknown-unknown";

/// How it is built.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Build {
    /// Quickly, for looking at a change.
    Dev,
    /// Small and compressed.
    Release,
    /// The same, with the demo game.
    Demo,
}

impl Build {
    fn profile(self) -> &'static str {
        if self == Build::Dev { "dev" } else { "wasm-release" }
    }

    fn folder(self) -> &'static str {
        if self == Build::Dev { "debug" } else { "wasm-release" }
    }
}

/// Builds it all.
pub(crate) fn build(how: Build) -> crate::Result {
    let target = root().join("target/client");
    compile(how, &target)?;
    let dist = Dist::fresh(target.join("dist"), how)?;
    let page = module(&dist, how, &target, "page")?;
    let worker = module(&dist, how, &target, "worker")?;
    let style = dist.hashed("style.css", style()?.as_bytes())?;
    let mut html = read(&root().join("crates/page/index.html"))?;
    for (mark, name) in [
        ("page.js", &page.glue),
        ("page.wasm", &page.wasm),
        ("worker.js", &worker.glue),
        ("style.css", &style),
    ] {
        html = html.replace(&format!("{{{mark}}}"), name);
    }
    let icon = root().join("crates/art/drawings/app/icon.svg");
    for file in files(&root().join("crates/page/static"))?.into_iter().chain([icon]) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        dist.write(&name, &fs::read(&file).map_err(|error| wrong(&file, &error))?)?;
    }
    dist.write("index.html", html.as_bytes())?;
    dist.write("sw.js", service_worker(&dist)?.as_bytes())?;
    dist.replace()
}

/// The service worker, told what to keep: every file, and the page under its address.
fn service_worker(dist: &Dist) -> core::result::Result<String, String> {
    let mut names = vec!["/".to_owned()];
    let mut version = blake3::Hasher::new();
    for file in everything(&dist.filling)? {
        let name = file.strip_prefix(&dist.filling).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        version.update(&fs::read(&file).map_err(|error| wrong(&file, &error))?);
        if !is(&name, "br") && name != "index.html" {
            names.push(format!("/{name}"));
        }
    }
    let version = &version.finalize().to_hex()[..12];
    let worker = read(&root().join("crates/page/sw.js"))?;
    Ok(worker.replace("{version}", version).replace("{files}", &format!("{names:?}")))
}

/// Compiles both modules in a target folder of their own, beside whatever else is being built.
fn compile(how: Build, target: &Path) -> crate::Result {
    add_target();
    let mut build = cargo(&["build", "--package", "page", "--package", "worker", "--target", WASM]);
    build.args(["--profile", how.profile(), "--target-dir"]).arg(target);
    if how == Build::Demo {
        build.args(["--features", "page/demo,worker/demo"]);
    }
    match build.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the browser client does not build".into()),
        Err(error) => Err(format!("cargo build: {error}")),
    }
}

/// Sees to the compiler's target. Without rustup the toolchain's owner has to: cargo then says what is missing.
fn add_target() {
    let installed =
        Command::new("rustup").args(["target", "list", "--installed"]).current_dir(root()).output();
    if installed.is_ok_and(|list| !String::from_utf8_lossy(&list.stdout).lines().any(|target| target == WASM))
    {
        _ = Command::new("rustup").args(["target", "add", WASM]).current_dir(root()).status();
    }
}

/// The names of a module's two files.
struct Module {
    glue: String,
    wasm: String,
}

/// Makes a compiled module fit for a browser, with glue that starts it when it is loaded.
fn module(dist: &Dist, how: Build, target: &Path, name: &str) -> core::result::Result<Module, String> {
    let out = target.join("bindgen").join(name);
    Bindgen::new()
        .input_path(target.join(WASM).join(how.folder()).join(format!("{name}.wasm")))
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .debug(how == Build::Dev)
                .keep_debug(how == Build::Dev)
                .remove_name_section(how != Build::Dev)
                .remove_producers_section(how != Build::Dev)
                .omit_default_module_path(false)
                .generate(&out)
        })
        .map_err(|error| format!("{name}: {error:#}"))?;
    let compiled = format!("{name}_bg.wasm");
    let bytes = fs::read(out.join(&compiled)).map_err(|error| wrong(&out, &error))?;
    let wasm = dist.hashed(&format!("{name}.wasm"), &bytes)?;
    let mut glue = read(&out.join(format!("{name}.js")))?.replace(&compiled, &wasm);
    glue.push_str("\nawait __wbg_init();\n");
    // Pieces of JavaScript that crates bring along: a folder each, named after its contents.
    for snippet in everything(&out)?.into_iter().filter(|file| file.starts_with(out.join("snippets"))) {
        let path = snippet.strip_prefix(&out).unwrap_or(&snippet).to_string_lossy().into_owned();
        dist.write(&path, read(&snippet)?.as_bytes())?;
    }
    Ok(Module { glue: dist.hashed(&format!("{name}.js"), glue.as_bytes())?, wasm })
}

/// Every file under a folder, if there is one.
fn everything(folder: &Path) -> core::result::Result<Vec<PathBuf>, String> {
    let mut found = files(folder)?;
    for entry in fs::read_dir(folder).map_err(|error| wrong(folder, &error))?.flatten() {
        if entry.path().is_dir() {
            found.extend(everything(&entry.path())?);
        }
    }
    Ok(found)
}

/// The palette of the drawings, then all style sheets in the order of their names.
fn style() -> core::result::Result<String, String> {
    let palette = read(&root().join("crates/art/palette.tsv"))?;
    let sheets = files(&root().join("crates/web/style"))?;
    let sheets: core::result::Result<Vec<_>, _> = sheets.iter().map(|sheet| read(sheet)).collect();
    Ok(format!(":root {{\n{}}}\n{}", colours(&palette), sheets?.concat()))
}

/// Each colour with its value by day and by night.
fn colours(palette: &str) -> String {
    let lines = palette.lines().filter(|line| !line.starts_with('#'));
    let colours = lines.filter_map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [name, light, dark] => Some(format!("  --{name}: light-dark({light}, {dark});\n")),
        _ => None,
    });
    colours.collect()
}

/// The files of a folder, in the order of their names.
fn files(folder: &Path) -> core::result::Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| wrong(folder, &error))?;
    let mut files: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    Ok(files)
}

/// Does the file have this extension?
fn is(name: &str, extension: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found == extension)
}

fn read(path: &Path) -> core::result::Result<String, String> {
    fs::read_to_string(path).map_err(|error| wrong(path, &error))
}

fn wrong(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// The folder that is being filled. It takes the old one's place when it is complete.
struct Dist {
    folder: PathBuf,
    filling: PathBuf,
    how: Build,
}

impl Dist {
    fn fresh(folder: PathBuf, how: Build) -> core::result::Result<Dist, String> {
        let filling = folder.with_extension("new");
        _ = fs::remove_dir_all(&filling);
        fs::create_dir_all(&filling).map_err(|error| wrong(&filling, &error))?;
        Ok(Dist { folder, filling, how })
    }

    /// Writes a file under a name that tells its contents, and returns that name.
    fn hashed(&self, name: &str, bytes: &[u8]) -> core::result::Result<String, String> {
        let hash = blake3::hash(bytes).to_hex();
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let name = format!("{stem}-{}.{extension}", &hash[..12]);
        self.write(&name, bytes)?;
        Ok(name)
    }

    /// Writes a file, and beside it the same compressed, where that helps.
    fn write(&self, name: &str, bytes: &[u8]) -> crate::Result {
        let path = self.filling.join(name);
        let folder = path.parent().unwrap_or(&self.filling);
        fs::create_dir_all(folder).map_err(|error| wrong(folder, &error))?;
        fs::write(&path, bytes).map_err(|error| wrong(&path, &error))?;
        if self.how != Build::Dev && !is(name, "png") {
            let mut small = Vec::new();
            let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
            brotli::BrotliCompress(&mut &bytes[..], &mut small, &params)
                .map_err(|error| wrong(&path, &error))?;
            let path = self.filling.join(format!("{name}.br"));
            fs::write(&path, small).map_err(|error| wrong(&path, &error))?;
        }
        Ok(())
    }

    fn replace(self) -> crate::Result {
        _ = fs::remove_dir_all(&self.folder);
        fs::rename(&self.filling, &self.folder).map_err(|error| wrong(&self.folder, &error))
    }
}
