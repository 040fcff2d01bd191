//! What lasts: a game in progress, the choice of a language, and all of it without a network.

use crate::{MINE, arrive, begin, until_my_turn};
use browser_tests::{Browser, House, Size, Transferred, play_on};

/// Where the figures of Bohemian Villages stand.
const FIGURES: &str =
    "[...document.querySelectorAll('.house:has(.house-figure)')].map((house) => house.id).join()";

#[tokio::test]
async fn a_game_in_progress_survives_a_reload_a_closed_tab_and_another_language() {
    let (house, browser) = arrive(Size::Desktop, "de-AT").await;
    begin(&browser, &house, "bohemian").await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "de", "as the browser has it");
    play_on(&browser, &format!("{MINE} && document.querySelectorAll('.house-figure').length >= 6")).await;
    let before = browser.eval(FIGURES).await;
    let stays = format!("{FIGURES} === {before}");
    browser.reload().await;
    browser.wait_until(&stays).await;
    browser.close_tab().await;
    browser.visit(&house, "/").await;
    browser.click(".saved a").await;
    browser.wait_until(&stays).await;

    // Another language, in place: nothing is built anew, nothing that was picked is put down.
    browser.keys("1").await;
    browser.wait_for(".die.picked").await;
    browser.eval("(document.querySelector('.table').dataset.same = 'yes') === 'yes'").await;
    let heading = "document.querySelector('main h1')?.textContent";
    browser.wait_until(&format!("{heading} === 'Böhmische Dörfer'")).await;
    switch(&browser, "it").await;
    browser.wait_until(&format!("{heading} === 'Villaggi della Boemia'")).await;
    browser.wait_until("Boolean(document.querySelector('.table[data-same] .die.picked'))").await;
    let log = browser.text(".latest-lines p:last-child").await;
    switch(&browser, "en").await;
    browser.wait_until(&format!("{heading} === 'Bohemian Villages'")).await;
    assert_ne!(browser.text(".latest-lines p:last-child").await, log, "the log changes, too");
    browser.reload().await;
    browser.wait_until(&format!("{heading} === 'Bohemian Villages'")).await;
    browser.assert_fine().await;
}

/// Chooses a language in the header.
async fn switch(browser: &Browser, lang: &str) {
    let choose = format!(
        "(() => {{ const choice = document.querySelector('.language'); choice.value = '{lang}'; \
         choice.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()"
    );
    browser.eval(&choose).await;
}

#[tokio::test]
async fn after_the_first_visit_it_works_without_a_network() {
    let mut house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    browser.wait_until("Boolean(navigator.serviceWorker.controller)").await;
    let Transferred { bytes, compressed, .. } = Transferred::of(&browser).await;
    // What is built quickly, for looking at a change, is not compressed.
    assert!(bytes > 0 && (compressed == 0 || bytes <= 1_500_000), "{bytes} bytes are transferred");
    house.vanish();
    browser.hurry(&house).await;
    let apart = browser.eval("crossOriginIsolated").await;
    assert_eq!(apart, true, "bots can be told to give way only by a page that is kept apart from all others");
    for game in ["bohemian", "villagers"] {
        begin(&browser, &house, game).await;
        play_on(&browser, "document.querySelectorAll('.house-figure, .v-square li').length >= 3").await;
        until_my_turn(&browser).await;
    }
    for path in ["/rules/villagers", "/settings", "/credits", "/replay"] {
        browser.visit(&house, path).await;
    }
    browser.assert_fine().await;
}
