//! The browser client in a real browser, against the real program: what a visitor does, by clicks and keys.

mod games;
mod hands;
mod keyboard;
mod lasting;
mod online;
mod outbox;
mod pages;
mod tabs;
mod told;

use browser_tests::{Browser, House, Size, play_on};

/// Is it this visitor's turn?
const MINE: &str = "Boolean(document.querySelector('.table-bar.mine'))";

/// A house, and a browser of this size with a visitor in a hurry.
async fn arrive(size: Size, lang: &str) -> (House, Browser) {
    let house = House::open().await;
    let browser = Browser::open(size, lang).await;
    browser.hurry(&house).await;
    (house, browser)
}

/// Begins a game in the browser: the game's card, then start, with what is asked beforehand as it stands.
async fn begin(browser: &Browser, house: &House, game: &str) {
    browser.visit(house, "/").await;
    browser.click(&format!("[data-game={game}] .button.main")).await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar").await;
}

/// Begins a game of Villagers alone against the Countess.
async fn begin_solo(browser: &Browser, house: &House) {
    browser.visit(house, "/").await;
    browser.click("[data-game=villagers] .button.main").await;
    browser.click("dialog[open] .choice label:first-child").await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar").await;
}

/// Plays until it is this visitor's turn.
async fn until_my_turn(browser: &Browser) {
    play_on(browser, MINE).await;
}
