//! Language, theme, motion, the pace of bots, when moves are sent.

use crate::icon::Icon;
use crate::radio::Radio;
use crate::settings::{BotPace, Motion, Sending, Theme, settings};
use crate::text::{now, t};
use leptos::prelude::*;
use words::Lang;

/// Language, theme, motion, when moves are sent.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let settings = settings();
    let still = move || settings.motion.get() == Motion::Off;
    view! {
        <div class="page narrow">
            <h1>{t!("web-settings")}</h1>
            <div class="card stack">
                <label class="label">
                    {t!("web-name")} <small>{t!("web-name-hint")}</small>
                    <input
                        class="field"
                        maxlength="32"
                        autocomplete="nickname"
                        prop:value=move || settings.name.get()
                        on:change:target=move |event| settings.name.set(event.target().value().trim().to_owned())
                    />
                </label>
                <Radio
                    value=settings.lang.clone().into()
                    legend=t!("web-language")
                    options=Lang::ALL.to_vec()
                    label=|lang: Lang| lang.name().to_owned()
                />
                <Radio
                    value=settings.theme.clone().into()
                    legend=t!("web-theme")
                    options=vec![Theme::System, Theme::Light, Theme::Dark]
                    label=|theme| {
                        now(
                            match theme {
                                Theme::System => "web-theme-system",
                                Theme::Light => "web-theme-light",
                                Theme::Dark => "web-theme-dark",
                            },
                            &[],
                        )
                    }
                />
                <Radio
                    value=settings.bot_pace.clone().into()
                    legend=t!("web-bot-pace")
                    options=vec![BotPace::Quick, BotPace::Normal, BotPace::Calm]
                    label=|pace| {
                        now(
                            match pace {
                                BotPace::Quick => "web-bot-pace-quick",
                                BotPace::Normal => "web-bot-pace-normal",
                                BotPace::Calm => "web-bot-pace-calm",
                            },
                            &[],
                        )
                    }
                />
                <Radio
                    value=settings.sending.clone().into()
                    legend=t!("web-sending")
                    options=vec![Sending::Staged, Sending::Confirmed, Sending::AtOnce]
                    label=|sending| {
                        now(
                            match sending {
                                Sending::Staged => "web-sending-staged",
                                Sending::Confirmed => "web-sending-confirmed",
                                Sending::AtOnce => "web-sending-at-once",
                            },
                            &[],
                        )
                    }
                />
                <label class="switch">
                    <input
                        type="checkbox"
                        role="switch"
                        prop:checked=still
                        on:change:target=move |event| {
                            settings.motion.set(if event.target().checked() { Motion::Off } else { Motion::System });
                        }
                    />
                    <span>
                        <b>{t!("web-still")}</b>
                        <small class="hint">{t!("web-still-hint")}</small>
                    </span>
                </label>
            </div>
            <p class="hint with-icon">
                <Icon name="icon-info" />
                {t!("web-settings-kept")}
            </p>
        </div>
    }
}
