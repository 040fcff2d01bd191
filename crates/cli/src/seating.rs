//! Who sits where: people and bots.

use crate::failure::{Failure, text};
use crate::screen::Screen;
use bots::Level;
use engine::{Arg, Game, Record, Seat};
use table::{Contribution, DiceSource, Fact};

/// Who plays on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Empty if nobody said.
    pub(crate) name: String,
    /// The bot that plays; nothing for a person.
    pub(crate) bot: Option<Level>,
}

/// The names of bots that were given none, by seat.
const NAMES: [&str; 5] = ["Božena", "Jan", "Libuše", "Karel", "Milada"];

/// The players of a table: those that were named, then bots. Where nobody was named a person sits first.
pub(crate) fn players(
    screen: &Screen,
    seats: u8,
    named: &[String],
    others: &str,
) -> Result<Vec<Player>, Failure> {
    if named.len() > seats as usize {
        let args = [("named", Arg::Number(named.len() as i64)), ("seats", Arg::Number(seats.into()))];
        return Err(Failure::usage(screen.say("cli-too-many-seats", &args)));
    }
    let default = ["human".to_owned()];
    let named = if named.is_empty() { &default } else { named };
    let specs = named.iter().map(String::as_str).chain(std::iter::repeat(others));
    specs.zip(NAMES).take(seats as usize).map(|(spec, name)| player(screen, spec, name)).collect()
}

/// `human`, `human:Anna`, `greedy`, `greedy:Jan`.
fn player(screen: &Screen, spec: &str, default_name: &str) -> Result<Player, Failure> {
    let (kind, name) = spec.split_once(':').unwrap_or((spec, ""));
    let bot = if kind == "human" { None } else { Some(level(screen, kind)?) };
    let name = if name.is_empty() && bot.is_some() { default_name } else { name };
    Ok(Player { name: name.to_owned(), bot })
}

/// The level with this id, or which there are.
pub(crate) fn level(screen: &Screen, id: &str) -> Result<Level, Failure> {
    id.parse().map_err(|_| {
        let known = Level::ALL.map(Level::id).join(", ");
        Failure::usage(screen.say("cli-unknown-bot", &[("found", text(id)), ("known", text(known))]))
    })
}

/// Notes in a record who sits where.
pub(crate) fn write<G: Game>(players: &[Player], record: &mut Record<G>) {
    record.names = players.iter().map(|player| player.name.clone()).collect();
    for (seat, player) in Seat::all(record.history.seats()).zip(players) {
        if let Some(level) = player.bot {
            record.meta.push(("bot".to_owned(), format!("{seat} {}", level.id())));
        }
    }
}

/// Who sits where by a record, with what they add to the dice. A bot that this program does not have is a person from
/// now on.
pub(crate) fn facts<G: Game>(record: &Record<G>, dice: &DiceSource) -> Vec<Fact> {
    let bot = |seat: Seat| -> Option<Level> {
        let lines = record.meta.iter().filter(|(key, _)| key == "bot");
        let mut bots = lines.filter_map(|(_, value)| value.split_once(' '));
        bots.find(|(number, _)| *number == seat.to_string()).and_then(|(_, id)| id.parse().ok())
    };
    let sits = |(seat, name): (Seat, &String)| {
        if let Some(level) = bot(seat) {
            return Fact::BotSat { seat, level, name: name.clone() };
        }
        let contribution = dice.contributions.get(seat.index()).copied().flatten();
        let contribution = contribution.unwrap_or(Contribution::new([0; 32]));
        Fact::Sat { seat, name: name.clone(), contribution }
    };
    Seat::all(record.history.seats()).zip(&record.names).map(sits).collect()
}
