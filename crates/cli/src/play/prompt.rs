//! What a person can type: a move, or a question about the game.

use super::session::Session;
use crate::failure::{Failure, text};
use crate::narration;
use crate::screen::{Screen, width};
use crate::terminal::{Page, Terminal};
use bots::Brain;
use engine::{At, Game, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Table, advise};

/// What a person wants.
pub(super) enum Answer<M> {
    Move(M),
    Undo,
    Board,
    Save,
    Quit,
}

/// More moves of a kind than anybody wants to read one by one.
const MANY: usize = 12;

/// How many worlds are looked at to find out what a player can know.
const WORLDS: usize = 8;

/// The commands, for completion.
const COMMANDS: [&str; 10] = ["?", "hint", "why ", "rule ", "board", "log", "undo", "save", "help", "quit"];

/// Asks until the answer is something to do.
pub(super) fn ask<T: Terminal>(
    session: &mut Session<'_, T>,
    seat: Seat,
) -> Result<Answer<<T::Game as Game>::Move>, Failure> {
    let screen = session.screen;
    let state = session.history().state().clone();
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let notations: Vec<String> = moves.iter().map(|&mv| state.notation(mv)).collect();
    let prompt =
        format!("{} ", screen.of_seat(seat, format_args!("{}>", screen.words.player(seat, &session.names))));
    loop {
        let offers = notations.iter().cloned().chain(COMMANDS.map(str::to_owned)).collect();
        let Some(line) = session.input.ask(screen, &prompt, offers)? else { return Ok(Answer::Quit) };
        let page = session.page(seat.into());
        let (command, rest) =
            line.split_once(' ').map_or((line.as_str(), ""), |(word, rest)| (word, rest.trim()));
        match command {
            "" => screen.line(screen.dim(screen.text("cli-hint"))),
            "?" | "moves" => screen.put(list(&state, &moves, &notations, rest, &page)),
            "hint" => screen.put(hint(session.host.table(), seat, &page)),
            "why" => screen.line(why(&state, rest, &page)),
            "rule" => screen.line(
                rule::<T::Game>(rest, screen)
                    .unwrap_or_else(|| screen.say("cli-no-such-rule", &[("found", text(rest))])),
            ),
            "log" => log(session, seat),
            "help" => screen.line(screen.text("cli-help")),
            "board" => return Ok(Answer::Board),
            "undo" => return Ok(Answer::Undo),
            "save" => return Ok(Answer::Save),
            "quit" | "exit" => return Ok(Answer::Quit),
            _ => match read(&state, &moves, &line, &page) {
                Ok(mv) => return Ok(Answer::Move(mv)),
                Err(wrong) => screen.line(wrong),
            },
        }
    }
}

/// A legal move, by its notation or by its number in the list; or why not.
fn read<G: Game>(state: &G, moves: &[G::Move], line: &str, page: &Page<'_>) -> Result<G::Move, String> {
    let numbered = line.parse::<usize>().ok().and_then(|number| moves.get(number.wrapping_sub(1)));
    match (state.parse_move(line), numbered) {
        (Ok(mv), _) => match state.check(mv) {
            Ok(()) => Ok(mv),
            Err(fault) => Err(page.screen.explain(&fault, page.names)),
        },
        (Err(_), Some(&mv)) => Ok(mv),
        (Err(at), None) => Err(pointed(line, &at, page)),
    }
}

/// What is wrong with a line, and an arrow to the place.
fn pointed(line: &str, at: &At<impl engine::Message>, page: &Page<'_>) -> String {
    let before: String = line.chars().take(at.column - 1).collect();
    let arrow = format!("{}^ ", " ".repeat(width(&before) + 2));
    let said = page.screen.explain(&at.fault, page.names);
    format!("  {line}\n{}", page.screen.wrap(&format!("{arrow}{said}"), 2))
}

/// The best three moves, how good they are, and what they are for.
fn hint<G: Brain>(table: &Table<G>, seat: Seat, page: &Page<'_>) -> String {
    let screen = page.screen;
    let mut said = String::new();
    for advice in advise(table.history().state(), seat, table.bot_seed(), &|| false) {
        let args = [
            ("move", text(screen.bold(advice.mv))),
            ("chance", text(format_args!("{}%", advice.chance))),
            ("purpose", text(screen.words.say(&advice.purpose, page.names))),
        ];
        said.push_str(&screen.wrap(&format!("  {}", screen.say("cli-advice", &args)), 4));
        said.push('\n');
    }
    said
}

/// Why a move can't be made; or what it brings.
fn why<G: Game>(state: &G, line: &str, page: &Page<'_>) -> String {
    match state.parse_move(line) {
        Err(at) => pointed(line, &at, page),
        Ok(mv) => match state.check(mv) {
            Err(fault) => page.screen.explain(&fault, page.names),
            Ok(()) => page.screen.say("cli-legal", &[("brings", text(brings(state, mv, page)))]),
        },
    }
}

/// What a move would bring about, as far as its player can know: what happens alike in worlds that they can't
/// tell apart, until something is turned up.
fn brings<G: Game>(state: &G, mv: G::Move, page: &Page<'_>) -> String {
    let events_in = |mut world: G| {
        let mut events = Vec::new();
        world.play_unchecked(mv, &mut events);
        events
    };
    if !state.reveals(mv) {
        return narration::sentences::<G>(&events_in(state.clone()), page);
    }
    let mut rng = Pcg64Mcg::seed_from_u64(0);
    let mut worlds = (0..WORLDS).map(|_| events_in(state.resample(page.viewer, &mut rng)));
    let mut known = worlds.next().unwrap_or_default();
    for events in worlds {
        let alike = known.iter().zip(&events).take_while(|(a, b)| a == b).count();
        known.truncate(alike);
    }
    format!("{} {}", narration::sentences::<G>(&known, page), page.screen.text("cli-reveals"))
        .trim()
        .to_owned()
}

