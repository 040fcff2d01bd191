//! What is asked before a game in this browser: how many play, who, how well. What was chosen last is offered again.

use crate::choice::{Choice, Who};
use crate::dialog::Dialog;
use crate::icon::Icon;
use crate::radio::Radio;
use crate::settings::settings;
use crate::text::{now, t};
use crate::{storage, table};
use bots::Level;
use games::GameId;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde::{Deserialize, Serialize};

/// The levels that people are offered.
const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// What was chosen for a game.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Wish {
    players: u8,
    people: u8,
    level: u8,
    countess: u8,
    #[serde(default = "yes")]
    hints: bool,
}

fn yes() -> bool {
    true
}

impl Wish {
    fn key(game: GameId) -> String {
        format!("piazza.wish.{}", game.id())
    }

    fn load(game: GameId) -> Wish {
        storage::load(&Wish::key(game)).unwrap_or(Wish {
            players: 2,
            people: 1,
            level: 1,
            countess: 1,
            hints: true,
        })
    }

    /// The game as it is wished for. People sit first, then bots.
    fn choice(&self, game: GameId, names: &[String]) -> Choice {
        if self.players == 1 {
            let levels = game.info().choices("solo");
            let level = levels.get(usize::from(self.countess)).or(levels.last());
            let setup = level.map(|level| ("solo".to_owned(), (*level).to_owned())).into_iter().collect();
            return Choice { game, setup, seats: vec![Who::Person(names[0].clone())], hints: self.hints };
        }
        let level = LEVELS[usize::from(self.level).min(LEVELS.len() - 1)];
        let people = self.people.clamp(1, self.players);
        let seat = |seat: u8| {
            if seat < people { Who::Person(names[usize::from(seat)].clone()) } else { Who::bot(level) }
        };
        Choice { game, setup: Vec::new(), seats: (0..self.players).map(seat).collect(), hints: self.hints }
    }
}

/// Asks for the rest, and begins.
#[component]
pub(crate) fn StartDialog(game: GameId, open: RwSignal<bool>) -> impl IntoView {
    let wish = Wish::load(game);
    let players = RwSignal::new(wish.players);
    let people = RwSignal::new(wish.people);
    let level = RwSignal::new(wish.level);
    let countess = RwSignal::new(wish.countess);
    let hints = RwSignal::new(wish.hints);
    let names = RwSignal::new(vec![String::new(); 5]);
    names.update_untracked(|names| names[0] = settings().name.get_untracked());
    let solo = move || players.get() == 1;
    let counts: Vec<u8> = game.info().seats.clone().collect();
    let solo_levels = game.info().choices("solo");
    let solo_numbers: Vec<u8> = (0..solo_levels.len() as u8).collect();
    let people_counts = Signal::derive(move || (1..=players.get()).collect::<Vec<u8>>());
    let navigate = use_navigate();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = Wish {
            players: players.get(),
            people: people.get(),
            level: level.get(),
            countess: countess.get(),
            hints: hints.get(),
        };
        // If the browser keeps nothing, the next game is asked for from scratch.
        storage::save(&Wish::key(game), &wish);
        open.set(false);
        navigate(&table::begin_offline(&wish.choice(game, &names.get())), NavigateOptions::default());
    };
    let name_fields = move || {
        let people = people.get().min(players.get());
        (people > 1).then(|| (0..usize::from(people)).map(|seat| name_field(names, seat)).collect_view())
    };
    view! {
        <Dialog open title=Signal::derive(t!(game.id()))>
            <form class="stack" on:submit=start>
                <Radio
                    value=players
                    legend=t!("web-how-many")
                    options=counts
                    label=|players: u8| if players == 1 { now("web-solo", &[]) } else { players.to_string() }
                />
                <div class="stack" hidden=solo>
                    <Radio
                        value=level
                        legend=t!("web-how-well")
                        options=vec![0, 1, 2, 3]
                        label=|level: u8| now(level_word(LEVELS[usize::from(level)]), &[])
                    />
                    <Radio
                        value=people
                        legend=t!("web-people-here")
                        options=people_counts
                        label=|people: u8| people.to_string()
                    />
                    <div class="names">{name_fields}</div>
                </div>
                <div class="stack" hidden=move || !solo()>
                    <Radio
                        value=countess
                        legend=t!("web-countess")
                        options=solo_numbers
                        label=move |level: u8| now(&solo_word(game, solo_levels[usize::from(level)]), &[])
                    />
                </div>
                <label class="switch">
                    <input type="checkbox" role="switch" bind:checked=hints />
                    <span><b>{t!("web-hints")}</b></span>
                </label>
                <button class="button main">
                    <Icon name="icon-play" />
                    {t!("web-start")}
                </button>
            </form>
        </Dialog>
    }
}

fn name_field(names: RwSignal<Vec<String>>, seat: usize) -> impl IntoView {
    view! {
        <label class="label">
            {t!("player", number = seat + 1)}
            <input
                class="field"
                maxlength="32"
                prop:value=move || names.read()[seat].clone()
                on:input:target=move |event| names.write()[seat] = event.target().value()
            />
        </label>
    }
}

/// The id of the word for how hard a game is to play alone.
pub(crate) fn solo_word(game: GameId, level: &str) -> String {
    format!("{}-level-{level}", game.id())
}

/// The word for how well a bot plays.
fn level_word(level: Level) -> &'static str {
    match level {
        Level::Random | Level::Greedy | Level::Easy => "web-level-easy",
        Level::Medium => "web-level-medium",
        Level::Hard => "web-level-hard",
        Level::Master => "web-level-master",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        vec!["Anna".into(), "Bruno".into(), String::new(), String::new(), String::new()]
    }

    #[test]
    fn people_sit_first_and_bots_fill_the_table() {
        let wish = Wish { players: 3, people: 2, level: 2, countess: 0, hints: true };
        let choice = wish.choice(GameId::of("bohemian").unwrap(), &names());
        let hard = Who::Bot("hard".into());
        assert_eq!(choice.seats, [Who::Person("Anna".into()), Who::Person("Bruno".into()), hard]);
    }

    #[test]
    fn alone_means_against_the_countess() {
        let wish = Wish { players: 1, people: 4, level: 0, countess: 2, hints: true };
        let choice = wish.choice(GameId::of("villagers").unwrap(), &names());
        assert_eq!(choice.setup, [("solo".to_owned(), "expert".to_owned())]);
        assert_eq!(choice.seats, [Who::Person("Anna".into())]);
    }
}
