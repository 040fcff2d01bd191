//! A table of one game: answers what is said as the server does.

use crate::thought::Wanted;
use crate::{Job, Kept, KeptFault, LessonFault, Report, Thought};
use bots::{Brain, Level};
use engine::{Game, Message, Seat, Sentence, Setup, SetupLine, Viewer};
use table::{
    Action, Contribution, Entry, Fault, Millis, News, Occupant, Pace, Place, Secret, Speaker, Stage, Table,
    TableView, Trial,
};
use wire::http::SitDown;
use wire::{AskId, FromClient, Line, Refused, ToClient};

/// The bot that plays for somebody who did not say which.
const STAND_IN: Level = Level::Medium;

/// A table of any game.
pub(crate) trait Sitting {
    fn sit(&mut self, sit: SitDown, now: Millis) -> Vec<String>;
    fn say(&mut self, said: FromClient, now: Millis) -> Vec<String>;
    /// Lets chance happen that is due, at a table that was taken up again.
    fn go_on(&mut self, now: Millis) -> Vec<String>;
    fn version(&self) -> usize;
    fn record(&self) -> String;
    /// May whoever looks at the screen be advised now?
    fn check_advice(&self) -> Result<(), Sentence>;
    /// The bot that has to move.
    fn bot(&self) -> Option<Level>;
    fn job(&self, wanted: Wanted) -> Job;
    /// What the lesson has the bot play that has to move.
    fn scripted(&self) -> Option<Thought>;
    fn bot_plays(&mut self, seat: Seat, mv: String, now: Millis) -> Vec<String>;
}

/// A table of this game, and who looks at it.
pub(crate) struct Sat<G: Game> {
    table: Table<G>,
    viewer: Viewer,
    /// All that happened: whoever looks next is told from the start, as far as they may know it.
    news: Vec<News<G>>,
    /// The plies of a lesson.
    script: Vec<String>,
}

type Reports<G> = Vec<Report<TableView<<G as Game>::View>>>;

impl<G: Brain> Sat<G> {
    pub(crate) fn open(kept: &Kept) -> Result<Sat<G>, KeptFault> {
        if !G::knows_rules(kept.rules) {
            return Err(KeptFault::Rules { rules: kept.rules });
        }
        let lines =
            (1..).zip(&kept.setup).map(|(line, (key, value))| SetupLine { key, value, line, column: 1 });
        let setup = G::Setup::parse(kept.rules, kept.players, &lines.collect::<Vec<_>>())
            .map_err(|_| KeptFault::Setup)?;
        let secret = Secret::from_hex(&kept.secret).ok_or(KeptFault::Secret)?;
        let mut table = Table::new(setup, Pace::Unhurried, secret).with_hints(kept.hints);
        let mut news = Vec::with_capacity(kept.log.len());
        for (line, text) in (1..).zip(&kept.log) {
            let entry = Entry::parse(text).map_err(|_| KeptFault::Line { line })?;
            news.push(table.replay(&entry).map_err(|_| KeptFault::Line { line })?);
        }
        Ok(Sat { table, viewer: Viewer::Spectator, news, script: kept.script.clone() })
    }

    /// Everybody at the screen is asked at once, and sees what is asked: going back needs no answers one by one.
    fn all_agree(&mut self, now: Millis) -> Reports<G> {
        let seats: Vec<Seat> = Seat::all(self.table.places().len() as u8).collect();
        let mut reports = Vec::new();
        for seat in seats {
            if self.table.request().is_some() {
                reports.extend(self.act(Action::Answer { seat, agree: true }, now).unwrap_or_default());
            }
        }
        reports
    }

    /// Does it: what is to be kept, then what the viewer is told.
    fn act(&mut self, action: Action, now: Millis) -> Result<Reports<G>, Fault<G>> {
        let news = self.table.act(action, now)?;
        let since = self.news.len();
        Ok(vec![self.keep(news), Report::Tell(self.told(since, now))])
    }

    fn keep(&mut self, news: Vec<News<G>>) -> Report<TableView<G::View>> {
        let lines = news.iter().map(|news| news.entry.to_string()).collect();
        self.news.extend(news);
        Report::Keep(lines)
    }

