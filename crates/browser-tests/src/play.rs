//! Playing by clicking: whatever lights up.

use crate::Browser;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Is the game over?
pub const PLAYED: &str = "Boolean(document.querySelector('dialog[open] .scores'))";

/// How long there may be nothing to do: bots think, and machines are busy.
const PATIENCE: Duration = Duration::from_mins(1);

/// Plays for a few seconds, inside the page, since a whole game is hundreds of clicks. What a player would click next: a
/// curtain to be drawn, a way that is offered, a place that is lit, a button. `turn` varies which, so that a game is not
/// the same click over and over. A click hits what lies in the middle of it: what is covered is not clicked.
const PLAY: &str = "
    const seen = (one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true' && !one.disabled;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const next = () => {
        const mine = document.querySelector('.table-bar.mine');
        const groups = [
            all('.curtain button'),
            ...(mine ? [all('.bar-end.staged'), all('.bar-actions .way'), all('.table .lit'), all('.bar-actions .button.main'), all('.bar-end'), all('.bar-actions .button')]
                     : [all('.bar-tools .skip:not(.off)')]),
        ];
        // Where everything of a kind is covered, something else is clicked.
        const open = groups.filter((group) => group.length > 0);
        const group = open[Math.floor(missed / 20) % open.length];
        return group?.[Math.floor(turn / 2) * 7 % group.length];
    };
    const click = (one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, composed: true };
        const hit = document.elementFromPoint(place.clientX, place.clientY);
        if (!hit || !(one.contains(hit) || hit.contains(one))) return false;
        for (const [type, Kind] of [['pointerdown', PointerEvent], ['mousedown', MouseEvent], ['pointerup', PointerEvent],
                                    ['mouseup', MouseEvent], ['click', MouseEvent]]) {
            hit.dispatchEvent(new Kind(type, place));
        }
        return true;
    };
    let clicks = 0, missed = 0;
    for (const end = performance.now() + 4000; performance.now() < end; await drawn()) {
        if (enough()) return { done: true };
        if (document.querySelector('dialog[open] .scores')) return { done: true };
        const one = next();
        if (one) {
            const hit = click(one);
            clicks += hit;
            missed = hit ? 0 : missed + 1;
            turn += 1;
        }
    }
    return { turn, clicks };
";

/// Clicks until the expression holds, or the game is over. Panics if nothing can be done for too long.
pub async fn play_on(browser: &Browser, enough: &str) {
    let mut turn = json!(0);
    let mut last_click = Instant::now();
    loop {
        let script = format!("const enough = () => ({enough}); let turn = {turn}; {PLAY}");
        let played = browser.eval_async(&script).await;
        if played["done"] == Value::Bool(true) {
            return;
        }
        assert!(played["clicks"].is_number(), "{played}");
        if played["clicks"] != 0 {
            last_click = Instant::now();
        }
        assert!(
            last_click.elapsed() <= PATIENCE,
            "nothing to do: {}",
            browser.eval("document.body.innerText").await
        );
        turn = played["turn"].clone();
        assert!(turn.as_u64().is_some_and(|turn| turn < 5000), "the game does not end");
    }
}

/// Clicks until the game is over.
pub async fn play_to_the_end(browser: &Browser) {
    play_on(browser, "false").await;
    browser.wait_until(PLAYED).await;
}
