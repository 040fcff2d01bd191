//! Learning in a real browser: lessons, the deal of the day, and what is remembered of games.

use browser_tests::{Browser, House, PLAYED, Size};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use thirtyfour::Key;

const LESSONS: [(&str, usize); 3] = [("bohemian", 12), ("villagers", 12), ("solo", 8)];

/// Marks what somebody clicks next who always takes the first thing that is offered; tells whether there is anything.
const MARK: &str = "(() => {
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    const seen = (one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true';
    const mine = document.querySelector('.table-bar.mine');
    const offered = mine ? ['.bar-end.staged', '.bar-actions .way', '.table .lit', '.bar-actions .button.main', '.bar-end', '.bar-actions .button'] : ['.bar-tools .skip:not(.off)'];
    for (const selector of ['.coach button.main:not(.off)', ...offered]) {
        const found = [...document.querySelectorAll(selector)].find(seen);
        if (found) return found.setAttribute('data-next', '') ?? true;
    }
    return false;
})()";

/// Is the lesson done?
const LEARNT: &str = "Boolean(document.querySelector('.coach a.main'))";

/// What the coach says.
const SAYS: &str = "(document.querySelector('.coach [aria-live]')?.innerText ?? '')";

/// Does what is offered first, by clicks or by the keyboard alone, until the expression holds.
async fn do_until(browser: &Browser, enough: &str, by_keyboard: bool) {
    for _ in 0..20_000 {
        if browser.eval(enough).await == Value::Bool(true) {
            return;
        }
        // What was marked may be gone before it is reached: then something else is next.
        if browser.eval(MARK).await == Value::Bool(true) {
            let reached = "document.activeElement?.hasAttribute('data-next')";
            if by_keyboard {
                for _ in 0..150 {
                    if browser.eval(&format!("{reached} || !document.querySelector('[data-next]')")).await
                        == Value::Bool(true)
                    {
                        break;
                    }
                    browser.keys(Key::Tab).await;
                }
                if browser.eval(reached).await == Value::Bool(true) {
                    browser.keys(Key::Enter).await;
                }
            } else {
                browser.eval("document.querySelector('[data-next]')?.click() ?? true").await;
            }
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        }
    }
    panic!("{enough} never held: {}", browser.eval("document.body.innerText").await);
}

/// Takes a lesson to its end, and tells all that the coach said. The page itself takes note of it: who looks now and then may
/// miss a sentence.
async fn take(browser: &Browser, house: &House, lesson: &str, by_keyboard: bool) -> BTreeSet<String> {
    browser.visit(house, &format!("/learn/{lesson}")).await;
    let note = format!(
        "(() => {{ const said = window.said = new Set(); const note = () => {{ if ({SAYS} && !{LEARNT}) said.add({SAYS}); }};
        new MutationObserver(note).observe(document.body, {{ subtree: true, childList: true, characterData: true }}); note(); return true; }})()"
    );
    browser.eval(&note).await;
    loop {
        browser.wait_until(&format!("{SAYS} !== ''")).await;
        if browser.eval(LEARNT).await == Value::Bool(true) {
            let said = browser.eval("[...window.said]").await;
            return serde_json::from_value(said).expect("sentences");
        }
        let says = browser.eval(SAYS).await;
        // Something glows, unless it is the other's move just now.
        browser
            .wait_until(&format!(
                "{SAYS} !== {says} || [...document.querySelectorAll('.table *')].some((one) => getComputedStyle(one).animationName === 'glow')"
            ))
            .await;
        do_until(browser, &format!("{SAYS} !== {says}"), by_keyboard).await;
    }
}

