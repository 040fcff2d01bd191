//! No click meant for one thing hits another, and what ends a turn or a game takes an act of its own.

use crate::{MINE, arrive, begin, until_my_turn};
use browser_tests::{Browser, Size, play_on};
use serde_json::{Value, json};

/// The lines of the log of the game at this page.
const LOG: &str = "JSON.parse(localStorage.getItem('piazza.game.' + location.pathname.slice(6))).kept.log";

/// Is a move staged?
const STAGED: &str = "Boolean(document.querySelector('.bar-end.staged'))";

/// How many lines of the log say this.
fn logged(what: &str) -> String {
    format!("{LOG}.filter((line) => line.split(' ').slice(1).join(' ').startsWith({})).length", json!(what))
}

#[tokio::test]
async fn what_comes_under_a_pointer_that_does_not_move_takes_no_click_for_a_moment() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    browser.visit(&house, "/credits").await;
    let swap = "(() => {
        const button = (text) => {
            const one = document.createElement('button');
            one.textContent = one.id = text;
            one.style.cssText = 'position: fixed; left: 300px; top: 300px; width: 120px; height: 60px; z-index: 99';
            return one;
        };
        window.hits = [];
        const [first, second] = [button('first'), button('second')];
        first.onclick = () => { window.hits.push('first'); first.replaceWith(second); };
        second.onclick = () => window.hits.push('second');
        document.body.append(first);
        return true;
    })()";
    browser.eval(swap).await;
    browser.click_twice("#first").await;
    browser.wait_for("#second").await;
    assert_eq!(browser.eval("window.hits.join()").await, "first");
    // It takes the next one that is meant for it: the helper clicks until one is taken.
    browser.click("#second").await;
    assert_eq!(browser.eval("window.hits.join()").await, "first,second");
    // What stays what it is takes every click.
    browser.click_twice("#second").await;
    assert_eq!(browser.eval("window.hits.join()").await, "first,second,second,second");
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_double_click_on_go_on_does_not_leave_the_lesson() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    browser.visit(&house, "/learn/bohemian").await;
    browser.click_twice(".coach button.main").await;
    browser.wait_until("document.querySelector('.coach-step')?.innerText.includes('2 of 12')").await;
    assert_eq!(browser.eval("location.pathname").await, "/learn/bohemian");
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_double_click_on_resign_asks_and_does_nothing() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    begin(&browser, &house, "bohemian").await;
    until_my_turn(&browser).await;
    browser.click(".bar-tools .round").await;
    browser
        .wait_until(
            "document.querySelector('dialog[open] .menu')?.closest('dialog').getAnimations().length === 0",
        )
        .await;
    browser.click_twice("dialog[open] .menu .button.danger").await;
    browser.wait_for("dialog[open] .resigning").await;
    assert_eq!(browser.eval(&logged("resign")).await, 0);
    browser.click_text("Keep playing").await;
    browser.wait_until("!document.querySelector('dialog[open]')").await;
    assert_eq!(browser.eval(MINE).await, true);
    browser.assert_fine().await;
}

/// Chooses the first card of the road, which would end the turn.
async fn choose(browser: &Browser, place: u8) {
    browser.click(&format!("[data-place=road-{place}]")).await;
    browser.wait_until(STAGED).await;
}

async fn a_turn(size: Size) {
    let (house, browser) = arrive(size, "en").await;
    begin(&browser, &house, "villagers").await;
    until_my_turn(&browser).await;
    choose(&browser, 1).await;
    assert_eq!(browser.eval(&logged("ply 1")).await, 0, "nothing is sent yet");
    // Another card is chosen instead, and the page is loaded anew.
    choose(&browser, 2).await;
    browser.wait_until("Boolean(document.querySelector('[data-place=road-2] [data-sign=staged]'))").await;
    browser.reload().await;
    browser.wait_until(STAGED).await;
    browser.wait_until("Boolean(document.querySelector('[data-place=road-2] [data-sign=staged]'))").await;
    browser.keys("u").await;
    browser.wait_until(&format!("!{STAGED}")).await;
    choose(&browser, 3).await;
    browser.click(".bar-end").await;
    browser.wait_until(&format!("{} === 1", logged("ply 1 road 3"))).await;
    // The bot has answered: one click, and it is as it was before my move.
    browser.wait_until(&format!("{} > 0 && {MINE}", logged("ply 2"))).await;
    browser.click(".bar-tools .undo:not(.off)").await;
    browser.wait_until(&format!("{} === 1 && {MINE}", logged("rewind"))).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.eval(fits).await, true);
    browser.assert_fine().await;
}

#[tokio::test]
async fn what_ends_the_turn_is_staged_survives_a_reload_and_can_be_undone_at_home() {
    a_turn(Size::Desktop).await;
}

#[tokio::test]
async fn what_ends_the_turn_is_staged_on_a_phone() {
    a_turn(Size::Phone).await;
}

#[tokio::test]
async fn who_wants_to_sends_every_move_at_once() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    browser.visit(&house, "/settings").await;
    browser.click_text("Always at once").await;
    browser.wait_until("JSON.parse(localStorage.getItem('piazza.settings')).sending === 'atonce'").await;
    begin(&browser, &house, "villagers").await;
    until_my_turn(&browser).await;
    browser.click("[data-place=road-1]").await;
    browser.wait_until(&format!("{} === 1", logged("ply 1 road 1"))).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn controls_keep_their_places_while_turns_go_by() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    begin(&browser, &house, "bohemian").await;
    until_my_turn(&browser).await;
    let places = "['.bar-end', '.bar-tools .undo', '.bar-tools .hint', '.bar-tools .skip', '.bar-tools .round'].map((one) => {
        const { left, bottom } = document.querySelector(one).getBoundingClientRect();
        return [Math.round(left), Math.round(innerHeight - bottom)].join();
    }).join(' ')";
    let before = browser.eval(places).await;
    for figures in [1, 4] {
        play_on(&browser, &format!("document.querySelectorAll('.house-figure').length >= {figures}")).await;
        assert_eq!(browser.eval(places).await, before);
    }
    browser.assert_fine().await;
}

/// A table at the server with a clock, against a bot.
#[tokio::test]
async fn a_staged_move_is_sent_when_time_runs_out() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    let made = browser
        .eval_async(
            "const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
                 body: JSON.stringify({ game: 'villagers', players: 2, pace: 'turn 20000', setup: { first: '1' } }) });
             return (await answer.json()).table;",
        )
        .await;
    browser.visit(&house, &format!("/table/{}", made.as_str().unwrap_or_else(|| panic!("{made}")))).await;
    browser.click_text("Sit here").await;
    browser.click_text("Add bot").await;
    browser.click_text("Start").await;
    browser.wait_for(".table-bar.mine").await;
    choose(&browser, 4).await;
    let card = browser.eval("document.querySelector('[data-place=road-4]').dataset.card").await;
    let taken = format!(
        "[...document.querySelectorAll('.v-square [data-card]')].some((one) => one.dataset.card === {card})"
    );
    let told = "document.querySelector('.latest-lines')?.innerText.includes('away')";
    browser.wait_until(&format!("{taken} || {told}")).await;
    assert_ne!(browser.eval(told).await, Value::Bool(true), "no bot had to stand in");
    browser.assert_fine().await;
}
