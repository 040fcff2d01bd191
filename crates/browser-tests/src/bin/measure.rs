//! Measures what a visitor feels: how much a first visit transfers, when the first page can be used, and how soon a click is
//! drawn, also while a bot thinks; and how long a review takes, on one core.

use browser_tests::{Browser, House, Size, Transferred, play_on};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So many first visits, each in a browser of its own.
const VISITS: usize = 5;
/// So many clicks.
const CLICKS: usize = 40;

/// Games between four bots.
const RECORDS: [(&str, &str); 2] = [
    ("bohemian ", include_str!("../../../bohemian/tests/games/bots-4.txt")),
    ("villagers", include_str!("../../../villagers/tests/games/bots-4.txt")),
];

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
        for (const { name, duration, startTime, processingStart, processingEnd } of list.getEntries())
            if (['click', 'keydown'].includes(name)) window.drawn.push([duration, processingStart - startTime, processingEnd - processingStart]);
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
        click_on(&browser, &format!(".die:nth-child({})", click % 2 + 1)).await;
    }
    println!("click drawn      {}", drawn(&browser).await);
    for _ in 0..CLICKS {
        press_l(&browser).await;
    }
    println!("log, nobody thinks {}", drawn(&browser).await);
    // The strongest bot thinks at its turn; the log is opened and closed meanwhile.
    let mut clicks = 0;
    while clicks < CLICKS {
        play_on(&browser, "!document.querySelector('.table-bar.mine')").await;
        while clicks < CLICKS
            && browser.eval("Boolean(document.querySelector('.table-bar.mine'))").await == false
        {
            press_l(&browser).await;
            clicks += 1;
        }
    }
    println!("log, a bot thinks  {}", drawn(&browser).await);
    for (game, record) in RECORDS {
        println!("review, {game}  {}", review(&browser, &house, record).await);
    }
}

/// Long enough for a click to be drawn, and for the page to be left alone until then: what a driver asks a page before and
/// after its own clicks would be measured, too.
const CALM: Duration = Duration::from_millis(150);

/// Clicks as a mouse does.
async fn click_on(browser: &Browser, selector: &str) {
    let middle = format!(
        "(() => {{ const {{ x, y, width, height }} = document.querySelector('{selector}').getBoundingClientRect(); \
         return [x + width / 2, y + height / 2]; }})()"
    );
    let at = browser.eval(&middle).await;
    tokio::time::sleep(CALM).await;
    for kind in ["mousePressed", "mouseReleased"] {
        let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
        browser.tell("Input.dispatchMouseEvent", event).await;
    }
    tokio::time::sleep(CALM).await;
}

/// Presses the key that opens the log, and closes it.
async fn press_l(browser: &Browser) {
    tokio::time::sleep(CALM).await;
    for kind in ["keyDown", "keyUp"] {
        browser.tell("Input.dispatchKeyEvent", json!({ "type": kind, "key": "l", "text": "l" })).await;
    }
    tokio::time::sleep(CALM).await;
}

/// How long the review of a game takes, until there is a first curve and until it is complete.
async fn review(browser: &Browser, house: &House, record: &str) -> String {
    browser.visit(house, "/review").await;
    browser.fill("textarea", record).await;
    let start = Instant::now();
    browser.click("form .button.main").await;
    browser.wait_for(".chart-curves .curve").await;
    let first = start.elapsed();
    while browser.eval("Boolean(document.querySelector('.review-progress'))").await == true {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    format!(
        "first curve after {:.1} s, complete after {:.1} s",
        first.as_secs_f32(),
        start.elapsed().as_secs_f32()
    )
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
    let noted: Vec<[f64; 3]> = match browser.eval("window.drawn.splice(0)").await {
        Value::Array(noted) => noted.into_iter().filter_map(|one| serde_json::from_value(one).ok()).collect(),
        other => panic!("{other}"),
    };
    if noted.is_empty() {
        return "each within 16 ms".to_owned();
    }
    let [drawn, waited, worked] =
        [0, 1, 2].map(|part| noted.iter().map(|one| one[part]).collect::<Vec<f64>>());
    format!(
        "{}\n  until it is heard {}\n  worked on         {}",
        spread(&drawn),
        spread(&waited),
        spread(&worked)
    )
}

fn spread(times: &[f64]) -> String {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    let [median, most, last] = [0.5, 0.95, 1.0].map(at);
    format!("{median:>7.0} ms in the middle, {most:.0} ms for 95%, {last:.0} ms at most, of {}", times.len())
}
