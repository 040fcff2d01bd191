//! Whole games by keyboard alone.

use crate::arrive;
use browser_tests::{Browser, PLAYED, Size};
use serde_json::json;
use thirtyfour::{Key, TypingData};

/// Does what has the focus fit?
async fn is_at(browser: &Browser, selector: &str) -> bool {
    browser.eval(&format!("Boolean(document.activeElement?.matches({}))", json!(selector))).await == true
}

/// Presses a key until this has the focus.
async fn walk_to(browser: &Browser, key: impl Into<TypingData> + Clone, selector: &str) {
    browser.wait_for(selector).await;
    for _ in 0..200 {
        if is_at(browser, selector).await {
            return;
        }
        browser.keys(key.clone()).await;
    }
    panic!("the key never comes to {selector}");
}

/// Begins a game with two players.
async fn begin(game: &str) -> (browser_tests::House, Browser) {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    walk_to(&browser, Key::Tab, &format!("[data-game={game}] .button.main")).await;
    browser.keys(Key::Enter).await;
    walk_to(&browser, Key::Tab, "dialog[open] form .button.main").await;
    browser.keys(Key::Enter).await;
    browser.wait_for(".table-bar").await;
    (house, browser)
}

/// Waits for this player's turn, or for the end of the game. Is it over?
async fn is_over(browser: &Browser) -> bool {
    browser
        .wait_until(&format!("{PLAYED} || Boolean(document.querySelector('.table-bar.mine:not(.waiting)'))"))
        .await;
    browser.eval(PLAYED).await == true
}

/// Sends what was chosen, if it would end the turn.
async fn end_staged(browser: &Browser) {
    if browser.eval("Boolean(document.querySelector('.bar-end.staged'))").await == true {
        browser.keys("e").await;
    }
}

/// Marks what can be done with two dice, as its text tells. Is there anything?
fn mark_pairs(selector: &str, text: &str) -> String {
    format!(
        "[...document.querySelectorAll('{selector}')].filter((one) => /(^|[^+\\d])\\d\\+\\d($|[^+\\d])/.test({text}))
            .map((one) => one.setAttribute('data-pair', '')).length > 0"
    )
}

#[tokio::test]
async fn a_whole_game_of_bohemian_villages_by_keyboard_alone() {
    let (_house, browser) = begin("bohemian").await;
    browser.wait_for(".table-bar.mine .die").await;
    // Once the long way: the arrows walk from house to house, the dice that reach it are offered.
    // Two dice are taken, so that the turn does not end with it.
    browser.eval(&mark_pairs(".house.lit:not(:has(.house-figure))", "one.ariaLabel")).await;
    walk_to(&browser, Key::Tab, ".house[tabindex='0']").await;
    walk_to(&browser, Key::Right, ".house[data-pair]").await;
    let place = browser.eval("document.activeElement.id").await;
    let taken = format!("Boolean(document.getElementById({place})?.querySelector('.house-figure'))");
    browser.keys(Key::Enter).await;
    browser.wait_until(&mark_pairs(".bar-actions .way", "one.innerText")).await;
    walk_to(&browser, Key::Tab, ".way[data-pair]").await;
    browser.keys(Key::Enter).await;
    browser.wait_until(&taken).await;
    browser.keys("u").await;
    browser.wait_until(&format!("!{taken}")).await;
    // Then the short one: dice by their keys, N to what they reach, E to end the turn.
    let pairs = ["12", "13", "14", "23", "24", "34", "123", "1234"];
    for turn in 0..4000_usize {
        if is_over(&browser).await {
            break;
        }
        browser.keys(Key::Escape).await;
        browser.keys(pairs[turn % pairs.len()]).await;
        if browser.eval("Boolean(document.querySelector('.house.bright'))").await == true {
            walk_to(&browser, "n", ".house.bright").await;
            browser.keys(Key::Enter).await;
            end_staged(&browser).await;
        } else if turn % pairs.len() == pairs.len() - 1 {
            browser.keys(Key::Escape).await;
            browser.keys("e").await;
        }
    }
    browser.wait_until(PLAYED).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_whole_game_of_villagers_by_keyboard_alone() {
    let (_house, browser) = begin("villagers").await;
    browser.wait_for(".table-bar.mine .bar-sentence").await;
    // Once the long way: the arrows walk from card to card.
    walk_to(&browser, Key::Tab, ".v-places .v-card").await;
    browser.keys(Key::Right + Key::Right).await;
    assert!(is_at(&browser, "[data-place=road-3]").await, "two to the right");
    browser.keys(Key::Up).await;
    assert!(is_at(&browser, "[data-place=stack-3]").await, "its stack lies above it");
    for turn in 0..8000_usize {
        if is_over(&browser).await {
            break;
        }
        // N to the next thing that can be done, and now and then one further.
        browser.keys(if turn % 5 == 4 { "nn" } else { "n" }).await;
        browser.keys(Key::Enter).await;
        end_staged(&browser).await;
        // Escape would close the result, too.
        if turn % 40 == 39 && !is_over(&browser).await {
            browser.keys(Key::Escape + Key::Escape).await;
            browser.keys("e").await;
        }
    }
    browser.wait_until(PLAYED).await;
    browser.assert_fine().await;
}