#[tokio::test]
async fn every_lesson_is_done_by_clicks() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    browser.wait_for(".newcomer a").await;
    for (lesson, steps) in LESSONS {
        let said = take(&browser, &house, lesson, false).await;
        assert_eq!(said.len(), steps, "{lesson}: {said:#?}");
    }
    browser.click_text("New game").await;
    browser.wait_for(".games").await;
    assert_eq!(
        browser.eval("document.querySelector('.newcomer')").await,
        Value::Null,
        "no newcomer any more"
    );
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_lesson_is_done_by_keyboard_alone() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "it").await;
    let said = take(&browser, &house, "solo", true).await;
    assert_eq!(said.len(), 8, "{said:#?}");
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_lesson_on_a_phone_refuses_kindly_and_survives_a_reload() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "de").await;
    browser.hurry(&house).await;
    browser.visit(&house, "/learn/bohemian").await;
    browser.click(".coach button.main").await;
    browser.click("#house-D6").await;
    browser
        .wait_until("document.querySelector('.bar-sentence.refused')?.innerText.includes('Lektion')")
        .await;
    let step = "document.querySelector('.coach-step')?.innerText.includes('Schritt 4 von 12')";
    do_until(&browser, step, false).await;
    browser.reload().await;
    browser.wait_until(step).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.eval(fits).await, Value::Bool(true));
    assert_accessible(&browser, "lesson").await;
    browser.assert_fine().await;
}

/// By day and by night.
async fn assert_accessible(browser: &Browser, page: &str) {
    for theme in ["light", "dark"] {
        browser.set_theme(theme).await;
        let found = browser.run_axe().await;
        assert!(found.is_empty(), "{page} ({theme}): {}", found.join("\n"));
    }
}

/// A Wednesday, with Bohemian Villages against one bot.
const WEDNESDAY: &str = "2026-11-18";

/// The plies of a table that this browser keeps.
fn plies(table: &str) -> String {
    format!(
        "JSON.parse(localStorage.getItem('piazza.game.{table}') ?? '{{\"kept\":{{\"log\":[]}}}}').kept.log.filter((line) => line.includes(' ply ')).map((line) => line.slice(line.indexOf(' ply ') + 5))"
    )
}

#[tokio::test]
async fn the_deal_of_the_day_counts_once_and_is_the_same_again_and_is_remembered() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.hurry(&house).await;
    let noon = format!("Date.now = () => Date.parse('{WEDNESDAY}T12:00:00Z');");
    browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": noon })).await;
    browser.visit(&house, "/statistics").await;
    browser.wait_for(".nothing").await;
    browser.visit(&house, "/daily").await;
    assert_accessible(&browser, "daily").await;
    browser.click_text("Play today's deal").await;
    browser.wait_for(".table-bar").await;
    // Everybody plays it alone: no hints, nobody who plays in one's place, nothing taken back past the dice.
    assert_eq!(browser.eval("document.querySelector('.bar-tools .hint')").await, Value::Null);
    browser.click(".bar-tools .round").await;
    browser.wait_for("dialog[open] .menu .danger").await;
    assert_eq!(browser.eval("document.querySelectorAll('dialog[open] .menu button').length").await, 1);
    browser.click("dialog[open] .dialog-head button").await;
    do_until(&browser, PLAYED, false).await;
    let line = browser.text("dialog[open] .daily-line").await;
    assert!(line.starts_with("Piazza daily Nov 18 · Bohemian Villages · "), "{line}");
    assert!(line.ends_with(&house.address("/daily/2026-11-18")), "{line}");
    let first = browser.eval(&plies(&format!("daily-{WEDNESDAY}"))).await;
    same_natively(&first);

    browser.visit(&house, "/daily").await;
    assert_eq!(browser.text(".daily-line").await, line, "it counted");
    browser.click_text("Practise it").await;
    browser.wait_until("location.pathname.startsWith('/play/')").await;
    let table = browser.eval("location.pathname.slice(6)").await;
    let again = plies(table.as_str().unwrap_or_default());
    do_until(&browser, &format!("{again}.length >= 16"), false).await;
    let again = browser.eval(&again).await;
    let (first, again) = (first.as_array().expect("plies"), again.as_array().expect("plies"));
    assert_eq!(again[..16], first[..16], "the same moves, the same dice, the same replies");

    remembered(&browser, &house).await;
    browser.assert_fine().await;
}

