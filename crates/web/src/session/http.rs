//! Questions to the server that need one answer.

use leptos::prelude::GetUntracked;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The server can't be reached, or said no: with the text that it gave, in the visitor's language if it knows it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Declined(pub(crate) Option<String>);

/// Asks for what is at this address.
pub(crate) async fn get<T: DeserializeOwned>(address: &str, token: Option<&str>) -> Result<T, Declined> {
    ask("GET", address, None, token).await
}

/// Asks for the text that is at this address.
pub(crate) async fn text(address: &str) -> Result<String, Declined> {
    said("GET", address, None, None).await
}

/// Sends something there.
pub(crate) async fn post<T: DeserializeOwned>(
    address: &str,
    body: &impl Serialize,
    token: Option<&str>,
) -> Result<T, Declined> {
    let body = serde_json::to_string(body).map_err(|_| Declined(None))?;
    ask("POST", address, Some(body), token).await
}

async fn ask<T: DeserializeOwned>(
    method: &str,
    address: &str,
    body: Option<String>,
    token: Option<&str>,
) -> Result<T, Declined> {
    let text = said(method, address, body.as_deref(), token).await?;
    serde_json::from_str(&text).map_err(|_| Declined(None))
}

async fn said(
    method: &str,
    address: &str,
    body: Option<&str>,
    token: Option<&str>,
) -> Result<String, Declined> {
    let response = fetch(method, address, body, token).await.map_err(|_| Declined(None))?;
    let text = response.text().map_err(|_| Declined(None))?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if response.ok() {
        Ok(text)
    } else {
        let said = serde_json::from_str::<serde_json::Value>(&text).ok();
        Err(Declined(said.and_then(|said| Some(said.get("text")?.as_str()?.to_owned()))))
    }
}

async fn fetch(
    method: &str,
    address: &str,
    body: Option<&str>,
    token: Option<&str>,
) -> Result<web_sys::Response, JsValue> {
    let headers = web_sys::Headers::new()?;
    if body.is_some() {
        headers.set("Content-Type", "application/json")?;
    }
    if let Some(token) = token {
        headers.set("Authorization", &format!("Bearer {token}"))?;
    }
    let lang = crate::settings::settings().lang.get_untracked();
    headers.set("Accept-Language", lang.code())?;
    let options = web_sys::RequestInit::new();
    options.set_method(method);
    options.set_headers(&headers);
    if let Some(body) = body {
        options.set_body(&body.into());
    }
    let response =
        JsFuture::from(leptos::prelude::window().fetch_with_str_and_init(address, &options)).await?;
    response.dyn_into()
}