    /// What happened after a version, and how the table lies now.
    fn told(&self, since: usize, now: Millis) -> ToClient<TableView<G::View>> {
        let news = self.news.iter().filter(|news| news.version > since).map(|news| news.seen_by(self.viewer));
        ToClient::News {
            version: self.table.version(),
            news: news.collect(),
            view: Some(self.view(now)),
            moves: Vec::new(),
        }
    }

    /// The table as the viewer may see it; in a lesson, only the move that it is about is offered.
    fn view(&self, now: Millis) -> TableView<G::View> {
        let mut view = self.table.view(self.viewer, now);
        if let Some((seat, wanted)) = self.wanted() {
            view.moves.retain(|mv| Some(seat) == view.you && mv == wanted);
        }
        view
    }

    /// Who is to play what, as long as the lesson lasts.
    fn wanted(&self) -> Option<(Seat, &str)> {
        let (seat, mv) = self.script.get(self.table.history().plies().len())?.split_once(' ')?;
        Some((Seat::from_number(seat.parse().ok()?)?, mv))
    }

    /// Is it a move that could be played, but not now: the lesson is about another?
    fn is_off_script(&self, mv: &str) -> bool {
        let state = self.table.history().state();
        let written = |mv| state.check(mv).is_ok().then(|| state.notation(mv));
        let meant = state.parse_move(mv).ok().and_then(written);
        self.wanted().zip(meant).is_some_and(|((_, wanted), meant)| meant != wanted)
    }

    /// What moves would bring.
    fn tried(&self, seat: Seat, moves: Vec<String>) -> Vec<Trial> {
        let mut trials = self.table.try_moves(seat, moves);
        for trial in &mut trials {
            if trial.refused.is_none() && self.is_off_script(&trial.mv) {
                trial.refused = Some(LessonFault::NotNow.sentence());
            }
        }
        trials
    }

    fn answer(&mut self, said: FromClient, now: Millis) -> Reports<G> {
        match said {
            FromClient::Ping => vec![Report::Tell(ToClient::Pong)],
            FromClient::Hello { token, since, .. } => {
                let seat = token.and_then(|token| Seat::from_number(token.parse().ok()?));
                let person = seat.filter(|seat| self.table.places().get(seat.index()).is_some_and(is_person));
                self.viewer = person.map_or(Viewer::Spectator, Viewer::Seat);
                vec![Report::Tell(match since {
                    Some(since) if since <= self.table.version() => self.told(since, now),
                    _ => ToClient::View {
                        version: self.table.version(),
                        chat: self.chat(),
                        past: Vec::new(),
                        view: self.view(now),
                    },
                })]
            }
            FromClient::Try { id, moves } => vec![Report::Tell(match self.viewer {
                Viewer::Seat(seat) => ToClient::Tried { id, trials: self.tried(seat, moves) },
                Viewer::Spectator => refused(Some(id), Fault::<G>::NoSuchSeat.sentence()),
            })],
            FromClient::Play { id, mv } if self.is_off_script(&mv) => {
                vec![Report::Tell(refused(Some(id), LessonFault::NotNow.sentence()))]
            }
            asked => {
                let id = asked.id().cloned();
                let done = self.action(asked).and_then(|action| self.act(action, now));
                match done {
                    Ok(mut reports) => {
                        // The one who asked hears first that it is done.
                        let version = self.table.version();
                        reports.splice(1..1, id.map(|id| Report::Tell(ToClient::Ack { id, version })));
                        reports.extend(self.all_agree(now));
                        reports
                    }
                    Err(fault) => vec![Report::Tell(refused(id, fault.sentence()))],
                }
            }
        }
    }

