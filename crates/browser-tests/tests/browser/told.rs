//! What the page tells: whose turn it is, what the others did, how it ended, who plays for whom, what was said.

use crate::online::open_table;
use crate::{MINE, arrive, begin, until_my_turn};
use browser_tests::{Browser, House, Size, play_on, play_to_the_end};
use serde_json::json;

#[tokio::test]
async fn the_tab_says_when_it_is_my_turn() {
    let (house, browser) = arrive(Size::Desktop, "de").await;
    begin(&browser, &house, "villagers").await;
    until_my_turn(&browser).await;
    let icon = "document.querySelector('link[rel=icon]').getAttribute('href')";
    browser
        .wait_until(&format!("document.title.startsWith('● Du bist dran') && {icon} === '/icon-turn.svg'"))
        .await;
    browser.click(".frame-head .logo").await;
    browser.wait_until(&format!("document.title === 'Piazza' && {icon} === '/icon.svg'")).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn what_the_others_did_is_said_and_marked_until_i_act() {
    for size in [Size::Desktop, Size::Phone] {
        let (house, browser) = arrive(size, "en").await;
        begin(&browser, &house, "bohemian").await;
        play_on(&browser, &format!("{MINE} && Boolean(document.querySelector('.house[data-by]'))")).await;
        let told = browser.text(".strip").await;
        let marked = browser.eval("document.querySelector('.house[data-by]').id.slice(6)").await;
        assert!(told.contains(marked.as_str().expect("a place")), "{told} tells of {marked}");
        // A mark is there once the figure is, and the dice of the next turn come after it.
        browser.wait_until("Boolean(document.querySelector('.house[data-by] .house-figure'))").await;
        play_on(&browser, "!document.querySelector('.strip, .house[data-by]')").await;
        browser.assert_fine().await;
    }
}

/// A visitor who likes things to move.
async fn unhurried(house: &House) -> Browser {
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(house, "/credits").await;
    browser.eval("localStorage.setItem('piazza.settings', '{\"bot_pace\":\"quick\"}') ?? true").await;
    browser
}

#[tokio::test]
async fn the_final_scoring_is_told_part_by_part_and_the_result_stays_in_reach() {
    let house = House::open().await;
    let browser = unhurried(&house).await;
    begin(&browser, &house, "bohemian").await;
    let watch = "(() => {
        window.untold = 0;
        const look = () => { window.untold = Math.max(window.untold, document.querySelectorAll('.scores .untold').length); };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        return true;
    })()";
    browser.eval(watch).await;
    play_to_the_end(&browser).await;
    browser.wait_until("!document.querySelector('.scores .untold')").await;
    assert!(browser.eval("window.untold").await.as_u64().is_some_and(|untold| untold > 1));
    browser
        .wait_until(
            "/ by .* coins?[.!]$|^Shared win/.test(document.querySelector('dialog[open] h2').innerText)",
        )
        .await;
    browser.click_text("Show the board").await;
    browser.wait_until("!document.querySelector('dialog[open]')").await;
    browser.click_text("Result").await;
    browser.wait_for("dialog[open] .scores").await;
    browser.click_text("Show the board").await;
    browser.wait_until("!document.querySelector('dialog[open]')").await;
    browser.click_text("Review").await;
    browser.wait_until("location.pathname === '/review'").await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn who_gave_up_is_said() {
    let (house, browser) = arrive(Size::Phone, "en").await;
    begin(&browser, &house, "bohemian").await;
    until_my_turn(&browser).await;
    browser.click(".bar-tools .round").await;
    browser.click("dialog[open] .menu .danger").await;
    browser.click("dialog[open] .resigning .danger").await;
    browser
        .wait_until("document.querySelector('dialog[open] .result-note')?.innerText === 'You gave up.'")
        .await;
    browser.click_text("Show the board").await;
    browser.wait_until("document.querySelector('.bar-sentence').innerText.startsWith('You gave up.')").await;
    browser.click_text("Play again").await;
    until_my_turn(&browser).await;
    browser.assert_fine().await;
}

/// Says something, in the field that can be seen.
async fn say(browser: &Browser, within: &str, text: &str) {
    browser.fill(&format!("{within} .chat input"), text).await;
    browser.click(&format!("{within} .chat button")).await;
}

#[tokio::test]
async fn people_talk_while_they_wait_and_beside_the_board_and_who_comes_back_is_told() {
    let (house, anna) = arrive(Size::Desktop, "en").await;
    let bruno = Browser::open(Size::Desktop, "en").await;
    let address = open_table(&anna, &house, 2).await;
    bruno.visit(&house, &address).await;
    bruno.wait_for(".gathering-chat input").await;
    say(&anna, ".gathering-chat", "Who comes?").await;
    bruno.wait_until("document.querySelector('.gathering-chat').innerText.includes('Who comes?')").await;
    anna.click_text("Add bot").await;
    anna.click_text("Start").await;
    anna.wait_for(".table-bar").await;
    bruno
        .wait_until("document.querySelector('.bar-sentence')?.innerText.startsWith('You are watching.')")
        .await;
    say(&bruno, ".latest", "Good luck!").await;
    let unread = "document.querySelector('.latest .unread')?.dataset.drawn";
    anna.wait_until(&format!("{unread} === '1'")).await;
    anna.wait_until("document.querySelector('.latest-lines').innerText.includes('Good luck!')").await;
    anna.keys("l").await;
    anna.wait_until(&format!("{unread} === undefined")).await;
    anna.keys("l").await;
    anna.assert_fine().await;
    bruno.assert_fine().await;
    // A bot plays for her, and waits for Bruno's moves: the bar says so, and one click ends it.
    let address = open_table(&anna, &house, 2).await;
    bruno.visit(&house, &address).await;
    bruno.click_text("Sit here").await;
    anna.click_text("Start").await;
    anna.wait_for(".table-bar").await;
    anna.click(".bar-tools .round").await;
    anna.click_text("Let a bot play for me").await;
    let says =
        |text: &str| format!("document.querySelector('.bar-sentence').innerText.includes({})", json!(text));
    anna.wait_until(&says("A bot is playing for you.")).await;
    anna.click_text("I'm back").await;
    anna.wait_until(&format!("!{}", says("A bot is playing for you."))).await;
    anna.assert_fine().await;
    bruno.assert_fine().await;
}
