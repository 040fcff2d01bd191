//! Every page: for all eyes and ears, on every screen.

use crate::{MINE, arrive, begin, begin_solo, until_my_turn};
use browser_tests::{Browser, House, Size, play_on};
use thirtyfour::Key;

/// Every page that needs no game.
const PAGES: [&str; 9] = [
    "/",
    "/lobby",
    "/new",
    "/rules/bohemian",
    "/rules/villagers",
    "/replay",
    "/settings",
    "/credits",
    "/nowhere",
];

/// What is wrong with the pages that were looked at.
struct Look<'a> {
    browser: &'a Browser,
    wrong: Vec<String>,
}

impl Look<'_> {
    /// By day and by night: nothing may be wrong, nothing may stick out at the side.
    async fn at(&mut self, page: &str) {
        for theme in ["light", "dark"] {
            self.browser.set_theme(theme).await;
            let found = match theme {
                "light" => self.browser.run_axe().await,
                _ => self.browser.check_contrast().await,
            };
            self.wrong.extend(found.into_iter().map(|wrong| format!("{page}, {theme}: {wrong}")));
        }
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        if self.browser.eval(fits).await != true {
            self.wrong.push(format!("{page} is wider than the window"));
        }
    }
}

/// Looks at every page, at both games, and at whatever opens above them.
async fn tour(size: Size, lang: &str) {
    let (house, browser) = arrive(size, lang).await;
    let mut look = Look { browser: &browser, wrong: Vec::new() };
    for path in PAGES {
        browser.visit(&house, path).await;
        look.at(path).await;
    }
    around_a_table(&mut look, &house).await;
    begin(&browser, &house, "villagers").await;
    // Until somebody has two of a kind, or coins on a villager: then there are numbers on the line of a village.
    let numbers = "document.querySelector('.v-line :is(small, b)')";
    play_on(
        &browser,
        &format!("{MINE} && document.querySelectorAll('.v-own .v-card').length > 1 && {numbers}"),
    )
    .await;
    look.at("villagers").await;
    begin_solo(&browser, &house).await;
    play_on(&browser, &format!("{MINE} && document.querySelectorAll('.v-hand .v-card').length > 1")).await;
    look.at("solo").await;
    at_one_screen(&mut look, &house).await;
    browser.visit(&house, "/new").await;
    browser.click("form .button.main").await;
    browser.click(".place .button.main").await;
    browser.wait_for(".place select").await;
    look.at("gathering").await;
    browser.show_record(&house, "/replay", RECORD).await;
    browser.keys(Key::End).await;
    look.at("a record").await;
    assert!(look.wrong.is_empty(), "{}", look.wrong.join("\n"));
    browser.assert_fine().await;
}

/// What is asked before the game, the board, the log, the menu, the result.
async fn around_a_table(look: &mut Look<'_>, house: &House) {
    let browser = look.browser;
    browser.visit(house, "/").await;
    browser.click("[data-game=bohemian] .button.main").await;
    browser.wait_for("dialog[open] form").await;
    look.at("before a game").await;
    browser.click("dialog[open] form .button.main").await;
    play_on(browser, &format!("{MINE} && document.querySelectorAll('.house-figure').length > 3")).await;
    browser.keys("12").await;
    look.at("bohemian").await;
    browser.keys("l").await;
    browser.wait_for(".drawer.open").await;
    look.at("log").await;
    browser.keys("l").await;
    browser.click(".bar-tools .round").await;
    browser.wait_for("dialog[open] .menu").await;
    look.at("menu").await;
    browser.click("dialog[open] .menu .button.danger").await;
    browser.wait_for("dialog[open] .resigning").await;
    look.at("resigning").await;
    browser.click("dialog[open] .resigning .danger").await;
    browser.wait_for("dialog[open] .buttons .button.main").await;
    look.at("result").await;
}

/// The curtain between two people at one screen.
async fn at_one_screen(look: &mut Look<'_>, house: &House) {
    let browser = look.browser;
    browser.visit(house, "/").await;
    browser.click("[data-game=villagers] .button.main").await;
    browser.click("dialog[open] fieldset:nth-of-type(1) label:nth-child(2)").await;
    browser.click("dialog[open] div.stack:not([hidden]) fieldset:nth-of-type(2) label:nth-child(2)").await;
    browser.wait_for("dialog[open] .names input").await;
    browser.click("dialog[open] form .button.main").await;
    browser.wait_for(".curtain .button").await;
    look.at("curtain").await;
    browser.click(".curtain .button").await;
    until_my_turn(browser).await;
}

#[tokio::test]
async fn every_page_is_accessible() {
    tour(Size::Desktop, "en").await;
}

#[tokio::test]
async fn every_page_is_accessible_on_a_phone_in_the_language_with_the_longest_words() {
    tour(Size::Phone, "de").await;
}

/// A record of a game between three.
const RECORD: &str = include_str!("../../../bohemian/tests/games/random-3.txt");

#[tokio::test]
async fn a_record_is_stepped_through_and_shared() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    browser.show_record(&house, "/replay", RECORD).await;
    let at = "document.querySelector('.replay-steps input')?.value";
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

#[tokio::test]
async fn on_a_phone_the_bar_stays_under_the_thumb() {
    let (house, browser) = arrive(Size::Phone, "de").await;
    for game in ["bohemian", "villagers"] {
        begin(&browser, &house, game).await;
        until_my_turn(&browser).await;
        let bar = "document.querySelector('.table-bar').getBoundingClientRect()";
        let under_the_thumb = format!("{bar}.bottom <= innerHeight + 1 && {bar}.top > innerHeight / 2");
        browser.wait_until(&under_the_thumb).await;
    }
    browser.assert_fine().await;
}
