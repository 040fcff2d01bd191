//! A line that breaks: what is told of a move that is on its way, and what becomes of it.

use crate::arrive;
use crate::online::open_table;
use browser_tests::{Browser, House, Size};
use serde_json::json;

/// What the bar says.
const SAYS: &str = "(document.querySelector('.bar-sentence')?.innerText ?? '')";

/// What has been said at the edge of the page.
const TOASTS: &str = "(document.querySelector('.toasts')?.innerText ?? '')";

/// A table of Villagers with a bot, at the visitor's turn.
async fn at_a_table(browser: &Browser, house: &House) {
    open_table(browser, house, 2).await;
    browser.click_text("Add bot").await;
    browser.click_text("Start").await;
    browser.wait_for(".table-bar.mine").await;
    // What each move would bring is known before the line breaks.
    browser.wait_until("document.querySelectorAll('.v-places .v-card.lit').length > 4").await;
}

/// Chooses a card of the road, and ends the turn with it. Gives the card.
async fn play(browser: &Browser, place: u8) -> String {
    let card =
        browser.eval(&format!("document.querySelector('[data-place=road-{place}]').dataset.card")).await;
    browser.click(&format!("[data-place=road-{place}]")).await;
    browser.wait_for(".bar-end.staged").await;
    browser.click(".bar-end.staged").await;
    card.as_str().expect("a card").to_owned()
}

/// The log tells that somebody took this card from the road, in these words.
async fn lines(browser: &Browser) -> String {
    browser.text(".latest-lines").await
}

/// Is the first player's pick in the log?
fn took(name: &str) -> String {
    format!(
        "[...document.querySelectorAll('.v-square [data-card]')].some((one) => one.dataset.card === {})",
        json!(name)
    )
}

#[tokio::test]
async fn what_waits_for_the_line_can_be_taken_back_and_something_else_is_played() {
    let (mut house, browser) = arrive(Size::Phone, "en").await;
    at_a_table(&browser, &house).await;
    house.vanish();
    browser.wait_for(".table-note.broken").await;
    let first = play(&browser, 1).await;
    browser.wait_until(&format!("{SAYS}.includes('waits to be sent')")).await;
    browser.click_text("Take it back").await;
    browser.wait_until(&format!("{TOASTS}.includes('was taken back')")).await;
    let second = play(&browser, 2).await;
    browser.wait_until(&format!("{SAYS}.includes('waits to be sent')")).await;
    house.open_again().await;
    browser.wait_until(&took(&second)).await;
    assert!(first == second || browser.eval(&took(&first)).await == false, "{}", lines(&browser).await);
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_silent_loss_of_the_network_is_told_and_what_was_sent_into_it_is_told_as_done() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    at_a_table(&browser, &house).await;
    house.freeze();
    let card = play(&browser, 1).await;
    browser.eval("(window.sentAt = performance.now()) > 0").await;
    browser.wait_for(".table-note.broken").await;
    // A page that is looked at asks every other second, and gives up after four: with time to spare on a busy machine.
    let after = browser.eval("performance.now() - window.sentAt").await.as_f64().expect("a number");
    assert!(after < 15_000.0, "the loss is told after {after} ms");
    browser.wait_until(&format!("{SAYS}.includes('is not confirmed')")).await;
    browser.click_text("Take it back").await;
    browser.wait_until(&format!("{SAYS}.includes('It is taken back when')")).await;
    house.thaw();
    browser.wait_until(&format!("{TOASTS}.includes('had arrived already')")).await;
    browser.wait_until(&took(&card)).await;
    browser.wait_until("!document.querySelector('.table-note.broken')").await;
    browser.assert_fine().await;
}

#[tokio::test]
async fn what_was_sent_and_never_came_is_told_as_taken_back() {
    let (mut house, browser) = arrive(Size::Desktop, "en").await;
    at_a_table(&browser, &house).await;
    house.freeze();
    let card = play(&browser, 1).await;
    browser.wait_until(&format!("{SAYS}.includes('is not confirmed')")).await;
    browser.click_text("Take it back").await;
    house.vanish();
    house.open_again().await;
    browser.wait_until(&format!("{TOASTS}.includes('was taken back')")).await;
    browser.wait_for(".table-bar.mine").await;
    assert_eq!(browser.eval(&took(&card)).await, false);
    browser.assert_fine().await;
}

#[tokio::test]
async fn a_browser_that_keeps_nothing_says_so_and_plays_all_the_same() {
    for (source, says) in [
        (
            "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
            "private mode",
        ),
        (
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
            "no storage left",
        ),
    ] {
        let house = House::open().await;
        let browser = Browser::open(Size::Phone, "en").await;
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
        crate::begin(&browser, &house, "bohemian").await;
        crate::until_my_turn(&browser).await;
        browser.wait_until(&format!("{TOASTS}.includes({})", json!(says))).await;
    }
}

#[tokio::test]
async fn a_new_version_offers_itself_and_waits() {
    let (house, browser) = arrive(Size::Desktop, "en").await;
    let source = "const registration = new EventTarget();
        const workers = Object.assign(new EventTarget(), {
            register: async () => registration, ready: Promise.resolve(registration), controller: {},
        });
        Object.defineProperty(navigator, 'serviceWorker', { value: workers });
        window.comes = () => {
            registration.installing = new EventTarget();
            registration.dispatchEvent(new Event('updatefound'));
            registration.waiting = { postMessage: (message) => { window.told = message; } };
            registration.installing.dispatchEvent(new Event('statechange'));
            return true;
        };";
    browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    crate::begin(&browser, &house, "bohemian").await;
    crate::until_my_turn(&browser).await;
    browser.eval("(document.body.dataset.same = 'yes') === 'yes'").await;
    browser.eval("window.comes()").await;
    browser.wait_for(".renewal").await;
    assert_eq!(browser.eval("document.body.dataset.same === 'yes' && !window.told").await, true, "it waits");
    browser.click_text("Load it now").await;
    browser.wait_until("window.told === 'take over'").await;
    browser.assert_fine().await;
}
