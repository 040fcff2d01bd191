//! Takes a picture of every page: wide and on a phone, by day and by night.

use browser_tests::{Browser, House, Size, play_on, play_to_the_end};
use std::path::{Path, PathBuf};
use std::process::Command;
use thirtyfour::Key;

/// The pages, and what their pictures are called.
const PAGES: [(&str, &str); 13] = [
    ("/", "home"),
    ("/lobby", "lobby"),
    ("/new", "new-table"),
    ("/rules/bohemian", "rules-bohemian"),
    ("/rules/villagers", "rules-villagers"),
    ("/learn/bohemian", "lesson-bohemian"),
    ("/learn/villagers", "lesson-villagers"),
    ("/learn/solo", "lesson-solo"),
    ("/daily", "daily"),
    ("/replay", "replay"),
    ("/settings", "settings"),
    ("/credits", "credits"),
    ("/nowhere", "not-found"),
];

/// A game in this browser: its card, what is clicked in the dialog, and what its picture is called.
const GAMES: [(&str, Option<&str>, &str); 3] = [
    ("bohemian", None, "table-bohemian"),
    ("villagers", None, "table-villagers"),
    ("villagers", Some("Alone"), "table-solo"),
];

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "docs/screenshots".into()));
    let house = House::open().await;
    for (size, name) in [(Size::Desktop, "wide"), (Size::Phone, "phone")] {
        let browser = Browser::open(size, "en").await;
        browser.hurry(&house).await;
        for (path, page) in PAGES {
            browser.visit(&house, path).await;
            both_themes(&browser, &folder, &format!("{page}-{name}")).await;
        }
        for (game, choice, page) in GAMES {
            begin(&browser, &house, game, choice).await;
            both_themes(&browser, &folder, &format!("{page}-{name}")).await;
            if page == "table-bohemian" {
                browser.keys("l").await;
                browser.wait_for(".drawer.open").await;
                both_themes(&browser, &folder, &format!("log-{name}")).await;
            }
        }
        play_to_the_end(&browser).await;
        both_themes(&browser, &folder, &format!("result-{name}")).await;
        browser.visit(&house, "/statistics").await;
        browser.wait_for(".past-found").await;
        both_themes(&browser, &folder, &format!("statistics-{name}")).await;
        gather(&browser, &house).await;
        both_themes(&browser, &folder, &format!("gathering-{name}")).await;
        step_through(&browser, &house).await;
        both_themes(&browser, &folder, &format!("record-{name}")).await;
        review(&browser, &house).await;
        both_themes(&browser, &folder, &format!("review-{name}")).await;
    }
}

/// Looks at a game again, at its first mistake.
async fn review(browser: &Browser, house: &House) {
    const RECORD: &str = include_str!("../../../bohemian/tests/games/bots-4.txt");
    browser.show_record(house, "/review", RECORD).await;
    browser.wait_for(".chart-curves .curve").await;
    browser.wait_until("!document.querySelector('.review-progress')").await;
    browser.click(".chart-mark").await;
    browser.wait_for(".verdict-moves").await;
}

/// Begins a game, and plays until there is something to see.
async fn begin(browser: &Browser, house: &House, game: &str, choice: Option<&str>) {
    browser.visit(house, "/").await;
    browser.click(&format!("[data-game={game}] .button.main")).await;
    if let Some(choice) = choice {
        browser.click_text(choice).await;
    }
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar").await;
    // The page counts its own clicks: after so many there is something on the board.
    browser.eval("(window.clicks = 0, addEventListener('click', () => window.clicks++, true), true)").await;
    play_on(browser, "window.clicks >= 18 && Boolean(document.querySelector('.table-bar.mine'))").await;
}

/// Sits down at a new table of the server.
async fn gather(browser: &Browser, house: &House) {
    browser.visit(house, "/new").await;
    browser.click("form .button.main").await;
    browser.click(".place .button.main").await;
    browser.wait_for(".place select").await;
}

/// Steps through a record.
async fn step_through(browser: &Browser, house: &House) {
    browser.show_record(house, "/replay", include_str!("../../../bohemian/tests/games/random-3.txt")).await;
    for _ in 0..40 {
        browser.keys(Key::Right).await;
    }
}

async fn both_themes(browser: &Browser, folder: &Path, name: &str) {
    for theme in ["light", "dark"] {
        browser.eval(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        // Colours fade into each other: the picture is of what they become. What glows in a lesson never ends.
        let faded = "document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)";
        browser.wait_until(faded).await;
        let path = folder.join(format!("{name}-{theme}.png"));
        std::fs::write(&path, browser.picture().await).expect("the picture can be written");
        // Half the size, if the tool is there.
        _ = Command::new("pngquant")
            .args(["--force", "--ext", ".png", "--speed", "1", "128"])
            .arg(&path)
            .status();
    }
}
