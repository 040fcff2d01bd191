//! A headless Chromium, and what it saw.

use crate::{House, free_port};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::mem::ManuallyDrop;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use tokio::net::TcpStream;

/// How long anything may take: far longer than it should on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// How long to wait before looking again.
const MOMENT: Duration = Duration::from_millis(15);

/// The size of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// 1280 x 800.
    Desktop,
    /// 360 x 740.
    Phone,
}

impl Size {
    /// In pixels.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Size::Desktop => (1280, 800),
            Size::Phone => (360, 740),
        }
    }
}

/// A browser with one window.
pub struct Browser {
    /// Ends with its process: dropped, it would wait long for an answer.
    driver: ManuallyDrop<WebDriver>,
    size: Size,
    chromedriver: Child,
    port: u16,
}

/// Notes what goes wrong in a tab, from the first line of its first page on.
const WATCH: &str = "
    window.wrong = JSON.parse(window.sessionStorage?.getItem('wrong') ?? '[]');
    const note = (kind, what) => {
        window.wrong.push(location.pathname + ': ' + kind + ': ' + what);
        window.sessionStorage?.setItem('wrong', JSON.stringify(window.wrong));
    };
    addEventListener('error', (event) => note('error', event.message || event.target?.src || event.target?.href), true);
    addEventListener('unhandledrejection', (event) => note('rejection', event.reason));
    const { error, warn } = console;
    console.error = (...what) => { note('console', what.join(' ')); error(...what); };
    console.warn = (...what) => { note('warning', what.join(' ')); warn(...what); };
    window.page = String(Math.random());
    window.taken = 0;
    document.addEventListener('click', () => window.taken += 1, true);
    document.addEventListener('securitypolicyviolation', (event) => note('policy', event.violatedDirective + ' ' + event.blockedURI));
";

