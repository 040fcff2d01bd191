//! Tables at the server: two players and somebody who looks on; reloads, closed tabs, broken lines.

use crate::{MINE, arrive};
use browser_tests::{Browser, House, PLAYED, Size, play_on};
use serde_json::json;

/// Opens a table of two at the server, sits down at it, and tells its address.
pub(crate) async fn open_table(browser: &Browser, house: &House, game: usize) -> String {
    browser.visit(house, "/new").await;
    browser.click(&format!("form .choice label:nth-child({game})")).await;
    browser.click("form .button.main").await;
    browser.wait_until("location.pathname.startsWith('/table/')").await;
    browser.click_text("Sit here").await;
    browser.eval("location.pathname").await.as_str().expect("an address").to_owned()
}

/// Two play a whole game, one looks on; then the two play again.
async fn evening(game: usize) {
    let (house, anna) = arrive(Size::Desktop, "en").await;
    let bruno = Browser::open(Size::Desktop, "en").await;
    let spectator = Browser::open(Size::Desktop, "en").await;
    bruno.hurry(&house).await;
    let address = open_table(&anna, &house, game).await;
    bruno.visit(&house, &address).await;
    bruno.click_text("Sit here").await;
    anna.click_text("Start").await;
    spectator.visit(&house, &address).await;
    for browser in [&anna, &bruno, &spectator] {
        browser.wait_for(".table-bar").await;
    }
    let idle = format!("!{MINE}");
    while anna.eval(PLAYED).await != true {
        play_on(&anna, &idle).await;
        play_on(&bruno, &idle).await;
    }
    for browser in [&anna, &bruno, &spectator] {
        browser.wait_until(PLAYED).await;
        // Each checks the record by itself, against what it saw before the game was over.
        browser.wait_until("!!document.querySelector('.fairness[data-found=verified]')").await;
    }
    for browser in [&anna, &bruno] {
        let says = |text: &str| format!("document.querySelector('.dice-line').innerText.includes('{text}')");
        browser.wait_until(&says("Everybody takes part")).await;
    }
    let lines = "document.querySelectorAll('.latest-lines p').length";
    assert_ne!(spectator.eval(lines).await, 0, "who looks on is told what happened");
    // Who plays again has a seat there; one click, and it begins.
    bruno.click_text("Play again").await;
    for browser in [&anna, &bruno] {
        browser.wait_until(&format!("location.pathname !== '{address}'")).await;
    }
    // Whoever came first is the host.
    let start = "main .button.main[aria-disabled=false]";
    let hosts = format!("document.querySelector({})?.checkVisibility?.() ?? false", json!(start));
    tokio::select! {
        () = anna.wait_until(&hosts) => anna.click(start).await,
        () = bruno.wait_until(&hosts) => bruno.click(start).await,
    }
    for browser in [&anna, &bruno, &spectator] {
        browser.wait_for(".table-bar").await;
        browser.assert_fine().await;
    }
}

#[tokio::test]
async fn a_whole_game_of_bohemian_villages_between_two_browsers_and_somebody_who_looks_on() {
    evening(1).await;
}

#[tokio::test]
async fn a_whole_game_of_villagers_between_two_browsers_and_somebody_who_looks_on() {
    evening(2).await;
}

#[tokio::test]
async fn a_table_online_survives_a_broken_line_a_reload_and_a_closed_tab() {
    let (mut house, browser) = arrive(Size::Desktop, "en").await;
    let address = open_table(&browser, &house, 1).await;
    browser.click_text("Add bot").await;
    browser.click_text("Start").await;
    browser.wait_for(".table-bar.mine").await;
    house.vanish();
    browser.wait_for(".table-note.broken").await;
    house.open_again().await;
    browser.wait_until("!document.querySelector('.table-note.broken')").await;
    // More than the server remembers without looking it up.
    play_on(&browser, &format!("{MINE} && document.querySelectorAll('.house-figure').length >= 12")).await;
    browser.keys("l").await;
    let log = "[...document.querySelectorAll('.log li')].map((line) => line.innerText).join()";
    let events = "document.querySelectorAll('.log li').length";
    // The newest lines are drawn first, the oldest a moment later.
    let whole = format!("{log}.endsWith(' begins.') || {log}.endsWith(' sits down.')");
    browser.wait_until(&whole).await;
    let told = browser.eval(events).await.as_u64().expect("a number");
    browser.reload().await;
    browser.wait_for(".table-bar.mine").await;
    browser.keys("l").await;
    browser.wait_until(&whole).await;
    let again = browser.eval(log).await;
    assert!(told >= 20, "{told} lines before the reload, and then {again}");
    browser.close_tab().await;
    browser.visit(&house, &address).await;
    browser.wait_for(".table-bar.mine").await;
    browser.keys("l").await;
    browser.wait_until(&format!("{log} === {again}")).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn who_stands_up_looks_on_and_a_token_of_old_is_forgotten() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    open_table(&browser, &house, 1).await;
    let seat = "Object.keys(localStorage).find((key) => key.startsWith('piazza.seat.'))";
    let sits = format!("!!({seat} && document.querySelector('.place .button.quiet'))");
    browser.wait_until(&sits).await;
    let kept =
        browser.eval(&format!("(() => {{ const key = {seat}; return [key, localStorage[key]]; }})()")).await;
    browser.click(".place .button.quiet").await;
    browser.wait_until(&format!("!{seat}")).await;
    browser.eval(&format!("(() => {{ const [key, token] = {kept}; localStorage[key] = token; }})()")).await;
    browser.reload().await;
    browser.wait_until("document.body.innerText.includes('no longer yours')").await;
    browser.wait_until(&format!("!{seat}")).await;
    // The page is not blank: a seat is offered, and can be taken.
    browser.click_text("Sit here").await;
    browser.wait_until(&sits).await;
    browser.assert_fine().await;
}
