//! Two tabs of one browser.

use crate::{arrive, begin, until_my_turn};
use browser_tests::{Size, play_on};

#[tokio::test]
async fn one_tab_plays_a_game_of_this_browser_and_another_can_take_it_over() {
    let (house, browser) = arrive(Size::Phone, "en").await;
    begin(&browser, &house, "bohemian").await;
    until_my_turn(&browser).await;
    let address = browser.eval("location.pathname").await.as_str().expect("an address").to_owned();
    let first = browser.open_tab(&house, &address).await;
    browser.wait_for(".elsewhere").await;
    assert_eq!(browser.text("h1").await, "This game is open in another tab");
    assert!(browser.run_axe().await.is_empty());
    browser.click_text("Play here").await;
    until_my_turn(&browser).await;
    play_on(&browser, "document.querySelectorAll('.house-figure').length >= 3").await;
    let log = format!("JSON.parse(localStorage.getItem('piazza.game.{}')).kept.log.length", &address[6..]);
    let played = browser.eval(&log).await.as_u64().expect("a number");
    let second = browser.open_tab(&house, "/credits").await;
    // The first has stopped, and takes up what the second played.
    browser.switch_to(first).await;
    browser.wait_for(".elsewhere").await;
    browser.click_text("Play here").await;
    browser.wait_until("document.querySelectorAll('.house-figure').length >= 3").await;
    assert!(browser.eval(&log).await.as_u64().expect("a number") >= played);
    browser.switch_to(second).await;
    browser.wait_for(".elsewhere").await;
}
