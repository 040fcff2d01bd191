//! Whole games by clicking, in one browser.

use crate::{arrive, begin, begin_solo, until_my_turn};
use browser_tests::{PLAYED, Size, play_to_the_end};

#[tokio::test]
async fn a_whole_game_of_bohemian_villages_against_a_bot() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    begin(&browser, &house, "bohemian").await;
    play_to_the_end(&browser).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_whole_game_of_villagers_against_a_bot_and_the_next_one() {
    let (house, browser) = arrive(Size::Desktop, "de").await;
    begin(&browser, &house, "villagers").await;
    play_to_the_end(&browser).await;
    browser.click("dialog[open] .buttons .button.main").await;
    browser.wait_until(&format!("!{PLAYED}")).await;
    browser.wait_for(".table-bar").await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_whole_solo_game_against_the_countess() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    begin_solo(&browser, &house).await;
    play_to_the_end(&browser).await;
    browser.assert_fine().await;
}

/// The demo game has no board of its own: what may be known as lists, legal moves as buttons.
#[tokio::test]
#[ignore = "needs the client with the demo game: cargo xtask demo"]
async fn a_whole_game_on_a_plain_board() {
    let (house, browser) = arrive(Size::Phone, "de").await;
    begin(&browser, &house, "race").await;
    browser.wait_for(".plain-board dl").await;
    play_to_the_end(&browser).await;
    let fits = browser.eval("document.documentElement.scrollWidth <= innerWidth").await;
    assert_eq!(fits, true);
    browser.assert_fine().await;
}

/// A worker that ended in an error is replaced, and the game goes on where it was.
#[tokio::test]
async fn a_dead_worker_is_replaced_and_takes_the_game_up_from_its_log() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    let source = "window.workers = []; const W = Worker;
        window.Worker = class extends W { constructor(...all) { super(...all); workers.push(this); } };";
    browser.tell("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": source })).await;
    begin(&browser, &house, "villagers").await;
    until_my_turn(&browser).await;
    let before = browser.text(".v-road").await;
    let started = browser.eval("workers.length").await;
    browser.eval("workers.at(-1).terminate(), workers.at(-1).dispatchEvent(new ErrorEvent('error', { cancelable: true }))").await;
    browser.wait_until(&format!("workers.length > {started}")).await;
    until_my_turn(&browser).await;
    assert_eq!(browser.text(".v-road").await, before);
    play_to_the_end(&browser).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn whole_games_on_a_phone() {
    let (house, browser) = arrive(Size::Phone, "it").await;
    for game in ["bohemian", "villagers"] {
        begin(&browser, &house, game).await;
        play_to_the_end(&browser).await;
        let fits = browser.eval("document.documentElement.scrollWidth <= innerWidth").await;
        assert_eq!(fits, true, "{game}");
    }
    browser.assert_fine().await;
}
