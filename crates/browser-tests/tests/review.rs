//! Learning from a game in a real browser: hints at the table, the review after it, and playing on from any position.

use browser_tests::{Browser, House, Size, play_on, program};
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
    browser.show_record(house, "/review", record).await;
    browser.wait_for(".chart-curves .curve").await;
}

const PLY: &str = "Number(document.querySelector('.replay-steps input').value)";
const COMPLETE: &str = "!document.querySelector('.review-progress')";
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth";

#[tokio::test]
async fn a_review_shows_curves_luck_mistakes_and_where_the_results_came_from() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    open_review(&browser, &house, &beginning(BOHEMIAN, 20)).await;
    browser.wait_until(COMPLETE).await;
    let count = |selector: &str| format!("document.querySelectorAll('{selector}').length");
    assert_eq!(browser.eval(&count(".chart-curves .curve")).await, 2);
    assert_eq!(browser.eval(&count(".turning li")).await, 5);
    assert!(browser.eval(&count(".chart-luck .bar")).await.as_u64() > Some(5));
    // Start, luck, own moves, others' moves and the rest add up to the result, as far as they are rounded.
    let adds_up = "[1, 2].every((seat) => {
        const cell = (row) => Number([...document.querySelectorAll('.summary tbody tr')][row].cells[seat].innerText
            .split('±')[0].replace('−', '-').replace('%', ''));
        return Math.abs(cell(0) + cell(1) + cell(2) + cell(3) + cell(4) - cell(5)) < 0.3;
    })";
    assert_eq!(browser.eval(adds_up).await, Value::Bool(true));
    // Keys step through the game, wherever the focus is; a click on the curves goes there.
    browser.keys(Key::End).await;
    browser.wait_until(&format!("{PLY} === 20")).await;
    browser.keys(Key::Left).await;
    browser.wait_until(&format!("{PLY} === 19")).await;
    browser.click(".chart-area").await;
    browser.wait_until(&format!("{PLY} === 10")).await;
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
             else if (JSON.parse(data).looked === JSON.parse(data).report.plies.length) {{ worker.terminate(); done(data); }}
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
    for record in [beginning(BOHEMIAN, 5), beginning(VILLAGERS, 5)] {
        let mut told = Vec::new();
        games::review(&record, || false, |reviewed| told.push(reviewed));
        let here = serde_json::to_string(told.last().expect("it is a record")).expect("plain data");
        let there = found_in_the_browser(&browser, &record).await;
        assert_eq!(there.as_str(), Some(&*here));
    }
}

/// Begins a game in the browser against one bot.
async fn begin(browser: &Browser, house: &House, game: &str) {
    browser.visit(house, "/").await;
    browser.click(&format!("[data-game={game}] .button.main")).await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar.mine").await;
}

#[tokio::test]
async fn a_hint_names_the_best_moves_and_draws_them_on_the_board() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "it").await;
    for game in ["bohemian", "villagers"] {
        begin(&browser, &house, game).await;
        browser.keys("h").await;
        browser.wait_for(".advice li").await;
        // The best one is drawn: at its place on the board, or on its button.
        browser.wait_for(".table [data-sign=advice]").await;
        browser.wait_until("[...document.querySelectorAll('[role=log] p')].some((p) => p.textContent.startsWith('Suggerimento 1'))").await;
        assert_eq!(browser.eval(FITS).await, Value::Bool(true), "{game}");
        assert_eq!(browser.run_axe().await, Vec::<String>::new(), "{game}");
        browser.keys(Key::Escape).await;
        browser.wait_until("!document.querySelector('.advice')").await;
        browser.keys("h").await;
        browser.click(".advice li .button").await;
        browser.wait_until("!document.querySelector('.advice')").await;
    }
    browser.assert_fine().await;
}

#[tokio::test]
async fn online_a_table_says_whether_it_allows_hints_before_anybody_sits() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    for (allowed, says) in
        [(false, "There are no hints at this table."), (true, "Players may ask for hints at this table.")]
    {
        browser.visit(&house, "/new").await;
        if allowed {
            browser.click("form .switch:nth-of-type(2) input").await;
        }
        browser.click("form .button.main").await;
        browser
            .wait_until(&format!(
                "document.querySelector('.gathering')?.innerText.includes({}) ?? false",
                json!(says)
            ))
            .await;
        browser.click_text("Sit here").await;
        browser.click_text("Add bot").await;
        browser.click_text("Start").await;
        browser.wait_for(".table-bar.mine").await;
        browser.keys("h").await;
        if allowed {
            browser.wait_for(".advice li").await;
            browser.wait_for("[data-sign=advice]").await;
        } else {
            assert_eq!(browser.eval("document.querySelector('[aria-keyshortcuts=h]')").await, Value::Null);
        }
    }
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_review_is_written_as_one_page_that_needs_nothing_else() {
    let folder = std::env::temp_dir().join(format!("piazza-page-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the page");
    let (record, page) = (folder.join("game.txt"), folder.join("review.html"));
    std::fs::write(&record, BOHEMIAN).expect("the record can be written");
    let written = std::process::Command::new(program())
        .args(["analyse", "--moves", "2", "--lang", "de", "--html"])
        .args([&page, &record])
        .output()
        .expect("the program runs");
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.go(&format!("file://{}", page.display())).await;
    browser.wait_for(".chart-curves .curve").await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "de");
    assert_eq!(browser.text(".verdict h2").await, "Was nun kommt");
    assert_eq!(browser.eval(COMPLETE).await, Value::Bool(true));
    browser.click(".turning li:last-child button").await;
    browser.wait_for(".turning li:last-child button[aria-current]").await;
    browser.wait_for(".review .table-board .house").await;
    assert_eq!(
        browser.eval("performance.getEntriesByType('resource').length").await,
        0,
        "it asks for nothing"
    );
    assert_eq!(browser.run_axe().await, Vec::<String>::new());
    browser.assert_fine().await;
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}