/// The legal moves, with what each brings: all, or those that begin with a text. Where there are very many of a
/// kind the list only says what can be combined.
fn list<G: Game>(state: &G, moves: &[G::Move], notations: &[String], begin: &str, page: &Page<'_>) -> String {
    let begin = begin.to_lowercase();
    let all: Vec<Entry<'_, G::Move>> = (1..)
        .zip(moves.iter().zip(notations))
        .filter(|(_, (_, notation))| notation.to_lowercase().starts_with(&begin))
        .map(|(number, (&mv, notation))| Entry { number, mv, notation })
        .collect();
    if all.is_empty() {
        return format!("{}\n", page.screen.text("cli-no-such-move"));
    }
    let kinds = all.chunk_by(|a, b| first_word(a.notation) == first_word(b.notation));
    let tell = |kind: &[Entry<'_, G::Move>]| match combined(kind) {
        Some(pattern) if begin.is_empty() && kind.len() > MANY => {
            let word = first_word(kind[0].notation);
            let numbers = format!("{}-{}", kind[0].number, kind[kind.len() - 1].number);
            let pattern = page.screen.wrap(&format!("{numbers:>7}  {}", page.screen.bold(pattern)), 11);
            let more = page.screen.say("cli-more-moves", &[("word", text(word))]);
            format!("{pattern}\n         {}\n", page.screen.dim(more))
        }
        _ => groups(state, kind, page).iter().map(|group| group.to_text(page.screen)).collect(),
    };
    kinds.map(tell).collect()
}

/// A move in the list.
struct Entry<'a, M> {
    number: usize,
    mv: M,
    notation: &'a str,
}

fn first_word(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}

/// Moves of a kind as one line, `give hunter|grocer stack 1|2 take hayer|miner`, if every combination is there.
fn combined<M>(kind: &[Entry<'_, M>]) -> Option<String> {
    let mut places: Vec<Vec<&str>> = vec![Vec::new(); kind[0].notation.split(' ').count()];
    for entry in kind {
        let words: Vec<&str> = entry.notation.split(' ').collect();
        if words.len() != places.len() {
            return None;
        }
        for (place, word) in places.iter_mut().zip(words) {
            if !place.contains(&word) {
                place.push(word);
            }
        }
    }
    let combinations: usize = places.iter().map(Vec::len).product();
    let line = || places.iter().map(|words| words.join("|")).collect::<Vec<_>>().join(" ");
    (combinations == kind.len()).then(line)
}

/// Moves that bring the same, but for the place they name, stand together.
fn groups<'a, G: Game>(state: &G, kind: &[Entry<'a, G::Move>], page: &Page<'_>) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for &Entry { number, mv, notation } in kind {
        let (head, place) = notation.rsplit_once(' ').unwrap_or((notation, ""));
        let brings = brings(state, mv, page);
        // A bare number would be found in prices too.
        let is_place = place.contains(char::is_alphabetic);
        let brings = if is_place { brings.replace(place, "…") } else { brings };
        match groups.last_mut() {
            Some(group) if group.head == head && group.brings == brings => {
                group.places.push(place);
                group.last = number;
            }
            _ => groups.push(Group { first: number, last: number, head, places: vec![place], brings }),
        }
    }
    groups
}

/// Moves that are told together: their numbers, what they have in common, where they differ.
struct Group<'a> {
    first: usize,
    last: usize,
    head: &'a str,
    places: Vec<&'a str>,
    brings: String,
}

impl Group<'_> {
    fn to_text(&self, screen: &Screen) -> String {
        let numbers = match self.last - self.first {
            0 => self.first.to_string(),
            _ => format!("{}-{}", self.first, self.last),
        };
        let moves =
            format!("{numbers:>7}  {} {}", screen.bold(self.head), screen.bold(self.places.join(" ")));
        let brings = match self.places[..] {
            [place] => self.brings.replace('…', place),
            _ => self.brings.clone(),
        };
        let moves = screen.wrap(moves.trim_end(), 9 + width(self.head) + 1);
        let brings = screen.wrap(&format!("{}{brings}", " ".repeat(9)), 9);
        format!("{moves}\n{}\n", screen.dim(brings))
    }
}

/// The rule with this number, as the rules have it.
fn rule<G: Game>(number: &str, screen: &Screen) -> Option<String> {
    let rule = words::rules::rule(screen.words.lang(), G::ID, &number.to_uppercase())?;
    Some(screen.wrap(&format!("{}. {}", rule.number, rule.text), 0))
}

/// All that happened, as this player may know it.
fn log<T: Terminal>(session: &Session<'_, T>, seat: Seat) {
    let history = session.history();
    let page = session.page(seat.into());
    for (ply, events) in history.plies().iter().zip(narration::events_of(history)) {
        session.screen.line(narration::ply_line(ply, &events, &page));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(notations: &[&str], expected: Option<&str>) {
        let kind: Vec<_> = notations.iter().map(|notation| Entry { number: 1, mv: (), notation }).collect();
        assert_eq!(combined(&kind).as_deref(), expected);
    }

    #[test]
    fn moves_that_are_all_combinations_are_told_as_one() {
        check(
            &["give a take x", "give a take y", "give b take x", "give b take y"],
            Some("give a|b take x|y"),
        );
        check(&["give a take x", "give b take y"], None);
        check(&["reroll 2", "reroll 2 6"], None);
    }
}
