//! The browser client in a real browser, against the real program: what a visitor does, by clicks and keys.

use browser_tests::{Browser, House, PLAYED, Size, play_on, play_to_the_end};
use serde_json::{Value, json};
use thirtyfour::Key;

/// Begins a game in the browser: the game's card, then start, with what is asked beforehand as it stands.
async fn begin(browser: &Browser, house: &House, game: &str) {
    browser.visit(house, "/").await;
    browser.click(&format!("[data-game={game}] .button.main")).await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar").await;
}

/// Opens a table of two at the server, and tells its address.
async fn open_table(browser: &Browser, house: &House) -> String {
    browser.visit(house, "/new").await;
    browser.click("form .button.main").await;
    browser.wait_until("location.pathname.startsWith('/table/')").await;
    browser.eval("location.pathname").await.as_str().expect("an address").to_owned()
}

/// How many lines the log has.
const PLIES: &str = "document.querySelectorAll('.latest-lines p').length";

#[tokio::test]
async fn a_whole_game_of_bohemian_villages_against_a_bot() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    begin(&browser, &house, "bohemian").await;
    play_to_the_end(&browser).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_whole_game_of_villagers_against_a_bot() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    begin(&browser, &house, "villagers").await;
    play_to_the_end(&browser).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_whole_solo_game_against_the_countess() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    browser.click("[data-game=villagers] .button.main").await;
    browser.click_text("Alone").await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".table-bar").await;
    play_to_the_end(&browser).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_whole_game_online_between_two_browsers_and_somebody_who_looks_on() {
    let house = House::open().await;
    let [anna, bruno, spectator] = [
        Browser::open(Size::Desktop, "en").await,
        Browser::open(Size::Desktop, "en").await,
        Browser::open(Size::Desktop, "en").await,
    ];
    let address = open_table(&anna, &house).await;
    anna.click_text("Sit here").await;
    bruno.visit(&house, &address).await;
    bruno.click_text("Sit here").await;
    anna.click_text("Start").await;
    spectator.visit(&house, &address).await;
    spectator.wait_for(".table-bar").await;
    bruno.wait_for(".table-bar").await;
    for _ in 0..2000 {
        if anna.eval(PLAYED).await == Value::Bool(true) {
            break;
        }
        let idle = "!document.querySelector('.table-bar.mine')";
        play_on(&anna, idle).await;
        play_on(&bruno, idle).await;
    }
    for browser in [&anna, &bruno, &spectator] {
        browser.wait_until(PLAYED).await;
        browser.assert_fine().await;
    }
}

#[tokio::test]
async fn a_turn_by_keyboard_alone() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    tab_to(&browser, "[data-game=bohemian] .button.main").await;
    browser.keys(Key::Enter).await;
    browser.wait_for("dialog[open] form").await;
    tab_to(&browser, "dialog[open] form .button.main").await;
    browser.keys(Key::Enter).await;
    browser.wait_for(".table-bar.mine .die").await;
    tab_to(&browser, ".house[tabindex='0']").await;
    // The arrows walk from house to house, until one can be reached.
    for step in 0..400 {
        if browser.eval("document.activeElement.classList.contains('lit')").await == Value::Bool(true) {
            break;
        }
        browser.keys(if step % 9 == 8 { Key::Down } else { Key::Right }).await;
    }
    let place = browser.eval("document.activeElement.id").await;
    browser.keys(Key::Enter).await;
    tab_to(&browser, ".bar-actions .way").await;
    browser.keys(Key::Enter).await;
    browser
        .wait_until(&format!("Boolean(document.getElementById({place})?.querySelector('.house-figure'))"))
        .await;
    browser.assert_fine().await;
}

/// Presses the tab key until this has the focus.
async fn tab_to(browser: &Browser, selector: &str) {
    browser.wait_for(selector).await;
    for _ in 0..200 {
        if browser.eval(&format!("document.activeElement.matches({})", json!(selector))).await
            == Value::Bool(true)
        {
            return;
        }
        browser.keys(Key::Tab).await;
    }
    panic!("the tab key never comes to {selector}");
}

#[tokio::test]
async fn a_game_in_progress_survives_a_reload_and_a_closed_tab() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    begin(&browser, &house, "bohemian").await;
    play_on(&browser, "document.querySelectorAll('.house-figure').length >= 6 && Boolean(document.querySelector('.table-bar.mine'))").await;
    let figures =
        "[...document.querySelectorAll('.house:has(.house-figure)')].map((house) => house.id).join()";
    let before = browser.eval(figures).await;
    browser.reload().await;
    browser.wait_until(&format!("{figures} === {before}")).await;
    browser.visit(&house, "/").await;
    browser.click(".saved a").await;
    browser.wait_until(&format!("{figures} === {before}")).await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_table_online_survives_a_cut_line() {
    let mut house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    open_table(&browser, &house).await;
    browser.click_text("Sit here").await;
    browser.click_text("Add bot").await;
    browser.click_text("Start").await;
    browser.wait_for(".table-bar.mine").await;
    house.vanish();
    browser.wait_for(".table-note.broken").await;
    house.open_again().await;
    browser.wait_until("!document.querySelector('.table-note.broken')").await;
    play_on(&browser, "document.querySelectorAll('.house-figure').length >= 4").await;
}

