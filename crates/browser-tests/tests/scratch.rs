use browser_tests::*;
async fn shot(b: &Browser, name: &str) { std::fs::write(format!("/tmp/shot-{name}.png"), b.picture().await).unwrap(); }
const MINE: &str = "Boolean(document.querySelector('.table-bar.mine'))";
#[tokio::test]
async fn pictures() {
    let house = House::open().await;
    for (size, n, lang) in [(Size::Desktop, "wide", "en"), (Size::Phone, "phone", "de")] {
        let b = Browser::open(size, lang).await;
        b.hurry(&house).await;
        for game in ["bohemian", "villagers"] {
            b.visit(&house, "/").await;
            b.click(&format!("[data-game={game}] .button.main")).await;
            b.click("dialog[open] form .button.main").await;
            b.wait_for(".table-bar").await;
            play_on(&b, &format!("{MINE} && Boolean(document.querySelector('.strip li')) && document.querySelectorAll('.house-figure, .v-hand .v-card').length >= 3")).await;
            shot(&b, &format!("{game}-{n}-turn")).await;
            play_on(&b, "Boolean(document.querySelector('.bar-end.staged'))").await;
            shot(&b, &format!("{game}-{n}-staged")).await;
        }
        b.click(".bar-tools .round").await;
        b.click("dialog[open] .menu .danger").await;
        b.wait_for("dialog[open] .resigning").await;
        shot(&b, &format!("resign-{n}")).await;
        b.click("dialog[open] .resigning .danger").await;
        b.wait_for("dialog[open] .result-note").await;
        shot(&b, &format!("result-{n}")).await;
        b.eval("document.querySelector('dialog[open] .dialog-head button').click() ?? true").await;
        b.wait_until("!document.querySelector('dialog[open]')").await;
        shot(&b, &format!("after-{n}")).await;
    }
}