/// The same moves give the same game without a browser: dice, and what the bot replies.
fn same_natively(plies: &Value) {
    use games::think;
    use house::{Deal, House, Order, Report};
    use wire::Request;
    let plies: Vec<String> = serde_json::from_value(plies.clone()).expect("plies");
    let deal = Deal::of(WEDNESDAY.parse().expect("a day"));
    let (mut house, mut log) = (House::default(), Vec::new());
    let mut hear = |reports: Vec<String>| {
        for report in reports {
            if let Ok(Report::<Value>::Keep(lines)) = serde_json::from_str(&report) {
                log.extend(
                    lines.iter().filter_map(|line| line.split_once(" ply ").map(|(_, ply)| ply.to_owned())),
                );
            }
        }
        log.len()
    };
    let mut requests = 0..;
    let mut id = || format!("x{}", requests.next().unwrap_or(0)).parse().expect("an id");
    let me = wire::http::SitDown { name: "Ida".into(), seat: None, contribution: None };
    let hello =
        Request::Hello { token: Some("1".into()), since: None, lang: None, views: wire::Views::Always };
    hear(house.hear(Order::Open(deal.kept()), 0));
    hear(house.hear(Order::Sit(me), 0));
    for (seat, level) in (2..).zip(&deal.bots) {
        hear(house.hear(Order::Say(Request::SeatBot { id: id(), seat, level: level.to_string() }), 0));
    }
    hear(house.hear(Order::Say(hello), 0));
    let mut played = hear(house.hear(Order::Say(Request::Start { id: id() }), 0));
    while played < plies.len() {
        let next = if let Some(job) = house.job(0) {
            let thought = think(&job, &|| false).expect("a bot has a move");
            house.thought(thought, 0);
            house.tick(1_000_000)
        } else {
            let mv = plies[played].strip_prefix("1 ").expect("my move").to_owned();
            house.hear(Order::Say(Request::Play { id: id(), mv }), 0)
        };
        played = hear(next);
    }
    assert_eq!(log, plies);
}

/// The game is among the visitor's own, can be taken along, and can be forgotten.
async fn remembered(browser: &Browser, house: &House) {
    browser.visit(house, "/statistics").await;
    assert_eq!(browser.eval("document.querySelectorAll('.past li').length").await, 1);
    assert_eq!(browser.text(".tiles div:first-child dd").await, "1");
    assert_accessible(browser, "statistics").await;
    browser.wait_until("Boolean(document.querySelector('.past-found'))").await;
    browser
        .eval("(URL.createObjectURL = (file) => (file.text().then((text) => window.saved = text), 'blob:x')) && true")
        .await;
    browser.click_text("Save as a file").await;
    browser.wait_until("Boolean(window.saved)").await;
    browser.click_text("Delete all").await;
    browser.click_text("Really delete all games?").await;
    browser.wait_for(".nothing").await;
    bring(browser, "'no games'").await;
    browser.wait_for(".nothing").await;
    bring(browser, "window.saved").await;
    browser.wait_until("document.querySelectorAll('.past li').length === 1").await;
}

/// Chooses a file with this text, an expression of JavaScript.
async fn bring(browser: &Browser, text: &str) {
    let choose = format!(
        "(() => {{ const files = new DataTransfer(); files.items.add(new File([{text}], 'games.json'));
        const field = document.querySelector('.statistics-files input'); field.files = files.files;
        return field.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
    );
    browser.eval(&choose).await;
}

#[tokio::test]
async fn pages_to_learn_from_fit_a_phone_in_every_language() {
    let house = House::open().await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    for lang in ["en", "de", "it"] {
        let browser = Browser::open(Size::Phone, lang).await;
        for path in ["/", "/daily", "/statistics", "/learn/villagers", "/learn/solo"] {
            browser.visit(&house, path).await;
            assert_eq!(browser.eval(fits).await, Value::Bool(true), "{path} in {lang}");
        }
        browser.assert_fine().await;
    }
}
