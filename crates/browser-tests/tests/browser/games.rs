//! Whole games by clicking, in one browser.

use crate::{arrive, begin, begin_solo};
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
