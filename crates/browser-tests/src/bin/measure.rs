//! Measures what a visitor feels: how much a first visit transfers, when the first page can be used, and how soon a click is
//! drawn, also while a bot thinks.

use browser_tests::{Browser, House, Size, Transferred, play_on};
use serde_json::{Value, json};

/// So many first visits, each in a browser of its own.
const VISITS: usize = 5;
/// So many clicks.
const CLICKS: usize = 40;

/// Notes when the first page can be used, and how long every click and key takes until it is drawn.
const WATCH: &str = "
    const watch = new MutationObserver(() => {
        if (!document.querySelector('[data-game] .button.main')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.usable = performance.now()));
    });
    watch.observe(document, { childList: true, subtree: true });
    window.drawn = [];
    new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (['click', 'keydown'].includes(name)) window.drawn.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let house = House::open().await;
    let mut usable = Vec::new();
    let mut browser = None;
    for _ in 0..VISITS {
        let visitor = Browser::open(Size::Desktop, "en").await;
        visitor.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
        visitor.visit(&house, "/").await;
        visitor.wait_until("window.usable > 0").await;
        usable.extend(visitor.eval("window.usable").await.as_f64());
        browser = Some(visitor);
    }
    let browser = browser.expect("there was a visit");
    browser.wait_until("Boolean(navigator.serviceWorker.controller)").await;
    let kept = Transferred::of(&browser).await;
    let note = if kept.compressed == 0 { ", not compressed: this client was built with --dev" } else { "" };
    println!("first visit      {:>7} bytes in {} files{note}", kept.bytes, kept.files);
    println!("home usable      {}", spread(&usable));

    begin(&browser, &house).await;
    for click in 0..CLICKS {
        browser.click(&format!(".die:nth-child({})", click % 2 + 1)).await;
    }
    println!("click drawn      {}", drawn(&browser).await);
    // The strongest bot thinks at its turn; the log is opened and closed meanwhile.
    let mut clicks = 0;
    while clicks < CLICKS {
        play_on(&browser, "!document.querySelector('.table-bar.mine')").await;
        browser.eval("(window.drawn = []).length").await;
        while clicks < CLICKS
            && browser.eval("Boolean(document.querySelector('.table-bar.mine'))").await == false
        {
            browser.keys("l").await;
            clicks += 1;
        }
    }
    println!("while a bot thinks {}", drawn(&browser).await);
}

/// Begins a game against the strongest bot.
async fn begin(browser: &Browser, house: &House) {
    browser.visit(house, "/").await;
    browser.click("[data-game=bohemian] .button.main").await;
    browser.click_text("Master").await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar.mine .die").await;
    browser.eval("(window.drawn = []).length").await;
}

/// How long the clicks took of which the browser took note: those of less than 16 ms it does not.
async fn drawn(browser: &Browser) -> String {
    // Two frames later the last one is noted.
    browser
        .eval_async("await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));")
        .await;
    let noted: Vec<f64> = match browser.eval("window.drawn").await {
        Value::Array(noted) => noted.iter().filter_map(Value::as_f64).collect(),
        other => panic!("{other}"),
    };
    if noted.is_empty() { "each within 16 ms".to_owned() } else { spread(&noted) }
}

fn spread(times: &[f64]) -> String {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let [median, most] = [times[times.len() / 2], times[times.len() - 1]];
    format!("{median:>7.0} ms in the middle, {most:.0} ms at most, of {}", times.len())
}