    /// What somebody said, as an action at the table.
    fn action(&self, said: FromClient) -> Result<Action, Fault<G>> {
        let level = |id: &str| id.parse::<Level>().unwrap_or(STAND_IN);
        let number = |number: u8| Seat::from_number(number).ok_or(Fault::NoSuchSeat);
        let seat = match self.viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Fault::NoSuchSeat),
        };
        Ok(match said {
            FromClient::SeatBot { seat, level: id, .. } => {
                Action::SeatBot { seat: number(seat)?, level: level(&id) }
            }
            FromClient::Leave { seat, .. } => Action::Leave { seat: number(seat)? },
            FromClient::Start { .. } => Action::Start,
            FromClient::Play { mv, .. } => Action::Play { seat: seat?, mv },
            FromClient::TakeBack { .. } => Action::TakeBack { seat: seat? },
            FromClient::Ask { plies, .. } => Action::AskTakeBack { seat: seat?, plies },
            FromClient::Answer { agree, .. } => Action::Answer { seat: seat?, agree },
            FromClient::Resign { .. } => Action::Resign { seat: seat? },
            FromClient::Away { level: id, .. } => {
                Action::Away { seat: seat?, level: id.as_deref().map_or(STAND_IN, level) }
            }
            FromClient::Back { .. } => Action::Back { seat: seat? },
            FromClient::Say { text, .. } => Action::Say { from: Speaker::Seat(seat?), text },
            FromClient::Hello { .. }
            | FromClient::Try { .. }
            | FromClient::Hint { .. }
            | FromClient::Ping => {
                unreachable!("answered without an action")
            }
        })
    }

    fn chat(&self) -> Vec<Line> {
        let name = |from: &Speaker| match from {
            Speaker::Seat(seat) => self.table.places()[seat.index()].name().to_owned(),
            Speaker::Spectator(name) => name.clone(),
        };
        let chat = self.table.chat().iter();
        chat.map(|(at, from, text)| Line { at: *at, name: name(from), text: text.clone() }).collect()
    }
}

fn is_person(place: &Place) -> bool {
    matches!(place.occupant, Occupant::Human { .. })
}

/// The page has the words: it says the sentence itself.
pub(crate) fn refused<V>(id: Option<AskId>, sentence: Sentence) -> ToClient<V> {
    ToClient::Refused { id, why: Refused { sentence, text: String::new() } }
}

pub(crate) fn written<V: serde::Serialize>(report: &Report<V>) -> String {
    serde_json::to_string(report).expect("a report can be written as JSON")
}

fn all_written<V: serde::Serialize>(reports: &[Report<V>]) -> Vec<String> {
    reports.iter().map(written).collect()
}

impl<G: Brain> Sitting for Sat<G> {
    fn sit(&mut self, sit: SitDown, now: Millis) -> Vec<String> {
        let open = self.table.places().iter().position(|place| place.occupant == Occupant::Open);
        // If none is open, the table says so.
        let seat = sit.seat.unwrap_or(Seat::new(open.unwrap_or(0) as u8));
        let contribution = sit.contribution.as_deref().and_then(Contribution::from_hex);
        let contribution = contribution.unwrap_or(Contribution::new([0; 32]));
        let done = self.act(Action::Sit { seat, name: sit.name, contribution }, now);
        all_written(&done.unwrap_or_else(|fault| vec![Report::Tell(refused(None, fault.sentence()))]))
    }

    fn say(&mut self, said: FromClient, now: Millis) -> Vec<String> {
        all_written(&self.answer(said, now))
    }

    fn go_on(&mut self, now: Millis) -> Vec<String> {
        let news = self.table.go_on(now);
        if news.is_empty() { Vec::new() } else { vec![written(&self.keep(news))] }
    }

    fn version(&self) -> usize {
        self.table.version()
    }

    fn record(&self) -> String {
        self.table.record().to_text()
    }

    fn check_advice(&self) -> Result<(), Sentence> {
        let checked = match self.viewer {
            Viewer::Seat(seat) => self.table.check_advice(seat),
            Viewer::Spectator => Err(Fault::NoSuchSeat),
        };
        checked.map_err(|fault| fault.sentence())
    }

    fn bot(&self) -> Option<Level> {
        (self.table.stage() == Stage::Playing).then(|| self.table.bot_to_move())?.map(|(_, level)| level)
    }

    fn job(&self, wanted: Wanted) -> Job {
        let (version, seed) = (self.table.version(), self.table.bot_seed());
        Job { game: G::ID.to_owned(), record: self.record(), version, seed, wanted }
    }

    fn scripted(&self) -> Option<Thought> {
        let (seat, mv) = self.wanted()?;
        Some(Thought::Move { seat, version: self.table.version(), mv: mv.to_owned() })
    }

    fn bot_plays(&mut self, seat: Seat, mv: String, now: Millis) -> Vec<String> {
        let done = self.act(Action::Play { seat, mv }, now);
        all_written(&done.unwrap_or_default())
    }
}