#[tokio::test]
async fn after_the_first_visit_it_works_without_a_network() {
    let mut house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    browser.wait_until("Boolean(navigator.serviceWorker.controller)").await;
    house.vanish();
    begin(&browser, &house, "bohemian").await;
    play_on(&browser, "document.querySelectorAll('.house-figure').length >= 3").await;
    for path in ["/rules/villagers", "/settings", "/credits", "/replay"] {
        browser.visit(&house, path).await;
    }
    browser.assert_fine().await;
}

#[tokio::test]
async fn the_language_comes_from_the_browser_and_changes_in_place() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "de-AT").await;
    begin(&browser, &house, "bohemian").await;
    assert_eq!(browser.eval("document.documentElement.lang").await, "de");
    let switch = |lang: &str| {
        format!(
            "(() => {{ const choice = document.querySelector('.language'); choice.value = '{lang}'; \
             choice.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()"
        )
    };
    let game = "document.querySelector('main h1').textContent";
    assert_eq!(browser.eval(game).await, "Böhmische Dörfer");
    browser.eval(&switch("it")).await;
    browser.wait_until(&format!("{game} === 'Villaggi della Boemia'")).await;
    assert!(browser.eval(PLIES).await.is_number());
    browser.reload().await;
    assert_eq!(browser.eval(game).await, "Villaggi della Boemia", "the choice is kept");
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_phone_shows_every_page_without_scrolling_sideways() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "de").await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    for path in PAGES {
        browser.visit(&house, path).await;
        assert_eq!(browser.eval(fits).await, Value::Bool(true), "{path}");
    }
    for game in ["bohemian", "villagers"] {
        begin(&browser, &house, game).await;
        play_on(&browser, "Boolean(document.querySelector('.table-bar.mine'))").await;
        assert_eq!(browser.eval(fits).await, Value::Bool(true), "{game}");
        let bar = "document.querySelector('.table-bar').getBoundingClientRect()";
        let under_the_thumb = format!("{bar}.bottom <= innerHeight + 1 && {bar}.top > innerHeight / 2");
        assert_eq!(browser.eval(&under_the_thumb).await, Value::Bool(true), "{game}");
    }
    browser.assert_fine().await;
}

/// Every page that needs no game.
const PAGES: [&str; 8] =
    ["/", "/lobby", "/new", "/rules/bohemian", "/rules/villagers", "/replay", "/settings", "/credits"];

#[tokio::test]
async fn every_page_is_accessible() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        for path in PAGES.into_iter().chain(["/nowhere"]) {
            browser.visit(&house, path).await;
            found.extend(violations(&browser, path, theme).await);
        }
        for game in ["bohemian", "villagers"] {
            begin(&browser, &house, game).await;
            play_on(&browser, "Boolean(document.querySelector('.table-bar.mine'))").await;
            found.extend(violations(&browser, game, theme).await);
        }
        browser.visit(&house, "/").await;
        browser.click("[data-game=bohemian] .button.main").await;
        found.extend(violations(&browser, "dialog", theme).await);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What axe-core finds wrong with the page.
async fn violations(browser: &Browser, page: &str, theme: &str) -> Vec<String> {
    browser.eval(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
    browser.run_axe().await.into_iter().map(|wrong| format!("{page} ({theme}): {wrong}")).collect()
}

#[tokio::test]
async fn a_first_visit_is_small_and_quickly_usable() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/").await;
    browser.wait_until("Boolean(navigator.serviceWorker.controller)").await;
    let kept = browser
        .eval_async(
            "const sizes = await Promise.all((await (await caches.open((await caches.keys())[0])).keys()).map(
                async (request) => Number((await fetch(request.url, { cache: 'no-store' })).headers.get('content-length'))));
             return sizes.reduce((sum, size) => sum + size, 0);",
        )
        .await;
    let bytes = kept.as_f64().expect("a sum");
    assert!((1.0..=1.5e6).contains(&bytes), "{bytes} bytes");
}

#[tokio::test]
async fn a_record_is_stepped_through_and_shared() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.visit(&house, "/replay").await;
    let record = include_str!("../../bohemian/tests/games/random-3.txt");
    let fill = format!(
        "(() => {{ const field = document.querySelector('textarea'); field.value = {}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()",
        json!(record)
    );
    browser.eval(&fill).await;
    browser.click("form .button.main").await;
    browser.wait_for(".replay-steps input").await;
    let at = "document.querySelector('.replay-steps input').value";
    for _ in 0..12 {
        browser.keys(Key::Right).await;
    }
    browser.wait_until(&format!("{at} === '12'")).await;
    browser.click_text("Copy a link to this position").await;
    browser.wait_until("location.hash.startsWith('#ply=12&record=')").await;
    browser.reload().await;
    browser.wait_until(&format!("{at} === '12'")).await;
    browser.assert_fine().await;
}
