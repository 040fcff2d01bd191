//! A review as one page that needs nothing else: the browser client with the review inside it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use bots::analysis::GameReport;
use miniz_oxide::deflate;
use serde::Serialize;
use words::Words;

/// What the client finds in its page, and shows instead of its own.
#[derive(Serialize)]
struct Given<'a> {
    lang: &'static str,
    record: &'a str,
    report: &'a GameReport,
}

/// Starts the client from what is inside the page. Every browser of today unpacks it by itself.
const START: &str = r#"
const packed = Uint8Array.from(atob(document.getElementById("client").textContent), (letter) => letter.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
await __wbg_init({ module_or_path: await new Response(unpacked).arrayBuffer() });
"#;

/// The page. Nothing if there is no client inside the program.
pub(crate) fn page(words: &'static Words, record: &str, report: &GameReport) -> Option<String> {
    let lang = words.lang().code();
    let index = text("index.html")?;
    let style = text(file(&index, "style-", ".css")?)?;
    let cloth = assets::get("cloth.svg")?.bytes;
    let style = style.replace("/cloth.svg", &format!("data:image/svg+xml;base64,{}", BASE64.encode(cloth)));
    let glue = text(file(&index, "page-", ".js")?)?;
    // The client's own start asks a server for the module.
    let glue = glue.trim_end().strip_suffix("await __wbg_init();")?;
    let module = assets::get(file(&index, "page-", ".wasm")?)?.bytes;
    let module = BASE64.encode(deflate::compress_to_vec_zlib(&module, 9));
    let given = serde_json::to_string(&Given { lang, record, report }).ok()?.replace('<', "\\u003c");
    let title = words.text("cli-analysis", &[]);
    Some(format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <script type=\"application/json\" id=\"given\">{given}</script>\n\
         <script type=\"text/plain\" id=\"client\">{module}</script>\n\
         <script type=\"module\">\n{glue}{START}</script>\n</body>\n</html>\n"
    ))
}

fn text(name: &str) -> Option<String> {
    String::from_utf8(assets::get(name)?.bytes.into_owned()).ok()
}

/// The name of a file that the client's page refers to: it is made from what is in it.
fn file<'a>(index: &'a str, begins: &str, ends: &str) -> Option<&'a str> {
    index.split(['"', '/']).find(|name| name.starts_with(begins) && name.ends_with(ends))
}
