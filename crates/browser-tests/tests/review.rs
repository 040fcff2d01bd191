//! Learning from a game in a real browser: hints at the table, the review after it, and playing on from any position.

use browser_tests::{Browser, House, Size, play_on};
use serde_json::{Value, json};
use thirtyfour::Key;

const BOHEMIAN: &str = include_str!("../../bohemian/tests/games/random-2.txt");
const VILLAGERS: &str = include_str!("../../villagers/tests/games/random-2.txt");

/// The beginning of a record: its head and so many plies.
fn beginning(record: &str, plies: usize) -> String {
    let (head, rest) = record.split_once("\n\n").expect("a head and plies");
    let plies: Vec<&str> = rest.lines().take(plies).collect();
    format!("{head}\n\n{}\n", plies.join("\n"))
}

/// Opens the review of a record by pasting it.
async fn open_review(browser: &Browser, house: &House, record: &str) {
    browser.visit(house, "/review").await;
    let fill = format!(
        "(() => {{ const field = document.querySelector('textarea'); field.value = {}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()",
        json!(record)
    );
    browser.eval(&fill).await;
    browser.click("form .button.main").await;
    browser.wait_for(".chart-curves .curve").await;
}

const PLY: &str = "Number(document.querySelector('.replay-steps input').value)";
const COMPLETE: &str = "!document.querySelector('.review-progress')";
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth";

#[tokio::test]
async fn a_review_shows_curves_luck_mistakes_and_where_the_results_came_from() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    open_review(&browser, &house, &beginning(BOHEMIAN, 40)).await;
    browser.wait_until(COMPLETE).await;
    let count = |selector: &str| format!("document.querySelectorAll('{selector}').length");
    assert_eq!(browser.eval(&count(".chart-curves .curve")).await, 2);
    assert_eq!(browser.eval(&count(".turning li")).await, 5);
    assert!(browser.eval(&count(".chart-luck .bar")).await.as_u64() > Some(5));
    // Start, luck, own moves, others' moves and the rest add up to the result, as far as they are rounded.
    let adds_up = "[1, 2].every((seat) => {
        const cell = (row) => Number([...document.querySelectorAll('.summary tbody tr')][row].cells[seat].innerText
            .replace('−', '-').replace('%', ''));
        return Math.abs(cell(0) + cell(1) + cell(2) + cell(3) + cell(4) - cell(5)) < 0.3;
    })";
    assert_eq!(browser.eval(adds_up).await, Value::Bool(true));
    // Keys step through the game, wherever the focus is; a click on the curves goes there.
    browser.keys(Key::End).await;
    browser.wait_until(&format!("{PLY} === 40")).await;
    browser.keys(Key::Left).await;
    browser.wait_until(&format!("{PLY} === 39")).await;
    browser.click(".chart-area").await;
    browser.wait_until(&format!("{PLY} === 20")).await;
    // A turning point leads to its place, and what was played there is drawn on the board.
    browser.click(".turning li:last-child button").await;
    browser.wait_for(".turning li:last-child button[aria-current]").await;
    // A random player makes mistakes: at one the better move stands beside the one that was made.
    browser.click(".chart-mark[data-mark=blunder]").await;
    browser.wait_for(".verdict-moves [data-sign=better]").await;
    browser.wait_for(".review .table-board [data-sign=played]").await;
    browser.wait_for(".review .table-board [data-sign=better]").await;
    assert_eq!(browser.run_axe().await, Vec::<String>::new());
    browser.eval("document.documentElement.dataset.theme = 'dark'").await;
    assert_eq!(browser.run_axe().await, Vec::<String>::new());
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_position_of_a_review_is_played_on_and_survives_a_reload() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "de").await;
    open_review(&browser, &house, VILLAGERS).await;
    for _ in 0..30 {
        browser.keys(Key::Right).await;
    }
    browser.wait_until(&format!("{PLY} === 30")).await;
    assert_eq!(browser.eval(FITS).await, Value::Bool(true));
    browser.click(".verdict .button").await;
    browser.wait_for(".table-bar.mine").await;
    browser.reload().await;
    browser.wait_for(".table-bar.mine").await;
    play_on(&browser, "!document.querySelector('.table-bar.mine')").await;
    browser.wait_for(".table-bar.mine").await;
    browser.assert_fine().await;
}

/// What a worker finds about a record.
async fn found_in_the_browser(browser: &Browser, record: &str) -> Value {
    let ask = format!(
        "const worker = new Worker(document.querySelector('meta[name=worker]').content, {{ type: 'module', name: 'reviewer' }});
         const record = {};
         return await new Promise((done) => worker.onmessage = ({{ data }}) => {{
             if (data === '') worker.postMessage(record);
             else if (JSON.parse(data).done === JSON.parse(data).report.plies.length) {{ worker.terminate(); done(data); }}
         }});",
        json!(record)
    );
    browser.eval_async(&ask).await
}

#[tokio::test]
async fn the_same_record_gives_the_same_review_here_and_in_the_browser() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    for record in [beginning(BOHEMIAN, 16), beginning(VILLAGERS, 16)] {
        let mut told = Vec::new();
        house::review(&record, || false, |reviewed| told.push(reviewed));
        let here = serde_json::to_string(told.last().expect("it is a record")).expect("plain data");
        let there = found_in_the_browser(&browser, &record).await;
        assert_eq!(there.as_str(), Some(&*here));
    }
}
