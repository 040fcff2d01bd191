//! Playing by clicking: whatever lights up.

use crate::Browser;
use serde_json::Value;

/// Is the game over?
pub const PLAYED: &str = "Boolean(document.querySelector('dialog[open] .scores'))";

/// What a player would click next: a curtain to be drawn, a way that is offered, a place that is lit, a button. `turn` varies
/// which, so that a game is not the same click over and over. Marks it, and tells whether there is anything.
const NEXT: &str = "
    const turn = arguments[0];
    const seen = (one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true' && !one.disabled;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    if (document.querySelector('dialog[open] .scores')) return 'over';
    const mine = document.querySelector('.table-bar.mine');
    const groups = [
        all('.curtain button'),
        ...(mine ? [all('.bar-actions .way'), all('.table .lit'), all('.bar-actions .button.main'), all('.bar-actions .button')]
                 : [all('.bar-tools .skip')]),
    ];
    const group = groups.find((group) => group.length > 0);
    if (!group) return 'wait';
    const next = group[turn % group.length];
    next.setAttribute('data-next', '');
    // Into the middle of the window, clear of what stands at its edges.
    next.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return 'click';
";

/// Clicks until the expression holds, or the game is over. Panics if nothing can be done for too long.
pub async fn play_on(browser: &Browser, enough: &str) {
    let mut waited = 0;
    for turn in 0..20_000_u32 {
        if browser.eval(enough).await == Value::Bool(true) {
            return;
        }
        match browser.next(NEXT, turn / 2 * 7).await.as_str() {
            Some("over") => return,
            Some("click") => {
                waited = 0;
                browser.click_next().await;
            }
            _ => {
                waited += 1;
                assert!(waited < 4000, "nothing to do: {}", browser.eval("document.body.innerText").await);
                tokio::time::sleep(std::time::Duration::from_millis(15)).await;
            }
        }
    }
    panic!("the game does not end");
}

/// Clicks until the game is over.
pub async fn play_to_the_end(browser: &Browser) {
    play_on(browser, "false").await;
    browser.wait_until(PLAYED).await;
}