impl Browser {
    /// Opens a browser whose user reads this language.
    pub async fn open(size: Size, lang: &str) -> Browser {
        let port = free_port();
        let mut chromedriver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed");
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            assert!(chromedriver.try_wait().is_ok_and(|ended| ended.is_none()), "chromedriver ended at once");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut wishes = DesiredCapabilities::chrome();
        let (width, height) = size.pixels();
        for arg in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            &format!("--window-size={width},{height}"),
            &format!("--accept-lang={lang}"),
        ] {
            wishes.add_arg(arg).expect("a plain argument");
        }
        let driver =
            WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await.expect("chromium is installed");
        let browser = Browser { driver: ManuallyDrop::new(driver), size, chromedriver, port };
        browser.prepare_tab().await;
        browser
    }

    async fn prepare_tab(&self) {
        let (width, height) = self.size.pixels();
        // The window has a frame of its own: the page is to have the whole size.
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.size == Size::Phone });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await;
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
    }

    /// Closes the tab, after another was opened.
    pub async fn close_tab(&self) {
        self.assert_fine().await;
        let tab = self.driver.new_tab().await.expect("a tab can be opened");
        self.driver.close_window().await.expect("a tab can be closed");
        self.driver.switch_to_window(tab).await.expect("the other tab is there");
        self.prepare_tab().await;
    }

    /// Opens a page in another tab of the same browser, which is the one that is looked at then. Gives the tab before it.
    pub async fn open_tab(&self, house: &House, path: &str) -> WindowHandle {
        let before = self.driver.window().await.expect("a tab is there");
        let tab = self.driver.new_tab().await.expect("a tab can be opened");
        self.switch_to(tab).await;
        self.prepare_tab().await;
        self.driver.goto(&house.address(path)).await.unwrap_or_else(|error| panic!("{path}: {error}"));
        before
    }

    /// Looks at another tab.
    pub async fn switch_to(&self, tab: WindowHandle) {
        self.driver.switch_to_window(tab).await.expect("the tab is there");
    }

    /// Clicks twice in a row into the middle of what the selector finds, as fast as one can.
    pub async fn click_twice(&self, selector: &str) {
        let element = self.wait_for(selector).await;
        element.scroll_into_view().await.expect("it can be seen");
        let chain = self.driver.action_chain().move_to_element_center(&element).double_click();
        chain.perform().await.expect("it can be clicked");
    }

    /// Plays on without motion, and with bots that don't dawdle, from the next page on.
    pub async fn hurry(&self, house: &House) {
        self.visit(house, "/credits").await;
        self.eval(
            "localStorage.setItem('piazza.settings', '{\"motion\":\"off\",\"bot_pace\":\"quick\"}') ?? true",
        )
        .await;
    }

    /// A command of the `DevTools` protocol.
    pub async fn tell(&self, method: &str, params: Value) -> Value {
        self.driver.cdp().send_raw(method, params).await.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Goes to a page of the house, and waits until it is drawn.
    pub async fn visit(&self, house: &House, path: &str) {
        self.go(&house.address(path)).await;
    }

    /// Goes to a page of ours, wherever it is, and waits until it is drawn.
    pub async fn go(&self, address: &str) {
        self.driver.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
        self.wait_for("main h1").await;
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("the page loads again");
        self.wait_for("main h1").await;
    }

    /// The element of this selector, as soon as it is there and can be seen.
    pub async fn wait_for(&self, selector: &str) -> WebElement {
        let script = format!("document.querySelector({})?.checkVisibility?.() ?? false", json!(selector));
        self.wait_until(&script).await;
        self.driver.find(By::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Waits until an expression of JavaScript holds.
    pub async fn wait_until(&self, expression: &str) {
        let start = Instant::now();
        while self.eval(expression).await != Value::Bool(true) {
            if start.elapsed() > PATIENCE {
                let text = self.eval("document.body.innerText").await;
                panic!("{expression} never held; noted: {:?}; the page: {text}", self.wrong().await);
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// The value of an expression of JavaScript.
    pub async fn eval(&self, expression: &str) -> Value {
        let result = self.driver.execute(format!("return ({expression});"), Vec::new()).await;
        result.unwrap_or_else(|error| panic!("{expression}: {error}")).json().clone()
    }

    /// The value of the body of an asynchronous function of JavaScript.
    pub async fn eval_async(&self, body: &str) -> Value {
        let script = format!(
            "const done = arguments[0]; (async () => {{ {body} }})().then(done, (error) => done(String(error)));"
        );
        let result = self.driver.execute_async(script, Vec::new()).await;
        result.unwrap_or_else(|error| panic!("{body}: {error}")).json().clone()
    }

    /// By day or by night, once it is drawn.
    pub async fn set_theme(&self, theme: &str) {
        self.eval_async(&format!(
            "document.documentElement.dataset.theme = '{theme}';
             await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));"
        ))
        .await;
    }

    /// What axe-core finds wrong with the page, a line each.
    pub async fn run_axe(&self) -> Vec<String> {
        self.axe("{}").await
    }

    /// What axe-core finds wrong with the colours.
    pub async fn check_contrast(&self) -> Vec<String> {
        self.axe("{ runOnly: ['color-contrast'] }").await
    }

    async fn axe(&self, options: &str) -> Vec<String> {
        const AXE: &str = include_str!("../axe/axe.min.js");
        if self.eval("typeof window.axe").await == "undefined" {
            self.driver.execute(AXE, Vec::new()).await.expect("axe-core runs");
        }
        // Colours count as they are once they have faded in.
        let found = self
            .eval_async(&format!(
                "document.getAnimations().forEach((one) => {{ if (one.effect.getTiming().iterations !== Infinity) one.finish(); }});
                 const {{ violations }} = await window.axe.run(document, {options});
                 return violations.map(({{ id, nodes }}) => id + ': ' + nodes.slice(0, 4).map(({{ html, any }}) =>
                     html.slice(0, 160) + ' ' + (any[0]?.message ?? '')).join(' | '));"
            ))
            .await;
        serde_json::from_value(found.clone()).unwrap_or_else(|_| panic!("axe-core: {found}"))
    }

    /// Clicks what the selector finds, as soon as it can be clicked.
    pub async fn click(&self, selector: &str) {
        self.click_found(&format!("document.querySelector({})", json!(selector))).await;
    }

    /// Clicks the button or link with these words.
    pub async fn click_text(&self, text: &str) {
        self.click_found(&format!(
            "[...document.querySelectorAll('button, a, label')].find((one) => one.checkVisibility() && !one.closest('[inert]')
                && (!document.querySelector('dialog[open]') || one.closest('dialog[open]')) && one.innerText.trim() === {})",
            json!(text)
        ))
        .await;
    }

    /// Clicks the element that an expression of JavaScript gives. The page may draw it anew at any moment: then it is looked for
    /// again.
    async fn click_found(&self, expression: &str) {
        let start = Instant::now();
        loop {
            match self.try_click(expression).await {
                Ok(()) => return,
                Err(error) if start.elapsed() > PATIENCE => {
                    let text = self.eval("document.body.innerText").await;
                    panic!("{expression}: {error}; noted: {:?}; the page: {text}", self.wrong().await);
                }
                Err(_) => tokio::time::sleep(MOMENT).await,
            }
        }
    }

    async fn try_click(&self, expression: &str) -> WebDriverResult<()> {
        const CLICKS: &str = "return [window.page, window.taken]";
        // What slides in is not yet where the click would go.
        let found = format!(
            "const one = {expression};
             const sliding = one?.closest('dialog, .drawer')?.getAnimations().some((each) => each.playState === 'running');
             return one?.checkVisibility?.() && !sliding ? one : null;"
        );
        let element = self.driver.execute(found, Vec::new()).await?.element()?;
        // Into the middle of the window, clear of what stands at its edges.
        element.scroll_into_view().await?;
        let before = self.driver.execute(CLICKS, Vec::new()).await?.json().clone();
        element.click().await?;
        let after = self.driver.execute(CLICKS, Vec::new()).await?.json().clone();
        // What has only just come under the pointer takes no click: then it is clicked again.
        if before == after {
            Err(WebDriverError::FatalError("the click was not taken".to_owned()))
        } else {
            Ok(())
        }
    }

    /// Fills a field in one go: typing a whole record would take long.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.wait_for(selector).await;
        let fill = format!(
            "(() => {{ const field = document.querySelector({}); field.value = {}; \
             field.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()",
            json!(selector),
            json!(text)
        );
        self.eval(&fill).await;
    }

    /// Opens a record on the page for replays, or for reviews.
    pub async fn show_record(&self, house: &House, page: &str, record: &str) {
        self.visit(house, page).await;
        self.fill("textarea", record).await;
        self.click("form .button.main").await;
        self.wait_for(".replay-steps input").await;
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: impl Into<TypingData>) {
        let chain = self.driver.action_chain().send_keys(keys);
        chain.perform().await.expect("keys can be typed");
    }

    /// What the selector finds says this, also while it still fades in.
    pub async fn text(&self, selector: &str) -> String {
        self.wait_for(selector).await;
        let text = self.eval(&format!("document.querySelector({}).innerText.trim()", json!(selector))).await;
        text.as_str().expect("an element has text").to_owned()
    }

    /// A picture of the window.
    pub async fn picture(&self) -> Vec<u8> {
        self.driver.screenshot_as_png().await.expect("a picture can be taken")
    }

    /// What went wrong in the tab since it was opened.
    pub async fn wrong(&self) -> Vec<String> {
        serde_json::from_value(self.eval("window.wrong ?? []").await).expect("a list of texts")
    }

    /// Nothing went wrong.
    pub async fn assert_fine(&self) {
        let wrong = self.wrong().await;
        assert!(wrong.is_empty(), "{}: {wrong:#?}", self.eval("location.href").await);
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes its browser when asked to end; killed, it would leave it behind.
        if let Ok(mut driver) = std::net::TcpStream::connect(("127.0.0.1", self.port)) {
            _ = driver.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
            _ = driver.read_to_end(&mut Vec::new());
        }
        _ = self.chromedriver.kill();
        _ = self.chromedriver.wait();
    }
}
